// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/files/system_reason.h"

#include <cerrno>
#include <system_error>

namespace planner {

Text system_reason(int error) {
    switch (error) {
    case ENOENT:
        return {PLANNER_TEXT("model", "No such file or directory"), {}};
    case ENOTDIR:
        return {PLANNER_TEXT("model", "Not a directory"), {}};
    case EACCES:
        return {PLANNER_TEXT("model", "Permission denied"), {}};
    case EROFS:
        return {PLANNER_TEXT("model", "Read-only file system"), {}};
    case ENOSPC:
        return {PLANNER_TEXT("model", "No space left on device"), {}};
    case ELOOP:
        return {PLANNER_TEXT("model", "Too many levels of symbolic links"), {}};
    case ENAMETOOLONG:
        return {PLANNER_TEXT("model", "File name too long"), {}};
    case EIO:
        return {PLANNER_TEXT("model", "Input/output error"), {}};
    default:
        return {"{words}", {{"words", std::generic_category().message(error)}}};
    }
}

} // namespace planner
