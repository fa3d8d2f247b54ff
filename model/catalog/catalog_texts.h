// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/text.h"

#include <array>

namespace planner {

/// Names of catalog entries that hold words, which stand in JSON files where lupdate does not look.
inline constexpr std::array catalog_names{
    PLANNER_TEXT("model", "DeepSeek R1, from January 2025"),
    PLANNER_TEXT("model", "DeepSeek V3, launch offer to 2025-02-08"),
    PLANNER_TEXT("model", "DeepSeek V3, from 2025-02-08"),
    PLANNER_TEXT("model", "DeepSeek V3.1, from 2025-09-05"),
    PLANNER_TEXT("model", "DeepSeek V3.2, from 2025-09-29"),
    PLANNER_TEXT("model", "H800, published kernels"),
    PLANNER_TEXT("model", "Ideal"),
    PLANNER_TEXT("model", "Llama-3.1-405B (KV check only)"),
    PLANNER_TEXT("model", "Llama-3.1-70B (dense control)"),
    PLANNER_TEXT("model", "Qwen2.5-72B (KV check only)"),
    PLANNER_TEXT("model", "Ascend 910B (376T bin)"),
    PLANNER_TEXT("model", "Ascend 910C (package of two dies)"),
    PLANNER_TEXT("model", "GB200 NVL72 (per GPU)"),
    PLANNER_TEXT("model", "GB300 NVL72 (per GPU)"),
};

/// Where the defaults of the parameter table come from, as far as it is said in words.
inline constexpr std::array default_sources{
    PLANNER_TEXT("model", "open-infra-index day 6, DeepSeek-V3/R1 inference system overview"),
    PLANNER_TEXT("model", "open-infra-index day 6: each node has eight H800 GPUs"),
    PLANNER_TEXT("model", "open-infra-index day 6: 108 SMs compute, 24 communicate"),
    PLANNER_TEXT("model", "copies of DeepSeek's pricing page, February 2025 (secondary)"),
    PLANNER_TEXT("model", "deepseek-ai/FlashMLA, docs/20250929 and docs/20250422 (H800 SXM)"),
    PLANNER_TEXT("model", "deepseek-ai/FlashMLA docs/20250422: throttles to about 865 of 989 TFLOPS"),
    PLANNER_TEXT("model", "FlashMLA README: 3,000 of 3,350 GB/s"),
    PLANNER_TEXT("model",
                 "fitted on DeepEP's low-latency rows (H800, EP8 to EP256) and aiconfigurator's H200 rows"),
    PLANNER_TEXT("model", "fitted on DeepEP's normal-kernel rows, V1 and V2"),
    PLANNER_TEXT("model", "fitted on InferSim gemm-h800.csv, DeepGEMM README (H800) and the GEMM rows of "
                          "DeepSeek's decode trace"),
    PLANNER_TEXT("model", "fitted on InferSim grouped_gemm-{decode,prefill}-h800.csv, DeepGEMM README and "
                          "two rows of the decode trace"),
    PLANNER_TEXT("model", "fitted on InferSim mla-decode-h800 and the core attention of the decode trace"),
    PLANNER_TEXT("model", "fitted on InferSim mha-decode-h800"),
    PLANNER_TEXT("model", "fitted on InferSim mla-prefill-h800"),
    PLANNER_TEXT("model", "fitted on the 11 memory passes of DeepSeek's decode trace"),
    PLANNER_TEXT("model", "a guess: a quarter of a 64-row tile, for few heads"),
    PLANNER_TEXT("model",
                 "half of a 64-row tile, the mean waste of ragged groups; chosen with H20's tables in view"),
    PLANNER_TEXT("model", "the diagonal tile of a causal 128-wide block"),
    PLANNER_TEXT(
        "model",
        "BF16's share × 0.85: 1.7 times the speed on twice the peak (LMSYS and Ant Group, 2025-09-26)"),
    PLANNER_TEXT("model", "a guess: BF16's share × 0.85, as in decode"),
    PLANNER_TEXT("model", "a guess: never binds"),
    PLANNER_TEXT("model", "as prefill attention; does not bind on the measured rows"),
    PLANNER_TEXT("model", "as low-latency dispatch"),
    PLANNER_TEXT("model",
                 "(1,431 us measured - 1,418 us by the rule) / 6 stage boundaries of the decode trace"),
    PLANNER_TEXT("model", "a guess, 0 to 6 ms: launch, sampling and scheduler; once a step and once a draft"),
    PLANNER_TEXT("model", "taken from ds-profile-prefill-ep32 (7,839 tok/s per GPU)"),
    PLANNER_TEXT("model", "arXiv 2505.09343 section 4: eight 400 Gb/s NICs per node"),
    PLANNER_TEXT("model", "arXiv 2505.09343 section 4: 400 GB/s both ways together"),
    PLANNER_TEXT("model", "deepseek-ai/DeepEP, low-latency buffer layout"),
    PLANNER_TEXT("model", "deepseek-ai/profile-data: 16 K tokens per GPU"),
    PLANNER_TEXT("model", "DeepSeek-V3.2-Exp inference code: FP8 keys with one scale"),
    PLANNER_TEXT("model", "nvidia-smi listing of an H800 node: 81559 MiB"),
    PLANNER_TEXT("model", "vLLM's default gpu_memory_utilization"),
};

/// Where the values of shipped presets, price sheets and profiles come from, as far as it is said in words.
inline constexpr std::array stated_sources{
    PLANNER_TEXT(
        "model",
        "deepseek-ai/open-infra-index, day 6 (2025-03-01): DeepSeek-V3/R1 inference system overview"),
    PLANNER_TEXT("model", "deepseek-ai/open-infra-index, day 6 (2025-03-01): DeepSeek-V3/R1 inference system "
                          "overview: 342 of 608 billion tokens"),
    PLANNER_TEXT("model", "deepseek-ai/open-infra-index, day 6 (2025-03-01): DeepSeek-V3/R1 inference system "
                          "overview: assumed there"),
    PLANNER_TEXT("model", "deepseek-ai/open-infra-index, day 6 (2025-03-01): DeepSeek-V3/R1 inference system "
                          "overview: R1 list price"),
    PLANNER_TEXT("model", "standard: footnote of open-infra-index day 6 (2025-03-01); off-peak and yuan: "
                          "copies of DeepSeek's pricing page (secondary)"),
    PLANNER_TEXT("model", "copies of DeepSeek's pricing page (secondary)"),
    PLANNER_TEXT("model", "secondary: copies of DeepSeek's announcement"),
    PLANNER_TEXT("model", "api-docs.deepseek.com/quick_start/pricing, snapshot"),
    PLANNER_TEXT("model", "api-docs.deepseek.com/quick_start/pricing; still so in April 2026 (benchlm.ai)"),
    PLANNER_TEXT("model", "fitted on published kernel tables of the H800 and on DeepEP rows; no constant but "
                          "the prefill factor comes from a deployment"),
    PLANNER_TEXT("model",
                 "fitted on published kernel tables and DeepEP rows; each constant names its own source"),
    PLANNER_TEXT("model", "definition: every kernel and link at its nameplate, nothing in between"),
    PLANNER_TEXT("model", "DeepSeek-V3 report (arXiv 2412.19437): 37 billion activated"),
    PLANNER_TEXT("model", "DeepSeek-V3 technical report (arXiv 2412.19437), section 3.4.2: 40 nodes, 320 "
                          "GPUs, one expert per GPU"),
    PLANNER_TEXT("model", "as in the later published service, for comparison; not published for EP320"),
    PLANNER_TEXT("model", "the chapter rounds 187,107,328"),
    PLANNER_TEXT("model", "the chapter rounds 44,040,192"),
    PLANNER_TEXT("model", "the chapter's assumption; not published"),
    PLANNER_TEXT("model", "the chapter's assumption: BF16; not published"),
    PLANNER_TEXT("model", "the chapter's exercise 1"),
    PLANNER_TEXT("model", "the chapter's exercise 1: no drafts"),
    PLANNER_TEXT("model", "the chapter's exercise 1: one token per step"),
    PLANNER_TEXT("model", "the chapter's exercise 1: the unit of the published service"),
    PLANNER_TEXT("model", "128 experts and 16 copies give each of 144 GPUs one slot"),
    PLANNER_TEXT("model", "128 experts divide evenly by 32"),
    PLANNER_TEXT("model", "1.3 for real traffic across nodes"),
    PLANNER_TEXT("model", "a guess: 176 tokens per GPU and step need 256 at most"),
    PLANNER_TEXT("model", "middle of the published 20 to 22 tokens per second"),
    PLANNER_TEXT("model", "arXiv 2505.09343 section 4: eight 400 Gb/s ConnectX-7 per node"),
    PLANNER_TEXT("model", "H800 SXM: deepseek-ai/FlashMLA docs, nvidia-smi, arXiv 2505.09343"),
    PLANNER_TEXT("model", "H100 SXM: aiconfigurator h100_sxm.yaml, nvidia-smi"),
    PLANNER_TEXT("model", "lm-sys blog 2025-05-05, large-scale EP"),
    PLANNER_TEXT("model", "lm-sys blog 2025-05-05, large-scale EP: 2,000 in, 100 out"),
    PLANNER_TEXT("model", "deepseek-ai/profile-data README.md: 4 K prompts"),
    PLANNER_TEXT("model", "deepseek-ai/profile-data README.md: 128 requests per GPU"),
    PLANNER_TEXT("model", "deepseek-ai/profile-data README.md: routing simulated as perfectly balanced"),
    PLANNER_TEXT("model", "inferred from the kernel times: two tokens per request and step"),
    PLANNER_TEXT("model", "SGLang's assumption of 60 % acceptance"),
    PLANNER_TEXT("model", "DeepSeek-V3.2-Exp config.json and inference code"),
    PLANNER_TEXT("model", "FlashMLA's FP8 cache of sparse attention"),
    PLANNER_TEXT("model", "a what-if: long contexts are what sparse attention is for"),
    PLANNER_TEXT("model", "a what-if: as many as fit with long contexts"),
};

/// Notes of price sheets and profiles, and why some of their values are not verified.
inline constexpr std::array entry_notes{
    PLANNER_TEXT("model", "Each constant names its own source. m0 moves with the ridge point, so the profile "
                          "carries over to other GPUs; H20 tables come within 20 % median without a refit."),
    PLANNER_TEXT("model", "With imbalances of 1 and a sustained share of 1 the estimate is then the limit."),
    PLANNER_TEXT("model", "Off-peak 16:30 to 00:30 UTC, from 2025-02-26 to 2025-09-05; 75 % off."),
    PLANNER_TEXT("model", "Off-peak 16:30 to 00:30 UTC, from 2025-02-26 to 2025-09-05; 50 % off."),
    PLANNER_TEXT("model", "Offer until 2025-02-08."),
    PLANNER_TEXT("model", "From 16:00 UTC, for both model names; the off-peak price was abolished."),
    PLANNER_TEXT("model", "V3.2-Exp and V3.2."),
    PLANNER_TEXT("model", "secondary: blog.moontak.com, coolwj citing 证券时报"),
    PLANNER_TEXT("model", "secondary: seen in copies of the page, not on the page itself"),
    PLANNER_TEXT("model", "unverified"),
};

/// The source of a model that was pasted.
inline constexpr const char* from_clipboard = PLANNER_TEXT("model", "clipboard");

/// What the shipped measurements say beside their numbers.
inline constexpr std::array measurement_notes{
    PLANNER_TEXT("model", "with the prefill factor"),
    PLANNER_TEXT("model", "a formula, not a measurement: communication only"),
    PLANNER_TEXT("model", "without the quantisation"),
    PLANNER_TEXT("model", "with the activation"),
    PLANNER_TEXT("model",
                 "lost by copying attention, dense FFNs and vocabulary; TP8 keeps no dispatch buffer"),
    PLANNER_TEXT("model", "end to end"),
    PLANNER_TEXT("model", "the factor named unexplained is taken from this point"),
    PLANNER_TEXT("model", "freed by twice the GPUs; the source does not itemise 6 to 7 GB of either step"),
    PLANNER_TEXT("model", "the gaps between stages were taken from it"),
    PLANNER_TEXT(
        "model",
        "65,536 positions of 64 requests, one query token each; batch, EP and drafts are not published"),
    PLANNER_TEXT("model", "as it stands, without the factor taken from it"),
    PLANNER_TEXT("model", "gate, split-K sum and top-k"),
    PLANNER_TEXT("model",
                 "tokens of KV per GPU, from usage in the logs; the memory fraction is not published"),
    PLANNER_TEXT("model", "prefill included; with the prefill factor"),
    PLANNER_TEXT("model", "a day average with its half-filled hours: a steady estimate should lie above it"),
    PLANNER_TEXT("model", "73,700 per node with cache hits; a day average with its half-filled hours, prompt "
                          "lengths not published"),
    PLANNER_TEXT("model", "61 layers of the trace"),
    PLANNER_TEXT("model", "norm and quantisation"),
};

} // namespace planner
