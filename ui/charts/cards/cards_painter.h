// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/cards/cards_layout.h"

class QPainter;

namespace planner::ui {

void paintCards(QPainter& painter, const CardsData& data, const CardsLayout& layout, const Theme& theme);

} // namespace planner::ui
