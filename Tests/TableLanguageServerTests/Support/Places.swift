import Foundation

/// Where things are in a checkout.
enum Places {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let sessions = root.appendingPathComponent("Tests/TableLanguageServerTests/Sessions")

  /// The specs among the fixtures.
  static let specs: [URL] = {
    let folder = root.appendingPathComponent("fixtures")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }.sorted()
      .map { folder.appendingPathComponent($0) }
  }()
}
