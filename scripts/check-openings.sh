#!/usr/bin/env bash
# Checks that a start position is worth as much as the best of its first moves,
# each solved alone with an empty table: no bound of one may contradict the
# other, and where all are values they agree. Exit code 1 if they do not.
# usage: scripts/check-openings.sh RULES [SECONDS-EACH] [MIB]
set -euo pipefail
rules=$1 seconds=${2:-120} mib=${3:-4096}
oaq=${OAQ:-oaq}

bounds() { # prints lower and upper
    sed -E 's/.*"lower":([^,]*),"upper":([^,]*),.*/\1 \2/'
}
solve() {
    "$oaq" solve --rules "$rules" --time "$seconds" --memory "$mib" --json "$@" | bounds
}

read -r low high < <(solve)
# The same cap for all.
cap=$("$oaq" solve --rules "$rules" --horizon 1 --memory "$mib" --json |
    sed -E 's/.*"cap":([0-9]*).*/\1/')
echo "start: $low to $high"
best_low=null best_high=-9999
while IFS=$'\t' read -r m next; do
    if [[ $next = over* ]]; then # the game is over: A's points, then B's
        read -r _ a b <<<"$next"
        from=$((a - b)) to=$((a - b))
    else
        # The bounds of the next position are those of the other player.
        read -r l u < <(solve --position "$next" --cap "$cap")
        [ "$u" = null ] && from=null || from=$((-u))
        [ "$l" = null ] && to=null || to=$((-l))
    fi
    echo "$m: $from to $to"
    if [ "$from" != null ] && { [ "$best_low" = null ] || [ "$from" -gt "$best_low" ]; }; then
        best_low=$from
    fi
    if [ "$to" = null ] || [ "$best_high" = null ]; then best_high=null
    elif [ "$to" -gt "$best_high" ]; then best_high=$to; fi
done < <("$oaq" moves --rules "$rules" --json | grep -oE \
    '"move":"[0-9][RL]","captured":\{[^}]*\},"next":("[^"]*"|null,"over":\{[^}]*)' |
    sed -E 's/"move":"([^"]*)".*"scores":\[([-0-9]*),([-0-9]*)\].*/\1\tover \2 \3/
            s/"move":"([^"]*)".*"next":"([^"]*)"/\1\t\2/')
echo "best first move: $best_low to $best_high"
if { [ "$low" != null ] && [ "$best_high" != null ] && [ "$low" -gt "$best_high" ]; } ||
    { [ "$best_low" != null ] && [ "$high" != null ] && [ "$best_low" -gt "$high" ]; }; then
    echo 'contradiction' >&2
    exit 1
fi
