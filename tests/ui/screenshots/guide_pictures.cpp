// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/screenshots/guide_pictures.h"

namespace planner::ui {

namespace {
constexpr QSize window{1280, 720};
constexpr int widthInGuide = 800; ///< twice what a page shows, for sharp screens
} // namespace

const QVector<GuidePicture>& guidePictures() {
    static const QVector<GuidePicture> pictures{
        {"question", {QStringLiteral("lesson=inference-system/memory")}},
        {"answer", {QStringLiteral("lesson=inference-system/memory"), QStringLiteral("answered")}},
        {"presentation", {QStringLiteral("lesson=inference-system/nic-drag"), QStringLiteral("presenting")}},
        {"overlap", {QStringLiteral("lesson=inference-system/overlap")}},
        {"experts", {QStringLiteral("lesson=inference-system/balance-experts")}},
    };
    return pictures;
}

tl::expected<QImage, QString> takeForGuide(const GuidePicture& picture, const QString& language) {
    return take({window, ThemeChoice::Light, language, picture.state}).map([](const QImage& image) {
        return image.scaledToWidth(widthInGuide, Qt::SmoothTransformation);
    });
}

} // namespace planner::ui
