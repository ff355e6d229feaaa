import Foundation
import TableModel

/// The path of a file within the folder of a review.
struct ReviewPath: ReviewValue {
  /// The names on the way as bytes: as characters, a slash and a mark that combines with it would be none.
  private var steps: [ArraySlice<UInt8>]
  /// Whether the text spelled out bytes that are not UTF-8.
  let isSpelledOut: Bool

  /// A path, unless it leads out of the folder: a report is opened on other machines than that which made it.
  ///
  /// A text that may spell out bytes does so where there is that file; the current folder is that of the review.
  init?(_ text: String) {
    let mayBeSpelledOut = text.utf8.contains(UInt8(ascii: "\\"))
    let spelledOut = mayBeSpelledOut ? FilePath(spelledOut: text).flatMap { $0.isThere ? $0 : nil } : nil
    self.init(spelledOut ?? FilePath(text), isSpelledOut: spelledOut != nil)
  }

  /// The path that a text spells out, if it does so, whether there is that file or not.
  init?(spelledOut text: String) {
    guard let path = FilePath(spelledOut: text) else { return nil }
    self.init(path, isSpelledOut: true)
  }

  private init?(_ path: FilePath, isSpelledOut: Bool) {
    steps = path.bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    self.isSpelledOut = isSpelledOut
    let others = ["", ".", ".."].map { Array($0.utf8) }
    guard !steps.contains(where: { others.contains(Array($0)) }) else { return nil }
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

extension FilePath {
  /// Whether there is a file.
  fileprivate var isThere: Bool {
    (bytes + [0]).withUnsafeBytes { bytes in
      bytes.baseAddress.map { access($0.assumingMemoryBound(to: CChar.self), F_OK) == 0 } ?? false
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate var percentEncoded: String {
    guard !allSatisfy(Self.isPlain) else { return String(decoding: self, as: UTF8.self) }
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
