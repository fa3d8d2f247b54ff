# SPDX-License-Identifier: GPL-3.0-or-later
#
#   embed_presets(<variable>)
#
# Puts every JSON and CSV file of presets/ and every lesson of resources/lessons/ into a source file of the build tree, so
# that the programs need no data folder; <variable> gets that source file. A changed file is embedded again by the next
# build.

set(PLANNER_EMBED_SCRIPT "${CMAKE_CURRENT_LIST_DIR}/WriteEmbeddedPresets.cmake")

function(embed_presets variable)
    set(presets "${PROJECT_SOURCE_DIR}/presets")
    set(lessons "${PROJECT_SOURCE_DIR}/resources/lessons")
    set(output "${PROJECT_BINARY_DIR}/generated/shipped_files.cpp")
    file(GLOB_RECURSE files CONFIGURE_DEPENDS "${presets}/*.json" "${presets}/*.csv" "${lessons}/*.json")
    add_custom_command(OUTPUT "${output}"
        COMMAND "${CMAKE_COMMAND}" -D "PRESETS=${presets}" -D "LESSONS=${lessons}" -D "OUTPUT=${output}" -P "${PLANNER_EMBED_SCRIPT}"
        DEPENDS ${files} "${PLANNER_EMBED_SCRIPT}"
        COMMENT "Embedding presets"
        VERBATIM)
    set(${variable} "${output}" PARENT_SCOPE)
endfunction()
