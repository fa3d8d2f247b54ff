// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/problem.h"

#include <filesystem>

namespace planner {

/// A file that is written piece by piece and stands in its place only when it is complete: at any moment
/// either the old or the new content is there, whole. Without `commit` nothing changes.
class AtomicFile {
public:
    /// Begins; refuses what cannot be replaced by a file.
    static Result<AtomicFile> open(const std::filesystem::path& path);
    ~AtomicFile();
    AtomicFile(AtomicFile&& other) noexcept;
    AtomicFile& operator=(AtomicFile&&) = delete;

    Result<void> write(std::string_view piece);
    Result<void> commit();

private:
    AtomicFile(std::filesystem::path path, std::filesystem::path target, std::string temporary,
               int descriptor);

    std::filesystem::path m_path;   ///< as given, for messages
    std::filesystem::path m_target; ///< where links lead
    std::string m_temporary;        ///< empty once it stands in its place
    int m_descriptor;               ///< -1 once closed
};

} // namespace planner
