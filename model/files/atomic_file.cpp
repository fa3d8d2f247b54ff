// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/files/atomic_file.h"

#include "model/files/system_reason.h"

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <utility>

namespace planner {

namespace fs = std::filesystem;

namespace {

tl::unexpected<Problem> refused(const char* pattern, const fs::path& path, Text reason = {}) {
    return failure({pattern, {}, {{"reason", std::move(reason)}}}, {}, path.string());
}

tl::unexpected<Problem> not_written(const fs::path& path) {
    return refused(PLANNER_TEXT("model", "cannot be written: {reason}"), path, system_reason(errno));
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
    return true;
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

AtomicFile::AtomicFile(fs::path path, fs::path target, std::string temporary, int descriptor)
    : m_path(std::move(path)), m_target(std::move(target)), m_temporary(std::move(temporary)),
      m_descriptor(descriptor) {}

AtomicFile::AtomicFile(AtomicFile&& other) noexcept
    : m_path(std::move(other.m_path)), m_target(std::move(other.m_target)),
      m_temporary(std::exchange(other.m_temporary, {})), m_descriptor(std::exchange(other.m_descriptor, -1)) {
}

AtomicFile::~AtomicFile() {
    if (m_descriptor >= 0)
        ::close(m_descriptor);
    if (!m_temporary.empty())
        ::unlink(m_temporary.c_str());
}

Result<AtomicFile> AtomicFile::open(const fs::path& path) {
    const auto target = link_target(path);
    std::error_code error;
    const auto status = fs::status(target, error);
    if (fs::is_symlink(target, error))
        return refused(PLANNER_TEXT("model", "cannot be written: {reason}"), path, system_reason(ELOOP));
    if (fs::is_directory(status))
        return refused(PLANNER_TEXT("model", "is a folder, not a file"), path);
    if (fs::exists(status) && !fs::is_regular_file(status)) // the rename would replace a device
        return refused(PLANNER_TEXT("model", "is no regular file"), path);
    auto temporary = (target.parent_path() / ".moe-planner-XXXXXX").string();
    const int descriptor = ::mkstemp(temporary.data());
    if (descriptor < 0)
        return not_written(path);
    return AtomicFile(path, target, std::move(temporary), descriptor);
}

Result<void> AtomicFile::write(std::string_view piece) {
    if (!write_all(m_descriptor, piece))
        return not_written(m_path);
    return {};
}

Result<void> AtomicFile::commit() {
    const bool complete = ::fsync(m_descriptor) == 0 && ::fchmod(m_descriptor, mode_for(m_target)) == 0;
    if (!complete || ::close(std::exchange(m_descriptor, -1)) != 0 ||
        ::rename(m_temporary.c_str(), m_target.c_str()) != 0)
        return not_written(m_path);
    m_temporary.clear();
    return {};
}

} // namespace planner
