# Everything here works from a bare clone with Python 3.11 or newer and make:
# the first target that needs it creates .venv and installs into it, and nowhere else.

PYTHON ?= python3
BIN := .venv/bin
UV := $(BIN)/uv
READY := .venv/.ready
FAST_READY := .venv-fast/.ready
DOCS_READY := .venv-docs/.ready
SOURCES := $(shell find src/fondaco -type f ! -name '*.pyc' ! -path '*/static/*')
WEB := src/fondaco/server/static/index.html
WEB_SOURCES := $(shell find web -type f ! -path '*/node_modules/*' ! -path '*/generated/*'; find src/fondaco -name '*.ftl')

# Python keeps what it has compiled: a test starts many a server, and each would compile it anew.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help setup web play play-terminal test test-all e2e mutants test-fast lint format rules words translations examples bench calibration soak soak-samples soak-house soak-evening load \
	compile pictures guides bench-web site docs docs-setup notebooks \
	constraints clean

help:  ## list the targets
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(READY)  ## create .venv and install everything into it

web: $(WEB)  ## build the browser app

play: $(WEB)  ## start Fondaco on this machine and play in a browser
	$(BIN)/fondaco

play-terminal: $(READY)  ## play in the terminal
	$(BIN)/fondaco play

test: $(WEB)  ## run all but the long tests; ARGS picks Python tests
	$(BIN)/python $(if $(ARGS),-m pytest -n auto $(ARGS),tools/run_tests.py)

test-all: $(WEB)  ## run the long tests that make test skips: whole games, killed servers, PostgreSQL
	$(BIN)/python tools/run_tests.py --long

e2e: $(WEB)  ## run the tests in a real browser; choose them with ARGS=--long, --all or words of a title
	$(BIN)/python tools/build_web.py e2e $(ARGS)

mutants: $(READY)  ## break the code in places and see whether a test notices; ARGS='table --count 300'
	$(BIN)/python tools/mutants.py $(ARGS)

test-fast: $(FAST_READY)  ## run the tests against the compiled build
	.venv-fast/bin/python -m pytest -n auto tests $(ARGS)

lint: $(WEB)  ## check style, format and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python tools/names.py
	$(BIN)/python tools/build_web.py check

format: $(READY)  ## format the code
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python tools/build_web.py format

rules: $(READY)  ## show which rules the tests cover
	$(BIN)/python tools/rule_table.py $(ARGS)

words: $(READY)  ## list words to avoid, and how easy each document reads
	$(BIN)/python -m tools.words $(ARGS)

translations: $(READY)  ## show which rules are stale in a language; ARGS='--stamp ID' when done
	$(BIN)/python tools/translations.py $(ARGS)

examples: $(READY)  ## write the worked examples of the rulebooks again
	$(BIN)/python -m tests.rules.worked

bench: $(READY)  ## measure decisions per second, for us and for similar programs
	@$(MAKE) --no-print-directory compile || echo 'no compiled build; measuring the others'
	$(BIN)/python bench/run.py $(ARGS)
	$(BIN)/python -m bench.doors
	test ! -e $(FAST_READY) || .venv-fast/bin/python -m bench.doors --workers --pgx
	$(BIN)/python -m bench.captains
	$(BIN)/python -m bench.pairing

calibration: $(READY)  ## measure how accurate win chances are (ARGS='--seconds 3600')
	$(BIN)/python -m bench.calibration play .bench/calibration $(ARGS)
	$(BIN)/python -m bench.calibration look .bench/calibration .bench/calibration.gz $(ARGS)
	$(BIN)/python -m bench.calibration measure .bench/calibration.gz --save bench/calibration.json

soak-house: $(READY)  ## kill servers in the middle of play, 1,000 times (needs PostgreSQL and NATS)
	$(BIN)/python -m tests.faults.soak --kills 1000 $(ARGS)

soak-evening: $(READY)  ## hold an event with 200 people from one address
	$(BIN)/python -m tests.server.events.soak_evening $(ARGS)

load: $(READY)  ## open more and more live tables until the server slows down (compiled, if that works)
	@if $(MAKE) --no-print-directory compile; then \
		.venv-fast/bin/python -m bench.load $(ARGS); \
	else \
		echo 'no compiled build; measuring the plain one'; $(BIN)/python -m bench.load $(ARGS); \
	fi

