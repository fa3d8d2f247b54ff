// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exporting/pdf_attachment.h"

#include <qpdf/Pipeline.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFEmbeddedFileDocumentHelper.hh>

#include <stdexcept>

namespace planner::ui {

namespace {

/// Takes what a stream unpacks to, up to a limit: a few bytes can unpack to very many.
class Collector final : public Pipeline {
public:
    explicit Collector(std::size_t most) : Pipeline("attachment", nullptr), m_most(most) {}

    void write(const unsigned char* data, std::size_t size) override {
        if (m_content.size() + size > m_most)
            throw std::length_error("attachment is too large");
        m_content.append(reinterpret_cast<const char*>(data), size); // NOLINT: bytes are bytes
    }
    void finish() override {}

    std::string take() { return std::move(m_content); }

private:
    std::size_t m_most;
    std::string m_content;
};

} // namespace

PdfAttachment pdfAttachment(const std::string& pdf, const std::string& name, std::size_t mostBytes) {
    PdfAttachment result;
    try {
        QPDF document;
        document.setSuppressWarnings(true);
        document.processMemoryFile("picture", pdf.data(), pdf.size());
        result.isReadable = true;
        QPDFEmbeddedFileDocumentHelper files(document);
        const auto file = files.getEmbeddedFile(name);
        if (!file)
            return result;
        Collector collector(mostBytes);
        result.isFound = file->getEmbeddedFileStream().pipeStreamData(&collector, 0, qpdf_dl_generalized);
        result.content = collector.take();
    } catch (const std::exception& error) {
        result.reason = error.what();
    }
    return result;
}

} // namespace planner::ui
