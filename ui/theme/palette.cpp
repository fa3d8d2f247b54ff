// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/palette.h"

#include "ui/theme/contrast.h"

#include <array>

namespace planner::ui {

namespace {

struct Pair {
    Meaning meaning;
    QRgb light;
    QRgb dark;
};

// The dark twins keep hue and order of lightness; on the dark card data stays above 3:1 and text above 4.5:1.
constexpr std::array<Pair, meaningCount> table{{
    {Meaning::Attention, 0xff0072B2, 0xff3D9BD6},    {Meaning::RoutedExperts, 0xffE69F00, 0xffE8A820},
    {Meaning::SharedExpert, 0xffF2CF7E, 0xffF6DDA2}, {Meaning::Dispatch, 0xff009E73, 0xff16A87F},
    {Meaning::Combine, 0xff7CCDB0, 0xff8FDCC1},      {Meaning::Kv, 0xffCC79A7, 0xffD58BB4},
    {Meaning::Vocabulary, 0xff8A8F98, 0xff9DA3AC},   {Meaning::Buffers, 0xffC9CDD3, 0xff6F767F},
    {Meaning::Free, 0xffD5D3CC, 0xff5A6068},         {Meaning::Chapter, 0xff6B7075, 0xffA3A9AF},
    {Meaning::Limit, 0xff1F2328, 0xffE9E7E1},        {Meaning::Estimate, 0xff2457A7, 0xff7AA7F0},
    {Meaning::Measured, 0xffD55E00, 0xffF07B2E},     {Meaning::Paper, 0xffF6F5F1, 0xff15171A},
    {Meaning::Card, 0xffFFFFFF, 0xff1E2125},         {Meaning::Field, 0xffFAF9F6, 0xff262A2F},
    {Meaning::Line, 0xffE2E0D9, 0xff363B41},         {Meaning::Grid, 0xffECEAE4, 0xff2D3136},
    {Meaning::Text, 0xff1F2328, 0xffE9E7E1},         {Meaning::Muted, 0xff6B7075, 0xffA3A9AF},
    {Meaning::Accent, 0xff2457A7, 0xff7AA7F0},       {Meaning::Good, 0xff2E9D5B, 0xff4DBB79},
    {Meaning::Bad, 0xffC62828, 0xffF2716B},          {Meaning::Warning, 0xffD55E00, 0xffF07B2E},
}};

} // namespace

QColor Theme::colour(Meaning meaning) const {
    const Pair& pair = table[static_cast<std::size_t>(meaning)];
    return QColor::fromRgb(isDark() ? pair.dark : pair.light);
}

QColor Theme::textColour(Meaning meaning) const {
    return withContrast(colour(meaning), colour(Meaning::Card), 4.5);
}

QColor Theme::textOn(const QColor& fill) const {
    const QColor ink(0x12, 0x15, 0x18);
    for (const QColor& candidate : {QColor(Qt::white), ink})
        if (contrastRatio(candidate, fill) >= 4.5)
            return candidate;
    return contrastRatio(Qt::black, fill) >= contrastRatio(Qt::white, fill) ? QColor(Qt::black)
                                                                            : QColor(Qt::white);
}

QColor Theme::ghostColour(Meaning meaning) const {
    return blend(colour(meaning), colour(Meaning::Card), isDark() ? 0.5 : 0.42);
}

Qt::PenStyle Theme::lineStyle(Meaning meaning) const {
    switch (meaning) {
    case Meaning::Chapter:
        return Qt::DashLine;
    case Meaning::Limit:
        return Qt::DotLine;
    default:
        return Qt::SolidLine;
    }
}

} // namespace planner::ui
