# SPDX-License-Identifier: GPL-3.0-or-later
# Run by embed_presets: writes the files of FOLDER as raw string literals into OUTPUT, sorted by path.

file(GLOB_RECURSE files RELATIVE "${FOLDER}" "${FOLDER}/*.json" "${FOLDER}/*.csv")
list(SORT files)
list(LENGTH files count)
set(entries "")
foreach(file IN LISTS files)
    file(READ "${FOLDER}/${file}" text)
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
