# One word for each thing to be done; `make help` lists them.

SWIFT ?= swift
# Types are found by calls instead of by name: looking them up is a fifth of what a cold start would take.
# What tests watch in debug programs, overlapping accesses to one variable, is not watched again.
FAST := -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
	-Xswiftc -enforce-exclusivity=unchecked
# Nothing looks up the program's own symbols, and its tables of addresses are packed (as glibc 2.36 reads them). Functions
# that nothing calls are left out, and of those whose code is the same one is kept: no Swift compares their addresses.
SMALL := -Xlinker --no-export-dynamic -Xlinker -z -Xlinker pack-relative-relocs \
	-Xswiftc -Xfrontend -Xswiftc -function-sections -Xlinker --icf=all
# Two clones of a commit give the same program, whatever their folders are called: the compiler keeps no hashes of paths
# for builds to come, and debugging information, which names folders, is left out. Symbols stay, for profilers.
SAME := -debug-info-format none -Xswiftc -Xfrontend -Xswiftc -disable-incremental-llvm-codegen
# The program looks for libraries where a bundle has them, and not beside itself.
PLACES := --disable-local-rpath
RELEASE := -c release --static-swift-stdlib $(PLACES) $(FAST) $(SMALL) $(SAME) --product tablemock
# The compiler also writes the length of a library's path into the reader of SwiftUI, but not the path. So the reader is
# built in a folder whose name fills the path up to a fixed length.
READER := swiftui/.build/$(shell rest=$$((200 - $$(pwd -P | wc -c))); printf '%0*d' $$((rest > 1 ? rest : 1)) 0)
# What tests run is built apart, file by file as for debugging. Were it built for debugging, the parser of the command
# line would look through all options at each call, which takes a third of the time of all tests. Information for
# debuggers is left out, as it would take an eighth of the time of what is optimised.
TESTED := -c release --scratch-path $(CURDIR)/.build/tests -debug-info-format none \
	-Xswiftc -enable-testing -Xswiftc -no-whole-module-optimization -Xswiftc -enable-batch-mode -Xswiftc -incremental
# The package manager asks for threads for whole modules, and the compiler warns in each that it starts none.
BUILD_TESTED = bash -o pipefail -c '"$$@" 2>&1 | sed -u "/cannot multithread batch mode/d"' -- $(SWIFT) build $(TESTED)
TESTS := $(CURDIR)/.build/tests/release
# Two at a time, where make was not told how many.
TWO = $(if $(filter -j%,$(MAKEFLAGS)),,--jobs=2)
SOURCES := Package.swift Plugins Sources Tests Fuzz swiftui/Package.swift swiftui/Sources swiftui/Tests
DEMO := out/demo
VENV := $(CURDIR)/.build/python
READERS := $(CURDIR)/.build/readers
SITE := $(CURDIR)/.build/site
SARIF := .build/schemas/sarif-2.1.0.json

# Descriptions of libraries without -pthread, of which the package manager warns each time.
DESCRIPTIONS := $(CURDIR)/.build/pkgconfig
OTHER_DESCRIPTIONS := $(subst $(DESCRIPTIONS),,$(subst $(DESCRIPTIONS):,,$(PKG_CONFIG_PATH)))
export PKG_CONFIG_PATH := $(DESCRIPTIONS)$(addprefix :,$(OTHER_DESCRIPTIONS))

.DEFAULT_GOAL := help
.PHONY: help setup tools build demo test swift-tests thorough client python python-tests readers fuzz sanitize golden \
	format lint swiftui swiftui-test swiftui-reader bench same deb swiftui-deb bundle wheel readme bare docs site clean

help: ## List what make can do
	@sed -n -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 16

setup: ## Install the Debian packages that are missing (with sudo where not root)
	@Scripts/bootstrap
	@mkdir -p $(DESCRIPTIONS) && for library in gmodule-no-export-2.0; do \
	  folder="$$(PKG_CONFIG_PATH="$(OTHER_DESCRIPTIONS)" pkg-config --variable=pcfiledir $$library)"; \
	  sed -e 's/ *-pthread//g' "$$folder/$$library.pc" > "$(DESCRIPTIONS)/$$library.pc" || exit 1; done

tools: setup
	@Scripts/bootstrap Tests/packages.txt

build: setup ## Build the release program
	$(SWIFT) build $(RELEASE)

demo: setup ## Draw fixtures/ into out/demo
	$(SWIFT) build $(RELEASE)
	@Scripts/demo "$$($(SWIFT) build $(RELEASE) --show-bin-path)/tablemock" $(DEMO)

# What draws is optimised for tests, and nothing else; see Package.swift.
test swift-tests golden client python python-tests readers swiftui swiftui-test: export TABLEMOCK_OPTIMISED := 1

