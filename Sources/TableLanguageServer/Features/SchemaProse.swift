import TableModel
import TableSources
import TableSpec

/// What the schema says of keys and their values, in Markdown.
enum SchemaProse {
  /// What a key's value may be, says and has for a default, and which systems know it.
  static func description(
    of key: ValueKind.Key, in mapping: SchemaMapping, theme: String?, _ schema: SchemaIndex
  )
    -> String
  {
    var parts = ["`\(key.name)`: \(kind(key.kind, schema))", key.documentation]
    if let absence = key.absence {
      parts.append("Default: \(absence).")
    } else if key.isRequired {
      parts.append("Required.")
    } else if let usual = key.usual, usual.isScalar {
      parts.append("Default: `\(text(of: usual))`.")
    }
    if let availability = Availability.of(mapping.availabilityName, key.name) {
      parts.append(sentence(on: availability, theme: theme, schema))
    }
    return parts.joined(separator: "\n\n")
  }

  /// What a value may be, in a line.
  static func kind(_ kind: ValueKind, _ schema: SchemaIndex) -> String {
    switch kind {
    case .name(let list): return "the name of a \(list.rawValue)"
    case .list(let item, let count):
      let most = count.upperBound == .max ? "" : ", at most \(count.upperBound)"
      let items = Self.kind(item, schema)
      return items.utf8.count > 60 ? "a list\(most)" : "a list (\(items)\(most))"
    case .either(let first, let second): return "\(Self.kind(first, schema)), or \(Self.kind(second, schema))"
    case .also(let kind, _), .template(let kind): return Self.kind(kind, schema)
    case .mapping(let mapping): return mapping.subject
    default: return kind.description
    }
  }

  /// Which systems know something, and whether the document's theme does.
  static func sentence(on availability: Availability, theme: String?, _ schema: SchemaIndex) -> String {
    let since =
      availability.last.map { "From \(availability.first) to \($0)" } ?? "Since \(availability.first)"
    guard let theme, let systems = schema.vocabulary.systems(theme), !availability.isIn(systems) else {
      return since + "."
    }
    return "\(since); the theme `\(theme)` does not have it."
  }

  /// A value as a spec has it.
  static func text(of value: SpecValue) -> String {
    switch value {
    case .text(let text): "\"\(text)\""
    case .word(let word): word
    case .list(let items, _): "[\(items.map(text).joined(separator: ", "))]"
    case .mapping(let entries, _):
      "{\(entries.map { "\($0.key): \(text(of: $0.value))" }.joined(separator: ", "))}"
    }
  }

  /// A colour's components, as specs write them.
  static func digits(of color: Color) -> String {
    let hex = { (number: UInt32, count: Int) in
      let digits = String(number, radix: 16, uppercase: true)
      return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
    let alpha = UInt32((min(1, max(0, color.alpha)) * 255).rounded())
    return "#" + hex(color.hex, 6) + (alpha < 255 ? hex(alpha, 2) : "")
  }
}
