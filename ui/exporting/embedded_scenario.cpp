// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exporting/embedded_scenario.h"

#include "model/catalog/presets.h"
#include "model/files/file_access.h"
#include "ui/exporting/chart_picture.h"
#include "ui/exporting/pdf_attachment.h"

#include <QBuffer>
#include <QImageReader>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include <filesystem>

namespace planner::ui {

namespace {

enum class Kind { None, Png, Svg, Pdf, Html, OtherImage };

constexpr qsizetype searchedBytes = 4096; ///< what comes before the root of an XML or HTML file is short

Kind kindOf(const QByteArray& content) {
    if (content.startsWith("\x89PNG\r\n"))
        return Kind::Png;
    if (content.left(1024).contains("%PDF-"))
        return Kind::Pdf;
    const auto head = content.left(searchedBytes).toLower();
    const auto text = head.startsWith("\xef\xbb\xbf") ? head.mid(3).trimmed() : head.trimmed();
    if (text.startsWith('<')) {
        if (text.contains("<svg"))
            return Kind::Svg;
        return text.startsWith("<!doctype html") || text.contains("<html") ? Kind::Html : Kind::None;
    }
    QBuffer buffer;
    buffer.setData(content);
    buffer.open(QIODevice::ReadOnly);
    return QImageReader::imageFormat(&buffer).isEmpty() ? Kind::None : Kind::OtherImage;
}

QByteArray fromBase64(const QByteArray& text) {
    const auto decoded =
        QByteArray::fromBase64Encoding(text.trimmed(), QByteArray::AbortOnBase64DecodingErrors);
    return decoded ? *decoded : QByteArray();
}

QByteArray inPng(const QByteArray& content) {
    QBuffer buffer;
    buffer.setData(content);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, "PNG");
    auto text = reader.text(attachmentKey());
    if (text.isEmpty()) // other programs write texts behind the picture
        text = reader.read().text(attachmentKey());
    return fromBase64(text.toLatin1());
}

QByteArray inSvg(const QByteArray& content) {
    QXmlStreamReader reader(content);
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == u"metadata" &&
            reader.attributes().value(QLatin1String("id")) == attachmentKey())
            return fromBase64(reader.readElementText(QXmlStreamReader::SkipChildElements).toLatin1());
    return {};
}

QByteArray inHtml(const QByteArray& content) {
    static const QRegularExpression form(
        QStringLiteral("<script\\b[^>]*\\bid=\"%1\"[^>]*>(.*?)</script>").arg(attachmentKey()),
        QRegularExpression::DotMatchesEverythingOption);
    return form.match(QString::fromUtf8(content)).captured(1).toUtf8();
}

tl::unexpected<Problem> carriesNone(const std::string& file) {
    return failure(
        {PLANNER_TEXT("model", "carries no scenario; pictures and reports saved by this program do"), {}}, {},
        file);
}

Result<std::string> inPdf(const QByteArray& content, const std::string& file) {
    auto attachment = pdfAttachment(content.toStdString(), attachmentFileName().toStdString(),
                                    static_cast<std::size_t>(largest_file_bytes));
    if (attachment.isFound)
        return std::move(attachment.content);
    if (attachment.reason.empty())
        return carriesNone(file);
    return failure({PLANNER_TEXT("model", "cannot be read: {reason}"), {{"reason", attachment.reason}}}, {},
                   file);
}

} // namespace

bool isPicture(const QByteArray& content) { return kindOf(content) != Kind::None; }

Result<std::string> embeddedScenario(const QByteArray& content, const std::string& file) {
    QByteArray json;
    switch (kindOf(content)) {
    case Kind::Pdf:
        return inPdf(content, file);
    case Kind::Png:
        json = inPng(content);
        break;
    case Kind::Svg:
        json = inSvg(content);
        break;
    case Kind::Html:
        json = inHtml(content);
        break;
    case Kind::None:
    case Kind::OtherImage:
        break;
    }
    if (json.isEmpty())
        return carriesNone(file);
    return json.toStdString();
}

Result<FoundScenario> findScenario(const std::string& presetOrPath) {
    std::error_code error;
    if (find_preset(presetOrPath) != nullptr || !std::filesystem::exists(presetOrPath, error)) {
        auto opened = open_scenario(presetOrPath);
        if (!opened)
            return tl::make_unexpected(opened.error());
        return FoundScenario{std::move(*opened), FoundIn::Preset};
    }
    const auto content = read_file(presetOrPath);
    if (!content)
        return tl::make_unexpected(content.error());
    const auto bytes = QByteArray::fromStdString(*content);
    const bool picture = isPicture(bytes);
    const auto json = picture ? embeddedScenario(bytes, presetOrPath) : *content;
    if (!json)
        return tl::make_unexpected(json.error());
    auto loaded = read_scenario(*json, presetOrPath);
    if (!loaded)
        return tl::make_unexpected(loaded.error());
    return FoundScenario{std::move(*loaded), picture ? FoundIn::Picture : FoundIn::File};
}

} // namespace planner::ui
