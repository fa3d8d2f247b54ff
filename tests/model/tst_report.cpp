// SPDX-License-Identifier: GPL-3.0-or-later
// The report as a document: what it holds, that its numbers are the engine's, and its Markdown.
#include "tests/model/support.h"

#include "model/report/document/words.h"
#include "model/report/plan_report.h"
#include "model/report/report_markdown.h"
#include "model/scenario/scenario_json.h"
#include "model/units/format.h"

#include <algorithm>

using namespace planner;
using namespace planner::testing;
using namespace planner::report;

class TestReport : public QObject {
    Q_OBJECT
private slots:
    void everyPresetHasAReport_data();
    void everyPresetHasAReport();
    void figuresAreTheEngines();
    void sentencesHaveTheFiguresOfTheTables();
    void everyInputIsListedWithItsSource();
    void changedInputsSayFromWhat();
    void changeAgainstTheBaselineIsTold();
    void whatDoesNotFitIsSaid();
    void missingPricesLeaveNoSentenceWithADash();
    void measuredFiguresOfAnotherPlanAreMarked();
    void impossibleValuesOfTheSensitivityAreNamed();
    void chartsAreKnownByName();
    void tablesAreWellFormed();
    void markdownCarriesTheScenario();
    void markdownEscapesWhatIsNoMarkup();
    void titleHasWhoAndWhen();
};

namespace {

Report report_of(const Scenario& scenario, const std::optional<Scenario>& baseline = {}) {
    return make_report({scenario, baseline, "2026-01-31", {}});
}

/// In English, with plain spaces.
QString words(const Text& what) { return text(english(what)).replace(QChar(0x2009), QChar::Space); }

template <class Kind> std::vector<Kind> all(const Report& report) {
    std::vector<Kind> found;
    for (const auto& section : report.sections)
        for (const auto& block : section.blocks)
            if (const auto* kind = std::get_if<Kind>(&block))
                found.push_back(*kind);
    return found;
}

Table table(const Report& report, std::string_view caption) {
    for (const auto& each : all<Table>(report))
        if (english(each.caption) == caption)
            return each;
    throw std::invalid_argument("no table " + std::string(caption));
}

/// The cells of the row with this label (and lens), from the third column on.
QStringList cells(const Table& table, const QString& label, const QString& lens = {}) {
    for (const auto& row : table.rows) {
        if (row.size() < 2 || words(row[0].text) != label)
            continue;
        if (!lens.isEmpty() && words(row[1].text) != lens)
            continue;
        QStringList found;
        for (std::size_t index = lens.isEmpty() ? 1 : 2; index < row.size(); ++index)
            found << words(row[index].text);
        return found;
    }
    return {};
}

QString markdown(const Report& report) {
    return text(to_markdown(report)).replace(QChar(0x2009), QChar::Space);
}

} // namespace

void TestReport::everyPresetHasAReport_data() {
    QTest::addColumn<QString>("id");
    for (const auto& each : presets())
        QTest::newRow(each.id.c_str()) << text(each.id);
}

void TestReport::everyPresetHasAReport() {
    QFETCH(QString, id);
    const auto alone = report_of(preset(id.toStdString()));
    QCOMPARE(alone.sections.size(), std::size_t{13});
    const auto compared = report_of(preset(id.toStdString()), opening());
    QCOMPARE(compared.sections.size(), std::size_t{14});
    QVERIFY(markdown(compared).contains(QStringLiteral("## 2 Baseline against proposal")));
    QVERIFY(!markdown(alone).contains(QStringLiteral("nan")));
}

void TestReport::figuresAreTheEngines() {
    const auto plan = evaluate(opening());
    const auto rows = table(report_of(opening()), "All figures").rows;
    std::size_t at = 0;
    for (std::size_t index = 0; index < figure_count; ++index) {
        const auto each = static_cast<Figure>(index);
        if (std::isnan(plan[each]))
            continue;
        while (rows.at(at).size() == 1) // a heading
            ++at;
        QCOMPARE(text(english(rows[at].front().text)), QString::fromUtf8(info(each).label));
        QCOMPARE(text(english(rows[at].back().text)), text(english(value_of(plan, each))));
        if (info(each).choices.empty() && info(each).unit != Unit::yes_no)
            QCOMPARE(text(english(rows[at].back().text)), text(format(plan[each], info(each).unit)));
        ++at;
    }
    QCOMPARE(at, rows.size());
}

