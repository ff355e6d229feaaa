import Synchronization
import TableModel
import TableSettings
import TableSources
import TableStrings

/// Reads the panes of a Settings bundle in other languages when they are asked for.
final class SettingsLocalizer: ScreenLocalizing {
  /// What a language, or pseudo-language, gives.
  private struct Localized {
    var language: String
    var document: Document?
    var lookups: [StringLookup]
  }

  /// The most languages that are kept.
  private static let mostLanguages = 4

  private let bytes: [UInt8]
  private let name: String
  private let bundle: FilePath
  private let limits: LoadingLimits
  private let strings: StringStore
  /// What was read, the latest at the end.
  private let localized = Mutex<[Localized]>([])
  /// What languages have for texts, each language looked up once.
  private let translations = Mutex(TranslationIndex())

  /// The localiser of a bundle whose first pane has been read, and is called `name`.
  init(
    _ bytes: [UInt8], named name: String, bundle: FilePath, limits: LoadingLimits, strings: StringStore?
  ) {
    self.strings = strings ?? StringStore()
    (self.bytes, self.name, self.bundle, self.limits) = (bytes, name, bundle, limits)
  }

  func content(ofScreen number: Int, in language: String) -> LocalizedContent? {
    let screens = read(language).document?.screens ?? []
    guard screens.indices.contains(number) else { return nil }
    let screen = screens[number]
    return LocalizedContent(content: screen.content, popover: screen.popover, bars: screen.bars)
  }

  func findings(in language: String) -> [Diagnostic] {
    let lookups = read(language).lookups
    let findings = lookups.flatMap(\.diagnostics)
    guard PseudoLanguage(named: language) == nil, !lookups.contains(where: \.isMatched) else {
      return findings
    }
    let missing = Diagnostic(
      .warning, at: SourceLocation(file: name),
      "there are no strings in \(quoted(language)), so the texts stay as they are")
    return [missing] + findings
  }

  func digest(in language: String) -> String {
    var fingerprint = Fingerprint()
    for file in read(language).lookups.flatMap(\.files) {
      fingerprint.add(file.path)
      fingerprint.add(file.digest)
    }
    return fingerprint.digits()
  }

  private func read(_ language: String) -> Localized {
    localized.withLock { known in
      if let localized = known.first(where: { $0.language == language }) { return localized }
      let tables = SettingsTables(language, bundle: bundle, limits: limits, strings: strings)
      let document = load(tables.text)
      let localized = Localized(language: language, document: document, lookups: tables.lookups)
      if known.count >= SettingsLocalizer.mostLanguages { known.removeFirst() }
      known.append(localized)
      return localized
    }
  }

  private func load(_ texts: @escaping SettingsTexts) -> Document? {
    SettingsLoader(limits: limits).loadKeepingBytes(bytes, named: name, folder: bundle, texts: texts).result
      .document
  }

  var developmentLanguage: String { ownTables.tables.folders.first?.developmentLanguage ?? "en" }

  var languages: [String] { ownTables.tables.languages }

  func translations(of text: String, in language: String) -> [TextTranslation] {
    translations.withLock { index in
      if index.keys.isEmpty {
        let own = ownTables
        for (key, table) in own.keys {
          index.add(TextKey(key: key, table: table), text: own.tables.text(key, table) ?? key)
        }
      }
      return index.translations(of: text, in: language) { entries in
        let tables = SettingsTables(language, bundle: bundle, limits: limits, strings: strings)
        return entries.map { tables.text($0.key, $0.table ?? "") }
      }
    }
  }

  /// The keys that the panes ask for with their tables, and the tables in English.
  private var ownTables: (tables: SettingsTables, keys: [(key: String, table: String)]) {
    let tables = SettingsTables("en", bundle: bundle, limits: limits, strings: strings)
    var (keys, seen): ([(key: String, table: String)], Set<[String]>) = ([], [])
    _ = load { key, table in
      if !key.isEmpty, seen.insert([key, table]).inserted { keys.append((key, table)) }
      return tables.text(key, table)
    }
    return (tables, keys)
  }

  /// The texts of the panes, and the tables that have them.
  var sourceLanguages: SourceLanguages {
    let (tables, pairs) = ownTables
    var seen: Set<String> = []
    var languages = SourceLanguages(
      keys: pairs.map(\.key).filter { seen.insert($0).inserted },
      developmentLanguage: tables.folders.first?.developmentLanguage ?? "en", tables: [],
      diagnostics: [])
    languages.place = tables.folders.first?.place
    for language in tables.languages {
      var known: Set<String> = []
      for lookup in tables.folders.map({ $0.table(of: language) }) {
        languages.diagnostics += lookup.diagnostics
        known.formUnion((lookup.table?.keys ?? []).filter { lookup.text($0) != nil })
      }
      languages.tables.append(SourceLanguages.Table(language: language, keys: known))
    }
    return languages
  }
}
