import TableModel
import TableSources

/// The tables of strings that lie around one source, read as they are asked for.
package struct StringFolder: Sendable {
  /// Where the tables lie.
  package let place: StringPlace
  /// The names of the languages that there are tables for, in the order of the alphabet.
  package let languages: [String]
  /// The language that the source’s own texts are in, as its folder or a catalogue says; `nil` where nothing does.
  package let ownLanguage: String?
  /// The language that the source’s own texts are in, English where nothing says it, as Xcode has it.
  package var developmentLanguage: String { ownLanguage ?? "en" }
  /// What is wrong with files that have all languages.
  package let diagnostics: [Diagnostic]

  /// The keys that are shown as they are in all languages.
  package let untranslatable: Set<String>

  private let matching: LanguageMatching
  private let folders: Set<String>
  private let plainFiles: [String: [FilePath]]
  private let catalogs: [StringCatalog]
  private let catalogFiles: [StringFileRecord]
  private let exports: [String: [FilePath]]
  private let limits: LoadingLimits
  private let store: StringStore

  /// Looks for the tables of a place, and reads the catalogues among them; a store has what other sources have read.
  package init(
    _ place: StringPlace, limits: LoadingLimits = LoadingLimits(), store: StringStore = StringStore()
  ) {
    self.place = place
    self.limits = limits
    self.store = store
    let files = StringFiles(place, limits: limits, store: store)
    if let export = place.export {
      (folders, plainFiles, catalogs, catalogFiles, diagnostics) = ([], [:], [], [], [])
      exports = StringFolder.exports(files).mapValues { $0.filter { $0.components.first == export } }
        .filter { !$0.value.isEmpty }
      untranslatable = []
      ownLanguage = place.language.flatMap { $0 == StringPlace.base ? nil : $0 }
      languages = exports.keys.sorted()
      matching = StringFolder.matching(languages, developmentLanguage: ownLanguage ?? "en")
      return
    }
    folders = Set(files.names(in: "", endings: ["lproj"]).compactMap(\.stem.validText))
    plainFiles = StringFolder.plainFiles(files, place)
    exports = StringFolder.exports(files)
    var (catalogs, records, findings): ([StringCatalog], [StringFileRecord], [Diagnostic]) = ([], [], [])
    for name in StringFolder.catalogNames(place) {
      guard let read = files.read(name) else { continue }
      records.append(read.record)
      findings += read.refusal
      guard let bytes = read.bytes else { continue }
      let key = StringStore.Key(file: read.record, part: place.keysAreTexts ? place : nil)
      let catalog = store.catalog(key, size: bytes.count) {
        StringCatalogReader.read(
          bytes, named: read.record.path.text, limits: limits, keysAreTexts: place.keysAreTexts)
      }
      findings += catalog.diagnostics
      if let value = catalog.value { catalogs.append(value) }
    }
    (self.catalogs, catalogFiles, diagnostics) = (catalogs, records, findings)
    untranslatable = catalogs.reduce(into: []) { $0.formUnion($1.untranslatable) }
    let own = place.language.flatMap { $0 == StringPlace.base ? nil : $0 }
    ownLanguage = own ?? catalogs.first?.sourceLanguage ?? place.projectLanguage
    var languages = Set(plainFiles.keys)
    languages.formUnion(folders.subtracting([StringPlace.base, StringPlace.multiple]))
    languages.formUnion(exports.keys)
    for catalog in catalogs { languages.formUnion(catalog.tables.keys) }
    self.languages = languages.sorted()
    matching = StringFolder.matching(self.languages, developmentLanguage: ownLanguage ?? "en")
  }

  private static func tag(_ name: String) -> LanguageTag { LanguageTag(name) ?? LanguageTag(language: "en") }

  private static func plainFiles(_ files: StringFiles, _ place: StringPlace) -> [String: [FilePath]] {
    guard place.keysAreTexts else { return [:] }
    var found: [String: [FilePath]] = [:]
    let folders = (place.isGiven ? [""] : []) + [StringPlace.plainFolder]
    for folder in folders {
      for name in files.names(in: folder, endings: SourceKind.specEndings).sorted() {
        guard let language = name.stem.validText, LanguageTag(language) != nil,
          !folder.isEmpty || isLanguage(language)
        else { continue }
        found[language, default: []].append(folder.isEmpty ? name : folder.appending(name))
      }
    }
    return found
  }

  /// Whether the name of a file among others is that of a language, and not “notes” or “settings”.
  private static func isLanguage(_ name: String) -> Bool {
    LanguageTag(name).map { $0.language.utf8.count < 4 } ?? false
  }

  /// The files that Xcode exports for translators, by the language in their names.
  private static func exports(_ files: StringFiles) -> [String: [FilePath]] {
    var found: [String: [FilePath]] = [:]
    for name in files.names(in: "", endings: ["xliff", "xlf", "xcloc"]).sorted() {
      // Files of other names may lie there too, such as “notes.xliff”.
      guard let language = name.stem.validText, isLanguage(language) else { continue }
      let inside = FilePath("Localized Contents").appending(FilePath("\(language).xliff"))
      let path = name.hasEnding(["xcloc"]) ? name.appending(inside) : name
      found[language, default: []].append(path)
    }
    return found
  }

  private static func catalogNames(_ place: StringPlace) -> [FilePath] {
    let name = FilePath(place.table + ".xcstrings")
    let own = place.language.map { FilePath("\($0).lproj").appending(name) }
    return [FilePath("\(StringPlace.multiple).lproj").appending(name), name] + (own.map { [$0] } ?? [])
  }

  /// Whether anything gives the source other texts.
  package var hasTables: Bool {
    guard catalogFiles.isEmpty, plainFiles.isEmpty, exports.isEmpty else { return true }
    let files = StringFiles(place, limits: limits, store: store)
    let endings =
      StringPlace.tableEndings + [place.isElsewhere ? nil : place.documentEnding].compactMap { $0 }
    let own = place.language
    return folders.contains { language in
      language != own
        && endings.contains { ending in
          files.contains(FilePath("\(language).lproj").appending(FilePath("\(place.table).\(ending)")))
        }
    }
  }

  /// What somebody’s wish is compared with: the languages of tables, and the developer’s.
  private static func matching(_ languages: [String], developmentLanguage: String) -> LanguageMatching {
    let own = LanguageTag(developmentLanguage)?.normalized
    let isThere = languages.contains { LanguageTag($0)?.normalized == own }
    return LanguageMatching(among: isThere ? languages : languages + [developmentLanguage])
  }

  /// The texts for somebody who wants a language.
  ///
  /// The first folder that has the table at all gives every text: what it lacks is not looked for in the next.
  package func lookup(for wanted: String) -> StringLookup {
    let matches = matching.localizations(for: wanted)
    let development = matching.localizations(for: developmentLanguage)
    let chosen = matches.isEmpty ? development : matches
    let files = StringFiles(place, limits: limits, store: store)
    var lookup = StringLookup(language: StringFolder.tag(chosen.first ?? developmentLanguage))
    lookup.isMatched = !matches.isEmpty
    lookup.files = catalogFiles
    lookup.diagnostics = diagnostics
    let rest = chosen.dropFirst() + development.filter { !chosen.contains($0) }
    var levels: [String?] = [nil]
    levels += chosen.prefix(1).map { $0 }
    levels += [StringPlace.base] + rest.map { $0 }
    var source: String?
    for level in levels where lookup.table == nil {
      read(level, files, into: &lookup)
      source = level
    }
    lookup.document = document(files, chosen: chosen, rest: Array(rest), &lookup)
    // A language may have a folder without this table; the texts are the developer's then.
    let isForeign = !chosen.contains { development.contains($0) }
    lookup.isDevelopment = !isForeign || chosen.isEmpty
    if isForeign, lookup.table != nil, lookup.document == nil, source.map({ !matches.contains($0) }) ?? false
    {
      lookup.isMatched = false
    }
    return lookup
  }

  /// The tables of one language alone, of whatever kinds there are; `nil` where there is none.
  package func table(of language: String) -> StringLookup {
    var lookup = StringLookup(language: StringFolder.tag(language))
    read(language, StringFiles(place, limits: limits, store: store), into: &lookup)
    return lookup
  }

  /// The keys that any table has, in any language.
  package var allKeys: Set<String> {
    languages.reduce(into: []) { keys, language in
      keys.formUnion(table(of: language).table?.entries.keys ?? [:].keys)
    }
  }

  /// Reads the tables that a folder has, `nil` for those that are in none.
  private func read(_ language: String?, _ files: StringFiles, into lookup: inout StringLookup) {
    if let language {
      for name in plainFiles[language] ?? [] {
        read(name, files, into: &lookup) { PlainTableReader.read($0, named: $1, limits: limits) }
      }
    }
    let folder = language.map { FilePath("\($0).lproj") } ?? ""
    if language.map(folders.contains) ?? true {
      for ending in StringPlace.tableEndings {
        read(folder.appending(FilePath("\(place.table).\(ending)")), files, into: &lookup) {
          StringsFileReader.read($0, named: $1, limits: limits)
        }
      }
    }
    guard let language else { return }
    for catalog in catalogs {
      guard let table = catalog.tables[language], !table.isEmpty else { continue }
      lookup.complete(by: table)
    }
    for name in exports[language] ?? [] {
      read(name, files, into: &lookup, part: place) { bytes, file in
        let reading = XLIFFReader.read(bytes, named: file, for: XLIFFSource(of: place), limits: limits)
        return reading.table(in: language, named: file)
      }
    }
  }

  private func read(
    _ name: FilePath, _ files: StringFiles, into lookup: inout StringLookup, part: StringPlace? = nil,
    _ decode: ([UInt8], String) -> TableReading<StringTable>
  ) {
    guard let read = files.read(name) else { return }
    lookup.files.append(read.record)
    lookup.diagnostics += read.refusal
    guard let bytes = read.bytes else { return }
    let key = StringStore.Key(file: read.record, part: part)
    let reading = store.table(key, size: bytes.count) { decode(bytes, read.record.path.text) }
    lookup.diagnostics += reading.diagnostics
    if let table = reading.value { lookup.complete(by: table) }
  }

  /// The document that takes the source’s place in the first language that has one of its own.
  private func document(
    _ files: StringFiles, chosen: [String], rest: [String], _ lookup: inout StringLookup
  ) -> StringFileContent? {
    guard !place.isElsewhere, let ending = place.documentEnding, let own = place.language
    else { return nil }
    for language in chosen.prefix(1) + [StringPlace.base] + rest {
      if language == own { return nil }
      guard folders.contains(language) else { continue }
      let name = FilePath("\(language).lproj").appending(FilePath("\(place.table).\(ending)"))
      guard let read = files.read(name) else { continue }
      lookup.files.append(read.record)
      lookup.diagnostics += read.refusal
      return read.bytes == nil ? nil : read
    }
    return nil
  }
}

