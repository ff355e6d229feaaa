import Foundation
import Testing

/// What the documentation says of the checkout and of the command line is so.
@Suite struct ManualClaimTests {
  @Test func theFirstSpecIsThatOfThePictureBesideIt() throws {
    let readme = try #require(ManualPage.all.first)
    let first = try #require(readme.blocks.first { $0.language == "yaml" })
    #expect(first.file == "settings.yaml")
    #expect(first.text == Repository.text(of: "fixtures/showcase/first-screen.yaml"))
    let text = Repository.text(of: "README.md")
    let behind = text.components(separatedBy: "```yaml").dropFirst().first
    let picture = behind?.components(separatedBy: "<img src=\"").dropFirst().first
    #expect(picture?.hasPrefix("golden/showcase/first-screen.png\"") == true)
  }

  @Test(arguments: ManualPage.all) func samplesAreAsThePagesShowThem(on page: ManualPage) {
    for block in page.blocks {
      let sample = block.file.map { Repository.text(of: "docs/samples/\($0)") } ?? ""
      #expect(sample.isEmpty || sample == block.text, "\(block.file ?? "")")
    }
  }

  @Test func theReadmeCountsTheMeasuredFixtures() {
    let folder = Repository.fixtures.appendingPathComponent("measured")
    let count = Repository.files(in: folder, endings: ["yaml"]).count
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = Locale(identifier: "en_GB")
    let word = formatter.string(from: NSNumber(value: count))?.capitalized ?? ""
    #expect(Repository.text(of: "README.md").contains("\(word) fixtures in `fixtures/measured/`"))
  }

  @Test(arguments: ManualPage.all) func makeCanDoWhatIsAskedOfIt(on page: ManualPage) {
    let makefile = Repository.text(of: "Makefile").components(separatedBy: "\n")
    let text = Repository.text(of: page.path)
    let targets = text.matches(of: #/(?:^ {4}|`)make ([a-z]+)/#.anchorsMatchLineEndings()).map {
      String($0.1)
    }
    #expect(targets.filter { target in !makefile.contains { $0.hasPrefix("\(target):") } } == [])
  }

  /// The tests that docs/review.md names beside what people complain of.
  @Test func testsThatArePromisedAreThere() throws {
    let list = Repository.text(of: "docs/review.md").components(separatedBy: "in such tools\n").last ?? ""
    let named = list.matches(of: #/\|`(\w+)\.(\w+)`\|\n/#).map { (suite: $0.1, test: $0.2) }
    #expect(named.count > 35)
    let rows = list.components(separatedBy: "\n").filter { $0.hasPrefix("|") }.dropFirst(2)
    #expect(named.count == rows.count, "each row names a test")
    let files = try #require(
      FileManager.default.enumerator(
        at: Repository.root.appendingPathComponent("Tests"), includingPropertiesForKeys: nil))
    let texts = try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
    for (suite, test) in named {
      let isThere = texts.contains { text in
        text.contains("struct \(suite) ") && text.contains("func \(test)(") && text.contains("@Test")
      }
      #expect(isThere, "\(suite).\(test)")
    }
  }

  static let verbs = [
    "render", "inspect", "convert", "eras", "sheet", "batch", "worker", "filmstrip", "schema", "fonts",
    "themes", "devices", "languages", "verify", "approve", "diff", "lint", "explain", "init", "generate",
    "language-server", "preview", "watch", "symbols", "review",
  ]

  @Test func verbsAreDescribed() throws {
    let help = try CommandRun(["--help"], in: Repository.root).text
    let groups = help.components(separatedBy: "SUBCOMMANDS:").dropFirst()
    let listed = groups.flatMap { $0.matches(of: #/\n  ([a-z-]+) /#).map { String($0.1) } }
    #expect(listed.sorted() == Self.verbs.sorted())
    let pages = Repository.text(of: "README.md") + Repository.text(of: "docs/commands.md")
    #expect(Self.verbs.filter { !pages.contains("tablemock \($0)") } == [])
  }

  @Test(arguments: verbs) func optionsAreDescribed(of verb: String) throws {
    let help = try CommandRun([verb, "--help-hidden"], in: Repository.root).text
    let options = Set(help.matches(of: #/\n  (?:-[a-z], )?(--[a-z-]+)/#).map { String($0.1) })
    #expect(options.contains("--help"))
    let pages = ManualPage.all.map { Repository.text(of: $0.path) }.joined()
    let described = Set(pages.matches(of: #/--[a-z][a-z-]*/#).map { String($0.0) })
    #expect(options.subtracting(described).sorted() == [])
  }
}
