# Two commands do everything: `make play` and `make test`. The rest is for people who change the code.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test check setup lock mutants bench clean

play: setup  ## set up and start
	@$(BIN)/furcifer

test: setup check  ## set up, lint, run every test
	$(BIN)/pytest -n auto --dist worksteal

check: setup  ## linters and import contracts
	$(BIN)/ruff check src tests
	$(BIN)/ruff format --check --diff src tests
	$(BIN)/mypy
	$(BIN)/lint-imports

setup: .venv/.ready  ## only prepare .venv

.venv/.ready: requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Furcifer needs Python 3.11 or newer; this is " + sys.version.split()[0]) if sys.version_info < (3, 11) else None'
	@echo "Preparing .venv (a minute the first time)"
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/pip install --quiet --require-hashes --only-binary :all: -r requirements.lock
	@$(BIN)/pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

lock:  ## write requirements.lock anew from pyproject.toml
	$(BIN)/uv pip compile pyproject.toml --extra dev --universal --python-version 3.11 --quiet \
	  --generate-hashes --no-emit-index-url --no-emit-find-links --no-header --output-file requirements.lock

mutants: setup  ## mutation testing of the five rulebooks (long; prints the score)
	$(BIN)/python tools/mutants.py

bench: setup  ## benchmarks against peers, where those are installed
	$(BIN)/furcifer bench rules

clean:
	rm -rf .venv mutants .pytest_cache .mypy_cache .ruff_cache .import_linter_cache
