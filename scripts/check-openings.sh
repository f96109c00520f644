#!/usr/bin/env bash
# Checks that a start position is worth as much as the best of its first moves,
# each solved alone with an empty table: no bound of one may contradict the
# other, and where all are values they agree. Exit code 1 if they do not.
# Bounds are from the side of the player who begins. Where left and right are
# the same to the rules, the start position is its own mirror image, and the
# moves to the left are not solved again.
# usage: scripts/check-openings.sh RULES [OPTIONS OF `oaq solve`]
set -euo pipefail
rules=$1
shift
oaq=${OAQ:-oaq}

solve() { # prints lower, upper, horizon, nodes, seconds, whether final, and cap
    "$oaq" solve --rules "$rules" --json "${options[@]}" "$@" |
        sed -E 's/.*"lower":([^,]*),"upper":([^,]*),.*"horizon":([0-9]*),"nodes":([0-9]*),"seconds":([0-9.]*),.*"final":([a-z]*),.*"cap":([0-9]*).*/\1 \2 \3 \4 \5 \6 \7/'
}
how() { # for good, if they are, and the work
    [ "$4" = true ] && echo -n 'for good '
    echo "(horizon $1, $2 nodes, $3 s)"
}
minus() { # a bound of the other player
    [ "$1" = null ] && echo none || echo $((-$1))
}

options=("$@")
read -r low high horizon nodes time final cap < <(solve)
low=${low/null/none} high=${high/null/none}
echo "start: $low to $high $(how "$horizon" "$nodes" "$time" "$final")"
case " $* " in
    *' --cap '*) ;;
    *) options+=(--cap "$cap") ;; # the same for all
esac
best_low=none best_high=-9999
mirrored=$("$oaq" rules show "$rules" | grep -cE '^[ *]*direction=free ' || true)
while IFS=$'\t' read -r m next; do
    if [ "$mirrored" != 0 ] && [[ $m = *L ]]; then continue; fi
    if [[ $next = over* ]]; then # the game is over: A's points, then B's
        read -r _ a b <<<"$next"
        from=$((a - b)) to=$((a - b))
        echo "$m: $from"
    else
        read -r l u horizon nodes time final _ < <(solve --position "$next")
        from=$(minus "$u") to=$(minus "$l")
        echo "$m: $from to $to $(how "$horizon" "$nodes" "$time" "$final")"
    fi
    if [ "$from" != none ] && { [ "$best_low" = none ] || [ "$from" -gt "$best_low" ]; }; then
        best_low=$from
    fi
    if [ "$to" = none ] || [ "$best_high" = none ]; then best_high=none
    elif [ "$to" -gt "$best_high" ]; then best_high=$to; fi
done < <("$oaq" moves --rules "$rules" --json | grep -oE \
    '"move":"[0-9][RL]","captured":\{[^}]*\},"next":("[^"]*"|null,"over":\{[^}]*)' |
    sed -E 's/"move":"([^"]*)".*"scores":\[([-0-9]*),([-0-9]*)\].*/\1\tover \2 \3/
            s/"move":"([^"]*)".*"next":"([^"]*)"/\1\t\2/')
echo "best first move: $best_low to $best_high"
if { [ "$low" != none ] && [ "$best_high" != none ] && [ "$low" -gt "$best_high" ]; } ||
    { [ "$best_low" != none ] && [ "$high" != none ] && [ "$best_low" -gt "$high" ]; }; then
    echo 'contradiction' >&2
    exit 1
fi
