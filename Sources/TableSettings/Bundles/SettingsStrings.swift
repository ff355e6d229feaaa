import TableModel
import TableSources

/// The strings that a Settings bundle has in a language, each table read once.
final class SettingsStrings {
  /// The folders of English, the best first.
  static let english = ["en", "en-US", "en_US", "English", "Base"]

  private let bundle: SettingsBundle
  private let languages: [String]
  private let limits: LoadingLimits
  private var tables: [String: PropertyList.Entries] = [:]
  /// What was found in the tables that were read.
  private(set) var diagnostics: [Diagnostic] = []
  /// The bytes of the tables that were read.
  private(set) var bytes: [UInt8] = []

  /// The strings of a bundle.
  ///
  /// - Parameters:
  ///   - bundle: The bundle.
  ///   - languages: The names of its folders without `.lproj`, the best first; the first that has a table gives it.
  ///   - limits: How much a table may ask for.
  init(_ bundle: SettingsBundle, languages: [String], limits: LoadingLimits) {
    self.bundle = bundle
    self.languages = languages
    self.limits = limits
  }

  /// The text of a key in a table; `nil` where there is none.
  func text(_ key: String, table: String) -> String? {
    if tables[table] == nil { tables[table] = read(table) }
    return tables[table]?[key]?.string
  }

  private func read(_ table: String) -> PropertyList.Entries {
    let none = PropertyList.Entries()
    guard SettingsBundle.isPlain(table), let path = bundle.path else { return none }
    let names = languages.map { FilePath("\($0).lproj").appending(FilePath(table + ".strings")) }
    guard let name = names.first(where: bundle.holds) else { return none }
    switch bundle.bytes(of: name) {
    case .failure(let refusal):
      let place = SourceLocation(file: path.appending(name).text)
      diagnostics.append(Diagnostic(.warning, at: place, refusal.message, hint: refusal.hint).doubtful)
      return none
    case .success(let bytes):
      // An empty file has no entries, and nobody who left one there wants to hear of it.
      guard !bytes.isEmpty else { return none }
      self.bytes += bytes
      let file = PropertyListFile(bytes, named: path.appending(name).text, limits: limits)
      diagnostics += file.report.diagnostics().map(\.doubtful)
      return file.root?.dictionary ?? none
    }
  }
}

extension Diagnostic {
  /// The finding as a warning about a part of the bundle that the rest can do without.
  var doubtful: Diagnostic {
    var warning = self
    warning.severity = .warning
    warning.rule = warning.rule ?? .sourceDoubtful
    return warning
  }
}
