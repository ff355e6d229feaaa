import Foundation
import Testing

/// What people read is short, and has none of the turns at which they stop.
@Suite struct PlainEnglishTests {
  /// Turns that say less than a plain verb: “reports”, “compares”, “separate”.
  private static let turns = [
    "is told", "are told", "was told", "were told", "held against", "holds against", "here is what", "reckon",
    "of its own", "of their own", "by hand of",
  ]

  /// The pages of the documentation, those of rules too.
  private static let pages = ["README.md", "CONTRIBUTING.md"] + files(in: "docs", ending: "md")

  private static func files(in folder: String, ending: String) -> [String] {
    Repository.files(in: Repository.root.appendingPathComponent(folder), endings: [ending])
      .map { "\(folder)/\($0)" }
  }

  private static func turns(in text: some StringProtocol) -> [String] {
    let text = text.lowercased()
    return turns.filter { text.contains($0) }
  }

  /// How many words a page has, as `wc -w` counts them: what stands between blanks, in tables and examples too.
  private static func words(of page: String) -> Int {
    Repository.text(of: page).split(whereSeparator: \.isWhitespace).count
  }

  /// Those of all rules, of which nobody reads more than one or two, count as well.
  @Test func pagesHaveAtMostFiftyThousandWords() {
    #expect(Self.pages.count > 130)
    #expect(Self.pages.map(Self.words).reduce(0, +) <= 50_000)
  }

  @Test func pagesOfRulesAreShort() {
    let pages = Self.pages.filter { $0.hasPrefix("docs/rules/") }
    #expect(pages.count > 80)
    #expect(pages.map(Self.words).reduce(0, +) <= 76 * pages.count)
  }

  @Test(arguments: pages + ["CHANGELOG.md", "action.yml", ".pre-commit-hooks.yaml"])
  func pagesArePlain(_ page: String) {
    #expect(Self.turns(in: Repository.text(of: page)) == [])
  }

  @Test(arguments: ManualClaimTests.verbs) func helpIsPlain(of verb: String) throws {
    let help = try CommandRun([verb, "--help-hidden"], in: Repository.root).text
    #expect(Self.turns(in: help.split(whereSeparator: \.isWhitespace).joined(separator: " ")) == [])
  }

  /// Messages, and the comments of what clients of the library see.
  @Test func messagesAndPublicCommentsArePlain() {
    let found = Self.files(in: "Sources", ending: "swift").flatMap { file in
      Self.readLines(of: Repository.text(of: file)).filter { !Self.turns(in: $0).isEmpty }.map {
        "\(file): \($0)"
      }
    }
    #expect(found == [])
  }

  @Test func onlyWhatIsReadIsLookedAt() {
    let source = """
      /// It is told.
      public struct A {
        /// It was told.
        @inlinable
        public var a: Int
        /// It has rows of its own.
        var b = "of their own"
        // held against
      }
      """
    let lines = Self.readLines(of: source)
    #expect(lines.map { Self.turns(in: $0) } == [["is told"], ["was told"], ["of their own"]])
  }

  /// The lines of a source that others read: comments before something public, and lines with texts.
  private static func readLines(of source: String) -> [Substring] {
    var read: [Substring] = []
    var comment: [Substring] = []
    for line in source.split(separator: "\n") {
      let words = line.drop { $0 == " " }
      if words.hasPrefix("///") {
        comment.append(words)
      } else if !words.hasPrefix("@") {
        if words.hasPrefix("public ") { read += comment }
        comment = []
        if words.contains("\""), !words.hasPrefix("//") { read.append(words) }
      }
    }
    return read
  }
}
