import TableModel

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
