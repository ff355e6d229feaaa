import TableModel
import TableSources

/// What constraints call a view.
enum ViewName {
  private static let longest = 64

  private static let kind = ValueKind.boundedText(
    TextForm(length: 1...longest, pattern: "^[A-Za-z_][A-Za-z0-9_-]*$"))

  static let coding = ValueCoding<String>(
    kind,
    encode: { name, _ in .text(name) },
    decode: { node, subject, context in
      guard let name = ValueCoding.text.decode(node, subject, context) else { return nil }
      guard isPermitted(name) else {
        context.mismatch(
          node, subject, mustBe: kind,
          hint: "write letters, digits, “_” and “-”, a letter first, \(longest) of them at most")
        return nil
      }
      return context.declareView(name, at: node.range) ? name : nil
    })

  private static func isPermitted(_ name: String) -> Bool {
    guard let first = name.utf8.first, name.utf8.count <= longest else { return false }
    return isLetter(first) && name.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
    default: false
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
