# SPDX-License-Identifier: GPL-3.0-or-later
#
#   add_planner_test(<name> SOURCES <file>... [LIBRARIES <target>...] [TIMEOUT <seconds>])
#
# Builds a Qt Test program and registers one ctest test per test function, named <name>.<function>. The functions are
# asked for after each link, so a new one needs no new configure. Each test runs alone in a process of its own, without
# a display, in the locale C.UTF-8 and with a home directory of its own in the build tree.

set(PLANNER_DISCOVER_TESTS "${CMAKE_CURRENT_LIST_DIR}/DiscoverQtTests.cmake")

function(add_planner_test name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "TIMEOUT" "SOURCES;LIBRARIES")
    if(arg_UNPARSED_ARGUMENTS OR NOT arg_SOURCES)
        message(FATAL_ERROR "add_planner_test(${name}): SOURCES missing, or not understood: ${arg_UNPARSED_ARGUMENTS}")
    endif()
    if(NOT arg_TIMEOUT)
        set(arg_TIMEOUT 120)
    endif()

    add_executable(${name} ${arg_SOURCES})
    set_target_properties(${name} PROPERTIES AUTOMOC ON)
    target_link_libraries(${name} PRIVATE planner-options Qt6::Test ${arg_LIBRARIES})

    # Qt warns about a runtime directory that others may read.
    set(scratch "${PROJECT_BINARY_DIR}/test-scratch")
    file(MAKE_DIRECTORY "${scratch}/runtime")
    file(CHMOD "${scratch}/runtime" PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)

    set(list "${CMAKE_CURRENT_BINARY_DIR}/${name}-tests.cmake")
    set(include "${CMAKE_CURRENT_BINARY_DIR}/${name}-include.cmake")
    add_custom_command(TARGET ${name} POST_BUILD
        COMMAND "${CMAKE_COMMAND}" -D "NAME=${name}" -D "EXECUTABLE=$<TARGET_FILE:${name}>" -D "LIST=${list}"
            -D "SCRATCH=${scratch}" -D "TIMEOUT=${arg_TIMEOUT}" -P "${PLANNER_DISCOVER_TESTS}"
        BYPRODUCTS "${list}"
        VERBATIM)
    file(GENERATE OUTPUT "${include}" CONTENT
"if(EXISTS [==[$<TARGET_FILE:${name}>]==] AND EXISTS [==[${list}]==])
  include([==[${list}]==])
else()
  add_test([==[${name}.NOT_BUILT]==] [==[${CMAKE_COMMAND}]==] -E false)
endif()
")
    set_property(DIRECTORY APPEND PROPERTY TEST_INCLUDE_FILES "${include}")
endfunction()