/// The texts of a source in the language that was found for somebody.
package struct StringLookup: Sendable {
  /// The language that was found.
  package var language: LanguageTag
  /// The texts; `nil` where no table was found.
  package var table: StringTable?
  /// The kind of device that texts are for, as Apple's tables call it.
  package var device = "iphone"
  /// Whether the texts are in the developer’s own language.
  var isDevelopment = false
  /// Whether there is a localisation that comes near what was wanted.
  package var isMatched = true
  /// The document that is shown in place of the source; `nil` for the source itself.
  package var document: StringFileContent?
  /// The files that were read, in their order.
  package var files: [StringFileRecord] = []
  /// What is wrong with them.
  package var diagnostics: [Diagnostic] = []

  /// No texts of a language.
  package init(language: LanguageTag) {
    self.language = language
  }

  /// The text of a key; `nil` where there is none.
  package func text(_ key: String) -> String? { table?[key]?.text(in: language, device: device) }

  /// The text of a key with values in its places; `nil` where there is none.
  ///
  /// That a catalogue has nothing but the key itself in its own language says less than what the author wrote; in
  /// another language a word may be the same.
  package func text(_ key: TextKey) -> String? {
    if isDevelopment, key.defaultValue != nil, case .text(key.key)? = table?[key.key]?.value { return nil }
    return table?[key.key]?.text(in: language, arguments: key.arguments, device: device)
  }

  mutating func complete(by other: StringTable) {
    if table == nil { table = StringTable() }
    table?.complete(by: other)
  }
}
