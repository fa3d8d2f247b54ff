// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace planner::ui {

/// The texts of labels and buttons, visible below a widget, that have less room than they need; each with the
/// sizes. Texts that were shortened on purpose, with an ellipsis, are not among them.
QStringList clippedTexts(const QWidget& widget);

} // namespace planner::ui
