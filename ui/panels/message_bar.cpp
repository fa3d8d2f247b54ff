// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/message_bar.h"

#include "ui/panels/glyph.h"
#include "ui/theme/style.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace planner::ui {

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent), m_sign(new QLabel(this)), m_text(new QLabel(this)), m_close(new QToolButton(this)) {
    setProperty("card", true);
    m_sign->setProperty("role", QStringLiteral("dot"));
    m_sign->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_close->setProperty("icon", true);
    m_close->setToolTip(tr("Close this message"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 6, 8, 6);
    row->addWidget(m_sign);
    row->addSpacing(4);
    row->addWidget(m_text, 1);
    row->addWidget(m_close);
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    parent->installEventFilter(this);
    hide();
}

/// At the bottom of the parent, as high as the text needs.
void MessageBar::place() {
    constexpr int margin = 14;
    const int width = parentWidget()->width() - 2 * margin;
    // A frame's own heightForWidth() is the height of the last layout, not of this text.
    layout()->activate();
    const int height =
        layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width) : layout()->sizeHint().height();
    setGeometry(margin, parentWidget()->height() - height - 2 * margin, width, height);
    raise();
}

bool MessageBar::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && isVisible())
        place();
    return QFrame::eventFilter(watched, event);
}

void MessageBar::showProblem(const QString& text) { show(text, "bad"); }
void MessageBar::showNotice(const QString& text) { show(text, "warning"); }

QString MessageBar::text() const { return isVisible() ? m_text->text() : QString(); }

void MessageBar::show(const QString& text, const char* state) {
    m_sign->setProperty("state", QString::fromLatin1(state));
    ensurePolished();
    restyle(m_sign);
    m_text->setText(text);
    setAccessibleName(text);
    place();
    setVisible(true);
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void MessageBar::setTheme(const Theme& theme) { m_close->setIcon(glyphIcon(Glyph::Close, theme)); }

void MessageBar::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_close->setToolTip(tr("Close this message"));
        m_close->setAccessibleName(m_close->toolTip());
    }
}

} // namespace planner::ui
