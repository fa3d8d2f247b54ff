// SPDX-License-Identifier: GPL-3.0-or-later
#include "svg_extent.h"

#include "model/analysis/cache_saving.h"
#include "model/analysis/system_rates.h"
#include "model/catalog/assign.h"
#include "model/catalog/presets.h"
#include "model/catalog/traffic_day.h"
#include "model/engine/evaluate.h"
#include "ui/charts/base/hour_plot.h"
#include "ui/charts/base/stacked_bar_chart.h"
#include "ui/charts/base/system_plot.h"
#include "ui/charts/plan_chart.h"
#include "ui/exporting/chart_export.h"
#include "ui/theme/style.h"

#include <QApplication>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <numeric>

using namespace planner;
using namespace planner::ui;

/// The charts of the service show the figures of the day, and nothing else.
class TestServiceCharts : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { applyStyle(*qApp, Theme::light()); }

    void init() {
        QTest::failOnWarning(
            QRegularExpression(QStringLiteral("^(?!This plugin does not support|QStandardPaths).*")));
        m_scenario = *find_preset(opening_preset);
    }

    void dayIsTheModelsDay();
    void ownTrafficIsDrawn();
    void baselineIsAGhost();
    void moneyOfTheHoursAddsUp();
    void discountLiesInItsWindow();
    void revenueStepsJoin();
    void lossReachesBelowZero();
    void missingPriceIsADash();
    void tokenCostsAreTheFigures();
    void systemShowsTheBusiestHour();
    void picturesHoldInk_data() { chartRows(); }
    void picturesHoldInk();
    void exportsStayWithinThePage_data() { chartRows(); }
    void exportsStayWithinThePage();

