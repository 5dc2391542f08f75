#!/usr/bin/env bash
# Runs the reference scene: bench.sh TOOL. The plain loop beside it is built from Benchmarks/ if it is there.
set -euo pipefail
tool=$1
shift

if [[ -f Benchmarks/Makefile ]]; then
  make --directory Benchmarks --silent
fi
exec "$tool" bench "$@"
