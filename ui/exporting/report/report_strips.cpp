// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exporting/report/report_strips.h"

#include "ui/charts/base/chart.h"
#include "ui/exporting/report/table_strips.h"
#include "ui/exporting/report/wrapped_text.h"
#include "ui/language/translate.h"
#include "ui/theme/fonts.h"

#include <QFontDatabase>
#include <QPainter>

namespace planner::ui {

namespace {

using namespace report;

constexpr double indent = 14;

QFont codeFont() {
    auto font = textFont(TextRole::Caption);
    font.setFamilies(QStringList{QStringLiteral("DejaVu Sans Mono")} + fontFamilies());
    return font;
}

QFont headingFont(double scale) { return textFont(TextRole::Title, scale); }

/// Makes the strips of one block after the other.
class Layout {
public:
    Layout(const ReportPictures& pictures, double width) : m_pictures(pictures), m_width(width) {}

    std::vector<Strip> take() { return std::move(m_strips); }

    void titleOf(const Report& report) {
        addText(shown(report.title), headingFont(1.7), Meaning::Text,
                {.together = true, .keepWithNext = true});
        addText(shown(report.subtitle), textFont(TextRole::Body), Meaning::Muted,
                {.before = 4, .together = true});
        double before = 10;
        for (const auto& fact : report.facts) {
            addText(shown(fact), textFont(TextRole::Body), Meaning::Text, {.before = before});
            before = 0;
        }
        m_strips.push_back({1, 10, false, false, -1, [width = m_width](QPainter& painter, const QPointF& at) {
                                painter.fillRect(QRectF(at, QSizeF(width, 1)),
                                                 ReportPictures::theme().colour(Meaning::Text));
                            }});
    }

    void section(const Section& section, int number) {
        const auto first = m_strips.size();
        addText(QStringLiteral("%1  %2").arg(number).arg(shown(section.title)), headingFont(1.35),
                Meaning::Text, {.before = 26, .together = true, .keepWithNext = true});
        if (section.begins_page)
            m_strips[first].beginsPage = true;
        for (std::size_t index = 0; index < section.blocks.size(); ++index) {
            m_leadsTo = index + 1 < section.blocks.size() ? &section.blocks[index + 1] : nullptr;
            std::visit([this](const auto& each) { add(each); }, section.blocks[index]);
        }
    }

private:
    struct Placing {
        double before = 0;
        double left = 0;
        bool together = false;     ///< all lines on one page
        bool keepWithNext = false; ///< the last line stays with what follows
    };

    /// The lines of a text; first and last lines never stand alone on a page.
    void addText(const QString& text, const QFont& font, Meaning meaning, const Placing& placing) {
        const WrappedText wrapped(text, font, m_width - placing.left);
        const auto colour = ReportPictures::theme().textColour(meaning);
        for (int line = 0; line < wrapped.lineCount(); ++line) {
            const bool last = line + 1 == wrapped.lineCount();
            const bool bound = placing.together || line == 0 || line + 2 == wrapped.lineCount();
            m_strips.push_back({wrapped.lineHeight(line), line == 0 ? placing.before : 0,
                                last ? placing.keepWithNext : bound, false, -1,
                                [=, left = placing.left](QPainter& painter, const QPointF& at) {
                                    wrapped.paintLine(line, painter, at + QPointF(left, 0), colour);
                                }});
        }
    }

    /// What introduces a table, a chart or commands stays with them.
    bool introducesNext() const {
        return m_leadsTo != nullptr && (std::holds_alternative<Table>(*m_leadsTo) ||
                                        std::holds_alternative<report::Picture>(*m_leadsTo) ||
                                        std::holds_alternative<Code>(*m_leadsTo));
    }

    void add(const Paragraph& paragraph) {
        const bool strong = paragraph.tone == Tone::strong || paragraph.tone == Tone::warning;
        auto meaning = paragraph.tone == Tone::warning ? Meaning::Bad : Meaning::Text;
        if (paragraph.tone == Tone::muted)
            meaning = Meaning::Muted;
        addText(shown(paragraph.text), textFont(strong ? TextRole::Strong : TextRole::Body), meaning,
                {.before = 8, .keepWithNext = paragraph.tone == Tone::strong || introducesNext()});
    }

