// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exporting/report/report_html.h"

#include "ui/charts/base/chart.h"
#include "ui/exporting/chart_picture.h"
#include "ui/exporting/report/report_strips.h"
#include "ui/language/language.h"
#include "ui/language/translate.h"
#include "ui/theme/fonts.h"

namespace planner::ui {

namespace {

using namespace report;

constexpr int chartWidth = 840;
constexpr double chartZoom = 1.15; ///< charts stand larger than on paper

QString escaped(const Text& text) { return shown(text).toHtmlEscaped(); }

const char* classOf(Tone tone) {
    switch (tone) {
    case Tone::strong:
        return "strong";
    case Tone::muted:
        return "muted";
    case Tone::better:
        return "better";
    case Tone::worse:
        return "worse";
    case Tone::warning:
        return "warning";
    case Tone::plain:
        break;
    }
    return "";
}

QString opened(const char* tag, const QString& classes) {
    const auto trimmed = classes.trimmed();
    return trimmed.isEmpty() ? QStringLiteral("<%1>").arg(QLatin1String(tag))
                             : QStringLiteral("<%1 class=\"%2\">").arg(QLatin1String(tag), trimmed);
}

QString styleSheet() {
    const auto theme = ReportPictures::theme();
    const auto colour = [&](Meaning meaning) { return theme.textColour(meaning).name(); };
    return QStringLiteral(
               "body{max-width:880px;margin:32px auto;padding:0 20px;font:15px/1.5 %1;color:%2}"
               "h1{font-size:26px;margin:0}h2{font-size:20px;margin:36px 0 8px;break-after:avoid}"
               ".muted{color:%3}.strong,.warning{font-weight:bold}.better{color:%4}.worse,.warning{color:%5}"
               "table{border-collapse:collapse;width:100%;font-size:13px;font-variant-numeric:tabular-nums}"
               "caption{break-after:avoid;text-align:left;font-weight:bold;padding:18px 0 4px;font-size:15px}"
               "th,td{text-align:left;padding:3px 12px 3px 0;border-bottom:1px solid %6;vertical-align:top}"
               "th{font-weight:normal;color:%3}tr{break-inside:avoid}tr.group th{font-weight:bold;color:%2}"
               ".n{text-align:right}figure{margin:20px 0;break-inside:avoid}figure "
               "img{width:100%;height:auto}"
               "figcaption{font-weight:bold}figcaption span{font-weight:normal;color:%3}"
               "dt{font-weight:bold;margin-top:12px;break-after:avoid}dd{margin:0 0 0 18px;font-size:13px}"
               "pre{background:#f6f5f1;padding:10px;overflow-x:auto;font-size:13px}nav ol{columns:2}"
               "@media print{body{margin:0;max-width:none}section.page{break-before:page}}")
        .arg(QStringLiteral("\"") + fontFamilies().join(QStringLiteral("\",\"")) +
                 QStringLiteral("\",sans-serif"),
             colour(Meaning::Text), colour(Meaning::Muted), colour(Meaning::Good), colour(Meaning::Bad),
             theme.colour(Meaning::Line).name());
}

/// Writes the blocks one after the other.
class Writer {
public:
    explicit Writer(const ReportPictures& pictures) : m_pictures(pictures) {}

    QString text;

    void operator()(const Paragraph& paragraph) {
        text += opened("p", QLatin1String(classOf(paragraph.tone))) + escaped(paragraph.text) +
                QStringLiteral("</p>\n");
    }

    void operator()(const Points& points) {
        text += QStringLiteral("<ul>\n");
        for (const auto& item : points.items)
            text += QStringLiteral("<li>%1</li>\n").arg(escaped(item));
        text += QStringLiteral("</ul>\n");
    }

    void operator()(const Table& table) {
        text += QStringLiteral("<table><caption>%1</caption>\n<thead><tr>").arg(escaped(table.caption));
        for (const auto& column : table.columns)
            text += opened("th", QLatin1String(column.is_number ? "n" : "")) + escaped(column.title) +
                    QStringLiteral("</th>");
        text += QStringLiteral("</tr></thead>\n<tbody>\n");
        for (const auto& row : table.rows)
            add(row, table);
        text += QStringLiteral("</tbody></table>\n");
    }

