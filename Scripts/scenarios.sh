#!/usr/bin/env bash
# Checks the shipped scenarios and compares them with their goldens: scenarios.sh TOOL
set -euo pipefail
tool=$1

if [[ ! -d scenarios ]]; then
  echo "scenarios: no folder 'scenarios', nothing to check"
  exit 0
fi
"$tool" check scenarios
"$tool" verify scenarios
