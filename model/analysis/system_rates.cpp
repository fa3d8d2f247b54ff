// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/system_rates.h"

#include "model/engine/number.h"

#include <algorithm>

namespace planner {

SystemRates system_rates(const Plan& plan, const DayHour& hour) {
    const double hit_rate = plan["prefill.cache_hit_rate"_in];
    const double kv = plan["model.kv_bytes_per_token"_fig];
    SystemRates rates;
    rates.input_tokens_per_s = hour.input_tokens_per_s;
    rates.hit_tokens_per_s = hour.input_tokens_per_s * hit_rate;
    rates.miss_tokens_per_s = hour.input_tokens_per_s - rates.hit_tokens_per_s;
    rates.output_tokens_per_s = hour.output_tokens_per_s;
    rates.live_requests = known(hour.output_tokens_per_s / plan["measured.user_tokens_per_s"_in]);
    rates.requests_per_s = known(hour.output_tokens_per_s / plan["question.output_tokens"_in]);
    rates.prefill_units = hour.prefill_units;
    rates.prefill_nodes = hour.prefill_nodes;
    rates.prefill_load = known(hour.needed_prefill_nodes / hour.prefill_nodes);
    rates.decode_units = hour.decode_units;
    rates.decode_nodes = hour.decode_nodes;
    rates.decode_load = known(hour.needed_decode_nodes / hour.decode_nodes);
    rates.kv_transfer_bytes_per_s = hour.input_tokens_per_s * kv;
    rates.kv_read_bytes_per_s = rates.hit_tokens_per_s * kv;
    rates.prefill_kv_write_bytes_per_s = rates.miss_tokens_per_s * kv;
    rates.decode_kv_write_bytes_per_s = hour.output_tokens_per_s * kv;
    rates.input_tokens_per_s_per_prefill_unit = known(hour.input_tokens_per_s / hour.prefill_units);
    rates.output_tokens_per_s_per_decode_unit = known(hour.output_tokens_per_s / hour.decode_units);
    return rates;
}

std::size_t busiest_hour(const Day& day) {
    const auto less = [](const DayHour& a, const DayHour& b) {
        return a.input_tokens_per_s < b.input_tokens_per_s;
    };
    return static_cast<std::size_t>(std::max_element(day.begin(), day.end(), less) - day.begin());
}

} // namespace planner