    void add(const Points& points) {
        for (const auto& item : points.items) {
            const auto first = m_strips.size();
            addText(shown(item), textFont(TextRole::Body), Meaning::Text, {.before = 4, .left = indent});
            if (m_strips.size() > first)
                addBullet(m_strips[first]);
        }
    }

    static void addBullet(Strip& strip) {
        strip.paint = [paint = strip.paint, middle = strip.height / 2](QPainter& painter, const QPointF& at) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(ReportPictures::theme().colour(Meaning::Text));
            painter.drawEllipse(at + QPointF(5, middle), 1.6, 1.6);
            paint(painter, at);
        };
    }

    void add(const Table& table) {
        addText(shown(table.caption), textFont(TextRole::Strong), Meaning::Text,
                {.before = 14, .together = true, .keepWithNext = true});
        for (auto& strip : tableStrips(table, m_width, ReportPictures::theme(), m_strips.size()))
            m_strips.push_back(std::move(strip));
    }

    void add(const report::Picture& block) {
        auto picture = m_pictures.picture(block.chart);
        if (!picture)
            return;
        addText(picture->title, textFont(TextRole::Strong), Meaning::Text,
                {.before = 16, .together = true, .keepWithNext = true});
        addText(picture->subtitle, textFont(TextRole::Caption), Meaning::Muted,
                {.together = true, .keepWithNext = true});
        m_strips.push_back({picture->height, 6, false, false, -1,
                            [widget = picture->widget,
                             size = QSizeF(m_width, picture->height)](QPainter& painter, const QPointF& at) {
                                widget->paintTo(painter, QRectF(at, size), ReportPictures::theme());
                            }});
    }

    void add(const Formula& formula) {
        addText(QStringLiteral("%1 = %2").arg(shown(formula.name), shown(formula.value)),
                textFont(TextRole::Strong), Meaning::Text,
                {.before = 10, .together = true, .keepWithNext = true});
        const auto small = textFont(TextRole::Caption);
        const bool hasOperands = !formula.operands.empty();
        addText(QStringLiteral("= ") + shown(formula.in_names), small, Meaning::Text,
                {.left = indent, .together = true, .keepWithNext = true});
        addText(QStringLiteral("= ") + shown(formula.in_numbers), small, Meaning::Text,
                {.left = indent, .together = true, .keepWithNext = hasOperands});
        for (std::size_t index = 0; index < formula.operands.size(); ++index)
            addText(
                shown(formula.operands[index]), small, Meaning::Muted,
                {.left = 2 * indent, .together = true, .keepWithNext = index + 1 < formula.operands.size()});
    }

    void add(const Code& code) {
        const auto lines = fromModel(code.text).split(QLatin1Char('\n'));
        for (qsizetype index = 0; index < lines.size(); ++index)
            addText(lines[index], codeFont(), Meaning::Text,
                    {.before = index == 0 ? 8.0 : 0.0,
                     .left = indent,
                     .together = true,
                     .keepWithNext = index + 1 < lines.size()});
    }

    const ReportPictures& m_pictures;
    double m_width;
    const Block* m_leadsTo = nullptr; ///< the block after the one being laid out
    std::vector<Strip> m_strips;
};

} // namespace

QString shown(const Text& text) {
    return translated(text).replace(QChar(0x2009), QChar(0x202F)).replace(QChar::Tabulation, QChar::Space);
}

QColor toneColour(Tone tone, const Theme& theme) {
    switch (tone) {
    case Tone::better:
        return theme.textColour(Meaning::Good);
    case Tone::worse:
    case Tone::warning:
        return theme.textColour(Meaning::Bad);
    case Tone::muted:
        return theme.textColour(Meaning::Muted);
    case Tone::plain:
    case Tone::strong:
        break;
    }
    return theme.textColour(Meaning::Text);
}

std::vector<Strip> reportStrips(const Report& report, const ReportPictures& pictures, double width) {
    Layout layout(pictures, width);
    layout.titleOf(report);
    int number = 0;
    for (const auto& section : report.sections)
        layout.section(section, ++number);
    return layout.take();
}

} // namespace planner::ui
