// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QRectF>
#include <QRegularExpression>
#include <QTransform>
#include <QXmlStreamReader>

namespace planner::ui {

/// The box around every line, area, image and text start of an SVG by QSvgGenerator, which knows no clipping:
/// what lies outside here is drawn outside. Understands just what that generator writes.
inline QRectF svgExtent(const QByteArray& svg) {
    static const QRegularExpression number(QStringLiteral("-?\\d+(?:\\.\\d+)?(?:e[-+]?\\d+)?"));
    const auto numbers = [](const QString& text) {
        QVector<double> values;
        for (auto match = number.globalMatch(text); match.hasNext();)
            values << match.next().captured().toDouble();
        return values;
    };
    QRectF extent;
    QVector<QTransform> stack{QTransform()};
    const auto take = [&](double x, double y) {
        const QPointF point = stack.last().map(QPointF(x, y));
        extent = extent.isNull() ? QRectF(point, QSizeF(0.001, 0.001))
                                 : extent.united(QRectF(point, QSizeF(0.001, 0.001)));
    };
    QXmlStreamReader xml(svg);
    while (!xml.atEnd()) {
        xml.readNext();
        const QXmlStreamAttributes attributes = xml.attributes();
        const auto value = [&attributes](const char* name) {
            return attributes.value(QLatin1String(name)).toString();
        };
        if (xml.isEndElement() && xml.name() == u"g")
            stack.removeLast();
        if (!xml.isStartElement())
            continue;
        if (xml.name() == u"g") {
            QTransform transform = stack.last();
            const QVector<double> m = numbers(value("transform"));
            if (m.size() == 6)
                transform = QTransform(m[0], m[1], m[2], m[3], m[4], m[5]) * transform;
            stack << transform;
        } else if (xml.name() == u"polyline" || xml.name() == u"polygon" || xml.name() == u"path") {
            const QVector<double> values = numbers(xml.name() == u"path" ? value("d") : value("points"));
            for (int i = 0; i + 1 < values.size(); i += 2)
                take(values[i], values[i + 1]);
        } else if (xml.name() == u"rect" || xml.name() == u"image") {
            take(value("x").toDouble(), value("y").toDouble());
            take(value("x").toDouble() + value("width").toDouble(),
                 value("y").toDouble() + value("height").toDouble());
        } else if (xml.name() == u"circle") {
            const double r = value("r").toDouble();
            take(value("cx").toDouble() - r, value("cy").toDouble() - r);
            take(value("cx").toDouble() + r, value("cy").toDouble() + r);
        } else if (xml.name() == u"text") {
            take(value("x").toDouble(), value("y").toDouble());
        }
    }
    return extent;
}

} // namespace planner::ui
