import TableModel
import TableSources

/// Reads XLIFF 1.2 as Xcode exports it: the translations of one of the files in it.
///
/// Nothing of a document that cannot be read as a whole is used. A unit that waits for its translation counts as missing.
final class XLIFFReader: XMLReader.Handler {
  /// What an XLIFF file has for one table.
  struct Contents: Sendable {
    /// The texts; `nil` where the file does not speak of the table.
    var table: StringTable?
    /// The name of the language that the texts are in; `nil` where the file does not say.
    var language: String?
  }

  /// A unit that has begun and not ended.
  private struct Unit {
    var key: String
    var offset: Int
    /// Whether the text of the source is that of all languages.
    var isKept: Bool
  }

  private static let deepest = 64
  private static let mostFindings = 20
  /// States of a target whose text is none yet, or that of the source.
  private static let waiting: Set<String> = ["new", "needs-translation"]

  private let file: SourceText
  private let positions: CharacterPositions
  private let source: XLIFFSource
  private let limits: LoadingLimits
  private var contents = Contents()
  private var diagnostics: [Diagnostic] = []
  private var depth = 0
  private var elements = 0
  private var room: Int
  private var tables: [XLIFFTable] = []
  private var isReading = false
  private var unit: Unit?
  /// The depth of the text that is being read; `nil` for none.
  private var target: Int?
  private var text: [UInt8] = []
  private var isRefused = false

  /// Reads a file that diagnostics call `name`, for the texts of a source.
  static func read(
    _ bytes: [UInt8], named name: String, for source: XLIFFSource, limits: LoadingLimits
  ) -> TableReading<Contents> {
    let (text, problems) = SourceScanner.scan(bytes, named: name, allowing: .xml)
    if let problem = problems.first {
      return TableReading(
        refusal: "\(problem.message), so the file is not used", at: SourceLocation(file: name))
    }
    let reader = XLIFFReader(text, source, limits)
    let failure = XMLReader.read(text.bytes, .plain, reader)
    if let failure, !reader.isRefused {
      return TableReading(
        refusal: "this is not XML from here on, so the file is not used",
        at: reader.place(of: failure.offset))
    }
    guard !reader.isRefused else { return TableReading(nil, reader.diagnostics) }
    reader.chooseTables()
    return TableReading(reader.contents, reader.diagnostics)
  }

  private init(_ file: SourceText, _ source: XLIFFSource, _ limits: LoadingLimits) {
    (self.file, self.source, self.limits) = (file, source, limits)
    positions = CharacterPositions(in: file.bytes)
    room = limits.totalText
  }

  private func place(of offset: Int) -> SourceLocation {
    file.location(of: positions.character(atByte: offset))
  }

  var wantsCharacters: Bool { target != nil }

  func begin(_ element: String, attributes: [XMLReader.Attribute], at offset: Int) -> Bool {
    depth += 1
    elements += 1
    let value = { (name: String) in attributes.first { $0.name == name }?.value }
    guard depth <= XLIFFReader.deepest, elements <= limits.elements else {
      return refuse("the file has too many or too deeply nested elements, so it is not used", at: offset)
    }
    switch (depth, element) {
    case (1, "xliff"):
      guard value("version").map({ $0.hasPrefix("1.") }) ?? true else {
        return refuse(
          "this is XLIFF \(quoted(value("version") ?? "")), which is not used", at: offset,
          hint: "Xcode exports version 1.2")
      }
    case (1, _):
      return refuse("this is not XLIFF, so the file is not used", at: offset)
    case (_, "file"):
      contents.language = contents.language ?? value("target-language")
      let nearness = source.nearness(of: value("original") ?? "")
      isReading = nearness != nil
      if let nearness { tables.append(XLIFFTable(nearness: nearness)) }
    case (_, "trans-unit") where isReading:
      let key = value("id") ?? ""
      unit = Unit(key: key, offset: offset, isKept: value("translate") == "no")
    case (_, "source"), (_, "target"):
      guard let unit, target == nil, unit.isKept == (element == "source"),
        !XLIFFReader.waiting.contains(value("state") ?? "")
      else { break }
      (target, text) = (depth, [])
    default: break
    }
    return true
  }

