// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/fonts.h"

#include <QFontDatabase>
#include <QFontInfo>

#include <algorithm>
#include <cmath>

namespace planner::ui {

QStringList fontFamilies() {
    return {QStringLiteral("DejaVu Sans"), QStringLiteral("Noto Sans CJK SC"),
            QStringLiteral("WenQuanYi Micro Hei")};
}

int textPixels(TextRole role, double scale) {
    double size = 12.0;
    switch (role) {
    case TextRole::Caption:
        size = 11.0;
        break;
    case TextRole::Body:
    case TextRole::Strong:
        size = 12.0;
        break;
    case TextRole::Title:
        size = 13.0;
        break;
    case TextRole::Figure:
        size = 19.0;
        break;
    }
    return std::max(6, static_cast<int>(std::lround(size * scale)));
}

QFont textFont(TextRole role, double scale) {
    QFont font;
    font.setFamilies(fontFamilies());
    font.setPixelSize(textPixels(role, scale));
    font.setBold(role == TextRole::Strong || role == TextRole::Title || role == TextRole::Figure);
    // Unhinted advances, so that a text is as wide on screen as in the PDF made from the same layout.
    font.setHintingPreference(QFont::PreferVerticalHinting);
    // Any letter spacing turns ligatures off: with them a PDF holds one glyph for the "ffi" of efficiency,
    // which nobody finds by searching.
    font.setLetterSpacing(QFont::AbsoluteSpacing, 1.0 / 64.0);
    return font;
}

double systemTextScale() {
    // 10 pt at 96 dpi is what our sizes were designed beside; smaller system fonts do not shrink us.
    constexpr double designPixels = 10.0 * 96.0 / 72.0;
    const QFontInfo system(QFontDatabase::systemFont(QFontDatabase::GeneralFont));
    return std::clamp(system.pixelSize() / designPixels, 1.0, 2.5);
}

} // namespace planner::ui
