// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>

namespace planner::ui {

/// What was found when a PDF was asked for an attached file.
struct PdfAttachment {
    bool isReadable = false; ///< whether the PDF itself could be read
    bool isFound = false;
    std::string content;
    std::string reason; ///< why not, in the words of the library
};

/// The attached file of that name; one larger than `mostBytes` is not read. Kept apart from everything else:
/// the library's header needs an older C++ than ours.
PdfAttachment pdfAttachment(const std::string& pdf, const std::string& name, std::size_t mostBytes);

} // namespace planner::ui
