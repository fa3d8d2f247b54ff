// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/roofline.h"
#include "ui/charts/base/stacked_bars.h"

/// Data like that of the design's sketch, for tests and for looking at.
namespace planner::ui::sample {

inline BarSegment part(const char16_t* key, const QString& label, double value, Meaning colour,
                       Fill fill = Fill::Solid, const QString& text = QString()) {
    const QString shown = text.isEmpty() ? QString::number(value) : text == u"-" ? QString() : text;
    return {QString::fromUtf16(key), label, shown, QString(), value, colour, fill};
}

inline StackedBars memory(bool chinese = false, bool ghost = false) {
    const auto word = [chinese](const char16_t* english, const char16_t* mandarin) {
        return QString::fromUtf16(chinese ? mandarin : english);
    };
    const QString attention = word(u"attention", u"注意力权重");
    const QString routed = word(u"routed experts", u"路由专家");
    const QString shared = word(u"shared expert", u"共享专家");
    const QString dense = word(u"vocabulary, dense, MTP", u"词表、稠密层与 MTP");
    const QString kv = word(u"KV cache", u"KV 缓存");
    const QString buffers = word(u"buffers, reserve", u"缓冲与预留");
    const QString free = word(u"25.6 free", u"空闲 25.6");
    StackedBars bars;
    bars.title = word(u"Memory per GPU, GB", u"每 GPU 显存,GB");
    bars.axisMaximum = 90.0;
    BarRow decode{QStringLiteral("decode"),
                  word(u"Decode", u"解码"),
                  {part(u"d.attention", attention, 11.4, Meaning::Attention),
                   part(u"d.routed", routed, 5.4, Meaning::RoutedExperts),
                   part(u"d.shared", shared, 2.7, Meaning::SharedExpert),
                   part(u"d.dense", dense, 5.2, Meaning::Vocabulary), part(u"d.kv", kv, 30.9, Meaning::Kv),
                   part(u"d.buffers", buffers, 4.3, Meaning::Buffers),
                   part(u"d.free", word(u"free", u"空闲"), 25.6, Meaning::Free, Fill::Hatched, free)},
                  {},
                  {},
                  {},
                  missingValue,
                  Meaning::Text};
    BarRow prefill{QStringLiteral("prefill"),
                   word(u"Prefill", u"预填充"),
                   {part(u"p.attention", attention, 11.4, Meaning::Attention),
                    part(u"p.routed", routed, 23, Meaning::RoutedExperts),
                    part(u"p.shared", shared, 2.7, Meaning::SharedExpert),
                    part(u"p.dense", dense, 5.2, Meaning::Vocabulary), part(u"p.kv", kv, 8.4, Meaning::Kv),
                    part(u"p.buffers", buffers, 6.1, Meaning::Buffers),
                    part(u"p.free", word(u"free", u"空闲"), 28.7, Meaning::Free, Fill::Hatched,
                         word(u"28.7 free", u"空闲 28.7"))},
                   {},
                   {},
                   {},
                   missingValue,
                   Meaning::Text};
    if (ghost) {
        decode.ghost = decode.segments;
        decode.ghost[4].value = 22.0;
        prefill.ghost = prefill.segments;
        prefill.ghost[1].value = 15.0;
    }
    bars.rows = {decode, prefill};
    bars.markers = {{85.5, QStringLiteral("85.5 GB"), Meaning::Measured, false}};
    bars.notes = {{word(u"One more request adds 0.35 GB; 136 fit at 90 %.",
                        u"每增加一个请求占用 0.35 GB;按 90 % 可容纳 136 个。"),
                   Meaning::Text}};
    return bars;
}

inline StackedBars decodeStep(bool chinese = false, bool ghost = false) {
    const auto word = [chinese](const char16_t* english, const char16_t* mandarin) {
        return QString::fromUtf16(chinese ? mandarin : english);
    };
    const QString attention = word(u"attention", u"注意力");
    const QString experts = word(u"routed experts", u"路由专家");
    const QString shared = word(u"shared expert", u"共享专家");
    const QString dispatch = word(u"dispatch", u"分发");
    const QString combine = word(u"combine", u"合并");
    const QString fixed = word(u"fixed time", u"固定开销");
    StackedBars bars;
    bars.title = word(u"Decode step, ms", u"解码步时,毫秒");
    bars.axisMaximum = 100.0;
    bars.rows = {
        {QStringLiteral("chapter"),
         word(u"Chapter", u"书中手算"),
         {part(u"c.all", word(u"Chapter", u"书中手算"), 38.0, Meaning::Dispatch, Fill::Solid,
               QStringLiteral("-"))},
         QStringLiteral("38.0 ms"),
         {},
         {},
         missingValue,
         Meaning::Chapter},
        {QStringLiteral("limit"),
         word(u"Limit", u"极限"),
         {part(u"l.attention", attention, 9.2, Meaning::Attention),
          part(u"l.experts", experts, 4.6, Meaning::RoutedExperts),
          part(u"l.dispatch", dispatch, 21.8, Meaning::Dispatch)},
         QStringLiteral("35.6"),
         {},
         {},
         missingValue,
         Meaning::Limit},
        {QStringLiteral("estimate"),
         word(u"Estimate", u"估计"),
         {part(u"e.attention", attention, 22.1, Meaning::Attention),
          part(u"e.experts", experts, 8.7, Meaning::RoutedExperts),
          part(u"e.shared", shared, 2.1, Meaning::SharedExpert),
          part(u"e.dispatch", dispatch, 9.3, Meaning::Dispatch),
          part(u"e.combine", combine, 15.6, Meaning::Combine),
          part(u"e.fixed", fixed, 2.5, Meaning::Buffers)},
         QStringLiteral("60.3"),
         {},
         {},
         missingValue,
         Meaning::Estimate},
        {QStringLiteral("measured"),
         word(u"Measured", u"实测"),
         {part(u"m.all", word(u"Measured", u"实测"), 85.7, Meaning::Measured, Fill::Solid,
               QStringLiteral("-"))},
         QStringLiteral("85.7 ms"),
         {},
         {},
         missingValue,
         Meaning::Measured},
    };
    if (ghost) {
        bars.rows[1].ghostTotal = 44.0;
        bars.rows[2].ghost = bars.rows[2].segments;
        bars.rows[2].ghost[3].value = 17.0;
        bars.rows[2].remark = word(u"↓ 11 %, better", u"↓ 11 %,更好");
        bars.bands = {{QStringLiteral("estimate"), 55.0, 66.0,
                       word(u"validated within 9 %", u"误差在 9 % 以内"), Meaning::Text}};
    }
    bars.notes = {{word(u"38.0 → 60.3: +9.9 ms all-to-all efficiency, +8.1 ms kernels at small M, +3.2 ms "
                        u"expert stage not hidden",
                        u"38.0 → 60.3:通信效率 +9.9 ms,小 M 内核 +8.1 ms,专家阶段未被掩盖 +3.2 ms"),
                   Meaning::Muted},
                  {word(u"60.3 → 85.7 unexplained: imbalance between ranks, day average",
                        u"60.3 → 85.7 未解释:各 rank 负载不均,全天平均"),
                   Meaning::Warning}};
    return bars;
}

inline StackedBars money(bool chinese = false) {
    const auto row = [chinese](const char16_t* key, const char16_t* english, const char16_t* mandarin,
                               double value, Meaning colour, const QString& total) {
        const QString label = QString::fromUtf16(chinese ? mandarin : english);
        BarSegment only{QString::fromUtf16(key), label, QString(), QString(), value, colour, Fill::Solid};
        return BarRow{QString::fromUtf16(key) + QStringLiteral(".row"),
                      label,
                      {only},
                      total,
                      {},
                      {},
                      missingValue,
                      Meaning::Text};
    };
    StackedBars bars;
    bars.title = QString::fromUtf16(chinese ? u"每日金额" : u"Money per day");
    bars.axisMaximum = 400.0;
    bars.rows = {
        row(u"cost", u"cost", u"成本", 87.1, Meaning::Vocabulary, QStringLiteral("$87.1 k")),
        row(u"hits", u"cache hits", u"缓存命中", 47.9, Meaning::Kv, QStringLiteral("$47.9 k")),
        row(u"misses", u"misses", u"未命中", 146.3, Meaning::RoutedExperts, QStringLiteral("$146.3 k")),
        row(u"output", u"output", u"输出", 367.9, Meaning::Dispatch, QStringLiteral("$367.9 k"))};
    bars.ticks = {{0, QStringLiteral("$0")},
                  {100, QStringLiteral("100 k")},
                  {200, QStringLiteral("200 k")},
                  {300, QStringLiteral("300 k")},
                  {400, QStringLiteral("400 k")}};
    bars.notes = {
        {QString::fromUtf16(chinese ? u"收入 $562,100 − 成本 $87,072:加价 546 %,毛利率 84.5 %"
                                    : u"Revenue $562,100 − cost $87,072: markup 546 %, gross margin 84.5 %"),
         Meaning::Text}};
    return bars;
}

inline Roofline roofline(bool chinese = false, bool before = false) {
    const auto word = [chinese](const char16_t* english, const char16_t* mandarin) {
        return QString::fromUtf16(chinese ? mandarin : english);
    };
    Roofline data;
    data.title = word(u"Roofline, decode", u"屋顶线,解码");
    data.roofs = {{QStringLiteral("BF16"), 989e12, Meaning::Text, Qt::SolidLine, {}},
                  {QStringLiteral("FP8"), 1979e12, Meaning::Muted, Qt::SolidLine, {}}};
    data.bandwidth = 3.35e12;
    data.bandwidthLabel = QStringLiteral("HBM 3.35 TB/s");
    data.intensityTitle = word(u"FLOP per byte of HBM traffic", u"每字节 HBM 流量的 FLOP");
    data.rateTitle = QStringLiteral("FLOP/s");
    data.memoryZone = word(u"limited by memory", u"受限于显存带宽");
    data.computeZone = word(u"limited by compute", u"受限于算力");
    data.minimumIntensity = 1;
    data.maximumIntensity = 1e4;
    data.minimumRate = 1e12;
    data.maximumRate = 4e15;
    const auto point = [&](const char16_t* key, const char16_t* english, const char16_t* mandarin, double x,
                           double y, double share, Meaning colour) {
        RooflinePoint p;
        p.key = QString::fromUtf16(key);
        p.label = word(english, mandarin);
        p.intensity = x;
        p.achieved = y;
        p.share = share;
        p.colour = colour;
        if (before)
            p.before = QPointF(x * 0.6, y * 0.55);
        data.points << p;
    };
    point(u"q", u"q projection", u"q 投影", 122, 300e12, 0.08, Meaning::Vocabulary);
    point(u"kv", u"output projection", u"输出投影", 168, 420e12, 0.10, Meaning::Vocabulary);
    point(u"core", u"core attention", u"核心注意力", 300, 560e12, 0.42, Meaning::Attention);
    point(u"experts", u"routed experts", u"路由专家", 640, 830e12, 0.25, Meaning::RoutedExperts);
    point(u"prefill", u"prefill attention", u"预填充注意力", 4200, 610e12, 0.15, Meaning::Attention);
    return data;
}

} // namespace planner::ui::sample
