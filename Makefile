# The commands are `make serve`, `make test`, `make dist`, `make bench` and `make size`; they install what is missing, once.

TRUNK_VERSION := 0.21.14
# The program must be of the very version that the crate is locked to, or trunk would look for it on the network.
BINDGEN_VERSION := $(shell awk '/^name = "wasm-bindgen"$$/ { getline; gsub(/[^0-9.]/, ""); print }' Cargo.lock)
GECKODRIVER_VERSION := 0.37.1
# Outside the clone, so that the next clone finds the tools again.
export TOOLS_DIR := $(or $(XDG_CACHE_HOME),$(HOME)/.cache)/fog-chess-tools
TRUNK := $(TOOLS_DIR)/trunk-$(TRUNK_VERSION)/bin/trunk
BINDGEN := $(TOOLS_DIR)/wasm-bindgen-$(BINDGEN_VERSION)/bin/wasm-bindgen
GECKODRIVER := $(TOOLS_DIR)/geckodriver-$(GECKODRIVER_VERSION)/bin/geckodriver
NPM := node_modules/.package-lock.json
BENCHES := bench_rules bench_sealed
TARGET := $(or $(CARGO_TARGET_DIR),target)

# rustup's folder is not on the PATH of every shell, and has to come before a Rust of the system's.
export PATH := $(dir $(TRUNK)):$(dir $(BINDGEN)):$(dir $(GECKODRIVER)):$(or $(CARGO_HOME),$(HOME)/.cargo)/bin:$(PATH)
# trunk refuses NO_COLOR=1, which other programs ask for: it wants "true".
unexport NO_COLOR

# Where the builder keeps crates and code is nobody's business, and a build is the same wherever it is made.
export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS := \
	--remap-path-prefix=$(or $(CARGO_HOME),$(HOME)/.cargo)/registry/src/= --remap-path-prefix=$(CURDIR)/=

.NOTPARALLEL:
.PHONY: serve test bench size dist pictures build lint host e2e browsers lighthouse prerequisites chromium

serve: build
	@node tools/serve.mjs

test: prerequisites $(NPM) chromium lint host e2e browsers lighthouse

bench: prerequisites $(NPM) chromium build
	cargo run --release --locked --example bench_rules
	cargo run --profile host --locked --example bench_sealed
	cargo build --release --locked --target wasm32-unknown-unknown $(BENCHES:%=--example %)
	set -e; for bench in $(BENCHES); do \
		wasm-bindgen --target nodejs --no-typescript --out-dir $(TARGET)/bench \
			$(TARGET)/wasm32-unknown-unknown/release/examples/$$bench.wasm; \
		node $(TARGET)/bench/$$bench.js; \
	done
	node tests/e2e/bench.mjs
	node tests/e2e/bench-visit.mjs

size: build
	@node tools/size.mjs

# The folder to publish.
dist: build
	@node tools/compress.mjs

# Draws icons and screenshots for installers anew, into static/icons.
pictures: build chromium
	node tools/pictures.mjs

build: prerequisites $(TRUNK) $(BINDGEN) $(NPM)
	trunk build --release

lint: prerequisites
	cargo fmt --check
	cargo clippy --locked --all-targets -- -D warnings
	cargo clippy --locked --target wasm32-unknown-unknown --lib --bins --examples -- -D warnings

host: prerequisites
	cargo test --locked

# One file or test alone: make e2e ONLY=smoke
e2e: build $(NPM) chromium
	node tests/e2e/run.mjs $(ONLY)

# The same game in Firefox and, where there is its driver, in WebKitGTK.
browsers: build $(NPM) $(GECKODRIVER)
	@node tools/programs.mjs firefox webkit xvfb
	node tests/browsers/run.mjs $(ONLY)

lighthouse: build $(NPM) chromium
	node tests/e2e/lighthouse.mjs

prerequisites:
	@tools/prerequisites.sh

$(TRUNK): | prerequisites
	@tools/install-tool.sh trunk $(TRUNK_VERSION) "4 minutes"

$(BINDGEN): | prerequisites
	@tools/install-tool.sh wasm-bindgen-cli $(BINDGEN_VERSION) "2 minutes" wasm-bindgen

$(GECKODRIVER): | prerequisites
	@tools/install-tool.sh geckodriver $(GECKODRIVER_VERSION) "2 minutes"

$(NPM): package-lock.json | prerequisites
	@command -v npm >/dev/null || { echo "npm is missing: install it, it belongs to Node.js, and run this command again." >&2; exit 1; }
	npm ci --ignore-scripts --no-audit --no-fund

chromium:
	@node tools/programs.mjs chromium
