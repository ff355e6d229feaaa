import TableModel
import TableSources
import TableSpec

/// What the tests of this target have in common.
enum Fixtures {
  /// The folder of the broken files.
  static let brokenFolder = String(#filePath.dropLast("Support/Fixtures.swift".count)) + "Broken"

  /// The names that the tests' files may use.
  static let vocabulary = SpecVocabulary(
    themes: ["iphoneos3", "ios5", "ios6", "ios7", "ios8", "ios13"],
    devices: ["iphone4", "iphone5", "iphone6", "iphone6plus", "ipad"],
    systems: { systems[$0] }
  )

  private static let systems = [
    "iphoneos3": SystemVersion(3)...SystemVersion(3, 2), "ios5": SystemVersion(4)...SystemVersion(5),
    "ios6": SystemVersion(6)...SystemVersion(6), "ios7": SystemVersion(7)...SystemVersion(7),
    "ios8": SystemVersion(8)...SystemVersion(8), "ios13": SystemVersion(13)...SystemVersion(15),
  ]

  /// What comes of a text.
  static func load(
    _ text: String,
    name: String = "spec.yaml",
    folder: String = ".",
    limits: LoadingLimits = LoadingLimits()
  ) -> LoadingResult {
    SpecLoader(vocabulary: vocabulary, limits: limits).load(
      Array(text.utf8), named: name, folder: FilePath(folder))
  }

  /// The only cell of a text that describes one row by the given flow mapping or scalar.
  static func cell(_ row: String) -> Cell? {
    load("tableView:\n  style: grouped\n  rows:\n    - \(row)\n")
      .document?.screens.first?.tableViews.first?.sections.first?.rows.first
  }
}
