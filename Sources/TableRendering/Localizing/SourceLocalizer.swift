import Synchronization
import TableInterfaceBuilder
import TableModel
import TableSources
import TableStrings

/// Reads the texts of a source in other languages when they are asked for, each language once.
final class SourceLocalizer: Sendable {
  /// What was read so far.
  private struct State {
    /// The tables by their names; the usual one has none.
    var folders: [String?: StringFolder] = [:]
    /// Those beside the source, or in the folder that was given.
    var nearFolders: [StringPlace: StringFolder] = [:]
    var lookups: [LookupKey: StringLookup] = [:]
    var translations = TranslationIndex()
    /// The documents that were made last, the latest at the end.
    var documents: [(key: DocumentKey, document: Document?)] = []
  }

  /// What tells what was looked up from the rest.
  private struct LookupKey: Hashable {
    var language: String
    var table: String?
  }

  /// What tells documents of the source from each other.
  private struct DocumentKey: Hashable {
    /// The language; `nil` for that of the source.
    var language: String?
    /// The room of the screen; `nil` for that which the source says.
    var sizeClasses: SizeClasses?
    /// The kind of device, by which texts of languages may differ.
    var idiom = UserInterfaceIdiom.phone
  }

  /// The most languages whose documents are kept.
  private static let mostDocuments = 4

  private let document: Document
  private let kind: SourceKind
  /// The source’s contents.
  let bytes: [UInt8]
  /// What diagnostics call the source.
  let name: String
  /// The folder that the source lies in.
  let sourceFolder: FilePath
  /// How much files may ask for.
  let limits: LoadingLimits
  /// The files of strings that sources share.
  let strings: StringStore
  /// The folder of strings that is looked into instead of those beside the source; `nil` for these.
  let stringsFolder: FilePath?
  /// The asset catalogs that documents look into.
  let assets: AssetStore
  private let state = Mutex(State())

  /// The localiser of a source that has been read.
  ///
  /// - Parameters:
  ///   - document: What the source describes.
  ///   - bytes: The source’s contents.
  ///   - name: What diagnostics call the source.
  ///   - folder: The folder that the source lies in.
  ///   - kind: What kind of source it is.
  ///   - limits: How much files of strings may ask for.
  ///   - strings: The files that sources share; `nil` for none.
  ///   - stringsFolder: The folder of the strings; `nil` for that of the source.
  ///   - assets: The asset catalogs that sources share.
  init(
    _ document: Document, of bytes: [UInt8], named name: String, folder: FilePath, kind: SourceKind,
    limits: LoadingLimits, strings: StringStore?, stringsFolder: FilePath?, assets: AssetStore = AssetStore()
  ) {
    self.assets = assets
    self.stringsFolder = stringsFolder
    self.strings = strings ?? StringStore()
    (self.document, self.bytes, self.name) = (document, bytes, name)
    (sourceFolder, self.kind, self.limits) = (folder, kind, limits)
  }

  /// The screen of a number in a language, on a kind of device, in a room; `nil` where it is as the source has it.
  func screen(
    _ number: Int, in language: String?, on idiom: UserInterfaceIdiom, _ sizeClasses: SizeClasses?
  ) -> Screen? {
    let own = document.screens.indices.contains(number) ? document.screens[number] : nil
    let isUsual = kind != .interfaceBuilder || sizeClasses == own?.interfaceBuilderObject?.sizeClasses
    let key = DocumentKey(
      language: language, sizeClasses: isUsual ? nil : sizeClasses, idiom: language == nil ? .phone : idiom)
    guard key != DocumentKey() else { return nil }
    let localized = state.withLock { (state) -> Document? in
      if let known = state.documents.first(where: { $0.key == key }) { return known.document }
      let document = makeDocument(key, &state)
      if state.documents.count >= SourceLocalizer.mostDocuments { state.documents.removeFirst() }
      state.documents.append((key, document))
      return document
    }
    guard let screens = localized?.screens else { return nil }
    // A language’s own document may have its screens in another order, but calls them as the source does.
    let identifiers = own?.interfaceBuilderObject?.identifiers ?? []
    let same = screens.first { !identifiers.isEmpty && $0.interfaceBuilderObject?.identifiers == identifiers }
    return same ?? (screens.indices.contains(number) ? screens[number] : nil)
  }