bench-web: site  ## measure the browser app: first load, a move's answer, long tasks; with a server and alone
	PATH="$(CURDIR)/$(BIN):$$PATH" node web/tools/bench.mjs
	PATH="$(CURDIR)/$(BIN):$$PATH" node web/tools/bench-site.mjs

# Built again whenever it is asked for: our Python code is part of it.
site: $(READY)  ## build the static site into build/site: play in the browser, rules, guides, documentation
	$(BIN)/python tools/build_web.py
	$(BIN)/python -m tools.build_site

pictures: $(WEB)  ## write screenshots of every screen to docs/pictures
	PATH="$(CURDIR)/$(BIN):$$PATH" node web/tools/pictures.mjs $(ARGS)

guides: $(WEB)  ## write the guides as PDFs to build/guides; ARGS='de nl' chooses languages
	PATH="$(CURDIR)/$(BIN):$$PATH" node web/tools/guides.mjs $(ARGS)

docs: $(DOCS_READY)  ## write the documentation as a site to build/docs
	.venv-docs/bin/python -m tools.docs_site

docs-setup: $(DOCS_READY)  ## create .venv-docs, which make docs and make notebooks use

notebooks: $(DOCS_READY)  ## run the notebooks in examples/notebooks and keep what they print; ARGS='one-rule'
	.venv-docs/bin/python -m tools.notebooks $(ARGS)

soak: $(READY)  ## play many random games and check every one (compiled, if that works here)
	@if $(MAKE) --no-print-directory compile; then \
		.venv-fast/bin/python tools/soak.py $(ARGS); \
	else \
		echo 'no compiled build; playing with the plain one'; $(BIN)/python tools/soak.py $(ARGS); \
	fi

soak-samples: $(READY)  ## sample the views of many merchants' games and check every world (compiled, if that works)
	@if $(MAKE) --no-print-directory compile; then \
		.venv-fast/bin/python -m tools.soak_samples $(ARGS); \
	else \
		echo 'no compiled build; playing with the plain one'; $(BIN)/python -m tools.soak_samples $(ARGS); \
	fi

compile: $(FAST_READY)  ## build the fast version into .venv-fast

.PHONY: release-check wheels
release-check: $(WEB)  ## build wheel and sdist into dist, install each elsewhere, and try it
	$(BIN)/python tools/release_check.py

wheels: $(READY)  ## build compiled wheels into dist, from the sdist there; ARGS='--platform pyodide'
	$(UV) tool run --from 'cibuildwheel[uv]>=4.1' cibuildwheel --output-dir dist $(ARGS) dist/fondaco-*.tar.gz

constraints: $(READY)  ## renew constraints.txt from what the package index serves today
	$(UV) export --quiet --upgrade --all-extras --all-groups --no-hashes --no-emit-project \
		--no-annotate --no-header --output-file constraints.txt
	@! grep -nE '://|^-' constraints.txt || { echo 'constraints.txt names an address'; exit 1; }

clean:  ## remove everything the other targets made
	rm -rf .venv .venv-fast .venv-docs .bench .mutants build dist uv.lock web/node_modules src/fondaco/server/static
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache .grimp_cache
	find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): pyproject.toml constraints.txt hatch_build.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Fondaco needs Python 3.11 or newer; try make PYTHON=python3.12")'
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	test -x $(UV) || $(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	$(UV) pip install --quiet --python $(BIN)/python --constraints constraints.txt \
		--build-constraints constraints.txt --group dev --editable .
	@touch $@

$(WEB): $(READY) $(WEB_SOURCES)
	$(BIN)/python tools/build_web.py

# The compiled build is an installed wheel in an environment of its own, beside the plain one.
$(FAST_READY): $(READY) $(SOURCES)
	test -x .venv-fast/bin/python || $(BIN)/python -m venv --without-pip .venv-fast
	FONDACO_NO_WEB=1 FONDACO_COMPILE=1 $(UV) pip install --quiet --python .venv-fast/bin/python \
		--constraints constraints.txt --build-constraints constraints.txt \
		--group test --reinstall-package fondaco '.[envs]'
	@touch $@

# Sphinx and Jupyter are many packages that no test needs.
$(DOCS_READY): $(READY) pyproject.toml constraints.txt
	test -x .venv-docs/bin/python || $(BIN)/python -m venv --without-pip .venv-docs
	FONDACO_NO_WEB=1 $(UV) pip install --quiet --python .venv-docs/bin/python --constraints constraints.txt \
		--build-constraints constraints.txt --group docs --editable '.[envs,data]'
	@touch $@