  func end() {
    defer { depth -= 1 }
    if target == depth {
      keep(String(decoding: text, as: UTF8.self))
      (target, text, unit) = (nil, [], nil)
    }
  }

  func characters(_ characters: UnsafeBufferPointer<UInt8>) {
    guard text.count <= 4 * limits.textLength else { return }
    text += characters
  }

  private func keep(_ text: String) {
    guard let unit, !unit.key.isEmpty, !tables.isEmpty else { return }
    room -= unit.key.utf8.count + text.utf8.count
    guard room > 0, text.utf8.count <= 4 * limits.textLength else {
      return warn("\(quoted(unit.key)) is too long, and is ignored", at: unit.offset)
    }
    // An empty target is what Xcode writes for a text that is empty, or not translated.
    guard !text.isEmpty else { return }
    tables[tables.count - 1].add(text, of: unit.key, at: place(of: unit.offset))
  }

  /// Takes over the tables of those files that are nearest to the source.
  private func chooseTables() {
    guard let nearest = tables.map(\.nearness).max() else { return }
    contents.table = tables.filter { $0.nearness == nearest }.reduce(into: StringTable()) {
      $0.complete(by: $1.table)
    }
  }

  private func warn(_ message: String, at offset: Int, hint: String? = nil) {
    guard diagnostics.count < XLIFFReader.mostFindings else { return }
    diagnostics.append(TableReading<Contents>.warning(message, at: place(of: offset), hint: hint))
  }

  private func refuse(_ message: String, at offset: Int, hint: String? = nil) -> Bool {
    warn(message, at: offset, hint: hint)
    isRefused = true
    return false
  }
}

/// The units of one file of an export as a table: those that are forms of one text are put together.
struct XLIFFTable {
  /// A text with its forms, as they come in.
  private struct Parts {
    var forms: [PluralCategory: String] = [:]
    var devices: [String: String] = [:]
    var deviceForms: [String: [PluralCategory: String]] = [:]
    var substitutions: [String: [PluralCategory: String]] = [:]
    var format: String?
    var place: SourceLocation
  }

  /// What stands between the key of a catalogue and the name of a form.
  private static let divider = "|==|"

  /// How many folders the file shares with the source.
  let nearness: Int
  private var texts = StringTable()
  private var parts: [String: Parts] = [:]

  /// The table of a file that has no units yet.
  init(nearness: Int) {
    self.nearness = nearness
  }

  /// Adds the text of a unit.
  mutating func add(_ text: String, of identifier: String, at place: SourceLocation) {
    if addCatalogForm(text, of: identifier, at: place) || addRuleForm(text, of: identifier, at: place) {
      return
    }
    texts[identifier] = StringEntry(.text(text), at: place)
  }

  /// The entries, those with forms put together.
  var table: StringTable {
    var table = texts
    for (key, parts) in parts {
      guard let value = value(of: parts, key) else { continue }
      table[key] = StringEntry(value, at: parts.place)
    }
    return table
  }

  private func value(of parts: Parts, _ key: String) -> StringEntry.Value? {
    if !parts.substitutions.isEmpty {
      guard case .text(let own)? = texts[key].map(\.value) ?? parts.format.map({ .text($0) }) else {
        return nil
      }
      return .format(
        own, parts.substitutions.mapValues { StringSubstitution(formatSpecifier: "d", forms: $0) })
    }
    if !parts.devices.isEmpty || !parts.deviceForms.isEmpty {
      return .devices(
        parts.devices.mapValues { .text($0) }.merging(parts.deviceForms.mapValues { .plural($0) }) { $1 })
    }
    if let format = parts.format { return .text(format) }
    return parts.forms.isEmpty ? nil : .plural(parts.forms)
  }

