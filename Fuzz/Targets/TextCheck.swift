import TableModel
import TableSources
import TableSpec
import TableStrings

/// Files of words: whatever they are, reading ends, and what is no such file is told with a place.
enum TextCheck {
  static func propertyList(_ bytes: [UInt8]) -> [String] {
    let file = PropertyListFile(bytes, named: "a.plist")
    let again = PropertyListFile(bytes, named: "a.plist")
    return (file.root == nil) == (again.root == nil) ? [] : ["a property list was read in two ways"]
  }

  /// The first byte says which reader gets the others.
  static func strings(_ bytes: [UInt8]) -> [String] {
    let (kind, text) = (bytes.first ?? 0, Array(bytes.dropFirst()))
    let limits = LoadingLimits()
    switch kind % 4 {
    case 0: _ = PlainTableReader.read(text, named: "de.yaml", limits: limits)
    case 1: _ = StringCatalogReader.read(text, named: "a.xcstrings", limits: limits, keysAreTexts: true)
    case 2: _ = StringCatalogReader.read(text, named: "a.xcstrings", limits: limits, keysAreTexts: false)
    default: _ = StringsFileReader.read(text, named: "a.strings", limits: limits)
    }
    return []
  }

  static func manifest(_ bytes: [UInt8]) -> [String] {
    let result = SpecLoader(vocabulary: .all).manifest(bytes, named: "a.yaml")
    guard result.value == nil, !result.diagnostics.contains(where: { $0.severity == .error }) else {
      return []
    }
    return ["a manifest was refused without an error"]
  }
}
