// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/files/file_access.h"

#include "model/files/atomic_file.h"
#include "model/files/system_reason.h"

#include <array>
#include <cerrno>
#include <fstream>
#include <string>

namespace planner {

namespace fs = std::filesystem;

namespace {

tl::unexpected<Problem> refused(const char* pattern, const fs::path& path, Text reason = {}) {
    return failure({pattern, {}, {{"reason", std::move(reason)}}}, {}, path.string());
}

} // namespace

Result<std::string> read_file(const fs::path& path) {
    std::error_code error;
    const auto status = fs::status(path, error);
    if (!fs::exists(status))
        return refused(PLANNER_TEXT("model", "there is no such file"), path);
    if (fs::is_directory(status))
        return refused(PLANNER_TEXT("model", "is a folder, not a file"), path);
    if (fs::is_regular_file(status) && fs::file_size(path, error) > largest_file_bytes)
        return refused(PLANNER_TEXT("model", "is too large: {reason}"), path,
                       {PLANNER_TEXT("model", "a file of at most {size} MiB is read"),
                        {{"size", std::to_string(largest_file_bytes >> 20U)}}});
    std::ifstream stream(path, std::ios::binary);
    if (!stream)
        return refused(PLANNER_TEXT("model", "cannot be read: {reason}"), path, system_reason(errno));
    std::string content;
    // Pipes and devices tell no size beforehand, so the limit is watched while reading as well.
    std::array<char, 65536> block{};
    while (stream.read(block.data(), block.size()) || stream.gcount() > 0) {
        content.append(block.data(), static_cast<std::size_t>(stream.gcount()));
        if (content.size() > largest_file_bytes)
            return refused(PLANNER_TEXT("model", "is too large: {reason}"), path,
                           {PLANNER_TEXT("model", "more than {size} MiB came"),
                            {{"size", std::to_string(largest_file_bytes >> 20U)}}});
    }
    return content;
}

Result<void> write_file_atomically(const fs::path& path, std::string_view content) {
    auto file = AtomicFile::open(path);
    if (!file)
        return tl::make_unexpected(file.error());
    if (auto written = file->write(content); !written)
        return written;
    return file->commit();
}

} // namespace planner
