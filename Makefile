# Two commands do everything: `make play` and `make test`. The others are for people who change the code.
PYTHON ?= python3
BIN := .venv/bin
NPM := $(BIN)/python tools/npm.py
SOURCES := src tests tools hatch_build.py
# Many tests wait for a server or a browser: three workers keep two cores busy. A worker that is free takes the
# next file, whose tests share what their module prepares. The slowest files come first, so that the workers end
# at the same time.
WORKERS := $(shell $(PYTHON) -c 'import os; print(1 + (os.cpu_count() or 1))')
PYTEST := $(BIN)/pytest -n $(WORKERS)
BOTH_CORES := $(MAKE) --no-print-directory --jobs 2

# Where this is set, every process would compile all its modules again: the tests take half as long without it.
unexport PYTHONDONTWRITEBYTECODE

WEB := src/furcifer/web_dist/index.html
WEB_SOURCES := $(shell find web src/furcifer/games/*/web src/furcifer/games/*/locale -type f 2>/dev/null)
WIRE := web/src/protocol.ts
WIRE_SOURCES := $(shell find src/furcifer/core src/furcifer/server src/furcifer/games -name '*.py' -not -path '*/tests/*' -not -path '*/web/*')
COMPILED_SOURCES := $(shell find src/furcifer/core src/furcifer/compiled src/furcifer/bots src/furcifer/envs src/furcifer/games -name '*.py' -not -path '*/tests/*' -not -path '*/web/*')

.PHONY: play test test-long check check-python check-web test-web pytest setup web lock docs release mutants bench clean

play: setup  ## set up and start
	@$(BOTH_CORES) web .venv/.compiled
	@$(BIN)/furcifer

# Everything before pytest runs side by side: one core compiles the bots while the other builds the page.
test: setup  ## set up, lint, run every test
	@$(BOTH_CORES) .venv/.compiled web check-python check-web test-web
	@$(MAKE) --no-print-directory pytest

pytest: setup
	$(PYTEST) --dist loadfile --no-loadscope-reorder -m "not long"

test-long: setup  ## the tests that take minutes each
	@$(BOTH_CORES) .venv/.compiled web
	FURCIFER_SOAK_SECONDS=1440 $(PYTEST) --dist load --maxschedchunk 2 -m long

check: setup  ## linters, types and import contracts
	@$(BOTH_CORES) check-python check-web

check-python: setup
	$(BIN)/ruff check $(SOURCES)
	$(BIN)/ruff format --check $(SOURCES)
	$(BIN)/mypy
	$(BIN)/lint-imports

check-web: node_modules/.ready .venv/.wire
	$(NPM) run --silent check

test-web: node_modules/.ready .venv/.wire
	$(NPM) test

setup: .venv/.ready  ## only prepare .venv

web: $(WEB)  ## build the page

# pip installs uv, and uv the rest: it takes a quarter of the time.
.venv/.ready: requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Furcifer needs Python 3.11 or newer; this is " + sys.version.split()[0]) if sys.version_info < (3, 11) else None'
	@echo "Preparing .venv (a minute the first time)"
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@sed -n '/^uv==/,/[^\\]$$/p' requirements.lock > .venv/uv.txt
	@$(BIN)/pip install --quiet --no-compile --require-hashes --only-binary :all: -r .venv/uv.txt
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes --only-binary :all: -r requirements.lock
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

# Compile now; otherwise each game's first bot move takes about 30 seconds.
.venv/.compiled: .venv/.ready $(COMPILED_SOURCES)
	@echo "Compiling the bots (a minute the first time)"
	@$(BIN)/python tools/compile_games.py
	@touch $@

node_modules/.ready: package.json package-lock.json | setup
	@echo "Installing the tools that build the page"
	@$(NPM) ci --silent --no-audit --no-fund
	@touch $@

# The wire types follow from the Python types. Rewrite the file only if they changed.
.venv/.wire: .venv/.ready $(WIRE_SOURCES)
	@$(BIN)/furcifer types > .venv/protocol.ts
	@cmp -s .venv/protocol.ts $(WIRE) || cp .venv/protocol.ts $(WIRE)
	@touch $@

$(WEB): node_modules/.ready .venv/.wire $(WEB_SOURCES) vite.config.ts
	@echo "Building the page"
	@$(NPM) run --silent build

lock:  ## rewrite requirements.lock from pyproject.toml
	$(BIN)/uv pip compile pyproject.toml --extra dev --universal --python-version 3.11 --quiet \
	  --generate-hashes --no-emit-index-url --no-emit-find-links --no-header --output-file requirements.lock

docs: setup web  ## build the site for readers, into artefacts/site/html
	$(BIN)/python tests/e2e/docs_images.py artefacts/site/images
	$(BIN)/python -m tools.website

release: setup web  ## build and check sdist, wheel, checksums and SBOM, into dist/
	$(BIN)/python tools/release.py

mutants: setup  ## mutation testing of the rules (takes long; prints the score)
	$(BIN)/python tools/mutants.py

bench: setup  ## benchmarks against other libraries, if they are installed
	$(BIN)/furcifer bench rules
	$(BIN)/furcifer bench envs
	$(BIN)/furcifer bench server

clean:  ## remove everything that can be made again
	rm -rf .venv node_modules src/furcifer/web_dist mutants .pytest_cache .mypy_cache .ruff_cache .import_linter_cache
