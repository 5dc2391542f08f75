#!/usr/bin/env bash
# Installs the built tool, with the modules that SwiftUI files are compiled against:
#   PREFIX/bin/animatic
#   PREFIX/lib/animatic/Modules, CAnimaticRuntime.build, AnimaticMacros-tool
# usage: install.sh BUILD-FOLDER PREFIX; DESTDIR is put in front of the prefix, for packagers.
set -euo pipefail

build=$1 prefix=$2
root=${DESTDIR:-}$prefix
library=$root/lib/animatic
modules=(AnimaticTime AnimaticDrawing AnimaticUI SwiftUI UIKit Combine)

[[ $prefix == /* ]] || { echo "install: PREFIX must be an absolute path, got '$prefix'" >&2; exit 2; }
[[ -x $build/animatic ]] || { echo "install: there is no $build/animatic; build it first: make build" >&2; exit 2; }

install -d "$root/bin" "$library/Modules" "$library/CAnimaticRuntime.build"
for module in "${modules[@]}"; do
  install -m 644 "$build/Modules/$module.swiftmodule" "$library/Modules/"
done
install -m 644 Sources/CAnimaticRuntime/include/*.h "$library/CAnimaticRuntime.build/"
# The map of the build names the header by its place in the sources.
printf 'module CAnimaticRuntime {\n  umbrella header "CAnimaticRuntime.h"\n  export *\n}\n' \
  > "$library/CAnimaticRuntime.build/module.modulemap"
chmod 644 "$library/CAnimaticRuntime.build/module.modulemap"
for plugin in "$build/AnimaticMacros-tool" "$build/AnimaticMacros"; do
  if [[ -x $plugin ]]; then
    install -m 755 "$plugin" "$library/AnimaticMacros-tool"
    break
  fi
done
# Last, so that the tool never stands beside modules of another build.
install -m 755 "$build/animatic" "$root/bin/animatic"
echo "installed $root/bin/animatic"
