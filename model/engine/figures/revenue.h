// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/figure_info.h"

#include <array>

/// From the headline revenue downwards: what it leaves out.
namespace planner::figures {

inline constexpr std::array revenue{
    FigureInfo{"revenue.off_peak_token_share", PLANNER_TEXT("model", "Tokens in the off-peak window"),
               Unit::fraction,
               PLANNER_TEXT("model", "Share of the day's tokens, by the profile and its time zone.")},
    FigureInfo{"revenue.cheaper_model_usd", PLANNER_TEXT("model", "Left out: the cheaper model"), Unit::usd,
               PLANNER_TEXT("model", "What the other model's tokens bring less than the headline counts."),
               Better::lower},
    FigureInfo{"revenue.off_peak_usd", PLANNER_TEXT("model", "Left out: off-peak discount"), Unit::usd,
               PLANNER_TEXT("model", "What tokens in the off-peak window bring less, of both models."),
               Better::lower},
    FigureInfo{"revenue.unpaid_usd", PLANNER_TEXT("model", "Left out: free traffic"), Unit::usd,
               PLANNER_TEXT("model", "Tokens that nobody pays for, at what is left of their price."),
               Better::lower},
    FigureInfo{"revenue.paid_per_day_usd", PLANNER_TEXT("model", "Revenue per day after all steps"),
               Unit::usd,
               PLANNER_TEXT("model", "Headline less the cheaper model, the discount and free traffic."),
               Better::higher},
    FigureInfo{"revenue.profit_per_day_usd", PLANNER_TEXT("model", "Profit per day after all steps"),
               Unit::usd, PLANNER_TEXT("model", "Less the cost of the nodes and other cost."),
               Better::higher},
    FigureInfo{"revenue.markup", PLANNER_TEXT("model", "Markup on cost after all steps"), Unit::fraction,
               PLANNER_TEXT("model", "Profit over the cost of the nodes and other cost."), Better::higher},
    FigureInfo{"revenue.gross_margin", PLANNER_TEXT("model", "Gross margin after all steps"), Unit::fraction,
               PLANNER_TEXT("model", "Profit over the revenue that is left."), Better::higher},
};

} // namespace planner::figures
