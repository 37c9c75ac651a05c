#!/bin/sh
# Lets systemd judge the units: whether they are well formed, and how much a server that is broken into can reach.
#     deploy/trial/units.sh [path of the turncoat program]
set -eu

here=$(dirname "$0")/..
program=${1:-$(command -v turncoat)}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

for unit in "$here"/*.service "$here"/*.timer; do
    sed "s|/opt/turncoat/bin/turncoat|$program|" "$unit" >"$scratch/$(basename "$unit")"
done
cp "$scratch/turncoat@.service" "$scratch/turncoat@8600.service"
systemd-analyze verify "$scratch/turncoat.service" "$scratch/turncoat@8600.service" \
    "$scratch/turncoat-backup.service" "$scratch/turncoat-backup.timer"
for unit in turncoat.service turncoat@8600.service; do
    systemd-analyze security --offline=true --threshold=20 --no-pager "$scratch/$unit" | tail -n 1
done
