# Two commands do everything: `make play` and `make test`. The rest is for people who change the code.
PYTHON ?= python3
BIN := .venv/bin
WEB := src/furcifer/web_dist/index.html
WEB_SOURCES := $(shell find web src/furcifer/games/*/web src/furcifer/games/*/locale -type f 2>/dev/null)

COMPILED := $(shell find src/furcifer/machine src/furcifer/bots src/furcifer/games -name '*.py' -not -path '*/tests/*' -not -path '*/web/*')

.PHONY: play test test-long check setup web lock mutants bench clean

play: setup  ## set up and start
	@$(MAKE) --no-print-directory --jobs 2 web .venv/.compiled
	@$(BIN)/furcifer

test: setup web check  ## set up, lint, run every test
	$(BIN)/python tools/npm.py test
	$(BIN)/pytest -n auto --dist worksteal -m "not long"

test-long: setup web  ## the tests that take minutes each
	$(BIN)/pytest -m long

check: setup node_modules/.ready  ## linters, types and import contracts
	$(BIN)/ruff check src tests tools
	$(BIN)/ruff format --check src tests tools
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/npm.py run --silent check

setup: .venv/.ready  ## only prepare .venv

web: $(WEB)  ## build the page

.venv/.ready: requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Furcifer needs Python 3.11 or newer; this is " + sys.version.split()[0]) if sys.version_info < (3, 11) else None'
	@echo "Preparing .venv (a minute the first time)"
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/pip install --quiet --require-hashes --only-binary :all: -r requirements.lock
	@$(BIN)/pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

# Without this the first bot of each game would think for half a minute while people wait.
.venv/.compiled: .venv/.ready $(COMPILED)
	@echo "Compiling the bots (a minute the first time)"
	@$(BIN)/python -c 'from furcifer.server.minds import prepare; prepare()'
	@touch $@

node_modules/.ready: package.json package-lock.json | setup
	@echo "Fetching what the page is built with"
	@$(BIN)/python tools/npm.py ci --silent --no-audit --no-fund
	@touch $@

$(WEB): node_modules/.ready $(WEB_SOURCES) vite.config.ts
	@echo "Building the page"
	@$(BIN)/python tools/npm.py run --silent build

lock:  ## write requirements.lock anew from pyproject.toml
	$(BIN)/uv pip compile pyproject.toml --extra dev --universal --python-version 3.11 --quiet \
	  --generate-hashes --no-emit-index-url --no-emit-find-links --no-header --output-file requirements.lock

mutants: setup  ## mutation testing of the rulebooks (long; prints the score)
	$(BIN)/python tools/mutants.py

bench: setup  ## benchmarks against peers, where those are installed
	$(BIN)/furcifer bench rules
	$(BIN)/furcifer bench server

clean:
	rm -rf .venv node_modules src/furcifer/web_dist mutants .pytest_cache .mypy_cache .ruff_cache .import_linter_cache