# Each reader gets so many changed inputs, the same ones each time, as take half a minute of one processor for all of them.
test: export TABLEMOCK_FUZZ_ROUNDS ?= 4000
test: tools $(if $(FILTER),,$(SARIF) $(VENV)/ready) ## Run all tests, or those of Swift that FILTER=NAME names
	@$(BUILD_TESTED) --build-tests
	$(if $(FILTER),,@$(MAKE) --no-print-directory client)
	@$(MAKE) $(TWO) --no-print-directory swift-tests $(if $(FILTER),,python-tests)

# The tests of Python fill what these leave of two processors.
swift-tests:
	@Scripts/test .build/test.log $(SWIFT) test $(TESTED) --skip-build $(if $(FILTER),--filter '$(FILTER)')

# The schema that checks the linter's logs is not part of the repository.
$(SARIF): Scripts/sarif-schema | tools
	@Scripts/sarif-schema $@

# A package that is found by its path is built as it would be by itself, so the library of the tests serves the client, too.
client: setup ## Build and run a program that uses the library
	$(SWIFT) run $(TESTED) --package-path Tests/ClientPackage

python: tools $(VENV)/ready ## Check and test the package for Python, and the clusters
	@$(BUILD_TESTED) --product tablemock
	@$(MAKE) --no-print-directory python-tests

# The package manager lets nobody else build while it tests, so nothing is built here.
python-tests:
	cd python && $(VENV)/bin/ruff format --check . && $(VENV)/bin/ruff check . && $(VENV)/bin/mypy
	cd python && TABLEMOCK=$(TESTS)/tablemock timeout 1500 $(VENV)/bin/pytest --numprocesses=2 --dist=loadfile

$(VENV)/ready: python/requirements.txt python/pyproject.toml | tools
	python3 -m venv $(VENV)
	$(VENV)/bin/pip install --quiet --requirement python/requirements.txt
	$(VENV)/bin/pip install --quiet --no-deps --editable ./python
	touch $@

readers: $(READERS)/ready ## Have other programs show our files, and write what they make of them to docs/readers.md
	@Scripts/bootstrap Scripts/packages.txt Tests/packages.txt Tests/Readers/packages.txt
	@$(BUILD_TESTED) --product tablemock
	$(READERS)/bin/python Tests/Readers/readers.py $(TESTS)/tablemock out/readers --page docs/readers.md
	$(READERS)/bin/python Tests/Readers/copies.py $(TESTS)/tablemock out/readers/copies --page docs/readers.md
	$(READERS)/bin/python Tests/Readers/viewers.py $(TESTS)/tablemock out/readers --page docs/readers.md
	Tests/Browser/picture_test.py $(TESTS)/tablemock
	Tests/Browser/picture_test.py --firefox $(TESTS)/tablemock text dark movement

$(READERS)/ready: Tests/Readers/requirements.txt
	@Scripts/bootstrap Scripts/packages.txt Tests/packages.txt
	python3 -m venv $(READERS)
	$(READERS)/bin/pip install --quiet --requirement Tests/Readers/requirements.txt
	touch $@

fuzz: setup ## Fuzz all readers of what strangers write, for ten minutes
	@SWIFT="$(SWIFT)" Scripts/fuzz 600

thorough: tools $(SARIF) ## Run the tests with all that a change is not made to wait for; takes twice as long
	@TABLEMOCK_THOROUGH=1 $(MAKE) --no-print-directory test

# Of undefined behaviour there is C's alone, in CMemory and the headers beside module maps; Swift traps its own anyway.
UNDEFINED := -Xcc -fsanitize=undefined -Xcc -fsanitize-trap=undefined

# What reaches C or memory by address, and what works on several threads; all else is Swift that neither could fault.
MEMORY := TableSourcesTests|TableSettingsTests|TableInterfaceBuilderTests|TableStringsTests|TableDrawingTests
MEMORY := $(MEMORY)|TableReviewTests|TableComparisonTests
MEMORY := $(MEMORY)|TablePreviewTests|TableLanguageServerTests|FuzzTests|TableSpecTests\.(File|Image|Limit|Origin|Spec)
THREADS := TablePreviewTests|TableLanguageServerTests|TableStringsTests
THREADS := $(THREADS)|TableMockTests\.(Batch|Worker|Job|Source|Verify|Review|Lint|Diff|Watch)

sanitize: tools ## Run tests of what may be misused watched for misuse of memory and of C, then of threads
	ASAN_OPTIONS=detect_leaks=0 $(SWIFT) test --sanitize=address $(UNDEFINED) --scratch-path .build/address \
	$(if $(WHOLE),,--filter '^($(MEMORY))')
	TSAN_OPTIONS=suppressions=$(CURDIR)/Tests/Sanitizers/threads.txt \
	$(SWIFT) test --sanitize=thread --scratch-path .build/thread $(if $(WHOLE),,--filter '^($(THREADS))')

