#!/usr/bin/env bash
# Solves the boards of 1 to 4 squares a side with 1 to 5 dân each, under
# `standard` and `quan-non`, and writes the table for docs/solved.md.
# usage: scripts/small-boards.sh [SECONDS-EACH] [MIB]
set -euo pipefail
seconds=${1:-60} mib=${2:-1024}
oaq=${OAQ:-oaq}

# One cell: the value, else the bounds.
cell() {
    "$oaq" solve --rules "$1 squares=$2 dan=$3" --time "$seconds" \
        --memory "$mib" --threads 1 --json |
        sed -E 's/.*"lower":([^,]*),"upper":([^,]*),"value":([^,]*),.*/\3 \1 \2/' |
        { read -r value lower upper
          if [ "$value" != null ]; then echo "$value"
          else echo "${lower/null/none} to ${upper/null/none}"; fi; }
}

for rules in standard quan-non; do
    echo "| \`$rules\` | 1 dân | 2 dân | 3 dân | 4 dân | 5 dân |"
    echo '|---|---|---|---|---|---|'
    for squares in 1 2 3 4; do
        row="| $squares |"
        for dan in 1 2 3 4 5; do row+=" $(cell "$rules" "$squares" "$dan") |"; done
        echo "$row"
    done
    echo
done
