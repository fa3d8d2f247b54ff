// SPDX-License-Identifier: GPL-3.0-or-later
// Experts on cards: every slot drawn, inside, marked by more than colour, and hatched where empty.
#include "model/catalog/assign.h"
#include "model/catalog/presets.h"
#include "model/engine/evaluate.h"
#include "ui/charts/cards/cards_plot.h"
#include "ui/charts/plan_chart.h"
#include "ui/theme/style.h"

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QTest>

using namespace planner;
using namespace planner::ui;

class TestCardsChart : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { applyStyle(*qApp, Theme::light()); }
    void init() {
        QTest::failOnWarning(
            QRegularExpression(QStringLiteral("^(?!This plugin does not support|QStandardPaths).*")));
    }
    void everySlotIsACell();
    void cellsStayInside_data();
    void cellsStayInside();
    void emptySlotsAreSaid();
    void numbersAreAllOrNone();
    void tipsSayWhatIsThere();
    void redundantCopiesAreMarked();
    void nothingToDrawIsSaid();
    void followsThePlan();

private:
    /// The chart of the opening plan after an edit.
    CardsPlot& plotAfter(const char* assignment) {
        auto scenario = *find_preset(opening_preset);
        if (assignment != nullptr && !assign(scenario, assignment))
            qFatal("%s", assignment);
        m_plan = evaluate(scenario);
        m_chart = nullptr;
        for (const auto& kind : chartKinds())
            if (std::string_view(kind.name) == "cards")
                m_chart = kind.make(&m_parent);
        m_chart->refresh({&m_plan, nullptr, false, true, nullptr});
        return static_cast<CardsPlot&>(m_chart->widget());
    }

    static int count(const CardsLayout::Unit& unit, CardCell kind) {
        return static_cast<int>(std::count_if(unit.cells.begin(), unit.cells.end(),
                                              [kind](const auto& cell) { return cell.kind == kind; }));
    }

    QWidget m_parent;
    Plan m_plan;
    std::unique_ptr<PlanChart> m_chart;
};

void TestCardsChart::everySlotIsACell() {
    const auto& data = plotAfter(nullptr).data();
    const auto layout = layOutCards(data, QRectF(0, 0, 900, 500), Theme::light());
    QCOMPARE(layout.units.size(), 2);
    for (const auto& unit : layout.units) {
        QCOMPARE(count(unit, CardCell::Routed), 256);
        QCOMPARE(count(unit, CardCell::Redundant), 32);
        QCOMPARE(count(unit, CardCell::Empty), 0);
    }
    QCOMPARE(layout.units[0].nodes.size(), 18);
    QCOMPARE(layout.units[0].cards.size(), 144);
    QCOMPARE(count(layout.units[0], CardCell::Shared), 144);
    QCOMPARE(count(layout.units[1], CardCell::Shared), 32);
}

void TestCardsChart::cellsStayInside_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QByteArray>("edit");
    for (const auto& size : {QSize(160, 90), QSize(429, 170), QSize(640, 420), QSize(1500, 800)})
        for (const char* edit :
             {"decode.nodes=18", "decode.nodes=20", "decode.ep=1", "decode.ep=13", "decode.nodes=200"})
            QTest::addRow("%dx%d %s", size.width(), size.height(), edit) << size << QByteArray(edit);
}

void TestCardsChart::cellsStayInside() {
    QFETCH(QSize, size);
    QFETCH(QByteArray, edit);
    const QRectF target({}, size);
    const auto layout = layOutCards(plotAfter(edit.constData()).data(), target, Theme::light());
    for (const auto& unit : layout.units) {
        for (const auto& node : unit.nodes)
            QVERIFY(unit.body.adjusted(-0.01, -0.01, 0.01, 0.01).contains(node.area));
        for (const auto& cell : unit.cells) {
            QVERIFY(target.contains(cell.area));
            const auto inNode = [&](const auto& node) {
                return node.area.adjusted(-0.01, -0.01, 0.01, 0.01).contains(cell.area);
            };
            QVERIFY(std::any_of(unit.nodes.begin(), unit.nodes.end(), inNode));
        }
        for (int a = 0; a < std::min<int>(static_cast<int>(unit.cells.size()), 60); ++a)
            for (int b = a + 1; b < 60 && b < unit.cells.size(); ++b)
                QVERIFY(!unit.cells[a]
                             .area.adjusted(0.01, 0.01, -0.01, -0.01)
                             .intersects(unit.cells[b].area.adjusted(0.01, 0.01, -0.01, -0.01)));
    }
}

