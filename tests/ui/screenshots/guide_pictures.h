// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/screenshots/picture.h"

namespace planner::ui {

/// A picture that the guide shows, in both languages.
struct GuidePicture {
    const char* name; ///< of its file, without the ending
    QStringList state;
};

/// All of them; the guide shows each where it calls it.
const QVector<GuidePicture>& guidePictures();

/// Takes one; the size is what the guide's page has room for. Fails as `take` does.
tl::expected<QImage, QString> takeForGuide(const GuidePicture& picture, const QString& language);

} // namespace planner::ui
