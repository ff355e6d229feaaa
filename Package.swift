// swift-tools-version: 6.2

// tablemock draws pictures of iOS table views from text, as PNG, SVG or PDF: a command and a library.
// Licensed under the Apache License, Version 2.0; see LICENSE.

import PackageDescription

let careful: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
]

/// Whether the build is one for tests: what reads and draws pictures is optimised, as most of their time goes there, and
/// nothing else is, as compiling it would take longer than it saves.
///
/// Only the Makefile asks for it, as packages that depend on the library take no unsafe flags.
let isForTests = Context.environment["TABLEMOCK_OPTIMISED"] != nil

/// Settings of what reads and draws pictures.
let drawing = careful + (isForTests ? [.unsafeFlags(["-O"])] : [])

/// Settings of all else.
let strict = careful + (isForTests ? [.unsafeFlags(["-Onone"])] : [])

/// The program that `make fuzz` builds, which has no beginning of its own: libFuzzer’s takes its place.
let fuzzing: [Target] =
  Context.environment["TABLEMOCK_FUZZ"] == nil
  ? []
  : [
    .executableTarget(
      name: "tablemock-fuzz", dependencies: ["FuzzTargets"], path: "Fuzz/Driver",
      swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])])
  ]

let package = Package(
  name: "tablemock",
  products: [
    .executable(name: "tablemock", targets: ["TableMockCommand"]),
    .library(name: "TableMock", targets: ["TableMock"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: fuzzing + [
    .systemLibrary(
      name: "CPangoCairo",
      pkgConfig: "pangocairo pangoft2 fontconfig libpng libjpeg",
      providers: [
        .apt([
          "libcairo2-dev", "libpango1.0-dev", "libfontconfig-dev", "libpng-dev", "libjpeg-dev",
          "libdeflate-dev",
        ])
      ]
    ),
    .systemLibrary(name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    .systemLibrary(name: "CLinux"),
    .systemLibrary(name: "CNettle", pkgConfig: "nettle", providers: [.apt(["nettle-dev"])]),
    .systemLibrary(name: "CXXHash", providers: [.apt(["libxxhash-dev"])]),
    .systemLibrary(name: "CRSVG"),
    .systemLibrary(name: "CGIF", pkgConfig: "libgif", providers: [.apt(["libgif-dev"])]),
    .target(name: "CMemory"),

    .target(name: "TableModel", swiftSettings: drawing),
    .target(name: "TableThemes", dependencies: ["TableModel"], swiftSettings: drawing),
    .target(
      name: "TableSources",
      dependencies: ["TableModel", "CLibYAML", "CExpat", "CLinux", "CNettle", "CXXHash"],
      swiftSettings: drawing),
    .target(
      name: "TableSpec",
      dependencies: ["TableModel", "TableSources"],
      swiftSettings: drawing
    ),
    .target(name: "TableStrings", dependencies: ["TableModel", "TableSources"], swiftSettings: strict),
    .target(
      name: "TableInterfaceBuilder",
      dependencies: ["TableModel", "TableSources"],
      swiftSettings: strict
    ),
    .target(name: "TableSettings", dependencies: ["TableModel", "TableSources"], swiftSettings: strict),
    .target(name: "TableLayout", dependencies: ["TableModel", "TableThemes"], swiftSettings: drawing),
    .target(
      name: "TableDrawing",
      dependencies: ["TableModel", "TableLayout", "CPangoCairo", "CRSVG", "CGIF"],
      swiftSettings: drawing
    ),
    .target(
      name: "TableComparison",
      dependencies: ["TableModel", "TableLayout", "TableDrawing"],
      swiftSettings: drawing
    ),
    .target(
      name: "TableLint", dependencies: ["TableModel", "TableThemes", "TableLayout"], swiftSettings: strict),
    .target(
      name: "TableRendering",
      dependencies: [
        "TableModel", "TableSources", "TableSpec", "TableStrings", "TableInterfaceBuilder", "TableSettings",
        "TableThemes", "TableLayout", "TableDrawing", "TableLint",
      ],
      swiftSettings: strict,
      plugins: ["DrawingDigest"]
    ),
    .plugin(name: "DrawingDigest", capability: .buildTool()),
    .target(
      name: "TableProject",
      dependencies: [
        "TableModel", "TableSources", "TableSpec", "TableStrings", "TableThemes", "TableLayout",
        "TableDrawing", "TableComparison", "TableLint", "TableRendering",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "TableBatch",
      dependencies: [
        "TableModel", "TableSources", "TableSpec", "TableThemes", "TableLayout", "TableDrawing",
        "TableComparison", "TableRendering", "TableProject",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "TableLinting",
      dependencies: [
        "TableModel", "TableSources", "TableSpec", "TableStrings", "TableDrawing", "TableLint",
        "TableRendering", "TableProject",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "TableReview",
      dependencies: [
        "TableModel", "TableSources", "TableSpec", "TableLayout", "TableDrawing", "TableComparison",
        "TableLint", "TableRendering", "TableProject", "TableLinting",
      ],
      resources: [.embedInCode("Page/Resources")],
      swiftSettings: strict
    ),
    .target(
      name: "TableMock",
      dependencies: [
        "TableModel", "TableSources", "TableSpec", "TableInterfaceBuilder", "TableThemes", "TableLayout",
        "TableDrawing", "TableComparison", "TableLint", "TableRendering", "TableProject", "TableBatch",
        "TableLinting", "TableReview",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "TableLanguageServer",
      dependencies: [
        "TableModel", "TableSources", "TableSpec", "TableStrings", "TableLint", "TableRendering",
        "TableProject", "TableLinting", "TablePreview",
      ],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "TableMockCommand",
      dependencies: [
        "TableModel", "TableSources", "TableSpec", "TableThemes", "TableDrawing", "TableComparison",
        "TableLint", "TableRendering", "TableProject", "TableBatch", "TableLinting", "TableReview",
        "TablePreview", "TableLanguageServer", "CMemory",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict,
      // The libraries of a bundle are found by the program's old kind of path alone, which also holds for those that
      // they need and goes before LD_LIBRARY_PATH: so none of their files is changed.
      linkerSettings: [
        .unsafeFlags(
          [
            "-use-ld=lld", "-L\(Context.packageDirectory)/Linking", "-Xlinker", "--build-id=sha1",
            "-Xlinker", "--disable-new-dtags", "-Xlinker", "-rpath=$ORIGIN/../libexec/tablemock/lib",
          ],
          .when(platforms: [.linux], configuration: .release)
        )
      ]
    ),

    .target(
      name: "TablePreview",
      dependencies: [
        "TableModel", "TableSources", "TableSpec", "TableLayout", "TableDrawing", "TableComparison",
        "TableRendering", "TableProject", "TableLinting", "TableReview",
      ],
      resources: [.embedInCode("Page")],
      swiftSettings: strict
    ),

    .target(
      name: "TestSupport",
      dependencies: ["TableModel", "TableThemes"],
      path: "Tests/TestSupport",
      swiftSettings: strict
    ),
    .target(
      name: "FuzzTargets",
      dependencies: [
        "TableModel", "TableSources", "TableSpec", "TableStrings", "TableInterfaceBuilder", "TableDrawing",
        "TableComparison", "TableLint", "TableRendering", "TableProject", "TableBatch", "TableLinting",
        "TableReview", "TableLanguageServer",
      ],
      path: "Fuzz/Targets",
      swiftSettings: strict
    ),
    .testTarget(
      name: "FuzzTests", dependencies: ["FuzzTargets", "TestSupport"], path: "Tests/FuzzTests",
      swiftSettings: strict),
    .testTarget(name: "TableModelTests", dependencies: ["TableModel"], swiftSettings: strict),
    .testTarget(name: "TableThemesTests", dependencies: ["TableThemes"], swiftSettings: strict),
    .testTarget(
      name: "TableSourcesTests", dependencies: ["TableModel", "TableSources", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "TableSettingsTests",
      dependencies: ["TableModel", "TableSources", "TableSettings", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "TableSpecTests",
      dependencies: ["TableSources", "TableSpec", "TestSupport"],
      exclude: ["Broken"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TableInterfaceBuilderTests",
      dependencies: [
        "TableSources", "TableInterfaceBuilder", "TableSpec", "TableLayout", "TableRendering",
        "TestSupport",
      ],
      exclude: ["Broken"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TableLayoutTests",
      dependencies: ["TableLayout", "TableLint", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TableDrawingTests", dependencies: ["TableDrawing", "TableSources", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "TableStringsTests", dependencies: ["TableModel", "TableSources", "TableStrings", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "TableLanguageServerTests",
      dependencies: [
        "TableModel", "TableSources", "TableSpec", "TableLint", "TableProject", "TableLanguageServer",
        "TableMockCommand", "TestSupport",
      ],
      exclude: ["Sessions"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TableComparisonTests", dependencies: ["TableComparison"], swiftSettings: strict),
    .executableTarget(
      name: "PageMaker", dependencies: ["TableModel", "TableComparison", "TableReview"],
      path: "Tests/PageMaker",
      swiftSettings: strict),
    .testTarget(
      name: "TableReviewTests",
      dependencies: ["TableModel", "TableComparison", "TableReview", "PageMaker", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "TablePreviewTests",
      dependencies: [
        "TableModel", "TableSources", "TableProject", "TableReview", "TablePreview", "TableMockCommand",
        "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "TableMockTests",
      dependencies: [
        "TableModel", "TableSources", "TableSpec", "TableInterfaceBuilder", "TableThemes", "TableLayout",
        "TableDrawing", "TableComparison", "TableLint", "TableRendering", "TableProject", "TableBatch",
        "TableLinting", "TableReview", "TableMock", "TableMockCommand", "TableLanguageServer", "TestSupport",
      ],
      exclude: [
        "Lint/Expected", "Lint/Correct", "Lint/CorrectAtAnySize", "MeasuredScreens/Texts",
        "Coverage/coverage.md",
      ],
      swiftSettings: strict
    ),
  ],
  swiftLanguageModes: [.v6]
)