private:
    static void chartRows() {
        QTest::addColumn<QString>("name");
        for (const auto* name : {"day", "hours-money", "revenue", "token-cost", "system"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }

    /// The chart of `m_scenario`; the plan stays in `m_plan`.
    std::unique_ptr<PlanChart> drawn(const QString& name) {
        m_plan = evaluate(m_scenario);
        for (const auto& kind : chartKinds())
            if (name == QLatin1String(kind.name)) {
                auto chart = kind.make(&m_parent);
                ChartInput input{&m_plan, m_hasBaseline ? &m_baseline : nullptr, false, true, &m_scenario};
                input.baselineScenario = m_hasBaseline ? &m_baselineScenario : nullptr;
                chart->refresh(input);
                return chart;
            }
        return nullptr;
    }

    const HourData& hours(const char* name) {
        return static_cast<HourPlot&>(drawn(QString::fromLatin1(name))->widget()).data();
    }

    const StackedBars& bars(const char* name) {
        return static_cast<StackedBarChart&>(drawn(QString::fromLatin1(name))->widget()).data();
    }

    static double sum(const QVector<double>& values) {
        return std::accumulate(values.begin(), values.end(), 0.0);
    }

    static double mean(const HourLine& line) {
        double total = 0;
        for (int hour = 0; hour < 24; ++hour)
            total += meanOfHour(line, hour);
        return total / 24;
    }

    QWidget m_parent;
    Scenario m_scenario;
    Plan m_plan;
    Scenario m_baselineScenario;
    Plan m_baseline;
    bool m_hasBaseline = false;
};

namespace {

void compareNear(double value, double right) {
    QVERIFY2(std::abs(value - right) <= 1e-9 * std::max(1.0, std::abs(right)),
             qPrintable(QStringLiteral("%1, not %2").arg(value, 0, 'g', 12).arg(right, 0, 'g', 12)));
}

} // namespace

void TestServiceCharts::dayIsTheModelsDay() {
    const auto& data = hours("day");
    const auto day = day_of(m_plan, no_column());
    QCOMPARE(data.areas.size(), 3);
    for (int hour = 0; hour < 24; ++hour) {
        const auto& right = day.at(static_cast<std::size_t>(hour));
        QCOMPARE(data.areas[0].values[hour], right.decode_nodes);
        QCOMPARE(data.areas[1].values[hour], right.prefill_nodes);
        // Freed room fills up to the peak of 9 x 18 + 30 x 4 = 282 nodes.
        QCOMPARE(data.areas[0].values[hour] + data.areas[1].values[hour] + data.areas[2].values[hour], 282.0);
    }
    compareNear(sum(data.areas[2].values), m_plan["service.units.freed_node_hours"_fig]);
    QCOMPARE(data.lines.size(), 2);
    compareNear(mean(data.lines[0]), m_plan["service.total_nodes"_fig]);
    compareNear(mean(data.lines[1]), 226.75);
    // The published day steps at half past, too, which hourly means would blur.
    QCOMPARE(data.lines[1].steps.size(), static_cast<qsizetype>(published_day().steps.size()));
}

void TestServiceCharts::ownTrafficIsDrawn() {
    auto column = no_column();
    column.fill(1);
    column.at(5) = 25; // mean 2, so the peak is 12.5 times the mean
    set_hourly(m_scenario, column);
    const auto& demand = hours("day").lines.front();
    compareNear(meanOfHour(demand, 5), 12.5 * m_plan["service.total_nodes"_fig]);
    compareNear(meanOfHour(demand, 6), 0.5 * m_plan["service.total_nodes"_fig]);
}

void TestServiceCharts::baselineIsAGhost() {
    m_baselineScenario = m_scenario;
    m_baseline = evaluate(m_baselineScenario);
    m_hasBaseline = true;
    set_value(m_scenario, "workload.growth"_in, 2);
    const auto ghost = hours("day").lines.last();
    m_hasBaseline = false;
    QCOMPARE(ghost.colour, Meaning::Muted);
    compareNear(mean(ghost), m_baseline["service.units.average_nodes"_fig]);
}

void TestServiceCharts::moneyOfTheHoursAddsUp() {
    const auto& data = hours("hours-money");
    compareNear(sum(data.areas[0].values), m_plan["service.cost_per_day_usd"_fig]);
    compareNear(24 * mean(data.lines[0]), m_plan["service.revenue_per_day_usd"_fig]);
    compareNear(24 * mean(data.lines[1]), m_plan["revenue.paid_per_day_usd"_fig]);
    const auto& income = data.lines[2];
    QCOMPARE(income.colour, Meaning::Measured);
    QCOMPARE(income.error, published_day().income_error_usd);
    QVERIFY(income.error > 0);
}

void TestServiceCharts::discountLiesInItsWindow() {
    // 16:30 to 00:30 UTC is 00:30 to 08:30 on a clock of UTC+8.
    const auto& spans = hours("hours-money").spans;
    QCOMPARE(spans.size(), 1);
    compareNear(spans.first().from, 0.5);
    compareNear(spans.first().to, 8.5);
}

void TestServiceCharts::revenueStepsJoin() {
    const auto& data = bars("revenue");
    QCOMPARE(data.rows.size(), 7);
    QVERIFY(data.markers.isEmpty());
    double level = data.rows[0].segments[1].value;
    compareNear(level, m_plan["service.revenue_per_day_usd"_fig]);
    for (int row = 1; row < 6; ++row) {
        const auto& parts = data.rows[row].segments;
        compareNear(parts[0].value + parts[1].value, level);
        level = parts[0].value;
        QVERIFY2(find_parameter(data.rows[row].key.toStdString()), qPrintable(data.rows[row].key));
    }
    compareNear(data.rows[6].segments[1].value, level);
    compareNear(level, m_plan["revenue.profit_per_day_usd"_fig]);
    // Markup never stands without the gross margin: (562,100 - 87,072) / 87,072 and over 562,100.
    QVERIFY2(data.rows[0].remark.contains(QStringLiteral("546")) &&
                 data.rows[0].remark.contains(QStringLiteral("84.5")),
             qPrintable(data.rows[0].remark));
}

void TestServiceCharts::lossReachesBelowZero() {
    set_value(m_scenario, "revenue.paying_share"_in, 0.1);
    const auto& data = bars("revenue");
    const double loss = -m_plan["revenue.profit_per_day_usd"_fig];
    QVERIFY(loss > 0);
    compareNear(data.markers.first().at, loss); // zero lies to the right of the loss
    for (const auto& row : data.rows)
        QCOMPARE(row.segments[0].colour, Meaning::Card); // nothing looks like an amount from the edge to zero
    compareNear(data.rows[6].segments[0].value, 0);
    compareNear(data.rows[6].segments[1].value, loss);
    QCOMPARE(data.rows[6].segments[1].colour, Meaning::Bad);
}

void TestServiceCharts::missingPriceIsADash() {
    QVERIFY(assign(m_scenario, "pricing.output_usd_per_million=none"));
    const auto& data = hours("hours-money");
    QVERIFY(data.lines[0].steps.isEmpty());
    QVERIFY(data.lines[0].label.endsWith(QStringLiteral("–")));
    QVERIFY(!data.areas[0].label.endsWith(QStringLiteral("–"))); // the cost is known
    const auto chart = drawn(QStringLiteral("revenue"));
    const auto& nodes = static_cast<StackedBarChart&>(chart->widget()).data().rows[4];
    QVERIFY(nodes.segments.isEmpty());
    QCOMPARE(nodes.totalText, QStringLiteral("−$87,072")); // the cost is known, and said
    for (const auto& row : static_cast<StackedBarChart&>(chart->widget()).data().rows) {
        const bool isCost = row.label == QStringLiteral("nodes") || row.label == QStringLiteral("other cost");
        QVERIFY2(isCost || row.totalText == QStringLiteral("–"), qPrintable(row.totalText));
        for (const auto& part : row.segments)
            QVERIFY2(isCost || std::isnan(part.value), qPrintable(row.label));
        QVERIFY2(!row.remark.contains(u'0'), qPrintable(row.remark));
    }
}

void TestServiceCharts::tokenCostsAreTheFigures() {
    const auto& data = bars("token-cost");
    const auto total = [](const BarRow& row) {
        double sum = 0;
        for (const auto& part : row.segments)
            sum += part.value;
        return sum;
    };
    compareNear(total(data.rows[0]), m_plan["service.usd_per_million_output_tokens"_fig]);
    compareNear(total(data.rows[1]), m_plan["service.usd_per_million_input_tokens"_fig]);
    compareNear(total(data.rows[2]), m_plan["service.usd_per_million_tokens"_fig]);
    const auto saving = cache_saving(m_scenario);
    QCOMPARE(data.rows[3].segments[0].value, saving.with_cache.usd_per_million_input);
    QCOMPARE(data.rows[4].segments[0].value, saving.without_cache.usd_per_million_input);
    QVERIFY(data.rows[4].segments[0].value > data.rows[3].segments[0].value);
}

void TestServiceCharts::systemShowsTheBusiestHour() {
    const auto chart = drawn(QStringLiteral("system"));
    const auto& data = static_cast<SystemPlot&>(chart->widget()).data();
    const auto day = day_of(m_plan, no_column());
    const auto rates = system_rates(m_plan, day.at(busiest_hour(day)));
    QCOMPARE(rates.prefill_units, 30.0);
    QVERIFY(data.box(SystemPart::prefill).title.contains(QStringLiteral("30")));
    QVERIFY(data.box(SystemPart::prefill).lines.first().contains(QStringLiteral("120")));
    QVERIFY(data.box(SystemPart::decode).lines.first().contains(QStringLiteral("162")));
    QCOMPARE(data.flow(SystemWay::input).value.left(5), QStringLiteral("8.628")); // 8,627,547 tok/s
    // Requests of 1,000 output tokens: 2,383,927 tok/s are 2,384 a second.
    QVERIFY2(data.box(SystemPart::api).lines.at(1).startsWith(QStringLiteral("2.384")),
             qPrintable(data.box(SystemPart::api).lines.at(1)));
}

void TestServiceCharts::picturesHoldInk() {
    QFETCH(QString, name);
    const auto chart = drawn(name);
    for (const auto& theme : {Theme::light(), Theme::dark()})
        for (const auto& size : {QSize(455, 160), QSize(1200, 700)}) {
            constexpr int margin = 40;
            const QRect inner(QPoint(margin, margin), size);
            QImage image(size + QSize(2 * margin, 2 * margin), QImage::Format_RGB32);
            const auto paper = theme.colour(Meaning::Card).rgb();
            image.fill(paper);
            QPainter painter(&image);
            chart->widget().paintTo(painter, inner, theme);
            painter.end();
            QSet<QRgb> colours;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x) {
                    if (image.pixel(x, y) == paper)
                        continue;
                    QVERIFY2(inner.adjusted(-1, -1, 1, 1).contains(x, y),
                             qPrintable(QStringLiteral("ink at %1, %2").arg(x - margin).arg(y - margin)));
                    colours.insert(image.pixel(x, y));
                }
            QVERIFY2(colours.size() > 20, qPrintable(name));
        }
}

void TestServiceCharts::exportsStayWithinThePage() {
    QFETCH(QString, name);
    QTemporaryDir folder;
    const auto path = folder.filePath(QStringLiteral("chart.svg"));
    const auto chart = drawn(name);
    PictureOptions options;
    options.size = {900, 520};
    QVERIFY(exportChart(chart->widget(), path, options).has_value());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto extent = svgExtent(file.readAll());
    QVERIFY(QRectF(-1, -1, 902, 522).contains(extent));
    QVERIFY(extent.width() > 600 && extent.height() > 300);
}

QTEST_MAIN(TestServiceCharts)
#include "tst_service_charts.moc"
