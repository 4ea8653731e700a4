# Everything a person does with this repository, as one word each. `make help` lists them.

SWIFT ?= swift
# How long `make soak` runs.
MINUTES ?= 30
# What `make test` says to its builds.
BUILD_OPTIONS ?=
# Where `make run` puts its pictures.
OUTPUT ?= Output

swift_sources := $(wildcard Package.swift Sources Tests Examples Benchmarks Fuzz)
format_options := --configuration .swift-format --recursive --parallel $(swift_sources)

.DEFAULT_GOAL := help
.PHONY: help setup run test pictures soak sanitize bench thresholds format lint docs clean

help:
	@echo "make run     draw Notes and the Gallery's pages into $(OUTPUT)/, and say how to open the live ones in a browser"
	@echo "make test    run all tests"
	@echo "make pictures  renew the pictures that the Gallery's pages are compared with"
	@echo "make soak    run random edits for MINUTES=$(MINUTES)"
	@echo "make sanitize  run the tests and a short soak under the thread and the address sanitizer"
	@echo "make bench   list the benchmarks and how to run one"
	@echo "make thresholds  keep what the benchmarks count now as what they may count"
	@echo "make format  lay out the Swift sources"
	@echo "make lint    check layout, the house's rules and the scripts"
	@echo "make docs    write Docs/no-effect.md"
	@echo "make setup   install what is missing (run and test do it too)"
	@echo "make clean   remove what was built"

setup:
	@Tools/setup

run: setup
	$(SWIFT) build --product Gallery
	@mkdir -p $(OUTPUT)
	$(SWIFT) build --product Notes
	$(SWIFT) run --skip-build Gallery $(OUTPUT)
	NOTES_LIBRARY=$(abspath $(OUTPUT))/Notes $(SWIFT) run --skip-build Notes --png $(OUTPUT)/notes.png --size 1100x720 --scale 2
	@echo "The pictures are in $(abspath $(OUTPUT))"
	@echo "Live in a browser, on this machine: $(SWIFT) run Notes --browser, or $(SWIFT) run Gallery --browser; then open http://127.0.0.1:8080/"

test: setup
	@Tools/setup --benchmarks
	SWIFT=$(SWIFT) Tools/tests $(BUILD_OPTIONS)

pictures: setup
	TREESWIFT_RENEW_PICTURES=1 $(SWIFT) test --filter GalleryTests
	@echo "The pictures in Tests/GalleryTests/Digests are renewed"

soak: setup
	$(SWIFT) run -c release Soak --minutes $(MINUTES)

sanitize: setup
	SWIFT=$(SWIFT) Tools/sanitize

bench: setup
	$(SWIFT) run -c release bench

thresholds: setup
	@Tools/setup --benchmarks
	$(SWIFT) run -c release bench --check --renew

format:
	$(SWIFT) format --in-place $(format_options)

lint: setup
	$(SWIFT) format lint --strict $(format_options)
	@if command -v shellcheck >/dev/null; then shellcheck Tools/setup Tools/tests Tools/release-checks Tools/sanitize Tools/no-effect .ci/run; \
	  else echo "shellcheck is not installed: the scripts are not checked"; fi
	$(SWIFT) test --filter HouseTests

docs:
	Tools/no-effect > Docs/no-effect.md
	@echo "Docs/no-effect.md is up to date"

clean:
	rm -rf .build .build-* $(OUTPUT)
