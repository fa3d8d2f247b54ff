// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/screenshots/clipped_texts.h"

#include "ui/widgets/elided_label.h"

#include <QAbstractButton>
#include <QLabel>

namespace planner::ui {

namespace {

constexpr int rounding = 1; ///< pixels that layouts lose

QString sizes(const QWidget& widget, const QString& text, QSize needed) {
    return QStringLiteral("%1 %2: “%3” has %4 x %5 and needs %6 x %7")
        .arg(QLatin1String(widget.metaObject()->className()), widget.objectName(), text.left(60))
        .arg(widget.width())
        .arg(widget.height())
        .arg(needed.width())
        .arg(needed.height());
}

/// What the text needs at the width that the widget has.
QSize neededBy(const QLabel& label) {
    if (!label.wordWrap())
        return label.sizeHint();
    return {label.minimumSizeHint().width(), label.heightForWidth(label.width())};
}

bool isTooSmall(const QWidget& widget, QSize needed) {
    return widget.width() + rounding < needed.width() || widget.height() + rounding < needed.height();
}

} // namespace

QStringList clippedTexts(const QWidget& widget) {
    QStringList found;
    for (const auto* label : widget.findChildren<QLabel*>())
        if (label->isVisible() && !label->text().isEmpty() &&
            qobject_cast<const ElidedLabel*>(label) == nullptr && isTooSmall(*label, neededBy(*label)))
            found.append(sizes(*label, label->text(), neededBy(*label)));
    for (const auto* button : widget.findChildren<QAbstractButton*>())
        if (button->isVisible() && !button->text().isEmpty() &&
            isTooSmall(*button, button->minimumSizeHint()))
            found.append(sizes(*button, button->text(), button->minimumSizeHint()));
    return found;
}

} // namespace planner::ui
