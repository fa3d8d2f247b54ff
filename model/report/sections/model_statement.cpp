// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/sections/sections.h"

#include "model/report/document/words.h"

namespace planner::report {

namespace {

Points lenses() {
    return {
        {say(PLANNER_TEXT("model", "Chapter: the textbook's hand calculation. Attention, experts and "
                                   "all-to-all of a layer at nameplate rates, compute and communication "
                                   "perfectly overlapped. A lower bound of times, an upper bound of rates.")),
         say(PLANNER_TEXT("model", "Limit: every kernel and transfer of the full model, with efficiencies of "
                                   "1, no start-up and perfect balance, in the schedule chosen.")),
         say(PLANNER_TEXT("model", "Estimate: the same full model with realistic efficiencies: start-up of "
                                   "kernels, small matrices, latency and rate of the network, the hottest "
                                   "GPU, gaps and fixed time per pass.")),
         say(PLANNER_TEXT("model", "Measured: what was published, or a person's own measurement. Of another "
                                   "plan than this one, it is marked so and no ratio to it is given."))}};
}

/// One sentence for each word of `decode.overlap` and `prefill.overlap`, in the order of the choices.
Text overlap(const Plan& plan, Parameter parameter, const char* unit) {
    static constexpr std::array sentences{
        PLANNER_TEXT("model", "{unit}: nothing overlaps; compute and communication follow one another."),
        PLANNER_TEXT("model",
                     "{unit}: one batch; the shared expert and the projections hide a part of its own "
                     "communication."),
        PLANNER_TEXT("model", "{unit}: two micro-batches; while one computes the other communicates. A batch "
                              "that is faster whole is not split."),
        PLANNER_TEXT("model", "{unit}: five stages over two micro-batches; dispatch hides behind the shared "
                              "expert and ATTN-0, combine behind ATTN-1, the expert stage hides nothing. A "
                              "batch that is faster whole is not split.")};
    const auto choice = static_cast<std::size_t>(plan[parameter]);
    return say(sentences.at(choice), {{"unit", say(unit)}});
}

Points not_modelled() {
    return {
        {say(PLANNER_TEXT("model", "congestion in the network and slow links; a GPU's NIC carries its own "
                                   "traffic only")),
         say(PLANNER_TEXT("model", "imbalance beyond the factors given: experts, tokens and attention of "
                                   "the hottest GPU")),
         say(PLANNER_TEXT("model", "warm-up, compilation, failures and restarts, and the spares they need")),
         say(PLANNER_TEXT("model", "queues of requests, beyond the rough wait in the time to first token")),
         say(PLANNER_TEXT("model", "fragmentation of the KV cache and of its pages")),
         say(PLANNER_TEXT("model", "work of the host beyond the fixed time per pass"))}};
}

} // namespace

Section model_statement(const Material& material) {
    Section section{say(PLANNER_TEXT("model", "What the model says and what it leaves out")), {}, false};
    section.blocks.emplace_back(
        Paragraph{say(PLANNER_TEXT("model", "Four words that never mix:")), Tone::strong});
    section.blocks.emplace_back(lenses());
    section.blocks.emplace_back(Paragraph{say(PLANNER_TEXT("model", "What overlaps:")), Tone::strong});
    section.blocks.emplace_back(
        Points{{overlap(material.plan(), "decode.overlap"_in, PLANNER_TEXT("model", "Decode unit")),
                overlap(material.plan(), "prefill.overlap"_in, PLANNER_TEXT("model", "Prefill unit"))}});
    section.blocks.emplace_back(Paragraph{say(PLANNER_TEXT("model", "What is not modelled:")), Tone::strong});
    section.blocks.emplace_back(not_modelled());
    section.blocks.emplace_back(Paragraph{
        say(PLANNER_TEXT("model", "GB is 10⁹ bytes and GiB 2³⁰. TFLOPS are dense. NIC rates are per GPU and "
                                  "one way. Every rate names its denominator.")),
        Tone::muted});
    return section;
}

} // namespace planner::report