void TestReport::sentencesHaveTheFiguresOfTheTables() {
    const auto report = report_of(preset("exercise-nic-800g"), opening());
    const auto keys = table(report, "Key figures");
    const auto step = cells(keys, QStringLiteral("Decode step"), QStringLiteral("estimate"));
    QCOMPARE(step.size(), 4);
    const auto sentence = QStringLiteral("Against the baseline, “Decode step” goes from %1 to %2 (%3).")
                              .arg(step[0], step[1], step[3]);
    QVERIFY2(markdown(report).contains(sentence), qPrintable(sentence));
    const auto fit = cells(keys, QStringLiteral("Memory in use"), QStringLiteral(""));
    QVERIFY(markdown(report).contains(QStringLiteral("The decode unit fits: 60.4 GB of 85.5 GB")));
    QVERIFY(fit.contains(QStringLiteral("60.4 GB")));
}

void TestReport::everyInputIsListedWithItsSource() {
    const auto inputs = table(report_of(opening()), "Inputs");
    std::size_t listed = 0;
    for (const auto& row : inputs.rows) {
        if (row.size() == 1)
            continue;
        ++listed;
        QVERIFY2(!english(row[1].text).empty(), english(row[0].text).c_str());
        QVERIFY2(!english(row[2].text).empty(), english(row[0].text).c_str());
    }
    QCOMPARE(listed, parameter_count);
    QCOMPARE(cells(inputs, QStringLiteral("NIC per GPU")),
             (QStringList{QStringLiteral("400 Gb/s"), QStringLiteral("follows the NIC sold with the GPU")}));
    // Sources that many share are written below, under their number.
    const auto number = cells(inputs, QStringLiteral("Layers"))[1];
    QVERIFY(number.startsWith(u'['));
    bool found = false;
    for (const auto& points : all<Points>(report_of(opening())))
        for (const auto& item : points.items)
            found |=
                words(item) == number + QStringLiteral(" DeepSeek-V3 config.json (deepseek-ai/DeepSeek-V3)");
    QVERIFY(found);
}

void TestReport::changedInputsSayFromWhat() {
    const auto report = report_of(edited(opening(), {"network.nic_bandwidth=800Gb/s"}));
    QCOMPARE(
        cells(table(report, "Inputs"), QStringLiteral("NIC per GPU")),
        (QStringList{QStringLiteral("800 Gb/s"), QStringLiteral("changed from 400 Gb/s: set in this plan")}));
}

void TestReport::changeAgainstTheBaselineIsTold() {
    const auto report = report_of(preset("exercise-nic-800g"), opening());
    const auto inputs = table(report, "Inputs that differ");
    QCOMPARE(cells(inputs, QStringLiteral("NIC per GPU")).mid(0, 2),
             (QStringList{QStringLiteral("400 Gb/s"), QStringLiteral("800 Gb/s")}));
    const auto bottleneck =
        cells(table(report, "Bottleneck of each"), QStringLiteral("Bottleneck"), QStringLiteral("chapter"));
    QCOMPARE(bottleneck.mid(0, 2),
             (QStringList{QStringLiteral("all-to-all"), QStringLiteral("attention compute")}));
    const auto same = report_of(opening(), opening());
    QVERIFY(markdown(same).contains(QStringLiteral("No input differs")));
    // Nothing changed, so the values stand once.
    QCOMPARE(table(same, "Key figures").columns.size(), std::size_t{3});
}

void TestReport::whatDoesNotFitIsSaid() {
    const auto scenario = edited(opening(), {"decode.requests_per_rank=200"});
    const auto over = format(-evaluate(scenario)["decode.memory.free_bytes"_fig], Unit::bytes);
    const auto written = markdown(report_of(scenario));
    QVERIFY(written.contains(QStringLiteral("The decode unit does not fit")));
    QVERIFY(written.contains(QStringLiteral("over by ") + text(over).replace(QChar(0x2009), QChar::Space)));
    QVERIFY(written.contains(QStringLiteral("**Broken: Decode unit: does not fit")));
    QVERIFY(!written.contains(QStringLiteral("The plan breaks no rule")));
}