    void operator()(const report::Picture& block) {
        const auto picture = m_pictures.picture(block.chart);
        if (!picture)
            return;
        PictureOptions options;
        options.size = QSize(chartWidth, static_cast<int>(picture->height * chartZoom));
        options.theme = ReportPictures::theme();
        const auto svg = QString::fromLatin1(chartSvg(*picture->widget, options).toBase64());
        text += QStringLiteral("<figure><figcaption>%1<br><span>%2</span></figcaption>"
                               "<img alt=\"%3\" src=\"data:image/svg+xml;base64,%4\"></figure>\n")
                    .arg(picture->title.toHtmlEscaped(), picture->subtitle.toHtmlEscaped(),
                         picture->description.toHtmlEscaped(), svg);
    }

    void operator()(const Formula& formula) {
        text += QStringLiteral("<dl><dt>%1 = %2</dt><dd>= %3</dd><dd>= %4</dd>")
                    .arg(escaped(formula.name), escaped(formula.value), escaped(formula.in_names),
                         escaped(formula.in_numbers));
        for (const auto& operand : formula.operands)
            text += QStringLiteral("<dd class=\"muted\">%1</dd>").arg(escaped(operand));
        text += QStringLiteral("</dl>\n");
    }

    void operator()(const Code& code) {
        text += QStringLiteral("<pre>%1</pre>\n").arg(fromModel(code.text).toHtmlEscaped());
    }

private:
    void add(const Row& row, const Table& table) {
        if (row.size() == 1 && table.columns.size() > 1) {
            text += QStringLiteral("<tr class=\"group\"><th colspan=\"%1\">%2</th></tr>\n")
                        .arg(table.columns.size())
                        .arg(escaped(row.front().text));
            return;
        }
        text += QStringLiteral("<tr>");
        for (std::size_t index = 0; index < row.size(); ++index)
            text += opened("td", QLatin1String(table.columns[index].is_number ? "n " : "") +
                                     QLatin1String(classOf(row[index].tone))) +
                    escaped(row[index].text) + QStringLiteral("</td>");
        text += QStringLiteral("</tr>\n");
    }

    const ReportPictures& m_pictures;
};

QString headOf(const Report& report) {
    auto text = QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\">\n<head><meta charset=\"utf-8\">"
                               "<meta name=\"viewport\" content=\"width=device-width\">"
                               "<title>%2</title>\n<style>%3</style></head>\n<body>\n"
                               "<header><h1>%2</h1><p class=\"muted\">%4</p>")
                    .arg(currentLanguage().replace(QLatin1Char('_'), QLatin1Char('-')), escaped(report.title),
                         styleSheet(), escaped(report.subtitle));
    for (const auto& fact : report.facts)
        text += QStringLiteral("<div>%1</div>").arg(escaped(fact));
    text += QStringLiteral("</header>\n<nav><ol>\n");
    int number = 0;
    for (const auto& section : report.sections)
        text +=
            QStringLiteral("<li><a href=\"#s%1\">%2</a></li>\n").arg(++number).arg(escaped(section.title));
    return text + QStringLiteral("</ol></nav>\n");
}

/// The scenario as it is, but for "<", which might end the element.
QString scenarioElement(const std::string& json) {
    return QStringLiteral("<script type=\"application/json\" id=\"%1\">\n%2</script>\n")
        .arg(attachmentKey(), fromModel(json).replace(QLatin1Char('<'), QStringLiteral("\\u003c")));
}

} // namespace

QByteArray reportHtml(const Report& report, const ReportPictures& pictures) {
    Writer writer(pictures);
    writer.text = headOf(report);
    int number = 0;
    for (const auto& section : report.sections) {
        writer.text += opened("section", QLatin1String(section.begins_page ? "page" : ""));
        writer.text +=
            QStringLiteral("<h2 id=\"s%1\">%1 %2</h2>\n").arg(++number).arg(escaped(section.title));
        for (const auto& block : section.blocks)
            std::visit(writer, block);
        writer.text += QStringLiteral("</section>\n");
    }
    writer.text += scenarioElement(report.scenario) + QStringLiteral("</body></html>\n");
    return writer.text.toUtf8();
}

} // namespace planner::ui
