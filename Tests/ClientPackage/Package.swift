// swift-tools-version: 6.2
import PackageDescription

// A program of someone else, who knows nothing of the library but its product.
let package = Package(
  name: "client",
  dependencies: [.package(name: "tablemock", path: "../..")],
  targets: [
    .executableTarget(name: "Client", dependencies: [.product(name: "TableMock", package: "tablemock")])
  ],
  swiftLanguageModes: [.v6]
)
