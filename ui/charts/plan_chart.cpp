// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/plan_chart.h"

#include "ui/charts/cards_chart.h"
#include "ui/charts/day_chart.h"
#include "ui/charts/decode_step_chart.h"
#include "ui/charts/hours_money_chart.h"
#include "ui/charts/kv_chart.h"
#include "ui/charts/memory_chart.h"
#include "ui/charts/model_chart.h"
#include "ui/charts/money_chart.h"
#include "ui/charts/prefill_step_chart.h"
#include "ui/charts/revenue_chart.h"
#include "ui/charts/roofline_chart.h"
#include "ui/charts/system_chart.h"
#include "ui/charts/timeline_chart.h"
#include "ui/charts/token_cost_chart.h"
#include "ui/charts/validation_chart.h"
#include "ui/charts/waterfall_chart.h"

#include <algorithm>

namespace planner::ui {

namespace {

template <class Kind> std::unique_ptr<PlanChart> made(QWidget* parent) {
    return std::make_unique<Kind>(parent);
}

} // namespace

const std::vector<ChartKind>& chartKinds() {
    constexpr int tall = 290;
    constexpr int listed = 330;  // with the names of dots that have no room for them
    constexpr int tallest = 354; // all its notes, in two or three lines each
    constexpr int noted = 250;   // notes below the legend
    static const std::vector<ChartKind> kinds{{"memory", made<MemoryChart>},
                                              {"decode-step", made<DecodeStepChart>, tallest},
                                              {"waterfall", made<WaterfallChart>},
                                              {"timeline", made<DecodeTimelineChart>},
                                              {"roofline", made<DecodeRooflineChart>, listed},
                                              {"roofline-prefill", made<PrefillRooflineChart>, listed},
                                              {"prefill-step", made<PrefillStepChart>, noted},
                                              {"timeline-prefill", made<PrefillTimelineChart>},
                                              {"money", made<MoneyChart>, noted},
                                              {"cards", made<CardsChart>},
                                              {"day", made<DayChart>},
                                              {"hours-money", made<HoursMoneyChart>},
                                              {"revenue", made<RevenueChart>},
                                              {"token-cost", made<TokenCostChart>, noted},
                                              {"system", made<SystemChart>},
                                              {"validation", made<ValidationChart>, tall, false},
                                              {"model", made<ModelChart>, tall, false},
                                              {"kv-per-token", made<KvChart>, tall, false}};
    return kinds;
}

const ChartKind& chartKind(std::string_view name) {
    return *std::find_if(chartKinds().begin(), chartKinds().end(),
                         [name](const ChartKind& kind) { return kind.name == name; });
}

} // namespace planner::ui
