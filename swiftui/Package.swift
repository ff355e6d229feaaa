// swift-tools-version: 6.2

// Reads screens of SwiftUI from their source, for tablemock to draw: a program beside it.
// Licensed under the Apache License, Version 2.0; see LICENSE.

import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
]

let package = Package(
  name: "tablemock-swiftui",
  products: [
    .executable(name: "tablemock-swiftui", targets: ["tablemock-swiftui"]),
    .executable(name: "swiftui-survey", targets: ["swiftui-survey"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax.git", exact: "603.0.1")
  ],
  targets: [
    .target(
      name: "SwiftUIReader",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftIfConfig", package: "swift-syntax"),
      ],
      // Scanning and evaluating is many times slower without, and compiling it takes seconds.
      swiftSettings: strict + [.unsafeFlags(["-O"])]),
    .executableTarget(
      name: "tablemock-swiftui", dependencies: ["SwiftUIReader"], swiftSettings: strict),
    .executableTarget(
      name: "swiftui-survey", dependencies: ["SwiftUIReader"], swiftSettings: strict),
    .testTarget(
      name: "SwiftUIReaderTests", dependencies: ["SwiftUIReader"], swiftSettings: strict),
  ]
)
