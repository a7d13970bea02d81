.DEFAULT_GOAL := help
.PHONY: help setup play web terminal browser shots test quick soak lint lint-ruff lint-format lint-types lint-imports lint-words format hooks bench compiled wheel docs lock audit versions licences pin-images clean
SHELL := /bin/bash

VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
# `python3` may be older than the floor while a newer one stands beside it.
PYTHON ?= $(shell for p in python3 python3.11 python3.12 python3.13 python3.14; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
# Extra words for the tool that a target runs, e.g. make test ARGS="-k noise"
ARGS ?=

help:  ## this list
	@echo "shamble: make TARGET, where TARGET is one of"
	@awk -F':.*## ' '/^[a-z-]+:.*## / {printf "  %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(READY)  ## everything the other targets need (they call it themselves)
	@echo "Ready. Try: make play"

# The version number stands in src/shamble/__init__.py, and the installed metadata repeats it.
$(READY): pyproject.toml requirements.lock src/shamble/__init__.py
	@test -n "$(PYTHON)" || { echo "shamble needs Python 3.11 or newer, and none was found on PATH."; exit 1; }
	@echo "Setting up $(VENV) (about half a minute the first time) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@test -x $(BIN)/uv || $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements-build.lock
	@$(BIN)/uv pip sync --quiet --python $(BIN)/python requirements.lock
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

play: web  ## play in the browser: builds what is missing, starts the table, opens it
	@$(BIN)/shamble serve $(ARGS)

web: $(READY)  ## the browser client (does nothing if nothing has changed)
	@$(BIN)/python tools/web.py

terminal: $(READY)  ## play The Walking Dead in this terminal
	@$(BIN)/shamble play walkingdead $(ARGS)

test: $(READY)  ## the test suite (up to ten minutes on two cores)
	$(BIN)/python -m pytest -n 2 --durations=10 $(ARGS) tests

quick: $(READY)  ## units, goldens and the scenarios of the games that your change concerns (about a minute; two on a busy machine)
	@$(BIN)/python tools/quick.py $(if $(BASE),--base $(BASE)) $(ARGS)

browser: web  ## every test in a real Chromium (quarter of an hour; the quick ones alone: ARGS="-m browser")
	$(BIN)/python -m pytest -m "browser or browser_full" -n 2 --durations=10 $(ARGS) tests/browser

shots: web  ## the screens as pictures, and one sheet of them all, into build/shots (those of the docs: ARGS=--docs)
	$(BIN)/python tools/shots.py $(ARGS)

soak: $(READY)  ## thousands of games (up to an hour, can be stopped and resumed)
	$(BIN)/python soak/run.py --out soak/figures.json $(ARGS)

lint: lint-ruff lint-format lint-types lint-imports lint-words  ## style, types and the direction of imports

lint-ruff: $(READY)
	$(BIN)/ruff check .

lint-format: $(READY)
	$(BIN)/ruff format --check .

lint-types: $(READY)
	$(BIN)/mypy --strict src tests

lint-imports: $(READY)
	$(BIN)/lint-imports
	$(BIN)/lint-imports --config tools/rooms.toml

lint-words: $(READY)
	$(BIN)/python tools/plain_words.py $(ARGS)

format: $(READY)  ## let ruff put the source in order
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

hooks: $(READY)  ## let git check style and message of each commit
	$(BIN)/pre-commit install

bench: $(READY)  ## throughput, plain and compiled, next to well-known engines, in one run
	$(BIN)/python bench/run.py $(ARGS)

compiled: $(READY)  ## build rules and bots with mypyc; goldens, scenarios, whole games and their memory
	$(BIN)/python tools/compile.py $(ARGS)

wheel: web  ## compiled for this Python, tried in a fresh environment, into dist (others: ARGS="python3.12 python3.13")
	$(BIN)/python tools/wheel.py $(ARGS)

docs: $(READY)  ## the documentation, into build/docs
	$(BIN)/shamble scenario --docs > docs/scenarios.md
	$(BIN)/sphinx-build -q -W --keep-going -b html docs build/docs
	@echo "Open build/docs/index.html"

lock: $(READY)  ## renew the three requirement locks after a change to the dependencies (newer versions: ARGS=--upgrade)
	$(BIN)/uv pip compile --quiet --universal --generate-hashes pyproject.toml --extra dev --extra server -o requirements.lock $(ARGS)
	$(BIN)/uv pip compile --quiet --universal --generate-hashes pyproject.toml --extra server --constraint requirements.lock -o requirements-server.lock $(ARGS)
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --group build --constraint requirements.lock -o requirements-build.lock $(ARGS)

audit: $(READY)  ## known vulnerabilities of all locked packages, where an advisory source can be reached
	@$(BIN)/python tools/audit.py $(ARGS)

versions: $(READY)  ## server tests with the lowest and the newest dependencies that pyproject.toml allows
	@$(BIN)/python tools/dependency_range.py

licences: $(READY)  ## the licences of everything that shamble is built from, into docs/licences.md
	$(BIN)/python tools/licences.py

pin-images: $(READY)  ## the digests of the container's base images, where a registry can be reached
	@$(BIN)/python tools/pin_images.py $(ARGS)

clean:  ## remove everything that can be made again
	rm -rf $(VENV) build dist web/node_modules src/shamble/server/static test-results bench/.peer .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis htmlcov .coverage
	find src tests tools bench soak docs -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
