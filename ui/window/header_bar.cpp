// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/header_bar.h"

#include "ui/document/scenario_document.h"
#include "ui/language/translate.h"
#include "ui/theme/style.h"
#include "ui/widgets/elided_label.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>

#include <array>
#include <cmath>

namespace planner::ui {

namespace {

constexpr int widestBaseline = 220; ///< of the baseline's name, in pixels at text size 1

QLabel* labelled(const char* role, QWidget* parent) {
    auto* label = new ElidedLabel(parent);
    label->setProperty("role", QString::fromLatin1(role));
    return label;
}

} // namespace

namespace {

/// A short stroke in the colour and style of a lens.
QIcon lensStroke(Meaning lens, const Theme& theme) {
    constexpr QSize size(24, 12);
    constexpr qreal air = 4;   ///< between stroke and word
    constexpr qreal scale = 3; // crisp at every usual screen scale
    QPixmap pixmap(size * scale);
    pixmap.setDevicePixelRatio(scale);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setPen(QPen(theme.colour(lens), 2.5, theme.lineStyle(lens), Qt::FlatCap));
    painter.drawLine(QPointF(0, size.height() / 2.0), QPointF(size.width() - air, size.height() / 2.0));
    return QIcon(pixmap);
}

} // namespace

HeaderBar::HeaderBar(ScenarioDocument& document, QWidget* parent)
    : QFrame(parent), m_document(document), m_name(labelled("heading", this)),
      m_state(labelled("muted", this)), m_focus(new QButtonGroup(this)), m_baseline(new QPushButton(this)) {
    setProperty("strip", true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(14, 7, 14, 7);
    row->setSpacing(8);
    row->addWidget(m_name);
    row->addWidget(m_state);
    row->addStretch(1);
    auto* segments = new QHBoxLayout;
    segments->setSpacing(0);
    const std::array places{"first", "middle", "last"};
    for (std::size_t index = 0; index < places.size(); ++index) {
        auto* segment = new QPushButton(this);
        segment->setCheckable(true);
        segment->setProperty("segment", QString::fromLatin1(places.at(index)));
        m_focus->addButton(segment, static_cast<int>(index));
        segments->addWidget(segment);
    }
    m_focus->button(0)->setChecked(true);
    row->addLayout(segments);
    for (std::size_t index = 0; index < m_lenses.size(); ++index) {
        auto* chip = m_lenses.at(index) = new QPushButton(this);
        chip->setCheckable(true);
        chip->setChecked(true);
        chip->setProperty("chip", true);
        row->addWidget(chip);
        connect(chip, &QPushButton::toggled, this,
                [this, lens = static_cast<Lens>(index)](bool shown) { emit lensToggled(lens, shown); });
    }
    m_baseline->setProperty("chip", true);
    row->addWidget(m_baseline);
    connect(m_focus, &QButtonGroup::idClicked, this,
            [this](int id) { emit focusChosen(static_cast<Focus>(id)); });
    connect(m_baseline, &QPushButton::clicked, this, &HeaderBar::openBaselineMenu);
    connect(&document, &ScenarioDocument::documentChanged, this, &HeaderBar::documentChanged);
    connect(&document, &ScenarioDocument::planChanged, this, &HeaderBar::documentChanged);
    connect(&document, &ScenarioDocument::baselineChanged, this, &HeaderBar::baselineChanged);
    retranslate();
    drawStrokes();
}

void HeaderBar::setFocusOn(Focus focus) { m_focus->button(static_cast<int>(focus))->setChecked(true); }

void HeaderBar::openBaselineMenu() {
    QMenu menu(this);
    menu.addAction(tr("Take this plan as baseline"), this, [this] { m_document.setBaseline(); });
    menu.addAction(tr("Swap plan and baseline"), this, [this] { m_document.swapWithBaseline(); })
        ->setEnabled(m_document.hasBaseline());
    menu.addAction(tr("Clear the baseline"), this, [this] { m_document.clearBaseline(); })
        ->setEnabled(m_document.hasBaseline());
    menu.exec(m_baseline->mapToGlobal(QPoint(0, m_baseline->height())));
}

void HeaderBar::documentChanged() {
    const auto name = m_document.displayName();
    const bool measured = !std::isnan(m_document.plan()["measured.decode.step_s"_fig]);
    const auto untouched = measured ? tr("as published") : tr("unchanged");
    const auto state = m_document.plan().is_published ? untouched : tr("edited");
    if (m_name->text() != name)
        m_name->setText(name);
    if (m_state->text() != state)
        m_state->setText(state);
    m_name->setToolTip(name + QStringLiteral("\n\n") + translated(m_document.scenario().description.c_str()));
}

void HeaderBar::baselineChanged() {
    const auto name =
        m_document.hasBaseline() ? tr("Baseline: %1").arg(m_document.baselineName()) : tr("No baseline");
    const auto widest = static_cast<int>(widestBaseline * currentTheme().textScale);
    m_baseline->setText(m_baseline->fontMetrics().elidedText(name, Qt::ElideRight, widest));
    m_baseline->setToolTip(name + u'\n' + tr("What every chart shows as a ghost"));
}

void HeaderBar::drawStrokes() {
    constexpr std::array meanings{Meaning::Chapter, Meaning::Limit, Meaning::Estimate, Meaning::Measured};
    for (std::size_t index = 0; index < m_lenses.size(); ++index)
        m_lenses.at(index)->setIcon(lensStroke(meanings.at(index), currentTheme()));
}

void HeaderBar::retranslate() {
    m_focus->button(0)->setText(tr("Decode unit"));
    m_focus->button(1)->setText(tr("Prefill unit"));
    m_focus->button(2)->setText(tr("Service"));
    const std::array names{tr("Chapter"), tr("Limit"), tr("Estimate"), tr("Measured")};
    const std::array tips{tr("Show the chapter's hand calculation, a lower bound"),
                          tr("Show the full model with everything ideal"),
                          tr("Show the full model with realistic efficiencies"),
                          tr("Show what was measured beside what is computed")};
    for (std::size_t index = 0; index < m_lenses.size(); ++index) {
        m_lenses.at(index)->setText(names.at(index));
        m_lenses.at(index)->setToolTip(tips.at(index));
    }
    documentChanged();
    baselineChanged();
}

void HeaderBar::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        drawStrokes();
}

} // namespace planner::ui
