#!/bin/sh
# install-tool.sh CRATE VERSION DURATION [NAME]: builds a Rust program into $TOOLS_DIR/NAME-VERSION.
set -eu

crate=$1 version=$2 duration=$3 name=${4:-$1}
root=$TOOLS_DIR/$name-$version
part=$root.part
echo "Installing $crate $version into $root (once, about $duration) …"
rm -rf "$part"
mkdir -p "$part"

# Unoptimised programs build in a third of the time and serve as well.
export CARGO_PROFILE_DEV_DEBUG=0 CARGO_PROFILE_DEV_OPT_LEVEL=0 CARGO_PROFILE_DEV_STRIP=symbols CARGO_INCREMENTAL=0
export CARGO_TARGET_DIR="$part/build"
# On the path, so that cargo doesn't advise to put it there.
PATH="$part/bin:$PATH" cargo install --locked --debug --no-default-features --root "$part" "$crate" --version "$version"

# The folder gets its name when it is whole: an interrupted installation doesn't count.
rm -rf "$CARGO_TARGET_DIR" "$root"
mv "$part" "$root"