# Sheets are recorded by their tests, and so are the digests of SVG files that are too large to keep.
HELD := --filter '!sheets' --filter '!rules/*.svg' --filter '!showcase/*.svg' --filter '!templates/*.svg'

golden: tools ## Accept as golden/ what fixtures/ give now (never in CI)
	@$(BUILD_TESTED) --product tablemock
	$(TESTS)/tablemock verify $(HELD) || [ $$? -eq 1 ]
	$(TESTS)/tablemock approve --all
	@TABLEMOCK_GOLDEN=record $(MAKE) --no-print-directory test FILTER='GoldenTests.sheet|SheetGoldenTests|VectorDigestTests'

format: ## Format the Swift sources
	$(SWIFT) format --in-place --recursive $(SOURCES)

lint: ## Check format and style of the Swift sources
	$(SWIFT) format lint --strict --recursive $(SOURCES)

swiftui-test: setup ## Build and test the reader of SwiftUI views
	$(SWIFT) build --package-path swiftui --scratch-path swiftui/.build/tests --build-tests
	timeout 600 $(SWIFT) test --package-path swiftui --scratch-path swiftui/.build/tests --skip-build

# The reader is linked statically, as it may not see the toolchain's libraries when it runs; Swift Testing has none.
swiftui: swiftui-test ## Test the reader of SwiftUI views, and draw an example with it
	$(SWIFT) build --package-path swiftui --static-swift-stdlib --product tablemock-swiftui
	@$(BUILD_TESTED) --product tablemock
	cp swiftui/.build/debug/tablemock-swiftui $(TESTS)/
	$(TESTS)/tablemock render swiftui/Examples/SettingsView.swift -o out/swiftui/
	$(TESTS)/tablemock sheet swiftui/Examples/SettingsView.swift --language en,de,fr,ja,zh-Hans,ar \
	  -o out/swiftui/languages.png

bench: ## Measure the release program against the C floor
	@Scripts/bootstrap Scripts/packages.txt Benchmarks/packages.txt
	$(SWIFT) build $(RELEASE)
	@Benchmarks/run "$$($(SWIFT) build $(RELEASE) --show-bin-path)/tablemock"

same: ## Make program, package, bundle and wheels in two folders, and say whether both are the same
	@SWIFT="$(SWIFT)" MAKE="$(MAKE)" Scripts/same out/same

deb: build ## Make a Debian package in out/deb
	@Scripts/bootstrap Scripts/packages.txt Packaging/packages.txt
	@Packaging/deb "$$($(SWIFT) build $(RELEASE) --show-bin-path)" out/deb

swiftui-deb: deb swiftui-reader ## Make a Debian package of the reader of SwiftUI, too
	@Packaging/deb "$$($(SWIFT) build $(RELEASE) --show-bin-path)" out/deb tablemock-swiftui

swiftui-reader: ## Build the release reader of SwiftUI views, beside the release program
	$(SWIFT) build --package-path swiftui --scratch-path $(READER) -c release --static-swift-stdlib \
	-Xswiftc -use-ld=lld $(SMALL) $(SAME) --product tablemock-swiftui
	cp $(READER)/release/tablemock-swiftui "$$($(SWIFT) build $(RELEASE) --show-bin-path)/"

bundle: build swiftui-reader ## Pack the program with its reader of SwiftUI, libraries and fonts in out/bundle
	@Scripts/bootstrap Scripts/packages.txt Packaging/packages.txt
	@Packaging/bundle "$$($(SWIFT) build $(RELEASE) --show-bin-path)/tablemock" out/bundle

wheel: bundle ## Make wheels for Python, which bring the program along, in out/dist
	@Packaging/wheel "$$(ls -td out/bundle/tablemock-*/ | head -n 1)" out/dist

readme: ## Run the README's commands in a bare Debian 12 in a folder (as root)
	@rm -rf out/readme
	@Packaging/walk out/readme

bare: same ## Draw with what "make same" made, packages, bundle and wheel, in bare Debians in folders (as root)
	@rm -rf out/bare
	@Packaging/bare out/same/a/made/tablemock_*.deb out/same/a/made/*.tar.xz out/same/a/made out/bare

docs: setup ## Build the documentation of the library for Swift programs in out/docs
	$(SWIFT) build --target TableMock
	@SWIFT="$(SWIFT)" Scripts/docs "$$($(SWIFT) build --show-bin-path)" out/docs

site: $(SITE)/ready ## Build the documentation as a site in out/site, and check its links and its search
	$(SITE)/bin/python Packaging/site/build out/site
	Tests/Browser/site_test.py out/site

$(SITE)/ready: Packaging/site/requirements.txt
	@Scripts/bootstrap Scripts/packages.txt Tests/packages.txt
	python3 -m venv $(SITE)
	$(SITE)/bin/pip install --quiet --requirement $<
	touch $@

clean: ## Remove everything that was built or drawn
	rm -rf .build out