  /// What is wrong with the strings of a language, and whether there are any.
  func findings(in language: String) -> [Diagnostic] {
    let lookups = lookups(in: language)
    let findings = lookups.flatMap(\.diagnostics)
    guard PseudoLanguage(named: language) == nil, !lookups.contains(where: \.isMatched) else {
      return findings
    }
    let missing = Diagnostic(
      .warning, at: SourceLocation(file: name),
      "there are no strings in \(quoted(language)), so the texts stay as they are",
      hint: adviceOnStrings(in: language))
    return [missing] + findings
  }

  /// Where strings that a source lacks could be.
  private func adviceOnStrings(in language: String) -> String {
    guard stringsFolder == nil else { return "--strings names a folder that has none in this language" }
    if let folder {
      if folder.place.isElsewhere, folder.hasTables {
        return "\(folder.place.folder.fromHere.shown) has others; name another folder with --strings"
      }
      let reach = limits.reach(from: sourceFolder)
      if !folder.hasTables, strings.isIncomplete(around: folder.place.folder, within: reach, limits: limits) {
        return "the project has more folders than are searched; name the one that has them with --strings"
      }
    }
    return kind == .spec
      ? "write them to strings/\(language).yaml beside the file, or name their folder with --strings"
      : "name the folder that has them with --strings"
  }

  /// The files of strings that are looked into for a language.
  func files(in language: String) -> [ShownFile] {
    lookups(in: language).flatMap(\.files).map { ShownFile(path: $0.path.fromHere, digest: $0.digest) }
  }

  /// The name of the language that the source’s own texts are in, as its folder, a catalogue or its project says.
  var ownLanguage: String? { folder?.ownLanguage }

  /// The same, or English where nothing says it, as Xcode has it.
  var developmentLanguage: String { folder?.developmentLanguage ?? "en" }

  /// The names of the languages that there are strings in.
  var languages: [String] { Set(folders.flatMap(\.languages)).sorted() }

  /// What a language has for the keys of some of the source's texts.
  func translations(of texts: some Sequence<String>, in language: String) -> [String: [TextTranslation]] {
    state.withLock { state in
      if state.translations.keys.isEmpty {
        for (key, text) in self.texts
        where folder(key.table, &state)?.untranslatable.contains(key.key) != true {
          state.translations.add(key, text: text)
        }
      }
      let index = state.translations
      return index.translations(of: texts) { makeLookup(for: language, $0.table, &state).text($0) }
    }
  }

  /// What is wrong with what some languages have for the source's texts: with their tables and those of the developer's own
  /// language, places for values that are not those of the text, and a text of the developer's own language that is another
  /// than that in the source.
  func flaws(in languages: [String]) -> [Diagnostic] {
    let own = developmentLanguage
    let ofTables = ([own] + languages).flatMap(lookups).flatMap(\.diagnostics)
    let ofTexts = state.withLock { state in
      texts.flatMap { key, shown -> [Diagnostic] in
        let ownEntry = makeLookup(for: own, key.table, &state).table?[key.key]
        let text = key.defaultValue ?? (kind == .interfaceBuilder ? shown : key.key)
        let places =
          key.defaultValue == nil
          ? ownEntry.map { FormatPlaces(of: $0) } ?? FormatPlaces(text) : FormatPlaces(text)
        let flaws = languages.compactMap { language -> Diagnostic? in
          let lookup = makeLookup(for: language, key.table, &state)
          // A key that is no text says nothing of the places of its values.
          guard lookup.isMatched, key.arguments.isEmpty || !places.isEmpty,
            let entry = lookup.table?[key.key],
            let flaw = places.flaw(of: entry)
          else { return nil }
          var finding = Diagnostic(
            .warning, at: entry.location.fromHere, "the text of \(quoted(key.key)) in \(language) \(flaw)",
            hint: "the text has \(places.words); numbered places, such as “%1$@”, may stand in any order")
          finding.rule = .formatPlacesDiffer
          return finding
        }
        return flaws + (otherText(of: key, ownEntry, own).map { [$0] } ?? [])
      }
    }
    return ofTables + ofTexts
  }

