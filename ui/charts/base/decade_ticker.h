// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

namespace planner::ui {

/// Powers of ten with our own texts; QCustomPlot's "10^n" breaks in a Chinese locale. Include it in .cpp
/// files only: QCustomPlot's header is costly.
class DecadeTicker : public QCPAxisTickerLog {
public:
    using AxisText = std::function<QString(double)>;

    explicit DecadeTicker(AxisText text) : m_text(std::move(text)) {
        setLogBase(10.0);
        setSubTickCount(0);
    }

    /// Labels on every decade, or on every second, third .. where a decade is less than `room` pixels.
    void setStride(double pixelsPerDecade, double room) {
        m_stride = std::clamp(std::lround(std::ceil(room / std::max(pixelsPerDecade, 1.0))), 1L, 12L);
    }

protected:
    QString getTickLabel(double tick, const QLocale&, QChar, int) override {
        return std::lround(std::log10(tick)) % m_stride == 0 ? m_text(tick) : QString();
    }

private:
    AxisText m_text;
    long m_stride = 1;
};

} // namespace planner::ui
