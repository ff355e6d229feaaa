/// How deep brackets lie in one another: each level of square ones doubles the time that the parser takes, as it tries them
/// as a type first, and thousands of others take it as long.
enum BracketDepth {
  /// The deepest square brackets that are parsed.
  static let most = 12
  /// The deepest brackets of any kind that are parsed.
  static let mostOfAll = 200

  /// The line, from 1, of the first bracket of a source that lies deeper; `nil` where none does.
  ///
  /// Comments, regular expressions and texts are skipped, but not what is interpolated in these.
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
  private var depthOfAll = 0

  /// A text that code is interpolated in, and how many round brackets are open in that code.
  private struct Interpolation {
    var marks: Int
    var isLong: Bool
    var open = 0
  }

  private var interpolations: [Interpolation] = []

  /// What stands before a place in the same statement.
  private enum Before {
    /// Nothing, or what an operand follows.
    case opening
    /// A word that ends there, which may be a keyword.
    case word(end: Int)
    /// An operand, which only an operator follows.
    case operand
  }

  private var before = Before.opening
  /// The fewest marks that no regular expression of many lines ends with from here on.
  private var fewestWithoutEnd = Int.max
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
        if byte(1) == UInt8(ascii: "}") { (depth, depthOfAll, interpolations) = (0, 0, []) }
        before = .opening
      case UInt8(ascii: "["):
        (depth, depthOfAll) = (depth + 1, depthOfAll + 1)
        if depth > BracketDepth.most { return true }
        before = .opening
      case UInt8(ascii: "{"):
        depthOfAll += 1
        before = .opening
      case UInt8(ascii: "]"):
        (depth, depthOfAll) = (max(0, depth - 1), max(0, depthOfAll - 1))
        before = .operand
      case UInt8(ascii: "("):
        depthOfAll += 1
        before = .opening
        if !interpolations.isEmpty { interpolations[interpolations.count - 1].open += 1 }
      case UInt8(ascii: ")"):
        before = .operand
        guard let last = interpolations.last, last.open == 0 else {
          depthOfAll = max(0, depthOfAll - 1)
          if !interpolations.isEmpty { interpolations[interpolations.count - 1].open -= 1 }
          break
        }
        interpolations.removeLast()
        place += 1
        skipText(last.marks, last.isLong)
        continue
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
        while byte(1) != UInt8(ascii: "\n"), place + 1 < bytes.count { place += 1 }
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "/"):
        if isOperandNext, let end = endOfExpression() {
          place = end
          before = .operand
        } else {
          before = .opening
        }
      case UInt8(ascii: "#"), UInt8(ascii: "\""):
        var marks = 0
        while byte() == UInt8(ascii: "#") {
          marks += 1
          place += 1
        }
        if marks > 0, byte() == UInt8(ascii: "/") {
          skipExpression(marks)
          before = .operand
          continue
        }
        guard isQuote(0) else { continue }
        before = .operand
        let isLong = isQuote(1) && isQuote(2)
        place += isLong ? 3 : 1
        skipText(marks, isLong)
        continue
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      case UInt8(ascii: "}"):
        depthOfAll = max(0, depthOfAll - 1)
        before = .operand
      case UInt8(ascii: "`"): before = .operand
      case UInt8(ascii: "!"), UInt8(ascii: "?"):
        // What unwraps stands right behind its operand.
        if place == 0 || byte(-1) <= UInt8(ascii: " ") { before = .opening }
      case let byte: before = BracketScanner.isLetter(byte) ? .word(end: place) : .opening
      }
      if depthOfAll > BracketDepth.mostOfAll || interpolations.count == BracketScanner.mostInterpolations {
        return true
      }
      place += 1
    }
    return false
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  /// The words that an operand follows.
  private static let keywords = [
    "return", "in", "case", "where", "if", "elseif", "while", "switch", "guard", "try", "await", "throw",
    "else", "is", "as",
    "do", "let", "var", "repeat", "default", "inout", "any", "some", "yield",
  ].map { Array($0.utf8) }

  /// Whether an operand follows what stands before, and so no operator.
  private var isOperandNext: Bool {
    switch before {
    case .opening: return true
    case .operand: return false
    case .word(let end):
      return BracketScanner.keywords.contains { word in
        let start = end + 1 - word.count
        guard start >= 0, bytes[start...end].elementsEqual(word) else { return false }
        return start == 0
          || !BracketScanner.isLetter(bytes[start - 1]) && bytes[start - 1] != UInt8(ascii: ".")
      }
    }
  }

  /// Goes to the last sign of a comment, which may have others in it.
  private mutating func skipComment() {
    var levels = 0
    while place < bytes.count {
      switch (byte(), byte(1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        levels += 1
        place += 1
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        levels -= 1
        place += 1
        if levels == 0 { return }
      case (UInt8(ascii: "\n"), _): line += 1
      default: break
      }
      place += 1
    }
  }

  /// The slash that ends a regular expression which begins at another one in the same line; `nil` where that is none.
  private func endOfExpression() -> Int? {
    guard ![UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n")].contains(byte(1)) else { return nil }
    var (end, groups, classes) = (place + 1, 0, 0)
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "\n"): return nil
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "["): classes += 1
      case UInt8(ascii: "]"): classes = max(0, classes - 1)
      case UInt8(ascii: "(") where classes == 0: groups += 1
      case UInt8(ascii: ")") where classes == 0:
        groups -= 1
        if groups < 0 { return nil }
      case UInt8(ascii: "/"):
        // A comment may follow, and a space before the end tells a division.
        let next = end + 1 < bytes.count ? bytes[end + 1] : 0
        let isSpaced =
          [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(bytes[end - 1])
          && bytes[end - 2] != UInt8(ascii: "\\")
        return isSpaced || [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(next) ? nil : end
      default: break
      }
      end += 1
    }
    return nil
  }

  /// Goes on behind a regular expression with so many `#` around its slashes, the first of which stands here.
  ///
  /// One without an end ends with its line.
  private mutating func skipExpression(_ marks: Int) {
    var end = place + 1
    while end < bytes.count, [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")].contains(bytes[end])
    { end += 1 }
    let isLong = end < bytes.count && bytes[end] == UInt8(ascii: "\n")
    if !isLong { end = place + 1 }
    let newline = end
    var lines = 0
    if isLong, marks >= fewestWithoutEnd { return place = newline }
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "\n"):
        guard isLong else { return place = end }
        lines += 1
      case UInt8(ascii: "\\"):
        end += 1
        if end < bytes.count, bytes[end] == UInt8(ascii: "\n") { continue }
      case UInt8(ascii: "/"):
        var behind = end + 1
        while behind < bytes.count, bytes[behind] == UInt8(ascii: "#") { behind += 1 }
        if behind - end > marks {
          line += lines
          return place = behind
        }
        end = behind
        continue
      default: break
      }
      end += 1
    }
    if isLong { fewestWithoutEnd = marks }
    place = isLong ? newline : bytes.count
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
