// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/list_text.h"

#include <QCoreApplication>

namespace planner::ui {

QString listText(const QStringList& words) { return words.join(QCoreApplication::translate("lists", ", ")); }

} // namespace planner::ui
