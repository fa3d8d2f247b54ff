# SPDX-License-Identifier: GPL-3.0-or-later
# Run by embed_presets: writes the files of PRESETS, and those of LESSONS as lessons/, as raw string literals into OUTPUT,
# sorted by path.
cmake_minimum_required(VERSION 3.25)

file(GLOB_RECURSE presets RELATIVE "${PRESETS}" "${PRESETS}/*.json" "${PRESETS}/*.csv")
file(GLOB lessons RELATIVE "${LESSONS}" "${LESSONS}/*.json")
list(TRANSFORM lessons PREPEND "lessons/")
set(files ${presets} ${lessons})
list(SORT files)
list(LENGTH files count)
set(entries "")
foreach(file IN LISTS files)
    if(file IN_LIST lessons)
        string(REGEX REPLACE "^lessons/" "${LESSONS}/" path "${file}")
    else()
        set(path "${PRESETS}/${file}")
    endif()
    file(READ "${path}" text)
    string(APPEND entries "    ShippedFile{\"${file}\", R\"preset(${text})preset\"},\n")
endforeach()
file(WRITE "${OUTPUT}.new" "#include \"model/catalog/shipped_files.h\"\n
#include <array>\n
namespace planner {\n
namespace {
constexpr std::array<ShippedFile, ${count}> files{
${entries}};
} // namespace\n
std::span<const ShippedFile> shipped_files() { return files; }\n
} // namespace planner\n")
file(RENAME "${OUTPUT}.new" "${OUTPUT}")
