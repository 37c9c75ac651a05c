# `make play` and `make test` do everything from nothing, given Python 3.11 or newer.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Whatever is not imported need not be compiled.
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile
NPM := $(BIN)/python web/npm.py
LOCK := $(BIN)/uv pip compile --universal --python-version 3.11 --upgrade --generate-hashes --no-header \
    --no-annotate --no-emit-index-url --quiet
PARTS := --extra server --extra postgres
TESTED := $(PARTS) --extra ray --extra mcp --extra pettingzoo --extra gymnasium --extra openspiel --extra learn \
    --group test
CLIENT := turncoat/server/client/index.html

# An editable install takes the browser client as it is, and needs nothing to build it with.
export HATCH_BUILD_NO_HOOKS := true

# What is imported is compiled once, whatever the surroundings say: tests start hundreds of processes.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test quick check check-python check-client test-client prepare bench gpu golden pages lock clean

play: $(VENV)/play.stamp $(CLIENT)
	$(BIN)/turncoat

# What needs nothing of one another is done side by side, so that no core waits.
test: $(VENV)/examples.stamp web/node_modules/test.stamp
	$(MAKE) --jobs 2 check-python prepare check-client test-client $(CLIENT)
	$(BIN)/python -m pytest -n auto --dist loadfile --no-loadscope-reorder

# For the time between two thoughts: style, types, and a sample of every kind of test but those in a browser
quick: check $(CLIENT)
	$(BIN)/python -m pytest -n auto --dist loadfile --no-loadscope-reorder --sample 60 --ignore tests/web

check: $(VENV)/examples.stamp web/node_modules/test.stamp
	$(MAKE) --jobs 2 check-python check-client

check-python:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

check-client:
	$(NPM) run --silent check

test-client:
	$(NPM) run --silent test

prepare:
	$(BIN)/python -m tests.web.chromium
	$(BIN)/python -m tests.compile

# Speed against peers, in one run, and the strength of the bots. Results: benchmarks/README.md
bench: $(VENV)/bench.stamp
	$(BIN)/python -m benchmarks.peers
	$(BIN)/python -m benchmarks.passengers_bots
	$(BIN)/python -m benchmarks.mad_zeppelin_bots
	$(BIN)/python -m benchmarks.cerberus_bots
	$(BIN)/python -m benchmarks.chaos_contract_bots

# On a machine with CUDA: the playouts there against the CPU's, bit for bit, and their speed
gpu: $(VENV)/play.stamp
	$(BIN)/pip install --quiet --editable '.[gpu]'
	for game in passengers mad-zeppelin cerberus "chaos-contract --option turn-limit=50 --games 10000000"; do \
	    $(BIN)/python -m benchmarks.gpu --seats 5 --game $$game || exit 1; \
	done

# After a deliberate change of the rules, together with a new rules version
golden: $(VENV)/examples.stamp
	$(BIN)/python -m tests.suite.golden

# The pages and pictures that are made from the code
pages: $(VENV)/examples.stamp $(CLIENT)
	$(BIN)/python -m tests.rulebook.page
	$(BIN)/python -m docs.pictures
	$(BIN)/python -m docs.screens
	$(BIN)/python -m docs.scenes
	$(BIN)/python -m docs.lessons

# After a change of the dependencies in pyproject.toml
lock: $(VENV)/test.stamp
	$(BIN)/pip install --quiet 'uv>=0.5,<1'
	$(LOCK) pyproject.toml $(PARTS) --output-file requirements/play.txt
	$(LOCK) pyproject.toml $(TESTED) --output-file requirements/test.txt
	$(LOCK) pyproject.toml $(TESTED) --group bench --output-file requirements/bench.txt
	$(LOCK) --group client --output-file requirements/client.txt

clean:
	rm -rf $(VENV) $(dir $(CLIENT)) web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(BIN)/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Turncoat needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)

$(VENV)/%.stamp: requirements/%.txt pyproject.toml | $(BIN)/python
	$(PIP) --require-hashes --requirement $<
	$(PIP) --no-deps --editable .
	touch $@

$(VENV)/examples.stamp: examples/liars-dice/pyproject.toml | $(VENV)/test.stamp
	$(PIP) --no-deps --editable examples/liars-dice
	touch $@

# Node.js comes from the system, or where that has none of use, as a Python package into the environment.
web/node_modules/build.stamp: web/package-lock.json | $(VENV)/play.stamp
	$(NPM) --version >/dev/null || $(PIP) --require-hashes --requirement requirements/client.txt
	$(NPM) ci --omit=dev
	touch $@

# What tests need besides takes the place of what playing and building need.
web/node_modules/test.stamp: web/package-lock.json | $(VENV)/test.stamp
	$(NPM) ci
	touch $(VENV)/play.stamp web/node_modules/build.stamp $@

$(CLIENT): $(shell find web -name node_modules -prune -o -type f -print) | web/node_modules/build.stamp
	$(NPM) run build
	touch $@
