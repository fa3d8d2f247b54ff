# SPDX-License-Identifier: GPL-3.0-or-later
# Run by add_planner_test after a link: asks EXECUTABLE for its test functions and writes their tests into LIST.

set(environment LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen "XDG_RUNTIME_DIR=${SCRATCH}/runtime")
execute_process(
    COMMAND "${CMAKE_COMMAND}" -E env ${environment} ASAN_OPTIONS=detect_leaks=0 "${EXECUTABLE}" -functions
    OUTPUT_VARIABLE output
    ERROR_VARIABLE errors
    RESULT_VARIABLE result
    TIMEOUT 60)
string(REGEX MATCHALL "[A-Za-z0-9_]+\\(\\)" functions "${output}")
if(NOT result EQUAL 0 OR NOT functions)
    message(FATAL_ERROR "${NAME} does not list its test functions (${result}):\n${output}${errors}")
endif()

set(lines "")
foreach(function IN LISTS functions)
    string(REPLACE "()" "" function "${function}")
    set(test "${NAME}.${function}")
    set(home "${SCRATCH}/home/${test}")
    file(MAKE_DIRECTORY "${home}")
    # The totals and not "SKIP": ctest would call a test skipped in which one row is skipped and another fails.
    string(APPEND lines
"add_test([==[${test}]==] [==[${EXECUTABLE}]==] ${function})
set_tests_properties([==[${test}]==] PROPERTIES
  TIMEOUT ${TIMEOUT}
  SKIP_REGULAR_EXPRESSION [==[Totals: [0-9]+ passed, 0 failed, [1-9][0-9]* skipped]==]
  ENVIRONMENT [==[${environment};HOME=${home}]==]
  ENVIRONMENT_MODIFICATION [==[XDG_CONFIG_HOME=unset:;XDG_DATA_HOME=unset:;XDG_CACHE_HOME=set:${SCRATCH}/cache]==])
")
endforeach()
file(WRITE "${LIST}" "${lines}")
