import Synchronization
import TableInterfaceBuilder
import TableModel
import TableSources
import TableStrings

/// Reads the texts of a source in other languages when they are asked for, each language once.
final class SourceLocalizer: ScreenLocalizing {
  /// What was read so far.
  private struct State {
    var folder: StringFolder?
    var lookups: [String: StringLookup] = [:]
    /// The documents that were made last, the latest at the end.
    var documents: [(language: String, document: Document?)] = []
  }

  /// The most languages whose documents are kept.
  private static let mostDocuments = 4

  private let document: Document
  private let bytes: [UInt8]
  private let name: String
  private let sourceFolder: FilePath
  private let kind: SourceKind
  private let limits: LoadingLimits
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
  init(
    _ document: Document, of bytes: [UInt8], named name: String, folder: FilePath, kind: SourceKind,
    limits: LoadingLimits
  ) {
    (self.document, self.bytes, self.name) = (document, bytes, name)
    (sourceFolder, self.kind, self.limits) = (folder, kind, limits)
  }

  func content(ofScreen number: Int, in language: String) -> LocalizedContent? {
    let localized = state.withLock { (state) -> Document? in
      if let known = state.documents.first(where: { $0.language == language }) { return known.document }
      let document = makeDocument(in: language, &state)
      if state.documents.count >= SourceLocalizer.mostDocuments { state.documents.removeFirst() }
      state.documents.append((language, document))
      return document
    }
    guard let screens = localized?.screens else { return nil }
    let own = self.document.screens.indices.contains(number) ? self.document.screens[number] : nil
    // A language’s own document may have its screens in another order, but calls them as the source does.
    let identifiers = own?.interfaceBuilderObject?.identifiers ?? []
    let same = screens.first { !identifiers.isEmpty && $0.interfaceBuilderObject?.identifiers == identifiers }
    guard let screen = same ?? (screens.indices.contains(number) ? screens[number] : nil) else { return nil }
    return LocalizedContent(content: screen.content, popover: screen.popover, bars: screen.bars)
  }

  func findings(in language: String) -> [Diagnostic] {
    let lookup = state.withLock { (state) -> StringLookup in makeLookup(for: language, &state) }
    guard PseudoLanguage(named: language) == nil, !lookup.isMatched else { return lookup.diagnostics }
    let missing = Diagnostic(
      .warning, at: SourceLocation(file: name),
      "there are no strings in \(quoted(language)), so the texts stay as they are",
      hint: kind == .spec ? "write them to strings/\(language).yaml beside the file" : nil)
    return [missing] + lookup.diagnostics
  }

  func digest(in language: String) -> String {
    let lookup = state.withLock { (state) -> StringLookup in makeLookup(for: language, &state) }
    var fingerprint = Fingerprint()
    for file in lookup.files {
      fingerprint.add(file.path)
      fingerprint.add(file.digest)
    }
    return fingerprint.digits()
  }

  /// The keys of the source’s texts that are not empty, each once, in its order.
  var keys: [String] {
    var (keys, seen): ([String], Set<String>) = ([], [])
    let note = { (key: String, text: String) in
      if !text.isEmpty, seen.insert(key).inserted { keys.append(key) }
    }
    switch kind {
    case .interfaceBuilder:
      _ = InterfaceBuilderLoader(limits: limits).load(bytes, named: name, folder: sourceFolder) {
        key, text, _ in
        note(key, text)
        return nil
      }
    default:
      for screen in document.screens {
        _ = screen.mapTexts { text in
          note(text, text)
          return text
        }
      }
    }
    return keys
  }

  /// The tables around the source.
  var folder: StringFolder? {
    state.withLock { folder(&$0) }
  }

  private func folder(_ state: inout State) -> StringFolder? {
    if let folder = state.folder { return folder }
    let path = FilePath(name)
    let place = StringPlace(
      ofSource: path == SourceFile.standardInput ? nil : path, kind: kind, in: sourceFolder)
    let folder = place.map { StringFolder($0, limits: limits) }
    state.folder = folder
    return folder
  }

  /// The texts for a language; a pseudo-language changes those of the developer’s.
  private func makeLookup(for language: String, _ state: inout State) -> StringLookup {
    if let lookup = state.lookups[language] { return lookup }
    let folder = folder(&state)
    let wanted = PseudoLanguage(named: language) == nil ? language : folder?.developmentLanguage ?? "en"
    var lookup = folder?.lookup(for: wanted) ?? StringLookup(language: LanguageTag(language: "en"))
    if folder == nil { lookup.isMatched = false }
    state.lookups[language] = lookup
    return lookup
  }

  private func makeDocument(in language: String, _ state: inout State) -> Document? {
    let lookup = makeLookup(for: language, &state)
    let pseudo = PseudoLanguage(named: language)
    let known = pseudo == .uppercase ? folder(&state)?.allKeys ?? [] : []
    let show = { (key: String, text: String) -> String? in
      let found = lookup.text(key)
      guard let pseudo else { return found }
      return pseudo.applied(to: found ?? text, isLocalized: found != nil || known.contains(key))
    }
    switch kind {
    case .interfaceBuilder:
      let loader = InterfaceBuilderLoader(limits: limits)
      return loader.load(
        lookup.document?.bytes ?? bytes, named: name, folder: sourceFolder,
        texts: { key, text, _ in show(key, text) }
      ).document
    default:
      return Document(
        screens: document.screens.map { screen in screen.mapTexts { show($0, $0) ?? $0 } })
    }
  }
}
