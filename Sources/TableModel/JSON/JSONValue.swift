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
