#!/usr/bin/env bash
# Solves the boards of 1 to 4 squares a side with 1 to 5 dân each, under
# `standard` and `quan-non`, and writes the table for docs/solved.md: the value;
# or the bounds, with `for good` where it was shown that they get no better.
# usage: scripts/small-boards.sh [SECONDS-EACH] [MIB] [SQUARES ...]
set -euo pipefail
seconds=${1:-60} mib=${2:-1024}
sizes=("${@:3}")
[ ${#sizes[@]} != 0 ] || sizes=(1 2 3 4)
oaq=${OAQ:-oaq}

# One cell: the value, else the bounds.
cell() {
    "$oaq" solve --rules "$1 squares=$2 dan=$3" --time "$seconds" \
        --memory "$mib" --threads 1 --cycles --json |
        sed -E 's/.*"lower":([^,]*),"upper":([^,]*),"value":([^,]*),.*"final":([^,]*),.*/\3 \1 \2 \4/' |
        { read -r value lower upper final
          if [ "$value" != null ]; then echo "$value"; return; fi
          for_good=
          if [ "$final" = true ]; then for_good=' for good'; fi
          echo "${lower/null/none} to ${upper/null/none}$for_good"; }
}

for rules in standard quan-non; do
    echo "| \`$rules\` | 1 dân | 2 dân | 3 dân | 4 dân | 5 dân |"
    echo '|---|---|---|---|---|---|'
    for squares in "${sizes[@]}"; do
        row="| $squares |"
        for dan in 1 2 3 4 5; do row+=" $(cell "$rules" "$squares" "$dan") |"; done
        echo "$row"
    done
    echo
done
