import TableModel

/// The path of a file within the folder of a review.
struct ReviewPath: ReviewValue {
  /// The names on the way in UTF-8: as characters, a slash and a mark that combines with it would be none.
  private var steps: [Substring.UTF8View]

  /// A path, unless it leads out of the folder: a report is opened on other machines than that which made it.
  init?(_ text: String) {
    steps = Substring(text).utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard !steps.contains(where: { ["", ".", ".."].contains(Substring($0)) }) else { return nil }
  }

  init(_ json: JSONValue) throws(ReviewDamage) {
    let text = try String(json)
    guard let path = ReviewPath(text) else {
      throw ReviewDamage(": “\(text)” is not the path of a file in the folder")
    }
    self = path
  }

  /// The path as a relative URL, in which everything is escaped that could be understood otherwise.
  var url: String { steps.map(\.percentEncoded).joined(separator: "/") }
}

extension Substring.UTF8View {
  fileprivate var percentEncoded: String {
    guard !allSatisfy(Self.isPlain) else { return String(Substring(self)) }
    return reduce(into: "") { text, byte in
      if Self.isPlain(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
