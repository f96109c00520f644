#!/usr/bin/env bash
# How many points a move of the top level gives away on average, against exact
# values: 200 positions from games of mixed strength (scripts/strength.tsv, made
# by `strength collect 200 1`), so many milliseconds of one processor for each.
# usage: scripts/strength.sh [MILLISECONDS] [FILE]
set -euo pipefail
cd "$(dirname "$0")/.."
cargo run --release -q -p oaq-engine --example strength -- \
    measure "${2:-scripts/strength.tsv}" "${1:-100}"