  /// A finding where the developer's own language has another text for a key than the source says.
  private func otherText(of key: TextKey, _ entry: StringEntry?, _ language: String) -> Diagnostic? {
    guard let text = key.defaultValue, let entry, case .text(let other) = entry.value, other != text,
      other != key.key
    else { return nil }
    var finding = Diagnostic(
      .warning, at: entry.location.fromHere,
      "the key \(quoted(key.key)) stands for two texts: \(quoted(text)) in \(name) and \(quoted(other)) in \(language)",
      hint: "people see the text of the table: let both say the same")
    finding.rule = .keyWithSeveralTexts
    return finding
  }

  /// The tables that the source’s texts are in: the usual one, and those that texts name.
  private var tableNames: [String?] {
    let named = Set(document.screens.flatMap { $0.textKeys.values.compactMap(\.table) })
    return [nil] + named.sorted()
  }

  private func lookups(in language: String) -> [StringLookup] {
    state.withLock { state in tableNames.map { makeLookup(for: language, $0, &state) } }
  }

  /// The keys of the source’s texts that are not empty, each once, in its order.
  var keys: [String] { texts.map(\.key.key) }

  /// The same with the texts.
  private var texts: [(key: TextKey, text: String)] {
    var (texts, seen): ([(key: TextKey, text: String)], Set<TextKey>) = ([], [])
    let note = { (key: TextKey, text: String) in
      if !text.isEmpty, seen.insert(key).inserted { texts.append((key, text)) }
    }
    switch kind {
    case .interfaceBuilder:
      _ = InterfaceBuilderLoader(limits: limits, assets: assets).load(
        bytes, named: name, folder: sourceFolder
      ) {
        key, text, _ in
        note(TextKey(key: key), text)
        return nil
      }
    default:
      for screen in document.screens {
        _ = screen.mapTexts { text in
          let key = screen.textKeys[text]
          note(key ?? TextKey(key: text), key.map { $0.worded($0.text).text } ?? text)
          return text
        }
      }
    }
    return texts
  }

  /// The usual table in all languages.
  var folder: StringFolder? {
    state.withLock { folder(nil, &$0) }
  }

  /// All tables in all languages, the usual one first.
  var folders: [StringFolder] {
    state.withLock { state in tableNames.compactMap { folder($0, &state) } }
  }

  /// A table: that beside the source or in the folder that was given, or else the nearest one in its project.
  private func folder(_ table: String?, _ state: inout State) -> StringFolder? {
    if let folder = state.folders[table] { return folder }
    guard var place = place(of: table) else { return nil }
    let reach = limits.reach(from: sourceFolder)
    var folder = nearFolder(at: place, &state)
    if stringsFolder == nil, folder?.hasTables != true,
      let found = strings.folder(of: place, within: reach, limits: limits)
    {
      place = place.moved(to: found)
      folder = StringFolder(place, limits: limits, store: strings)
    }
    if let known = folder, known.ownLanguage == nil {
      place.projectLanguage = strings.language(around: place.folder, within: reach, limits: limits)
      if place.projectLanguage != nil { folder = StringFolder(place, limits: limits, store: strings) }
    }
    state.folders[table] = folder
    return folder
  }

  /// Where a table lies that is not looked for in the project; `nil` where there can be none.
  private func place(of table: String?) -> StringPlace? {
    // A name that leads elsewhere is that of no table.
    if let table, FilePath(table).components.count != 1 || FilePath(table).leadsUp { return nil }
    let path = FilePath(name)
    var place = StringPlace(
      ofSource: path == SourceFile.standardInput ? nil : path, kind: kind, in: sourceFolder,
      strings: stringsFolder)
    if let table { place?.table = table }
    return place
  }

