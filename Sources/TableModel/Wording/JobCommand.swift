/// What programs that run jobs look for in all that is printed in them, and obey, whoever wrote it.
///
/// `##[name]` of GitHub Actions, `##vso[name]` of Azure Pipelines and `##teamcity[name]` are commands anywhere in a line,
/// `::name::` of GitHub Actions at the start of one.
package enum JobCommand {
  /// What commands within a line begin with twice.
  static let sign = UInt8(ascii: "#")

  /// Where the command begins that a line is; `nil` for other lines.
  package static func start(of line: Substring.UnicodeScalarView) -> String.Index? {
    let rest = line.drop(while: \.properties.isWhitespace)
    return rest.starts(with: "::".unicodeScalars) ? rest.startIndex : nil
  }

  /// Whether a number sign at a place is the second one of a command, behind which letters and a bracket stand.
  package static func hasSecondSign<Bytes: RandomAccessCollection>(at place: Int, in bytes: Bytes) -> Bool
  where Bytes.Element == UInt8, Bytes.Index == Int {
    guard place > bytes.startIndex, bytes[place] == sign, bytes[place - 1] == sign else { return false }
    let rest = bytes[(place + 1)...].drop { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
    return rest.first == UInt8(ascii: "[")
  }

  /// Whether a text has a command that may stand anywhere in a line.
  package static func isWithin(_ text: String) -> Bool {
    guard text.utf8.contains(sign) else { return false }
    let bytes = Array(text.utf8)
    return bytes.indices.contains { hasSecondSign(at: $0, in: bytes) }
  }

  /// Bytes with an escape in the place of each second sign.
  package static func escaped(_ bytes: [UInt8], as escape: StaticString = "\\u{23}") -> [UInt8] {
    var escaped: [UInt8] = []
    for (place, byte) in bytes.enumerated() {
      if hasSecondSign(at: place, in: bytes) {
        escape.withUTF8Buffer { escaped += $0 }
      } else {
        escaped.append(byte)
      }
    }
    return escaped
  }
}
