# SPDX-License-Identifier: GPL-3.0-or-later
# The options of the build, and the target `planner-options` that every target of ours links (PRIVATE).

option(MOE_PLANNER_WINDOW "Build the desktop program (needs Qt 6 and QCustomPlot)" ON)
option(MOE_PLANNER_TESTS "Build the tests" ON)
option(MOE_PLANNER_WERROR "Treat warnings as errors" OFF)
option(MOE_PLANNER_SANITIZE "Build with address and undefined behaviour sanitizers" OFF)

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "Build type" FORCE)
endif()
set(CMAKE_CXX_EXTENSIONS OFF)

find_program(CCACHE_PROGRAM ccache)
mark_as_advanced(CCACHE_PROGRAM)
if(CCACHE_PROGRAM AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER "${CCACHE_PROGRAM}")
endif()

# Part of nlohmann_json's ABI, therefore the same in every target.
add_compile_definitions(JSON_DIAGNOSTICS=1)

add_library(planner-options INTERFACE)
target_compile_features(planner-options INTERFACE cxx_std_20)
target_compile_definitions(planner-options INTERFACE $<$<CONFIG:Debug>:_GLIBCXX_ASSERTIONS>)
target_compile_options(planner-options INTERFACE
    -Wall
    -Wextra
    -Wpedantic
    -Wcast-align
    -Wconversion
    -Wextra-semi
    -Wformat=2
    -Wnon-virtual-dtor
    -Wold-style-cast
    -Woverloaded-virtual
    -Wshadow
    -Wundef
    -Wunused
    -Wno-missing-field-initializers) # a field that a designated initializer leaves out has its default
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(planner-options INTERFACE -Wduplicated-cond -Wlogical-op -Wsuggest-override)
    # False alarms of optimised builds inside std::string (gcc.gnu.org/PR105651) and nlohmann_json.
    target_compile_options(planner-options INTERFACE -Wno-restrict -Wno-array-bounds)
endif()
if(MOE_PLANNER_WERROR)
    target_compile_options(planner-options INTERFACE -Werror)
endif()
if(MOE_PLANNER_SANITIZE)
    # Instrumented code confuses g++'s search for uninitialised variables.
    target_compile_options(planner-options INTERFACE
        -O1 -fno-omit-frame-pointer -fsanitize=address,undefined -fno-sanitize-recover=undefined
        -Wno-maybe-uninitialized)
    target_link_options(planner-options INTERFACE -fsanitize=address,undefined)
endif()
