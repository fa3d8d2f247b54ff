// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include <optional>

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

    /// Labels on every decade, or on every second, third .. where a decade is less than `room` pixels; within
    /// a decade, where ticks crowd towards its end, on those that have this room.
    void setStride(double pixelsPerDecade, double room) {
        m_pixelsPerDecade = pixelsPerDecade;
        m_room = room;
        m_stride = std::clamp(std::lround(std::ceil(room / std::max(pixelsPerDecade, 1.0))), 1L, 12L);
    }

protected:
    QString getTickLabel(double tick, const QLocale&, QChar, int) override {
        return std::lround(std::log10(tick)) % m_stride == 0 ? m_text(tick) : QString();
    }

    QVector<QString> createLabelVector(const QVector<double>& ticks, const QLocale& locale, QChar format,
                                       int precision) override {
        auto labels = QCPAxisTickerLog::createLabelVector(ticks, locale, format, precision);
        std::optional<double> last;
        for (qsizetype index = 0; index < labels.size(); ++index) {
            if (labels[index].isEmpty())
                continue;
            const double position = std::log10(ticks[index]) * m_pixelsPerDecade;
            if (last && position < *last + m_room)
                labels[index].clear();
            else
                last = position;
        }
        return labels;
    }

private:
    AxisText m_text;
    double m_pixelsPerDecade = 0.0;
    double m_room = 0.0;
    long m_stride = 1;
};

} // namespace planner::ui
