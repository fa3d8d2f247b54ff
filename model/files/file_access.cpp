// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/files/file_access.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <fstream>

namespace planner {

namespace fs = std::filesystem;

namespace {

tl::unexpected<Problem> refused(const char* pattern, const fs::path& path, std::string reason = {}) {
    return failure({pattern, {{"reason", std::move(reason)}}}, {}, path.string());
}

tl::unexpected<Problem> not_written(const fs::path& path) {
    return refused(PLANNER_TEXT("model", "cannot be written: {reason}"), path, std::strerror(errno));
}

bool write_all(int descriptor, std::string_view content) {
    while (!content.empty()) {
        const auto written = ::write(descriptor, content.data(), content.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return false;
        content.remove_prefix(static_cast<std::size_t>(written));
    }
    return ::fsync(descriptor) == 0;
}

/// Where a symbolic link leads, whether or not a file stands there.
fs::path link_target(fs::path path) {
    constexpr int most_links = 40; // as the system follows
    std::error_code error;
    for (int links = 0; links < most_links && fs::is_symlink(path, error); ++links)
        path = path.parent_path() / fs::read_symlink(path, error);
    return path;
}

/// Permissions of a file that is replaced are kept; a new file gets the usual ones.
mode_t mode_for(const fs::path& target) {
    struct stat status {};
    if (::stat(target.c_str(), &status) == 0)
        return status.st_mode & 07777;
    const auto mask = ::umask(0);
    ::umask(mask);
    return 0666 & ~mask;
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
                       fmt::format("a file of at most {} MiB is read", largest_file_bytes >> 20U));
    std::ifstream stream(path, std::ios::binary);
    if (!stream)
        return refused(PLANNER_TEXT("model", "cannot be read: {reason}"), path, std::strerror(errno));
    std::string content;
    // Pipes and devices tell no size beforehand, so the limit is watched while reading as well.
    std::array<char, 65536> block{};
    while (stream.read(block.data(), block.size()) || stream.gcount() > 0) {
        content.append(block.data(), static_cast<std::size_t>(stream.gcount()));
        if (content.size() > largest_file_bytes)
            return refused(PLANNER_TEXT("model", "is too large: {reason}"), path, "more than 16 MiB came");
    }
    return content;
}

Result<void> write_file_atomically(const fs::path& path, std::string_view content) {
    const auto target = link_target(path);
    std::error_code error;
    const auto status = fs::status(target, error);
    if (fs::is_symlink(target, error))
        return refused(PLANNER_TEXT("model", "cannot be written: {reason}"), path, std::strerror(ELOOP));
    if (fs::is_directory(status))
        return refused(PLANNER_TEXT("model", "is a folder, not a file"), path);
    if (fs::exists(status) && !fs::is_regular_file(status)) // the rename would replace a device
        return refused(PLANNER_TEXT("model", "is no regular file"), path);
    auto pattern = (target.parent_path() / (".moe-planner-XXXXXX")).string();
    const int descriptor = ::mkstemp(pattern.data());
    if (descriptor < 0)
        return not_written(path);
    const bool written = write_all(descriptor, content) && ::fchmod(descriptor, mode_for(target)) == 0;
    const bool closed = ::close(descriptor) == 0;
    if (!written || !closed || ::rename(pattern.c_str(), target.c_str()) != 0) {
        auto problem = not_written(path);
        ::unlink(pattern.c_str());
        return problem;
    }
    return {};
}

} // namespace planner
