import TableSources
import TestSupport
import Testing

@testable import TableRendering

/// What can be said of a source before it is read as a whole.
@Suite struct SourceOutlineTests {
  /// A document of YAML begins behind any end of a line that YAML knows.
  @Test(
    arguments: ["\n", "\r", "\r\n", "\r\r\n", "\u{85}", "\u{2028}", "\u{2029}"], ["---", "..."])
  func furtherDocumentsAreSeenWhereverLinesEnd(_ lineEnd: String, _ mark: String) {
    let text = ["tableView: {rows: [A]}", mark, "tableView: {rows: [B]}", ""].joined(separator: lineEnd)
    #expect(!SourceLoader.hasOneScreen(Array(text.utf8), withoutName: false))
  }

  @Test(arguments: ["---\n", "\u{FEFF}---\n", "# a\r---\r"])
  func soAreThoseAtTheBeginning(_ beginning: String) {
    #expect(
      !SourceLoader.hasOneScreen(Array((beginning + "tableView: {rows: [A]}\n").utf8), withoutName: false))
  }

  @Test(arguments: ["# a\rtableView: {rows: [A]}\r", "tableView: {rows: [\"a---b...\"]}\n"])
  func oneScreenIsSeenToBeOne(_ text: String) {
    #expect(SourceLoader.hasOneScreen(Array(text.utf8), withoutName: false))
  }
}
