import TableModel
import TableSources
import TableStrings

/// The tables of strings that the panes of a bundle name, in one language, each read when it is first asked for.
final class SettingsTables {
  /// A table in all languages, and what is used of it.
  private struct Table {
    var folder: StringFolder
    var lookup: StringLookup
    /// The keys that it has in any language, where that plays a part.
    var allKeys: Set<String> = []
  }

  private let language: String
  private let pseudo: PseudoLanguage?
  private let bundle: FilePath
  private let stringsFolder: FilePath?
  private let limits: LoadingLimits
  private let strings: StringStore
  private var numbers: [String: Int] = [:]
  private var tables: [Table] = []

  /// The tables of a bundle for somebody who wants a language; a pseudo-language changes the texts of the developer's.
  ///
  /// `stringsFolder` is where they lie if not in the bundle.
  init(
    _ language: String, bundle: FilePath, stringsFolder: FilePath?, limits: LoadingLimits,
    strings: StringStore
  ) {
    self.stringsFolder = stringsFolder
    self.strings = strings
    self.language = language
    self.bundle = bundle
    self.limits = limits
    pseudo = PseudoLanguage(named: language)
  }

  /// What was found in the tables, in the order in which they were asked for.
  var lookups: [StringLookup] { tables.map(\.lookup) }

  /// The tables in all languages, in that order.
  var folders: [StringFolder] { tables.map(\.folder) }

  /// The names of the languages that there are tables in, in the order of the alphabet.
  var languages: [String] { Set(folders.flatMap(\.languages)).sorted() }

  /// The text of a key in a table; `nil` for the key itself.
  func text(_ key: String, _ name: String) -> String? {
    guard let table = table(name) else { return nil }
    let found = table.lookup.text(key)
    guard let pseudo else { return found }
    return pseudo.applied(to: found ?? key, isLocalized: found != nil || table.allKeys.contains(key))
  }

  private func table(_ name: String) -> Table? {
    if let number = numbers[name] { return tables[number] }
    let source = FilePath(name)
    guard var place = StringPlace(ofSource: source, kind: .settings, in: bundle, strings: stringsFolder)
    else {
      return nil
    }
    (place.table, place.documentEnding) = (name, nil)
    let folder = StringFolder(place, limits: limits, store: strings)
    var table = Table(
      folder: folder, lookup: folder.lookup(for: pseudo == nil ? language : folder.developmentLanguage))
    if pseudo == .uppercase { table.allKeys = folder.allKeys }
    numbers[name] = tables.count
    tables.append(table)
    return table
  }
}
