#!/usr/bin/env bash
# Makes the pictures of the full-screen game for the READMEs: the program runs
# in a pseudo-terminal, keys are typed, and its screen is read through a
# terminal emulator. Needs Unix.
# usage: scripts/screenshots.sh
set -euo pipefail
cd "$(dirname "$0")/.."
target=${CARGO_TARGET_DIR:-target}/debug

cargo build --quiet -p oaq-cli
cargo build --quiet -p oaq-tui --example screenshot

# Nothing of the user's is read or written.
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
export XDG_CONFIG_HOME=$home XDG_STATE_HOME=$home XDG_DATA_HOME=$home

picture() { # LANG FILE
    "$target/examples/screenshot" --size 112x32 --out "$2" \
        --keys '3 l Enter 200ms 4 r Enter 200ms 1 r Enter 200ms 5 r Enter 400ms 5 r 400ms' \
        -- "$target/oaq" tui --lang "$1" --theme lacquer --names 'Tí, Tèo' \
        --a human --b human --speed off --no-autosave
    printf '%s\n' "$2"
}
picture en docs/tui.svg
picture vi docs/tui.vi.svg