  /// A form of a catalogue’s text: `%lld items|==|plural.one`.
  private mutating func addCatalogForm(
    _ text: String, of identifier: String, at place: SourceLocation
  ) -> Bool {
    let ends = identifier.divided(by: XLIFFTable.divider)
    guard let (key, form) = ends else { return false }
    let words = form.split(separator: ".").map(String.init)
    var entry = parts[key] ?? Parts(place: place)
    switch words.count {
    case 2 where words[0] == "plural":
      guard let category = PluralCategory(rawValue: words[1]) else { return false }
      entry.forms[category] = text
    case 2 where words[0] == "device": entry.devices[words[1]] = text
    case 4 where words[0] == "device" && words[2] == "plural":
      guard let category = PluralCategory(rawValue: words[3]) else { return false }
      entry.deviceForms[words[1], default: [:]][category] = text
    case 4 where words[0] == "substitutions" && words[2] == "plural":
      guard let category = PluralCategory(rawValue: words[3]) else { return false }
      entry.substitutions[words[1], default: [:]][category] = text
    default: return false
    }
    parts[key] = entry
    return true
  }

  /// A form of a rule in a `.stringsdict`: `/%d items:dict/items:dict/one:dict/:string`.
  private mutating func addRuleForm(
    _ text: String, of identifier: String, at place: SourceLocation
  ) -> Bool {
    guard identifier.hasPrefix("/"), let (path, rest) = identifier.divided(by: ":dict/:string"), rest.isEmpty,
      let (key, inner) = String(path.dropFirst()).divided(by: ":dict/")
    else { return false }
    var entry = parts[key] ?? Parts(place: place)
    if inner == "NSStringLocalizedFormatKey" {
      entry.format = text
    } else if let (name, form) = inner.divided(by: ":dict/"), let category = PluralCategory(rawValue: form) {
      entry.substitutions[name, default: [:]][category] = text
    } else {
      return false
    }
    parts[key] = entry
    return true
  }
}

extension String {
  /// What stands before and behind the first place of a mark; `nil` without one.
  fileprivate func divided(by mark: String) -> (String, String)? {
    let (bytes, mark) = (Array(utf8), Array(mark.utf8))
    guard bytes.count >= mark.count else { return nil }
    for start in 0...(bytes.count - mark.count) where bytes[start...].starts(with: mark) {
      return (
        String(decoding: bytes[..<start], as: UTF8.self),
        String(decoding: bytes[(start + mark.count)...], as: UTF8.self)
      )
    }
    return nil
  }
}

/// Tells which files of a project an export speaks of that hold the texts of one source.
struct XLIFFSource {
  private static let endings = ["storyboard", "xib", "strings", "stringsdict", "xcstrings"]

  private let table: String
  /// The folders that the source’s localisations lie in, the nearest first.
  private let folders: ReversedCollection<[FilePath]>

  /// The files of a place.
  init(of place: StringPlace) {
    table = place.table
    folders = place.folder.components.reversed()
  }

  /// How many folders a file of the project shares with the source; `nil` for one of another name.
  ///
  /// Two folders may each have a `Main.storyboard`, and a project may lie in a folder of any name.
  func nearness(of original: String) -> Int? {
    let path = FilePath(original)
    guard path.hasEnding(XLIFFSource.endings), path.name.stem.validText == table else { return nil }
    var parts = path.components.dropLast()
    if parts.last?.hasEnding(["lproj"]) == true { parts.removeLast() }
    return zip(parts.reversed(), folders).prefix { $0 == $1 }.count
  }
}

extension TableReading where Value == XLIFFReader.Contents {
  /// The texts of an export that is named after a language; none where they are in another.
  func table(in language: String, named name: String) -> TableReading<StringTable> {
    guard let value else { return TableReading<StringTable>(nil, diagnostics) }
    if let own = value.language, LanguageTag(own)?.normalized != LanguageTag(language)?.normalized {
      return TableReading<StringTable>(
        refusal:
          "the file is named after \(quoted(language)), but its texts are in \(quoted(own)), so it is not used",
        at: SourceLocation(file: name))
    }
    return TableReading<StringTable>(value.table, diagnostics)
  }
}