  /// The tables at such a place; `nil` where it is out of reach.
  private func nearFolder(at place: StringPlace, _ state: inout State) -> StringFolder? {
    if let folder = state.nearFolders[place] { return folder }
    // A folder that was asked for by name may lie anywhere.
    guard stringsFolder != nil || limits.reach(from: sourceFolder).contains(place.folder) else { return nil }
    let folder = StringFolder(place, limits: limits, store: strings)
    state.nearFolders[place] = folder
    return folder
  }

  /// The texts for a language; a pseudo-language changes those of the developer’s.
  private func makeLookup(
    for language: String, _ table: String? = nil, on idiom: UserInterfaceIdiom, _ state: inout State
  ) -> StringLookup {
    var lookup = makeLookup(for: language, table, &state)
    lookup.device = idiom == .pad ? "ipad" : "iphone"
    return lookup
  }

  private func makeLookup(
    for language: String, _ table: String? = nil, _ state: inout State
  ) -> StringLookup {
    let key = LookupKey(language: language, table: table)
    if let lookup = state.lookups[key] { return lookup }
    let folder = folder(table, &state)
    let wanted = PseudoLanguage(named: language) == nil ? language : folder?.developmentLanguage ?? "en"
    var lookup = folder?.lookup(for: wanted) ?? StringLookup(language: LanguageTag(language: "en"))
    if folder == nil { lookup.isMatched = false }
    state.lookups[key] = lookup
    return lookup
  }

  /// A text in a language: what was found for a key, or what a pseudo-language makes of it.
  private typealias Wording = (_ found: String?, _ key: String, _ text: String) -> String?

  private func wording(in language: String, _ state: inout State) -> Wording {
    let pseudo = PseudoLanguage(named: language)
    let known = pseudo == .uppercase ? folder(nil, &state)?.allKeys ?? [] : []
    return { found, key, text in
      guard let pseudo else { return found }
      return pseudo.applied(to: found ?? text, isLocalized: found != nil || known.contains(key))
    }
  }

  /// The Interface Builder document that the source is in a language; in its own where no language is given.
  func interfaceBuilderSource(in language: String?) -> InterfaceBuilderSource {
    guard let language else { return InterfaceBuilderSource(bytes, named: name, folder: sourceFolder) }
    return state.withLock { interfaceBuilderSource(in: language, on: .phone, &$0) }
  }

  private func interfaceBuilderSource(
    in language: String, on idiom: UserInterfaceIdiom, _ state: inout State
  ) -> InterfaceBuilderSource {
    let lookup = makeLookup(for: language, nil, on: idiom, &state)
    let apply = wording(in: language, &state)
    return InterfaceBuilderSource(
      lookup.document?.bytes ?? bytes, named: name, folder: sourceFolder,
      texts: { key, text, _ in apply(lookup.text(key), key, text) })
  }

  private func makeDocument(_ key: DocumentKey, _ state: inout State) -> Document? {
    switch kind {
    case .interfaceBuilder:
      var source =
        key.language.map { interfaceBuilderSource(in: $0, on: key.idiom, &state) }
        ?? InterfaceBuilderSource(bytes, named: name, folder: sourceFolder)
      source.sizeClasses = key.sizeClasses
      return InterfaceBuilderLoader(limits: limits, assets: assets).load(source).document
    default:
      guard let language = key.language else { return nil }
      let lookup = makeLookup(for: language, nil, on: key.idiom, &state)
      let apply = wording(in: language, &state)
      let show = { (key: String, text: String) in apply(lookup.text(key), key, text) }
      return Document(
        screens: document.screens.map { screen in
          screen.worded { text in
            guard let textKey = screen.textKeys[text] else { return WordedText(show(text, text) ?? text) }
            let found = makeLookup(for: language, textKey.table, on: key.idiom, &state).text(textKey)
            return textKey.worded(apply(found, textKey.key, textKey.text) ?? textKey.text)
          }
        })
    }
  }
}

extension SourceLocation {
  /// The place with the path of its file as people write it from the current folder.
  fileprivate var fromHere: SourceLocation {
    SourceLocation(file: FilePath(file).fromHere.text, line: line, column: column)
  }
}
