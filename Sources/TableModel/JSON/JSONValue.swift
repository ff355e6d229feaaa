/// A value to be written as JSON; keys keep their order.
public enum JSONValue: Sendable {
  case null
  case bool(Bool)
  /// A number, written with three decimals at most.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// The value on a line of its own, without a line feed.
  public var line: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// Writes the value on one line.
  public func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let bool): text += bool ? "true" : "false"
    case .number(let number): text += number.shortDescription
    case .string(let string): JSONValue.write(string, to: &text)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += ", " }
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += ", " }
        JSONValue.write(member.key, to: &text)
        text += ": "
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    if string.utf8.allSatisfy(isPlain) {
      text += string
    } else {
      writeEscaped(string, to: &text)
    }
    text += "\""
  }

  /// Whether a byte stands for itself, and begins no character that may have to be escaped.
  static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case ..<0x20, 0x7F, 0xC2, 0xE2, UInt8(ascii: "\""), UInt8(ascii: "\\"): false
    default: true
    }
  }

  /// Writes a text with what JSON wants to be escaped, without quotation marks.
  static func writeEscaped(_ string: String, to text: inout String) {
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.isControl:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Double {
  /// At most three decimals, none that say nothing.
  package var shortDescription: String {
    guard isFinite else { return "0" }
    let rounded = (self * 1000).rounded() / 1000
    guard rounded != rounded.rounded() || abs(rounded) >= 1e15 else { return String(Int(rounded)) }
    return String(rounded)
  }
}
