// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/stacked_bars.h"
#include "ui/theme/meaning.h"

#include <QPointF>
#include <QString>
#include <QVector>

#include <optional>

namespace planner::ui {

/// A peak of the compute units; the shared slope in front of it is the memory bandwidth.
struct RoofLine {
    QString label;     ///< "BF16 989 TFLOPS"
    double peak = 0.0; ///< FLOP/s
    Meaning colour = Meaning::Text;
    Qt::PenStyle style = Qt::SolidLine;
    QString shortLabel; ///< "BF16", where there is little room; empty: the label itself

    bool operator==(const RoofLine&) const = default;
};

/// A kernel.
struct RooflinePoint {
    QString key;
    QString label;
    QString tip;                     ///< read-out; made from label and figures when empty
    double intensity = missingValue; ///< FLOP per byte
    double achieved = missingValue;  ///< FLOP/s
    double share = 0.0;              ///< of the time, 0..1: the dot's area
    Meaning colour = Meaning::Attention;
    Meaning lens = Meaning::Card;  ///< colour and style of the outline
    bool hollow = false;           ///< beside the filled dot of another lens
    int roof = -1;                 ///< index of its own roof; -1: the highest
    std::optional<QPointF> before; ///< (intensity, achieved) in the baseline

    bool operator==(const RooflinePoint&) const = default;
};

/// Everything a roofline shows.
struct Roofline {
    QString title; ///< for the description and the table, not drawn
    QVector<RoofLine> roofs;
    double bandwidth = 0.0; ///< bytes/s
    QString bandwidthLabel; ///< "HBM 3.35 TB/s", written along the slope
    QVector<RooflinePoint> points;
    double minimumIntensity = 1.0;
    double maximumIntensity = 1e4;
    double minimumRate = 1e12;
    double maximumRate = 4e15;
    QString intensityTitle;  ///< "FLOP per byte of HBM traffic"
    QString rateTitle;       ///< "FLOP/s"
    QString memoryZone;      ///< "limited by memory"
    QString computeZone;     ///< "limited by compute"
    QString briefMemoryZone; ///< "memory": where there is little room
    QString briefComputeZone;

    bool operator==(const Roofline&) const = default;
};

} // namespace planner::ui
