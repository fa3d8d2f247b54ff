// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVector>

namespace planner::ui {

/// One page of the guide.
struct GuidePage {
    QString id;    ///< "start", "chart:memory", "input:decode.ep"; what F1 asks for
    QString title; ///< as in the list of contents
    QString html;
    int level = 0; ///< 0 stands in the list itself, 1 below the one before
};

/// The guide in the language in use: the written pages, then one page for each group of inputs and for each
/// section of figures, made from the tables that the program itself works with.
QVector<GuidePage> guidePages();

/// Id of the page of an input's group or of a figure's section, and the anchor on it.
QString inputAnchor(std::string_view parameterId);
QString figureAnchor(std::string_view figureId);

} // namespace planner::ui
