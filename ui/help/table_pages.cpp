// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/table_pages.h"

#include "model/catalog/presets.h"
#include "model/explain/explanation.h"
#include "model/scenario/check_value.h"
#include "model/scenario/values_json.h"
#include "ui/language/translate.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace planner::ui {

namespace {

QString words(const char* text) { return QCoreApplication::translate("guide", text); }

QString anchored(const QString& anchor, const QString& title, std::string_view id) {
    return QStringLiteral("<h3><a name=\"%1\"></a>%2</h3><p><code>%3</code></p>")
        .arg(anchor, title.toHtmlEscaped(), fromModel(id));
}

QString line(const QString& text) { return QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped()); }

QString inputEntry(Parameter parameter) {
    const auto& entry = info(parameter);
    auto html =
        anchored(inputAnchor(entry.id), translated(entry.label), entry.id) + line(translated(entry.help));
    html += line(words(QT_TRANSLATE_NOOP("guide", "Legal: %1")).arg(translated(legal_values(parameter))));
    html +=
        line(words(QT_TRANSLATE_NOOP("guide", "Default: %1")).arg(formattedValue(parameter, entry.standard)));
    if (entry.link != nullptr)
        html += line(
            words(QT_TRANSLATE_NOOP("guide", "Follows, until it is set: %1")).arg(translated(entry.link)));
    html +=
        line(words(QT_TRANSLATE_NOOP("guide", "Source of the default: %1")).arg(translated(entry.source)));
    return html;
}

QString formulaOf(const Explanation& explanation) {
    QString text;
    for (const auto& part : explanation.formula)
        text += part.symbol.empty() ? translated(part.label) : QString::fromStdString(part.symbol);
    return text;
}

QString figureEntry(const Explainer& explainer, Figure figure) {
    const auto& entry = info(figure);
    const auto explanation = explainer.explain(figure);
    auto html =
        anchored(figureAnchor(entry.id), translated(entry.label), entry.id) + line(translated(entry.help));
    if (!explanation.formula.empty())
        html += QStringLiteral("<p>= %1</p>").arg(formulaOf(explanation).toHtmlEscaped());
    return html;
}

/// The part of an id that its section shares: all but the last part.
std::string_view sectionOf(std::string_view id) { return id.substr(0, id.rfind('.')); }

struct SectionWord {
    const char* part;
    const char* title;
};
constexpr std::array sectionWords{
    SectionWord{"model", QT_TRANSLATE_NOOP("guide", "Model")},
    SectionWord{"chapter", QT_TRANSLATE_NOOP("guide", "Chapter")},
    SectionWord{"limit", QT_TRANSLATE_NOOP("guide", "Limit")},
    SectionWord{"estimate", QT_TRANSLATE_NOOP("guide", "Estimate")},
    SectionWord{"measured", QT_TRANSLATE_NOOP("guide", "Measured")},
    SectionWord{"decode", QT_TRANSLATE_NOOP("guide", "Decode unit")},
    SectionWord{"prefill", QT_TRANSLATE_NOOP("guide", "Prefill unit")},
    SectionWord{"memory", QT_TRANSLATE_NOOP("guide", "Memory")},
    SectionWord{"kernels", QT_TRANSLATE_NOOP("guide", "Kernels")},
    SectionWord{"service", QT_TRANSLATE_NOOP("guide", "Service")},
    SectionWord{"units", QT_TRANSLATE_NOOP("guide", "Whole units")},
    SectionWord{"revenue", QT_TRANSLATE_NOOP("guide", "Revenue")},
    SectionWord{"question", QT_TRANSLATE_NOOP("guide", "Questions")},
};

/// A section in words; a part of its id that has none stays as it is.
QString sectionTitle(const QString& section) {
    auto parts = section.split(u'.');
    for (auto& part : parts)
        for (const auto& word : sectionWords)
            if (part == QLatin1String(word.part)) {
                part = words(word.title);
                break;
            }
    return parts.join(QStringLiteral(" · "));
}

} // namespace

QString inputAnchor(std::string_view parameterId) {
    return QStringLiteral("input:") + fromModel(parameterId);
}
QString figureAnchor(std::string_view figureId) { return QStringLiteral("figure:") + fromModel(figureId); }

QVector<GuidePage> inputPages() {
    QVector<GuidePage> pages;
    for (const auto& group : parameter_groups()) {
        GuidePage page{QStringLiteral("inputs:") + QString::fromStdString(group),
                       words(QT_TRANSLATE_NOOP("guide", "Inputs: %1")).arg(groupTitle(group)),
                       {},
                       0};
        page.html = QStringLiteral("<h1>%1</h1>").arg(page.title.toHtmlEscaped());
        for (std::size_t index = 0; index < parameter_count; ++index)
            if (parameter_table[index].group() == group)
                page.html += inputEntry(static_cast<Parameter>(index));
        pages.append(page);
    }
    return pages;
}

QVector<GuidePage> figurePages() {
    const Explainer explainer(presets().front());
    QVector<GuidePage> pages;
    for (std::size_t index = 0; index < figure_count; ++index) {
        const auto figure = static_cast<Figure>(index);
        const auto section = fromModel(sectionOf(info(figure).id));
        const auto id = QStringLiteral("figures:") + section;
        auto page =
            std::find_if(pages.begin(), pages.end(), [&id](const GuidePage& each) { return each.id == id; });
        if (page == pages.end()) {
            const auto title = words(QT_TRANSLATE_NOOP("guide", "Figures: %1")).arg(sectionTitle(section));
            page = pages.insert(pages.end(),
                                {id, title, QStringLiteral("<h1>%1</h1>").arg(title.toHtmlEscaped()), 0});
        }
        page->html += figureEntry(explainer, figure);
    }
    return pages;
}

} // namespace planner::ui
