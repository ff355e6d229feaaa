import Foundation
import TableModel
import TableSettings
import TableSources
import TestSupport

/// A Settings bundle in a folder of its own, written so that a test says only what it is about.
final class SampleBundle {
  private let folder: TemporaryFolder

  /// A bundle whose first pane has specifiers, each a dictionary of XML without its tags.
  init(_ specifiers: String..., root: String = "") throws {
    folder = try TemporaryFolder()
    try write(SampleBundle.pane(specifiers, root: root), to: "Root.plist")
  }

  /// The path of the bundle.
  var path: String { folder.path + "/spec" }

  /// A pane of specifiers.
  static func pane(_ specifiers: [String], root: String = "") -> String {
    let items = specifiers.map { "<dict>\($0)</dict>" }.joined(separator: "\n")
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>\(root)<key>PreferenceSpecifiers</key><array>
      \(items)
      </array></dict></plist>
      """
  }

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  func write(_ bytes: [UInt8], to name: String) throws { try folder.write(bytes, to: "spec/\(name)") }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: "\(path)/\(name)") }

  func link(_ name: String, to destination: String) throws {
    try folder.link("spec/\(name)", to: destination)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: "\(path)/\(name)", withIntermediateDirectories: true)
  }

  func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")))
  }

  /// What comes of the bundle.
  func load(_ first: String = "Root.plist", limits: LoadingLimits = LoadingLimits()) throws -> LoadingResult {
    let file = "\(path)/\(first)"
    return SettingsLoader(limits: limits).load(
      try bytes(first), named: file, folder: FilePath(path))
  }

  /// The findings, each with the name of its file and its line.
  func findings(limits: LoadingLimits = LoadingLimits()) throws -> [String] {
    try load(limits: limits).diagnostics.map { finding in
      let file = FilePath(finding.location.file).name.text
      return "\(file):\(finding.location.line ?? 0): \(finding.severity.rawValue): \(finding.message)"
        + (finding.hint.map { " (\($0))" } ?? "")
    }
  }

  /// The sections of the first pane.
  func sections() throws -> [Section] {
    try load().document?.screens.first?.tableViews.first?.sections ?? []
  }

  /// The rows of the first pane, of all sections.
  func rows() throws -> [Cell] { try sections().flatMap(\.rows) }

  /// A specifier of a type, with pairs of keys and elements.
  static func item(_ type: String, _ pairs: KeyValuePairs<String, String>) -> String {
    "<key>Type</key><string>PS\(type)Specifier</string>"
      + pairs.map { "<key>\($0.key)</key>\($0.value)" }.joined()
  }
}

extension String {
  /// The text as an element of a property list.
  var element: String { "<string>\(self)</string>" }

  /// The words, divided by blanks, as an array of texts.
  var array: String { "<array>\(split(separator: " ").map { String($0).element }.joined())</array>" }
}
