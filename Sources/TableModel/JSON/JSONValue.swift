/// A value to be written as JSON; keys keep their order.
public enum JSONValue: Sendable {
  case null
  case bool(Bool)
  /// A number, written with three decimals at most.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])
}

extension Double {
  /// At most three decimals, none that say nothing.
  package var shortDescription: String { decimal(self, places: 3) }
}

extension JSONValue {
  /// The value as text for people: a line for each member, and for each item that has parts.
  public var lines: String {
    var text = ""
    writeLines(to: &text, indent: 0)
    return text
  }

  private func writeLines(to text: inout String, indent: Int) {
    switch self {
    case .object(let members) where !members.isEmpty:
      JSONValue.writeBlock("{", members, "}", to: &text, indent: indent) { member, text in
        JSONValue.string(member.key).write(to: &text)
        text += ": "
        member.value.writeLines(to: &text, indent: indent + 1)
      }
    case .array(let items) where items.contains(where: \.hasParts):
      JSONValue.writeBlock("[", items, "]", to: &text, indent: indent) { item, text in
        item.writeLines(to: &text, indent: indent + 1)
      }
    default: write(to: &text)
    }
  }

  private static func writeBlock<Part>(
    _ opening: String, _ parts: [Part], _ closing: String, to text: inout String, indent: Int,
    _ writePart: (Part, inout String) -> Void
  ) {
    text += opening
    for (index, part) in parts.enumerated() {
      text += (index == 0 ? "\n" : ",\n") + String(repeating: "  ", count: indent + 1)
      writePart(part, &text)
    }
    text += "\n" + String(repeating: "  ", count: indent) + closing
  }

  private var hasParts: Bool {
    switch self {
    case .object, .array: true
    case .null, .bool, .number, .string: false
    }
  }
}

/// Half of a pair of units of UTF-16, as editors may have it in their documents without the other half.
///
/// It is no character. Among bytes of UTF-8 it is written as a character of its size would be, in three bytes, which nothing
/// else in UTF-8 begins like, so that it is found again and takes the room of U+FFFD.
package struct SurrogateHalf: Hashable, Sendable {
  /// The unit, from 0xD800 to 0xDFFF.
  package let unit: UInt16
  /// The number of bytes.
  package static let length = 3

  /// The half that a unit is.
  package init(unit: UInt16) { self.unit = unit }

  /// The half that stands among bytes; `nil` where there is none.
  package init?(at index: Int, in bytes: [UInt8]) {
    guard index >= 0, index + 2 < bytes.count, bytes[index] == 0xED, bytes[index + 1] & 0xE0 == 0xA0,
      bytes[index + 2] & 0xC0 == 0x80
    else { return nil }
    unit = 0xD800 | UInt16(bytes[index + 1] & 0x1F) << 6 | UInt16(bytes[index + 2] & 0x3F)
  }

  /// The bytes.
  package var bytes: [UInt8] {
    [0xED, 0xA0 | UInt8(truncatingIfNeeded: unit >> 6 & 0x1F), 0x80 | UInt8(truncatingIfNeeded: unit & 0x3F)]
  }

  /// The character that this half and the one behind it are together; `nil` where they are no pair.
  package func joined(to other: SurrogateHalf) -> Unicode.Scalar? {
    guard UTF16.isLeadSurrogate(unit), UTF16.isTrailSurrogate(other.unit) else { return nil }
    return UTF16.decode(UTF16.EncodedScalar([unit, other.unit]))
  }

  /// The halves of a character beyond U+FFFF.
  package static func both(of scalar: Unicode.Scalar) -> [SurrogateHalf] {
    Array(String(scalar).utf16).map { SurrogateHalf(unit: $0) }
  }
}
