/// How deep square brackets lie in one another: each level doubles the time that the parser takes, as it tries them as a
/// type first.
enum BracketDepth {
  /// The deepest that is parsed.
  static let most = 12

  /// The line, from 1, of the first square bracket of a source that lies deeper; `nil` where none does.
  ///
  /// Comments and texts are skipped, but not what is interpolated in these.
  static func lineOfTooDeep(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var scanner = BracketScanner(bytes)
      return scanner.isTooDeep() ? scanner.line : nil
    }
  }
}

/// Counts brackets without a parser.
private struct BracketScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0
  private(set) var line = 1
  private var depth = 0

  /// A text that code is interpolated in, and how many round brackets are open in that code.
  private struct Interpolation {
    var marks: Int
    var isLong: Bool
    var open = 0
  }

  private var interpolations: [Interpolation] = []
  /// The most texts in one another whose code is looked into.
  private static let mostInterpolations = 100

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private func byte(_ offset: Int = 0) -> UInt8 { place + offset < bytes.count ? bytes[place + offset] : 0 }

  private func isQuote(_ offset: Int) -> Bool { byte(offset) == UInt8(ascii: "\"") }

  mutating func isTooDeep() -> Bool {
    while place < bytes.count {
      switch byte() {
      case UInt8(ascii: "\n"):
        line += 1
        // A text of one line has no more code, and nothing goes on behind the end of a type.
        if interpolations.last?.isLong == false { interpolations.removeLast() }
        if byte(1) == UInt8(ascii: "}") { (depth, interpolations) = (0, []) }
      case UInt8(ascii: "["):
        depth += 1
        if depth > BracketDepth.most { return true }
      case UInt8(ascii: "]"): depth = max(0, depth - 1)
      case UInt8(ascii: "("):
        if !interpolations.isEmpty { interpolations[interpolations.count - 1].open += 1 }
      case UInt8(ascii: ")"):
        guard let last = interpolations.last else { break }
        guard last.open == 0 else {
          interpolations[interpolations.count - 1].open -= 1
          break
        }
        interpolations.removeLast()
        place += 1
        skipText(last.marks, last.isLong)
        continue
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
        while byte(1) != UInt8(ascii: "\n"), place + 1 < bytes.count { place += 1 }
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "#"), UInt8(ascii: "\""):
        var marks = 0
        while byte() == UInt8(ascii: "#") {
          marks += 1
          place += 1
        }
        guard isQuote(0) else { continue }
        let isLong = isQuote(1) && isQuote(2)
        place += isLong ? 3 : 1
        skipText(marks, isLong)
        continue
      default: break
      }
      place += 1
    }
    return false
  }

  private mutating func skipComment() {
    place += 2
    while place < bytes.count, !(byte() == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")) {
      if byte() == UInt8(ascii: "\n") { line += 1 }
      place += 1
    }
  }

  private func hasMarks(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }

  /// Goes on to what stands behind a text between quotation marks with so many `#` around them, or to code in it.
  private mutating func skipText(_ marks: Int, _ isLong: Bool) {
    while place < bytes.count {
      switch byte() {
      case UInt8(ascii: "\n"):
        guard isLong else { return }
        line += 1
      case UInt8(ascii: "\\") where hasMarks(marks, at: 1):
        place += marks + 1
        if byte() == UInt8(ascii: "("), interpolations.count < BracketScanner.mostInterpolations {
          interpolations.append(Interpolation(marks: marks, isLong: isLong))
          place += 1
          return
        }
        if byte() == UInt8(ascii: "\n") { line += 1 }
      case UInt8(ascii: "\""):
        let length = isLong ? 3 : 1
        if !isLong || isQuote(1) && isQuote(2), hasMarks(marks, at: length) {
          place += length + marks
          return
        }
      default: break
      }
      place += 1
    }
  }
}
