import Foundation
import Testing

@testable import TableReport

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

  /// The text with what HTML calls character references read.
  private func read(_ text: String) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#13;", "\r"), ("&amp;", "&")]
      .reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1, options: .literal) }
  }

  /// A page in which a text is everything that can be one.
  private func page(of text: String) throws -> String {
    let entry = SampleReview.entry([
      "name": text, "input": text, "table": text, "variant": [text: text], "group": text, "digest": text,
      "unknown": text, "format": text,
      "words": [["text": text, "kind": "changed", "actual": ["frame": [0, 0, 1, 1], "source": text]]],
      "diagnostics": [["severity": text, "file": text, "line": 1, "message": text, "hint": text]],
    ])
    var review = SampleReview.object(entries: [entry])
    for key in ["version", "kind", "expected", "actual", "approve"] { review[key] = text }
    for key in ["stack", "same"] { review[key] = [text] }
    review["notices"] = [["severity": text, "file": text, "message": text, "hint": text]]
    review["remarks"] = [["name": text, "text": text]]
    return try SampleReview.page(review)
  }

  @Test(arguments: texts) func whatComesFromOutsideIsText(_ text: String) throws {
    let page = try page(of: text)
    let plain = try self.page(of: "plain")
    let name = try #require(page.split(separator: " data-name=\"").last?.split(separator: "\"").first)
    #expect(read(String(name)) == text.replacingOccurrences(of: "\0", with: "\u{FFFD}", options: .literal))
    // The bytes that make markup are those of the templates, whatever the text is.
    for mark in [UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\"")] {
      #expect(page.utf8.count { $0 == mark } == plain.utf8.count { $0 == mark })
    }
  }

  @Test(arguments: [
    ("a/b c.png", "a/b%20c.png"), ("100%.png", "100%25.png"), ("a#b?c.png", "a%23b%3Fc.png"),
    ("javascript:alert(1)", "javascript%3Aalert%281%29"), ("é", "%C3%A9"), ("\u{1}", "%01"),
    ("a\\b", "a%5Cb"), ("a/\u{301}b.png", "a/%CC%81b.png"),
  ])
  func pathsAreURLsOfFilesInTheFolder(_ path: String, _ url: String) {
    #expect(ReviewPath(path)?.url == url)
  }

  @Test(arguments: [
    "", "/etc/passwd", "//host/share", "..", "../a.png", "a/../../b", "a//b", "a/", "./a", "../\u{301}a.png",
  ])
  func pathsThatLeadElsewhereAreNone(_ path: String) {
    #expect(ReviewPath(path) == nil)
  }
}
