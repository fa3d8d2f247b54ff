// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/parameters/service.h"

/// Prices of tokens (a price sheet fills them), what a GPU costs, and what the headline revenue leaves out.
namespace planner::parameters {

inline constexpr std::array currencies{Choice{"usd", PLANNER_TEXT("model", "US dollars")},
                                       Choice{"cny", PLANNER_TEXT("model", "yuan")}};
inline constexpr std::array cost_bases{Choice{"rent", PLANNER_TEXT("model", "rented")},
                                       Choice{"own", PLANNER_TEXT("model", "owned")}};
inline constexpr std::array switches{Choice{"off", PLANNER_TEXT("model", "off")},
                                     Choice{"on", PLANNER_TEXT("model", "on")}};

inline constexpr const char* price_copies = "copies of DeepSeek's pricing page, February 2025 (secondary)";

constexpr ParameterInfo price(std::string_view id, const char* label, Unit unit, double slider_to,
                              double standard, const char* help, const char* source = day_six) {
    return {.id = id,
            .label = label,
            .unit = unit,
            .minimum = 0,
            .maximum = 1e6,
            .slider_to = slider_to,
            .standard = standard,
            .help = help,
            .source = source,
            .optional = true};
}

constexpr ParameterInfo hour_of_day(std::string_view id, const char* label, double standard,
                                    const char* help) {
    return {.id = id,
            .label = label,
            .unit = Unit::hours,
            .minimum = 0,
            .maximum = 24,
            .slider_to = 24,
            .standard = standard,
            .help = help,
            .source = price_copies,
            .optional = true};
}

inline constexpr std::array pricing{
    price("pricing.gpu_hour_usd", PLANNER_TEXT("model", "GPU hour"), Unit::usd_per_hour, 10, 2,
          PLANNER_TEXT("model", "Rent of one GPU for one hour.")),
    price("pricing.input_hit_usd_per_million", PLANNER_TEXT("model", "Input, cache hit"),
          Unit::usd_per_million, 5, 0.14,
          PLANNER_TEXT("model", "Price of a million input tokens read from the cache (R1).")),
    price("pricing.input_miss_usd_per_million", PLANNER_TEXT("model", "Input, cache miss"),
          Unit::usd_per_million, 10, 0.55,
          PLANNER_TEXT("model", "Price of a million input tokens that must be computed (R1).")),
    price("pricing.output_usd_per_million", PLANNER_TEXT("model", "Output"), Unit::usd_per_million, 20, 2.19,
          PLANNER_TEXT("model", "Price of a million output tokens (R1).")),
    price("pricing.off_peak_input_hit_usd_per_million", PLANNER_TEXT("model", "Input, cache hit, off-peak"),
          Unit::usd_per_million, 5, 0.035, PLANNER_TEXT("model", "Price in the off-peak window."),
          price_copies),
    price("pricing.off_peak_input_miss_usd_per_million", PLANNER_TEXT("model", "Input, cache miss, off-peak"),
          Unit::usd_per_million, 10, 0.135, PLANNER_TEXT("model", "Price in the off-peak window."),
          price_copies),
    price("pricing.off_peak_output_usd_per_million", PLANNER_TEXT("model", "Output, off-peak"),
          Unit::usd_per_million, 20, 0.55, PLANNER_TEXT("model", "Price in the off-peak window."),
          price_copies),
    hour_of_day(
        "pricing.off_peak_from_hours", PLANNER_TEXT("model", "Off-peak from, UTC"), 16.5,
        PLANNER_TEXT("model", "Hour of the day in UTC; a dash where the sheet has no off-peak price.")),
    hour_of_day("pricing.off_peak_to_hours", PLANNER_TEXT("model", "Off-peak to, UTC"), 0.5,
                PLANNER_TEXT("model", "Hour of the day in UTC; the window may pass midnight.")),
    price("pricing.input_hit_cny_per_million", PLANNER_TEXT("model", "Input, cache hit, yuan"),
          Unit::cny_per_million, 40, 1, PLANNER_TEXT("model", "Used where the sheet is read in yuan."),
          price_copies),
    price("pricing.input_miss_cny_per_million", PLANNER_TEXT("model", "Input, cache miss, yuan"),
          Unit::cny_per_million, 80, 4, PLANNER_TEXT("model", "Used where the sheet is read in yuan."),
          price_copies),
    price("pricing.output_cny_per_million", PLANNER_TEXT("model", "Output, yuan"), Unit::cny_per_million, 160,
          16, PLANNER_TEXT("model", "Used where the sheet is read in yuan."), price_copies),
    price("pricing.off_peak_input_hit_cny_per_million",
          PLANNER_TEXT("model", "Input, cache hit, off-peak, yuan"), Unit::cny_per_million, 40, 0.25,
          PLANNER_TEXT("model", "Used where the sheet is read in yuan."), price_copies),
    price("pricing.off_peak_input_miss_cny_per_million",
          PLANNER_TEXT("model", "Input, cache miss, off-peak, yuan"), Unit::cny_per_million, 80, 1,
          PLANNER_TEXT("model", "Used where the sheet is read in yuan."), price_copies),
    price("pricing.off_peak_output_cny_per_million", PLANNER_TEXT("model", "Output, off-peak, yuan"),
          Unit::cny_per_million, 160, 4, PLANNER_TEXT("model", "Used where the sheet is read in yuan."),
          price_copies),
    word("pricing.currency", PLANNER_TEXT("model", "Currency of the prices"), currencies, 0,
         PLANNER_TEXT("model", "Which of the sheet's two lists counts; yuan are changed into dollars."),
         own_value),
    ParameterInfo{.id = "pricing.cny_per_usd",
                  .label = PLANNER_TEXT("model", "Rate of exchange"),
                  .unit = Unit::cny_per_usd,
                  .minimum = 0.01,
                  .maximum = 1000,
                  .slider_from = 6,
                  .slider_to = 8,
                  .standard = 7.2,
                  .help = PLANNER_TEXT("model", "Yuan for a dollar."),
                  .source = PLANNER_TEXT("model", "an assumption: about the rate of early 2025")},
};

constexpr ParameterInfo amount(std::string_view id, const char* label, Unit unit, double maximum,
                               double slider_to, double standard, const char* help, const char* source) {
    return {.id = id,
            .label = label,
            .unit = unit,
            .minimum = 0,
            .maximum = maximum,
            .slider_to = slider_to,
            .standard = standard,
            .help = help,
            .source = source,
            .optional = true};
}

inline constexpr std::array cost{
    word("cost.basis", PLANNER_TEXT("model", "GPUs are"), cost_bases, 0,
         PLANNER_TEXT("model", "Rented nodes are paid while they run; owned ones are paid all day."),
         day_six),
    amount("cost.node_price_usd", PLANNER_TEXT("model", "Price of a node"), Unit::usd, 1e9, 500e3, not_given,
           PLANNER_TEXT("model", "Owned: purchase price with its share of network and storage."), own_value),
    ParameterInfo{.id = "cost.node_life_years",
                  .label = PLANNER_TEXT("model", "Years of use"),
                  .minimum = 0.1,
                  .maximum = 100,
                  .slider_from = 1,
                  .slider_to = 10,
                  .standard = 4,
                  .help = PLANNER_TEXT("model", "Owned: the price is written off evenly over these years."),
                  .source = guess},
    amount("cost.node_power_kw", PLANNER_TEXT("model", "Power of a node"), Unit::kilowatts, 1e4, 20, 10.2,
           PLANNER_TEXT("model", "Owned: drawn by one node, cooling left out."),
           PLANNER_TEXT("model", "unverified: the most that an eight-GPU node of this kind draws")),
    ParameterInfo{.id = "cost.pue",
                  .label = PLANNER_TEXT("model", "PUE"),
                  .unit = Unit::ratio,
                  .minimum = 1,
                  .maximum = 10,
                  .slider_from = 1,
                  .slider_to = 2,
                  .standard = 1.3,
                  .help = PLANNER_TEXT("model", "Owned: power of the site over power of the nodes."),
                  .source = guess},
    amount("cost.usd_per_kwh", PLANNER_TEXT("model", "Electricity"), Unit::usd_per_kwh, 1000, 0.5, 0.1,
           PLANNER_TEXT("model", "Owned: price of a kilowatt-hour."), guess),
    amount("cost.hosting_usd_per_node_hour", PLANNER_TEXT("model", "Hosting of a node"), Unit::usd_per_hour,
           1e6, 10, 0, PLANNER_TEXT("model", "Owned: space, staff and repair of one node, per hour."),
           own_value),
};

constexpr ParameterInfo guessed_share(std::string_view id, const char* label, double standard,
                                      const char* help) {
    return {.id = id,
            .label = label,
            .unit = Unit::fraction,
            .minimum = 0,
            .maximum = 1,
            .slider_to = 1,
            .standard = standard,
            .help = help,
            .source = guess};
}

inline constexpr std::array revenue{
    guessed_share(
        "revenue.other_share", PLANNER_TEXT("model", "Tokens of the cheaper model"), 0.5,
        PLANNER_TEXT("model", "Share of all tokens that the other model serves, at its own prices.")),
    price("revenue.other_hit_usd_per_million", PLANNER_TEXT("model", "Cheaper model, cache hit"),
          Unit::usd_per_million, 5, 0.07, PLANNER_TEXT("model", "Price of the other model (V3)."),
          price_copies),
    price("revenue.other_miss_usd_per_million", PLANNER_TEXT("model", "Cheaper model, cache miss"),
          Unit::usd_per_million, 10, 0.27, PLANNER_TEXT("model", "Price of the other model (V3)."),
          price_copies),
    price("revenue.other_output_usd_per_million", PLANNER_TEXT("model", "Cheaper model, output"),
          Unit::usd_per_million, 20, 1.1, PLANNER_TEXT("model", "Price of the other model (V3)."),
          price_copies),
    price("revenue.other_off_peak_hit_usd_per_million",
          PLANNER_TEXT("model", "Cheaper model, cache hit, off-peak"), Unit::usd_per_million, 5, 0.035,
          PLANNER_TEXT("model", "Off-peak price of the other model (V3)."), price_copies),
    price("revenue.other_off_peak_miss_usd_per_million",
          PLANNER_TEXT("model", "Cheaper model, cache miss, off-peak"), Unit::usd_per_million, 10, 0.135,
          PLANNER_TEXT("model", "Off-peak price of the other model (V3)."), price_copies),
    price("revenue.other_off_peak_output_usd_per_million",
          PLANNER_TEXT("model", "Cheaper model, output, off-peak"), Unit::usd_per_million, 20, 0.55,
          PLANNER_TEXT("model", "Off-peak price of the other model (V3)."), price_copies),
    word("revenue.off_peak", PLANNER_TEXT("model", "Off-peak discount"), switches, 1,
         PLANNER_TEXT("model", "Whether tokens in the off-peak window bring the off-peak price."),
         price_copies),
    ParameterInfo{.id = "revenue.utc_offset_hours",
                  .label = PLANNER_TEXT("model", "Time zone of the traffic"),
                  .unit = Unit::hours,
                  .minimum = -12,
                  .maximum = 14,
                  .slider_from = -12,
                  .slider_to = 14,
                  .standard = 8,
                  .help = PLANNER_TEXT("model", "Hours that the clock of the traffic is ahead of UTC."),
                  .source = day_six},
    guessed_share("revenue.paying_share", PLANNER_TEXT("model", "Tokens that are paid for"), 0.5,
                  PLANNER_TEXT("model", "Web and app are free: only a part of the tokens earns.")),
    amount("revenue.other_cost_per_day_usd", PLANNER_TEXT("model", "Other cost per day"), Unit::usd, 1e12,
           1e6, 0, PLANNER_TEXT("model", "Staff, research, storage: what GPU hours leave out."), own_value),
};

} // namespace planner::parameters
