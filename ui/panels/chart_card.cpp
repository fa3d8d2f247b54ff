// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/chart_card.h"

#include "ui/charts/base/chart.h"
#include "ui/help/help_topic.h"
#include "ui/panels/glyph.h"
#include "ui/widgets/elided_label.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QMouseEvent>
#include <QToolButton>

namespace planner::ui {

namespace {

QLabel* labelled(const char* role, QWidget* parent) {
    auto* label = new ElidedLabel(parent);
    label->setProperty("role", QString::fromLatin1(role));
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    return label;
}

} // namespace

ChartCard::ChartCard(const ChartKind& kind, QWidget* parent)
    : QFrame(parent), m_name(QString::fromLatin1(kind.name)), m_chart(kind.make(this)),
      m_title(labelled("title", this)), m_subtitle(labelled("caption", this)) {
    setProperty("card", true);
    setObjectName(m_name);
    setProperty(helpTopicProperty, QStringLiteral("chart:") + m_name);
    auto* head = new QHBoxLayout;
    head->setSpacing(2);
    head->addWidget(m_title, 1);
    m_enlarge = addButton(*head, &ChartCard::enlargeRequested);
    m_copy = addButton(*head, &ChartCard::copyRequested);
    m_save = addButton(*head, &ChartCard::saveRequested);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 10, 12, 10);
    column->setSpacing(2);
    column->addLayout(head);
    column->addWidget(m_subtitle);
    column->addSpacing(4);
    column->addWidget(&chart(), 1);
    connect(&chart(), &Chart::elementActivated, this, &ChartCard::figureActivated);
    chart().installEventFilter(this);
    retranslate();
}

ChartCard::~ChartCard() = default;

Chart& ChartCard::chart() const { return m_chart->widget(); }

QString ChartCard::title() const { return m_chart->title(); }

QToolButton* ChartCard::addButton(QLayout& row, void (ChartCard::*signal)()) {
    auto* button = new QToolButton(this);
    button->setProperty("icon", true);
    button->setIconSize({16, 16});
    connect(button, &QToolButton::clicked, this, signal);
    row.addWidget(button);
    return button;
}

void ChartCard::refresh(const ChartInput& input) {
    m_input = input;
    m_waiting = true;
    catchUp();
}

void ChartCard::catchUp() {
    if (m_waiting && !visibleRegion().isEmpty())
        applyInput();
}

void ChartCard::applyInput() {
    if (!m_waiting || m_input.plan == nullptr)
        return;
    m_waiting = false;
    ++m_refreshCount;
    m_chart->refresh(m_input);
    const auto subtitle = m_chart->subtitle(m_input);
    if (m_subtitle->text() != subtitle) {
        m_subtitle->setText(subtitle);
        m_subtitle->setToolTip(subtitle);
    }
}

void ChartCard::setTheme(const Theme& theme) {
    m_theme = theme;
    chart().setTheme(theme);
    m_enlarge->setIcon(glyphIcon(m_enlarged ? Glyph::Restore : Glyph::Enlarge, theme));
    m_copy->setIcon(glyphIcon(Glyph::Copy, theme));
    m_save->setIcon(glyphIcon(Glyph::Save, theme));
}

void ChartCard::setEnlarged(bool enlarged) {
    m_enlarged = enlarged;
    setTheme(m_theme);
    retranslate();
}

void ChartCard::hideEnlarge() { m_enlarge->hide(); }

void ChartCard::setControlsShown(bool shown) {
    if (shown && m_controls == nullptr && (m_controls = m_chart->makeControls(this)) != nullptr)
        layout()->addWidget(m_controls);
    if (m_controls != nullptr)
        m_controls->setVisible(shown);
}

void ChartCard::showEvent(QShowEvent* event) {
    QFrame::showEvent(event);
    applyInput();
}

bool ChartCard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::MouseButtonPress && event->type() != QEvent::MouseMove)
        return QFrame::eventFilter(watched, event);
    const auto* mouse = static_cast<QMouseEvent*>(event);
    if (event->type() == QEvent::MouseButtonPress)
        m_pressed = mouse->pos();
    else if (mouse->buttons().testFlag(Qt::LeftButton) &&
             (mouse->pos() - m_pressed).manhattanLength() >= QApplication::startDragDistance()) {
        emit dragRequested();
        return true;
    }
    return QFrame::eventFilter(watched, event);
}

void ChartCard::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_waiting = true;
        if (isVisible())
            applyInput();
    }
}

void ChartCard::retranslate() {
    m_title->setText(m_chart->title());
    chart().setAccessibleName(m_chart->title());
    const auto name = [](QToolButton* button, const QString& text) {
        button->setToolTip(text);
        button->setAccessibleName(text);
    };
    name(m_enlarge, m_enlarged ? tr("Back to all charts") : tr("Show this chart alone"));
    name(m_copy, tr("Copy the chart: picture and numbers"));
    name(m_save, tr("Save the chart as PNG, SVG, PDF or CSV"));
}

void ChartCard::contextMenuEvent(QContextMenuEvent* event) {
    QMenu menu(this);
    const bool isAlone = m_enlarge->isHidden();
    if (!isAlone)
        menu.addAction(m_enlarge->toolTip(), this, &ChartCard::enlargeRequested);
    menu.addAction(m_copy->toolTip(), this, &ChartCard::copyRequested);
    menu.addAction(m_save->toolTip(), this, &ChartCard::saveRequested);
    if (!isAlone) {
        menu.addSeparator();
        menu.addAction(tr("Move earlier"), this, [this] { emit moveRequested(-1); });
        menu.addAction(tr("Move later"), this, [this] { emit moveRequested(1); });
    }
    menu.exec(event->globalPos());
}

} // namespace planner::ui
