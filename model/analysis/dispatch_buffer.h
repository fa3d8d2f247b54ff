// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace planner {

/// How the messages of DeepEP's low-latency kernels are laid out.
enum class DispatchLayout { first, current };

/// Bytes of DeepEP's low-latency buffer, flags included (csrc/config.hpp): what its log prints, but for a few
/// blocks of 128 bytes. In the first layout a combine message carries the dispatch header, in the current one
/// it carries scales. The plan's own figure leaves the flags out.
double low_latency_buffer_bytes(double tokens, double hidden, double experts, DispatchLayout layout);

} // namespace planner
