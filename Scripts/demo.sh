#!/usr/bin/env bash
# Renders every scenario and makes one page of them: demo.sh TOOL FOLDER
set -euo pipefail
tool=$1 out=$2
start=$SECONDS

shopt -s nullglob
scenarios=(scenarios/*.scenario)
if ((${#scenarios[@]} == 0)); then
  echo "demo: no scenario in scenarios/" >&2
  exit 2
fi

escape() { sed -e 's/&/\&amp;/g' -e 's/</\&lt;/g' -e 's/>/\&gt;/g' -e 's/"/\&quot;/g' "$@"; }

rm -rf "$out"
mkdir -p "$out"
page=$out/index.html
cat >"$page" <<'HTML'
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Animatic: the shipped scenarios</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem }
  article { border-top: 1px solid #8884; padding: 1rem 0 }
  .row { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: flex-start }
  .clip { width: 260px; border: 1px solid #8884 }
  .sheet { max-width: 100%; border: 1px solid #8884; margin-top: 1rem }
  pre { flex: 1 1 24rem; margin: 0; padding: 1rem; overflow: auto; background: #8881 }
  @media (prefers-color-scheme: dark) { body { background: #111; color: #eee } a { color: #8bf } }
</style>
<h1>Animatic: the shipped scenarios</h1>
<p><a href="review.html">All of them in the player</a>, with timers, curves and traces.</p>
HTML

for scenario in "${scenarios[@]}"; do
  name=$(basename "$scenario" .scenario)
  folder=$out/$name
  mkdir -p "$folder"
  "$tool" render "$scenario" -o "$folder/frames/" -o "$folder/$name.gif"
  title=$(escape <<<"$name")
  # A scenario with vary or variant has a folder, and gets a sheet, for each of its runs.
  sheets=()
  runs=("$folder/frames/"*@*)
  if ((${#runs[@]} == 0)); then
    "$tool" sheet "$scenario" -o "$folder/sheet.png"
    sheets=(sheet.png)
  fi
  for run in "${runs[@]}"; do
    variant=${run##*@}
    "$tool" sheet "$scenario" --variant "$variant" -o "$folder/sheet-$variant.png"
    sheets+=("sheet-$variant.png")
  done
  {
    echo "<article id=\"$title\"><h2>$title</h2><div class=\"row\">"
    echo "<img class=\"clip\" src=\"$title/$title.gif\" alt=\"$title, playing\">"
    echo "<pre>$(escape "$scenario")</pre></div>"
    for sheet in "${sheets[@]}"; do
      echo "<img class=\"sheet\" src=\"$title/$sheet\" alt=\"$title, contact sheet\" loading=\"lazy\">"
    done
    echo "</article>"
  } >>"$page"
done
echo "</html>" >>"$page"

# The same runs in the player, with their timers, curves and traces.
"$tool" render scenarios -o "$out/review.html" --quiet

echo
echo "demo: ${#scenarios[@]} scenarios in $((SECONDS - start)) s"
for scenario in "${scenarios[@]}"; do
  name=$(basename "$scenario" .scenario)
  echo "  $out/$name/$name.gif  $out/$name/frames/"
done
echo "  $page"
echo "  $out/review.html"
