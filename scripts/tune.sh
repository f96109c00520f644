#!/usr/bin/env bash
# Fits the weights of the evaluation to games of the engine against itself; what
# the numbers mean is in docs/levels.md.
# usage: scripts/tune.sh [GAMES] [NODES-A-MOVE] [RULES]
set -euo pipefail
cd "$(dirname "$0")/.."
cargo run --release -q -p oaq-engine --example tune -- \
    "${1:-2000}" "${2:-2000}" "${3:-standard}"
