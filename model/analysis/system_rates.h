// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/day.h"

namespace planner {

/// What flows through the service at one time: the numbers of the system diagram (API server, prefill
/// balancer and units, KV store, decode balancer and units).
struct SystemRates {
    double input_tokens_per_s = 0; ///< into the API server
    double hit_tokens_per_s = 0;   ///< of them read from the KV store
    double miss_tokens_per_s = 0;  ///< of them computed
    double output_tokens_per_s = 0;
    double live_requests = 0;  ///< at the measured speed of one user
    double requests_per_s = 0; ///< that arrive, by the output length of a request in `question.*`
    double prefill_units = 0;
    double prefill_nodes = 0;
    double prefill_load = 0; ///< demand over what the units carry
    double decode_units = 0;
    double decode_nodes = 0;
    double decode_load = 0;
    double kv_transfer_bytes_per_s = 0; ///< prefill to decode
    double kv_read_bytes_per_s = 0;     ///< KV store to prefill
    double prefill_kv_write_bytes_per_s = 0;
    double decode_kv_write_bytes_per_s = 0;
    double input_tokens_per_s_per_prefill_unit = 0; ///< as the balancer spreads them
    double output_tokens_per_s_per_decode_unit = 0;
};

/// The rates in an hour of the day.
SystemRates system_rates(const Plan& plan, const DayHour& hour);

/// The busiest hour: the first of those with the largest demand.
std::size_t busiest_hour(const Day& day);

} // namespace planner
