# make setup    installs the Debian packages that are missing (make setup-tests: a browser too)
# make build    the command line tool, optimised: .build/release/animatic
# make install  the tool and what it needs into PREFIX (/usr/local); DESTDIR is put in front, for packagers
# make uninstall  takes it away again
# make demo     renders every scenario to out/demo and makes a page of them
# make test     lint, build, the shipped scenarios against their goldens, the example package, all tests
# make format   lays all Swift files out
# make bench    speed of the reference scene, beside a plain loop
# make clean    removes everything that was built or rendered

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := build
.PHONY: setup setup-tests build install uninstall demo test lint format bench clean

SWIFT ?= swift
TOOL := .build/release/animatic
PREFIX ?= /usr/local
SWIFT_FOLDERS := Sources Tests Macros Examples/ToastKit/Sources Examples/ToastKit/Tests scenarios

setup:
	@Scripts/setup.sh

setup-tests:
	@Scripts/setup.sh tests

build:
	$(SWIFT) build -c release --product animatic

install: build
	@Scripts/install.sh $(dir $(TOOL)) "$(PREFIX)"

uninstall:
	rm -f "$(DESTDIR)$(PREFIX)/bin/animatic"
	rm -rf "$(DESTDIR)$(PREFIX)/lib/animatic"

demo: setup build
	@Scripts/demo.sh $(TOOL) out/demo

lint:
	$(SWIFT) format lint --strict --recursive $(SWIFT_FOLDERS) Package.swift

# The test runner's closing lines come last: the shipped scenarios are checked before the tests run.
test: setup-tests lint
	$(SWIFT) build --build-tests
	@Scripts/scenarios.sh .build/debug/animatic
	cd Examples/ToastKit && $(SWIFT) test
	$(SWIFT) test --skip-build

format:
	$(SWIFT) format --in-place --recursive $(SWIFT_FOLDERS) Package.swift

bench: setup build
	@Scripts/bench.sh $(TOOL)

clean:
	rm -rf .build Examples/ToastKit/.build out report
