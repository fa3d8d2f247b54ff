// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/screenshots/window_state.h"

#include "model/lesson/shipped_lessons.h"
#include "model/scenario/check_value.h"
#include "ui/document/scenario_document.h"
#include "ui/help/help_window.h"
#include "ui/lesson/teacher/teacher_view.h"
#include "ui/panels/dashboard.h"
#include "ui/window/lesson_actions.h"
#include "ui/window/main_window.h"
#include "ui/window/plan_view.h"
#include "ui/window/presentation.h"
#include "ui/window/sandbox_window.h"

#include <QCoreApplication>
#include <QDockWidget>

namespace planner::ui {

namespace {

bool edit(MainWindow& window, const QString& id, const QString& text) {
    const auto parameter = find_parameter(id.toStdString());
    if (!parameter)
        return false;
    const auto value = parse_value(*parameter, text.toStdString());
    return value && window.document().setValue(*parameter, *value);
}

bool play(MainWindow& window, const QString& lessonId, const QString& stepId) {
    for (const auto& lesson : shipped_lessons()) {
        if (lesson.id != lessonId.toStdString())
            continue;
        window.lessons().start(lesson);
        for (std::size_t index = 0; index < lesson.steps.size(); ++index)
            if (lesson.steps[index].id == stepId.toStdString()) {
                window.lessons().player().goTo(index);
                return true;
            }
    }
    return false;
}

bool showPage(MainWindow& window, const QString& name) {
    const auto index = QStringList{QStringLiteral("charts"), QStringLiteral("validation"),
                                   QStringLiteral("efficiency"), QStringLiteral("model")}
                           .indexOf(name);
    if (index < 0)
        return false;
    window.planView().showPage(static_cast<Page>(index));
    return true;
}

bool showChart(MainWindow& window, const QString& name) {
    if (!window.dashboard().card(name))
        return false;
    window.dashboard().showAlone(name);
    return true;
}

bool obey(MainWindow& window, const QString& word, QWidget*& shown) {
    const auto verb = word.section(u'=', 0, 0);
    const auto argument = word.section(u'=', 1);
    if (verb == QLatin1String("preset")) {
        window.openScenario(argument);
    } else if (verb == QLatin1String("lesson")) {
        return play(window, argument.section(u'/', 0, 0), argument.section(u'/', 1));
    } else if (verb == QLatin1String("answered")) {
        window.lessons().player().reveal();
    } else if (verb == QLatin1String("page")) {
        return showPage(window, argument);
    } else if (verb == QLatin1String("chart")) {
        return showChart(window, argument);
    } else if (verb == QLatin1String("explain")) {
        emit window.planView().figureActivated(argument);
    } else if (verb == QLatin1String("questions")) {
        window.questionsDock().show();
        window.questionsDock().raise();
    } else if (verb == QLatin1String("sandbox")) {
        window.sandboxes().showPanel(argument);
        shown = &window.sandboxes();
    } else if (verb == QLatin1String("help")) {
        auto* help = new HelpWindow(&window);
        help->showTopic(argument);
        help->show();
        shown = help;
    } else if (verb == QLatin1String("teacher")) {
        shown = &window.lessons().teacher();
        shown->show();
    } else if (verb == QLatin1String("presenting")) {
        window.presentation().enter();
    } else {
        return edit(window, verb, argument);
    }
    return true;
}

} // namespace

void settle() {
    for (int turn = 0; turn < 20; ++turn)
        QCoreApplication::processEvents();
}

tl::expected<QWidget*, QString> bringTo(MainWindow& window, const QStringList& words) {
    QWidget* shown = &window;
    for (const auto& word : words) {
        if (!obey(window, word, shown))
            return tl::unexpected(word);
        settle();
    }
    return shown;
}

} // namespace planner::ui