void TestReport::missingPricesLeaveNoSentenceWithADash() {
    const auto written = markdown(report_of(edited(opening(), {"pricing.gpu_hour_usd=none"})));
    QVERIFY(!written.contains(QStringLiteral("A million output tokens cost")));
    QVERIFY(!written.contains(QStringLiteral("costs –")));
    QVERIFY(written.contains(
        QStringLiteral("The cost is not known: a price, the traffic or a node rate is missing")));
}

void TestReport::measuredFiguresOfAnotherPlanAreMarked() {
    const auto edited_plan = edited(opening(), {"network.nic_bandwidth=800Gb/s"});
    const auto row = cells(table(report_of(edited_plan), "Key figures"),
                           QStringLiteral("Measured decode step"), QStringLiteral("measured"));
    QCOMPARE(row, QStringList{QStringLiteral("85.7 ms (of the published plan)")});
    const auto both = cells(table(report_of(edited_plan, opening()), "Key figures"),
                            QStringLiteral("Measured decode step"), QStringLiteral("measured"));
    QCOMPARE(both.last(), QStringLiteral("of the published plan"));
    QVERIFY(
        markdown(report_of(edited_plan)).contains(QStringLiteral("Nothing was measured on this very plan")));
    QVERIFY(markdown(report_of(opening())).contains(QStringLiteral("The measured decode step is 2.26×")));
}

void TestReport::impossibleValuesOfTheSensitivityAreNamed() {
    const auto written = markdown(report_of(opening()));
    QVERIFY(written.contains(QStringLiteral("105 %: not possible")));
}

void TestReport::chartsAreKnownByName() {
    QStringList names;
    for (const auto& picture : all<Picture>(report_of(opening())))
        names << text(picture.chart);
    for (const char* name :
         {"memory", "decode-step", "waterfall", "timeline", "roofline", "prefill-step", "money"})
        QVERIFY2(names.contains(QString::fromLatin1(name)), name);
}

void TestReport::tablesAreWellFormed() {
    for (const auto& each : all<Table>(report_of(preset("exercise-nic-800g"), opening()))) {
        QVERIFY2(!each.rows.empty(), english(each.caption).c_str());
        for (const auto& row : each.rows)
            QVERIFY2(row.size() == 1 || row.size() == each.columns.size(), english(each.caption).c_str());
        QVERIFY(each.rows.back().size() > 1); // a heading has rows below it
    }
}

void TestReport::markdownCarriesTheScenario() {
    const auto scenario = edited(opening(), {"decode.nodes=9"});
    const auto written = to_markdown(report_of(scenario));
    const auto begin = written.find("```json\n") + 8;
    const auto json = written.substr(begin, written.rfind("```") - begin);
    const auto loaded = read_scenario(json, "report");
    QVERIFY(loaded.has_value());
    QVERIFY(loaded->scenario == scenario);
}

void TestReport::markdownEscapesWhatIsNoMarkup() {
    auto scenario = opening();
    scenario.name = "A|B *new* <b> `x` [y](z)\n# no heading";
    const auto written = to_markdown(report_of(scenario));
    QVERIFY(text(written).startsWith(
        QStringLiteral("# Serving plan: A\\|B \\*new\\* \\<b\\> \\`x\\` \\[y\\](z) \\# no heading\n")));
}

void TestReport::titleHasWhoAndWhen() {
    const auto report = make_report({opening(), preset("exercise-nic-800g"), "2026-01-31", "Ada"});
    QStringList facts;
    for (const auto& fact : report.facts)
        facts << text(english(fact));
    QCOMPARE(facts.mid(0, 2),
             (QStringList{QStringLiteral("Prepared by: Ada"), QStringLiteral("Date: 2026-01-31")}));
    QVERIFY(facts[2].startsWith(QStringLiteral("Program: MoE Planner ")));
    QCOMPARE(facts[3], QStringLiteral("Baseline: Exercise 2: 800 Gb/s NICs"));
}

QTEST_APPLESS_MAIN(TestReport)
#include "tst_report.moc"
