import Foundation
import TableComparison
import TableModel
import TestSupport
import Testing

@testable import TableReview

/// Names and texts come from files of strangers, and are text in the page whatever they are.
@Suite struct EscapingTests {
  static let texts = [
    "<script>alert(1)</script>", "</script><img src=x onerror=alert(1)>", "</article>",
    "\" onmouseover=\"alert(1)",
    "' onmouseover='alert(1)", "\"\u{301} onmouseover=alert(1)", "<\u{200D}script>", "&lt;b&gt;", "&amp",
    "a&b",
    "إعدادات‏", "\u{202E}gnp.xe", "👩‍👩‍👧‍👦 ❤️.png", "two\r\nlines", "{{name}}", "{{{style}}}", "\u{2028}", "\0",
    "`${1}`",
  ]

  /// What random texts are made of: all that has a meaning in HTML, in scripts or to readers of bytes.
  private static let pieces = [
    "<", ">", "\"", "'", "&", "=", "/", "`", "\\", "-", "!", ";", "#", " ", "\t", "\n", "\r", "\0", "\u{301}",
    "\u{200D}", "\u{202E}", "\u{2028}", "\u{FEFF}", "“", "”", "é", "👩‍👩‍👧‍👦", "script", "<!--", "-->", "]]>", "</",
    "onload", "&lt;", "&#x3C;", "&quot", "javascript:", "\\(", "${", "{{", "%3C", "a", "0",
  ]

  /// The text with what HTML calls character references read.
  private func read(_ text: String) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#13;", "\r"), ("&amp;", "&")]
      .reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1, options: .literal) }
  }

  /// A review in which a text is everything that can be one.
  private static func record(_ text: String) -> ReviewRecord {
    let location = SourceLocation(file: text, line: 1, column: 2)
    let finding = Diagnostic(.error, at: location, text, hint: text, sourceLine: text)
    let entries = ReviewState.allCases.map { state in
      var entry = ReviewEntry(name: text, state: state, format: text, scale: 2)
      (entry.input, entry.strings, entry.table) = (text, text, text)
      entry.screen = 1
      entry.variant = Variant(theme: text, device: text, language: text)
      (entry.expected, entry.actual) = (picture(text, "expected"), picture(text, "actual"))
      entry.difference = FilePath("difference/\(text)")
      let box = PixelRect(x: 1, y: 2, width: 3, height: 4)
      entry.pixels = ReviewPixels(
        BitmapDifference(pixelCount: 5, largestChannelDifference: 6, boxes: [box]), isInTextAlone: false)
      let place = SceneChange.Place(frame: .zero, source: location)
      entry.words = SceneChange.Kind.allCases.map { SceneChange($0, text, expected: place, actual: place) }
      (entry.aside, entry.unknown, entry.group, entry.digest) = (text, text, text, text)
      entry.diagnostics = [finding]
      return entry
    }
    var record = ReviewRecord(
      version: text, kind: .verify, expected: text, actual: text, approve: text, stack: [text],
      entries: entries)
    record.notices = [finding]
    return record
  }

  private static func picture(_ text: String, _ side: String) -> ReviewPicture {
    ReviewPicture(file: FilePath("\(side)/\(text)"), sha256: text, width: 1, height: 1)
  }

  /// The tags of a page with their attributes, whose values are left out.
  private static func skeleton(of page: [UInt8]) -> [UInt8] {
    var (isTag, isValue) = (false, false)
    return page.filter { byte in
      switch byte {
      case UInt8(ascii: "<") where !isValue: isTag = true
      case UInt8(ascii: "\"") where isTag: isValue.toggle()
      case UInt8(ascii: ">") where isTag && !isValue:
        isTag = false
        return true
      default: break
      }
      return isTag && !isValue
    }
  }

  /// How often a page has each byte.
  private static func counts(of page: [UInt8]) -> [Int] {
    page.reduce(into: Array(repeating: 0, count: 256)) { $0[Int($1)] += 1 }
  }

  /// What a page has whose texts are plain.
  private static let plain = {
    let page = ReviewPage.bytes(of: record("plain"))
    return (counts: counts(of: page), skeleton: skeleton(of: page))
  }()

  private func expectText(_ text: String) throws {
    let page = ReviewPage.bytes(of: Self.record(text))
    let counts = Self.counts(of: page)
    // The bytes that make markup are those of the program, whatever the text is, and so is what they make.
    for mark in "<>\"'".utf8.map(Int.init) { #expect(counts[mark] == Self.plain.counts[mark], "\(text)") }
    #expect(Self.skeleton(of: page) == Self.plain.skeleton, "\(text)")
    let words = String(decoding: page, as: UTF8.self)
    let name = try #require(words.split(separator: " data-name=\"").last?.split(separator: "\"").first)
    #expect(read(String(name)) == text.replacingOccurrences(of: "\0", with: "\u{FFFD}", options: .literal))
  }

  @Test(arguments: texts) func whatComesFromOutsideIsText(_ text: String) throws {
    try expectText(text)
  }

  @Test(arguments: 0..<4) func randomTextsAreText(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let count = Int.random(in: 1...12, using: &random)
      // A path needs a character that is no slash, or there is no picture.
      let text = "a" + (0..<count).compactMap { _ in Self.pieces.randomElement(using: &random) }.joined()
      try expectText(text.replacing("/", with: "∕"))
    }
  }

  /// No text of a review is left out of these tests: whatever one gets that is not set here is found.
  @Test func everyTextOfAReviewIsTried() {
    let text = "every text"
    var count = 0
    func visit(_ value: Any, _ path: String) {
      switch value {
      case let found as String:
        count += 1
        #expect(found.hasSuffix(text), "\(path) is “\(found)”")
      case let file as FilePath: #expect(file.text.hasSuffix(text), "\(path) is “\(file)”")
      default:
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional, mirror.children.isEmpty {
          #expect(Self.otherThanTexts.contains { path.hasSuffix($0) }, "\(path) is not set")
        }
        for (place, child) in mirror.children.enumerated() {
          visit(child.value, "\(path).\(child.label ?? "\(place)")")
        }
      }
    }
    visit(Self.record(text), "record")
    #expect(count > 100)
  }

  /// Values that may be missing and are no texts.
  private static let otherThanTexts = [
    "orientation", "appearance", "contentSizeCategory", "state", "bars", "height", "scale", "line", "column",
    "rule",
  ]
}
