# SPDX-License-Identifier: GPL-3.0-or-later
# What the scripts beside this file share. To be sourced.
# shellcheck shell=bash

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

heading() {
    printf '\n== %s ==\n' "$*"
}

# logged PRESET COMMAND...: runs the command in the source tree, its output in the build log, shown only on failure.
logged() {
    local log=$root/build/$1/build.log
    shift
    mkdir -p "${log%/*}"
    if ! (cd "$root" && "$@") >>"$log" 2>&1 </dev/null; then
        tail -n 200 "$log" >&2
        echo "Failed: $*  (the whole log: $log)" >&2
        return 1
    fi
}

# configure PRESET [ARGUMENT...]
configure() {
    rm -f "$root/build/$1/build.log"
    logged "$1" cmake --preset "$@"
}

# build PRESET [ARGUMENT...]
build() {
    logged "$1" cmake --build --preset "$@"
}

# run_tests PRESET [ARGUMENT...]
run_tests() {
    (cd "$root" && ctest --preset "$@")
}
