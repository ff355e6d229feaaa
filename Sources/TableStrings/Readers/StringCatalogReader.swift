import TableModel
import TableSources

/// Reads Xcode’s string catalogues, `.xcstrings`.
package struct StringCatalogReader {
  private let name: String
  private let limits: LoadingLimits
  private let keysAreTexts: Bool
  private var diagnostics: [Diagnostic] = []
  private var tables: [String: StringTable] = [:]
  private var untranslatable: Set<String> = []

  /// The most findings that are told of a catalogue.
  private static let mostFindings = 20

  /// Reads a catalogue that diagnostics call `name`.
  ///
  /// Where keys are texts, each stands for itself in the language of the source unless that has another text for it;
  /// the keys of documents’ catalogues are identifiers.
  package static func read(
    _ bytes: [UInt8], named name: String, limits: LoadingLimits, keysAreTexts: Bool
  ) -> TableReading<StringCatalog> {
    var reader = StringCatalogReader(name: name, limits: limits, keysAreTexts: keysAreTexts)
    return reader.read(bytes)
  }

  private init(name: String, limits: LoadingLimits, keysAreTexts: Bool) {
    self.name = name
    self.limits = limits
    self.keysAreTexts = keysAreTexts
  }

  private var place: SourceLocation { SourceLocation(file: name) }

  private mutating func read(_ bytes: [UInt8]) -> TableReading<StringCatalog> {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    let root: JSONValue
    do throws(JSONReader.Failure) {
      root = try JSONReader.parse(text)
    } catch {
      return TableReading(
        refusal: "this is not JSON from here on, so the catalogue is not used",
        at: SourceLocation(file: name, byte: error.offset, of: text))
    }
    guard case .object = root, let strings = root["strings"], case .object(let entries) = strings else {
      return TableReading(
        refusal: "this is not a string catalogue: it has no “strings” with keys", at: place,
        hint: "Xcode writes {\"sourceLanguage\": \"en\", \"strings\": {…}, \"version\": \"1.0\"}")
    }
    let source = root["sourceLanguage"]?.text ?? "en"
    tables[source] = StringTable()
    var room = limits.totalText
    for (key, entry) in entries {
      room -= key.utf8.count
      guard room > 0 else {
        warn("the catalogue has more than \(limits.totalText) characters; the rest is ignored")
        break
      }
      read(entry, key: key, source: source, &room)
    }
    return TableReading(
      StringCatalog(sourceLanguage: source, tables: tables, untranslatable: untranslatable), diagnostics)
  }

  private mutating func read(_ entry: JSONValue, key: String, source: String, _ room: inout Int) {
    guard case .object = entry else { return warn("the entry \(quoted(key)) is not an object") }
    if keysAreTexts { keep(.text(key), of: key, in: source) }
    if case .bool(false)? = entry["shouldTranslate"] { untranslatable.insert(key) }
    guard let localizations = entry["localizations"] else { return }
    guard case .object(let languages) = localizations else {
      return warn("the “localizations” of \(quoted(key)) are not an object")
    }
    guard !untranslatable.contains(key) else { return }
    for (language, localization) in languages {
      guard LanguageTag(language) != nil else {
        warn("\(quoted(language)) of \(quoted(key)) is not a language")
        continue
      }
      guard let value = value(of: localization, key: key, depth: 0, &room) else { continue }
      keep(value, of: key, in: language)
    }
  }

  /// The value of one language; `nil` where there is none yet.
  ///
  /// A device’s value can be one that depends on numbers, and nothing lies deeper than that.
  private mutating func value(
    of localization: JSONValue, key: String, depth: Int, _ room: inout Int
  ) -> StringEntry.Value? {
    guard case .object = localization else {
      warn("a localisation of \(quoted(key)) is not an object")
      return nil
    }
    if let variations = localization["variations"] {
      return self.variations(variations, key: key, depth: depth, &room)
    }
    guard let text = text(of: localization, key: key, &room) else { return nil }
    guard let parts = localization["substitutions"], case .object(let members) = parts else {
      return .text(text)
    }
    var substitutions: [String: StringSubstitution] = [:]
    for (name, part) in members {
      guard
        case .plural(let forms)? = part["variations"].flatMap({ variations($0, key: key, depth: 1, &room) })
      else { continue }
      substitutions[name] = StringSubstitution(
        argument: part["argNum"]?.number.flatMap(Int.init(exactly:)).flatMap {
          (1...99).contains($0) ? $0 : nil
        },
        formatSpecifier: part["formatSpecifier"]?.text ?? "lld", forms: forms)
    }
    return .format(text, substitutions)
  }

  private mutating func variations(
    _ variations: JSONValue, key: String, depth: Int, _ room: inout Int
  ) -> StringEntry.Value? {
    if case .object(let devices)? = variations["device"], depth == 0 {
      var values: [String: StringEntry.Value] = [:]
      for (device, localization) in devices {
        values[device] = value(of: localization, key: key, depth: 1, &room)
      }
      return values.isEmpty ? nil : .devices(values)
    }
    guard case .object(let plurals)? = variations["plural"] else {
      warn("the variations of \(quoted(key)) are neither by “plural” nor by “device”")
      return nil
    }
    var forms: [PluralCategory: String] = [:]
    for (name, localization) in plurals {
      guard let category = PluralCategory(rawValue: name) else {
        warn("\(quoted(name)) of \(quoted(key)) is not a plural form")
        continue
      }
      forms[category] = text(of: localization, key: key, &room)
    }
    // One that waits for its translation is there.
    if !forms.isEmpty, !plurals.contains(where: { $0.key == PluralCategory.other.rawValue }) {
      warn(
        "a plural of \(quoted(key)) has no form “other”, so numbers without another form have no text")
    }
    return forms.isEmpty ? nil : .plural(forms)
  }

  /// The text of a unit; `nil` where it waits for its translation.
  ///
  /// That Xcode’s “new” units are as good as not there is an inference: they hold no text worth showing.
  private mutating func text(of localization: JSONValue, key: String, _ room: inout Int) -> String? {
    guard let unit = localization["stringUnit"] else { return nil }
    guard case .object = unit, let text = unit["value"]?.text else {
      warn("a “stringUnit” of \(quoted(key)) has no “value” that is a text")
      return nil
    }
    room -= text.utf8.count
    guard !text.isEmpty, unit["state"]?.text != "new", room > 0 else { return nil }
    guard text.utf8.count <= limits.textLength || text.unicodeScalars.count <= limits.textLength else {
      warn("a text of \(quoted(key)) is longer than \(limits.textLength) characters")
      return nil
    }
    return text
  }

  private mutating func keep(_ value: StringEntry.Value, of key: String, in language: String) {
    let entry = StringEntry(value, at: place)
    tables[language, default: StringTable()][key] = entry
  }

  private mutating func warn(_ message: String) {
    guard diagnostics.count < StringCatalogReader.mostFindings else { return }
    diagnostics.append(TableReading<StringCatalog>.warning(message, at: place))
  }
}
