import Foundation

/// Where things are in a checkout.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let fixtures = root.appendingPathComponent("fixtures")
  static let golden = root.appendingPathComponent("golden")

  /// The text of a file in the checkout; empty where there is none.
  static func text(of path: String) -> String {
    (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) ?? ""
  }

  /// The paths of all files below a folder that end in one of `endings`, relative to it, sorted.
  static func files(in folder: URL, endings: Set<String>) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return all.filter { endings.contains(($0 as NSString).pathExtension) }.sorted()
  }
}
