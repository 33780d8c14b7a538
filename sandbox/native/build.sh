#!/bin/sh
# Builds one static program: build.sh COMPILER OUTPUT SOURCE… . The same sources and compiler give the same bytes: no path,
# time or build id is kept in them.
set -eu
compiler=$1 output=$2
shift 2
cd "$(dirname "$0")"
exec "$compiler" -std=gnu11 -O2 -static -s -Wall -Wextra -Werror -Wl,--build-id=none -o "$output" "$@"