void TestCardsChart::emptySlotsAreSaid() {
    const auto& plot = plotAfter("decode.nodes=20");
    const auto layout = layOutCards(plot.data(), QRectF(0, 0, 900, 500), Theme::light());
    QCOMPARE(count(layout.units[0], CardCell::Empty), 32);
    QVERIFY(plot.data().units[0].title.contains(QStringLiteral("empty slots: 32")));
    QVERIFY(plot.description().contains(QStringLiteral("empty slots: 32")));
    QCOMPARE(plot.table().size(), 1 + 320 + 288); // 160 cards with two slots, 32 with nine
}

void TestCardsChart::numbersAreAllOrNone() {
    const auto& data = plotAfter(nullptr).data();
    QVERIFY(layOutCards(data, QRectF(0, 0, 1500, 800), Theme::light()).units[0].numbered);
    QVERIFY(!layOutCards(data, QRectF(0, 0, 429, 170), Theme::light()).units[0].numbered);
}

void TestCardsChart::tipsSayWhatIsThere() {
    auto& plot = plotAfter("decode.nodes=20");
    plot.resize(900, 500);
    QStringList tips;
    for (const auto& element : plot.elements()) {
        tips << element.tip;
        QVERIFY(find_figure(element.key.toStdString()));
    }
    QVERIFY2(tips.contains(QStringLiteral("Decode, node 1, GPU 1: expert 0")), qPrintable(tips.first()));
    QVERIFY(!tips.filter(QStringLiteral("a redundant copy of expert 31")).isEmpty());
    QCOMPARE(tips.filter(QStringLiteral("an empty slot")).size(), 32);
    QVERIFY(!tips.filter(QStringLiteral("shared expert")).isEmpty());
}

void TestCardsChart::redundantCopiesAreMarked() {
    auto& plot = plotAfter(nullptr);
    for (const auto& theme : {Theme::light(), Theme::dark()}) {
        QImage image(1500, 800, QImage::Format_RGB32);
        image.fill(theme.colour(Meaning::Card));
        QPainter painter(&image);
        plot.paintTo(painter, QRectF(image.rect()), theme);
        painter.end();
        auto fitted = theme; // as a chart of this size is drawn
        fitted.textScale = std::min(1500 / 900.0, 800 / 520.0);
        const auto layout = layOutCards(plot.data(), QRectF(image.rect()), fitted);
        for (const auto& cell : layout.units[0].cells)
            if (cell.kind == CardCell::Redundant) {
                const auto corner = image.pixelColor((cell.area.topRight() + QPointF(-2.5, 2.0)).toPoint());
                const auto fill = image.pixelColor((cell.area.bottomLeft() + QPointF(3, -3)).toPoint());
                QVERIFY(std::abs(corner.lightness() - fill.lightness()) > 40);
                break;
            }
    }
}

void TestCardsChart::nothingToDrawIsSaid() {
    auto& dense = plotAfter("model=llama-3.1-70b");
    QVERIFY(dense.description().contains(QStringLiteral("no routed experts")));
    dense.resize(429, 170);
    QVERIFY(!dense.grab().isNull());
    QVERIFY(dense.elements().isEmpty());
    auto& huge = plotAfter("decode.ep=100000");
    QVERIFY(huge.description().contains(QStringLiteral("100000 GPUs are too many to draw")));
    QVERIFY(!huge.grab().isNull());
}

void TestCardsChart::followsThePlan() {
    auto& plot = plotAfter(nullptr);
    const auto before = plot.data();
    m_chart->refresh({&m_plan, nullptr, false, true, nullptr});
    QVERIFY(plot.data() == before);
    auto scenario = *find_preset(opening_preset);
    QVERIFY(assign(scenario, "decode.nodes=9"));
    const auto smaller = evaluate(scenario);
    m_chart->refresh({&smaller, nullptr, false, true, nullptr});
    QCOMPARE(plot.data().units[0].cards.cards.size(), std::size_t{72});
    QVERIFY(plot.data().units[0].title.contains(QStringLiteral("EP72")));
}

QTEST_MAIN(TestCardsChart)
#include "tst_cards_chart.moc"
