#!/bin/sh
# Checks for what the project cannot install by itself, and adds the pinned Rust toolchain where it is missing.
set -eu

fail() {
	echo "$*" >&2
	exit 1
}

command -v rustup >/dev/null && command -v cargo >/dev/null ||
	fail "Rust is missing: install rustup, see https://rustup.rs, and run this command again."
command -v cc >/dev/null ||
	fail "A C compiler is missing: install one (on Debian: apt-get install build-essential) and run this command again."
node="install version 20.11 or newer, see https://nodejs.org, and run this command again."
command -v node >/dev/null || fail "Node.js is missing: $node"
node -e 'const [major, minor] = process.versions.node.split("."); process.exitCode = major * 100 + +minor < 2011 ? 1 : 0' ||
	fail "Node.js $(node --version) is too old: $node"

# Within this folder rustup goes by rust-toolchain.toml, which lists all that is asked for here.
ready() {
	rustup target list --installed | grep -qx wasm32-unknown-unknown && cargo fmt --version && cargo clippy --version
} >/dev/null 2>&1
ready || rustup toolchain install --no-self-update
