import Synchronization
import TableModel
import TableSettings
import TableSources
import TableStrings

/// Reads the panes of a Settings bundle in other languages and as other devices show them, when they are asked for.
final class SettingsLocalizer: Sendable {
  /// What a language, or pseudo-language, gives on a kind of device.
  private struct Localized {
    var language: String?
    var idiom: UserInterfaceIdiom
    var document: Document?
    var lookups: [StringLookup]
  }

  /// The most documents that are kept.
  private static let mostDocuments = 4

  private let bytes: [UInt8]
  private let name: String
  private let bundle: FilePath
  private let limits: LoadingLimits
  private let strings: StringStore
  private let stringsFolder: FilePath?
  /// The names of the screens in their order.
  private let screens: [String?]
  /// The kinds of devices that may be shown different screens: the phone alone where all are shown the same.
  private let idioms: [UserInterfaceIdiom]
  /// What was read, the latest at the end.
  private let localized = Mutex<[Localized]>([])
  /// What languages have for texts, each language looked up once.
  private let translations = Mutex(TranslationIndex())

  /// The localiser of a document that a bundle gave whose first pane has been read, and is called `name`.
  ///
  /// `differsByIdiom` says whether phones and tablets may be shown different screens, and `stringsFolder` where strings
  /// lie if not in the bundle.
  init(
    _ document: Document, of bytes: [UInt8], named name: String, bundle: FilePath, differsByIdiom: Bool,
    limits: LoadingLimits, strings: StringStore?, stringsFolder: FilePath?
  ) {
    self.stringsFolder = stringsFolder
    screens = document.screens.map(\.name)
    idioms = differsByIdiom ? UserInterfaceIdiom.allCases : [.phone]
    self.strings = strings ?? StringStore()
    (self.bytes, self.name, self.bundle, self.limits) = (bytes, name, bundle, limits)
  }

  /// The screen of a number in a language, on a kind of device; `nil` where it is as the source has it.
  func screen(_ number: Int, in language: String?, on idiom: UserInterfaceIdiom) -> Screen? {
    guard screens.indices.contains(number), language != nil || idioms.count > 1 else { return nil }
    let name = screens[number]
    // What only another kind of device is shown is the same on all.
    let own = idioms.contains(idiom) ? [idiom] + idioms.filter { $0 != idiom } : idioms
    let found = own.lazy.compactMap { idiom in
      self.read(language, on: idiom).document?.screens.first { $0.name == name }
    }
    return found.first
  }

  /// What is wrong with the strings of a language, and whether there are any.
  func findings(in language: String) -> [Diagnostic] {
    let lookups = lookups(in: language)
    var findings: [Diagnostic] = []
    for finding in lookups.flatMap(\.diagnostics) where !findings.contains(finding) {
      findings.append(finding)
    }
    guard PseudoLanguage(named: language) == nil, !lookups.contains(where: \.isMatched) else {
      return findings
    }
    let missing = Diagnostic(
      .warning, at: SourceLocation(file: name),
      "there are no strings in \(quoted(language)), so the texts stay as they are")
    return [missing] + findings
  }

  /// The files of strings that are looked into for a language.
  func files(in language: String) -> [ShownFile] {
    lookups(in: language).flatMap(\.files).map { ShownFile(path: $0.path.fromHere, digest: $0.digest) }
  }

  /// The tables that the screens of each kind of device ask for.
  private func lookups(in language: String) -> [StringLookup] {
    idioms.flatMap { read(language, on: $0).lookups }
  }

  private func read(_ language: String?, on idiom: UserInterfaceIdiom) -> Localized {
    localized.withLock { known in
      if let localized = known.first(where: { $0.language == language && $0.idiom == idiom }) {
        return localized
      }
      let tables = language.map(tables)
      let document = load(tables.map { $0.text }, in: language, on: idiom)
      let localized = Localized(
        language: language, idiom: idiom, document: document, lookups: tables?.lookups ?? [])
      if known.count >= SettingsLocalizer.mostDocuments { known.removeFirst() }
      known.append(localized)
      return localized
    }
  }

  private func tables(_ language: String) -> SettingsTables {
    SettingsTables(
      language, bundle: bundle, stringsFolder: stringsFolder, limits: limits, strings: strings)
  }

  private func load(
    _ texts: SettingsTexts?, in language: String?, on idiom: UserInterfaceIdiom
  ) -> Document? {
    // The app is the same in all releases; its name in most languages is known of the latest alone.
    let words = language.flatMap { SystemWordStore.shared.words(inNearest: $0, for: .ios16) } ?? .english
    return SettingsLoader(limits: limits)
      .load(bytes, named: name, folder: bundle, on: idiom, texts: texts, usualTitle: words.settings)
      .result.document
  }

  /// The name of the language that the panes' own texts are in; `nil` where nothing says it.
  var ownLanguage: String? { ownTables.tables.folders.first?.ownLanguage }

  /// The names of the languages that there are strings in.
  var languages: [String] { ownTables.tables.languages }

  /// What a language has for the keys of some of the panes' texts.
  func translations(of texts: some Sequence<String>, in language: String) -> [String: [TextTranslation]] {
    translations.withLock { index in
      if index.keys.isEmpty {
        let own = ownTables
        for (key, table) in own.keys {
          index.add(TextKey(key: key, table: table), text: own.tables.text(key, table) ?? key)
        }
      }
      let tables = self.tables(language)
      return index.translations(of: texts) { tables.text($0.key, $0.table ?? "") }
    }
  }

  /// The keys that the panes ask for with their tables, and the tables in English.
  private var ownTables: (tables: SettingsTables, keys: [(key: String, table: String)]) {
    let tables = tables("en")
    var (keys, seen): ([(key: String, table: String)], Set<[String]>) = ([], [])
    let note: SettingsTexts = { key, table in
      if !key.isEmpty, seen.insert([key, table]).inserted { keys.append((key, table)) }
      return tables.text(key, table)
    }
    for idiom in idioms { _ = load(note, in: nil, on: idiom) }
    return (tables, keys)
  }

  /// The texts of the panes, and the tables that have them.
  var sourceLanguages: SourceLanguages {
    let (tables, pairs) = ownTables
    var languages = SourceLanguages(
      keys: pairs.map(\.key).uniqued(),
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
