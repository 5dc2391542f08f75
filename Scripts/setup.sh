#!/usr/bin/env bash
# Installs the Debian packages that building and drawing need, with "tests" also those of the tests; does nothing when
# all are there.
set -euo pipefail

packages=(
  libcairo2-dev libpango1.0-dev libfontconfig-dev libpng-dev libgif-dev libdeflate-dev pkg-config make
  fonts-inter fonts-noto-cjk fonts-noto-color-emoji fonts-materialdesignicons-webfont fonts-dejavu-core
)
# The review page is tested in a real browser.
[[ ${1:-} == tests ]] && packages+=(chromium)

if ! command -v swift >/dev/null; then
  echo "setup: no 'swift' on the PATH; install Swift 6.2 or later from swift.org first" >&2
  exit 3
fi
if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
  echo "setup: this is not a Debian system, so nothing is installed; needed are: ${packages[*]}" >&2
  exit 0
fi

missing=()
for package in "${packages[@]}"; do
  status=$(dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null || true)
  [[ $status == installed ]] || missing+=("$package")
done
((${#missing[@]})) || exit 0

as_root=()
if ((EUID != 0)); then
  if command -v sudo >/dev/null && { [[ -t 0 ]] || sudo --non-interactive true 2>/dev/null; }; then
    as_root=(sudo)
  else
    echo "setup: these packages are missing and only root can install them; run as root:" >&2
    echo "  apt-get update && apt-get install --yes --no-install-recommends ${missing[*]}" >&2
    exit 3
  fi
fi

echo "setup: installing ${missing[*]}"
export DEBIAN_FRONTEND=noninteractive
"${as_root[@]}" apt-get update --quiet
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
  apt-get install --quiet --yes --no-install-recommends "${missing[@]}"
