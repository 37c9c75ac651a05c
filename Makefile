# `make play` and `make test` do everything from nothing, given Python 3.11 or newer.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test check bench gpu golden pages lock clean

play: $(VENV)/play.stamp
	$(BIN)/turncoat play passengers

test: check
	$(BIN)/python -m pytest -n auto --dist loadfile

check: $(VENV)/test.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

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
golden: $(VENV)/test.stamp
	$(BIN)/python -m tests.suite.golden

# The pages and pictures that are made from the code
pages: $(VENV)/test.stamp
	$(BIN)/python -m tests.rulebook.page
	$(BIN)/python -m docs.pictures

# After a change of the dependencies in pyproject.toml
lock: $(VENV)/test.stamp
	$(BIN)/pip install --quiet 'uv>=0.5,<1'
	for name in play test bench; do \
	    $(BIN)/uv pip compile --universal --python-version 3.11 --upgrade --generate-hashes --no-header \
	        --no-annotate --no-emit-index-url --quiet pyproject.toml \
	        $$(test $$name = play || echo --group test) $$(test $$name != bench || echo --group bench) \
	        --output-file requirements/$$name.txt; \
	done

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(BIN)/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Turncoat needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)

$(VENV)/%.stamp: requirements/%.txt pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement $<
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --editable .
	touch $@
