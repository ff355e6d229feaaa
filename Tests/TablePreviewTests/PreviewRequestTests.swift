import TableModel
import TableProject
import Testing

@testable import TablePreview

/// What a page asks for.
@Suite struct PreviewRequestTests {
  private func request(_ query: String, base: Variant = Variant()) throws -> PreviewRequest? {
    let head = try RequestHead(Array("GET /?\(query) HTTP/1.1\r\n\r\n".utf8))
    return head.items.flatMap { PreviewRequest($0, base: base) }
  }

  @Test func axesAreThoseOfTheTable() throws {
    let found = try #require(
      try request("source=3&screen=1&theme=ios6&language=de&revision=9&orientation=landscape"))
    #expect(found.source == 3 && found.screen == 1)
    #expect(found.variant == Variant(theme: "ios6", orientation: .landscape, language: "de"))
  }

  @Test func whatIsNotSaidIsAsTheProgramWasStarted() throws {
    let base = Variant(theme: "ios6")
    #expect(try request("source=0", base: base)?.variant == base)
    #expect(try request("source=0&theme=ios8", base: base)?.variant.theme == "ios8")
    #expect(try request("source=0&theme=", base: base)?.variant.theme == nil)
  }

  @Test(arguments: [
    "", "screen=1", "source=", "source=x", "source=1.5", "source=0&screen=-1", "source=0&source=1",
    "source=0&theme=ios99", "source=0&colour=red", "source=0&scale=9", "source=0&language=..%2F..%2Fetc",
    "source=0&view=-1", "source=99999999999999999999",
  ])
  func anythingElseIsNone(_ query: String) throws {
    #expect(try request(query) == nil)
  }

  @Test(arguments: [
    ("vscode", true), ("none", true), ("my-editor://open{path}", true), ("javascript:alert('{path}')", false),
    ("JavaScript:{path}", false), ("http://a/{path}", false), ("file://{path}", false),
    ("data:{path}", false),
    ("{path}", false), ("editor://nothing", false), ("", false), ("a b://{path}", false),
    ("e:{path}\n", false),
  ])
  func editorsAreKnownOrURLs(_ text: String, _ isTaken: Bool) {
    #expect((EditorLink(text) != nil) == isTaken)
  }

  @Test func titlesAreWords() {
    #expect(PreviewAxes.title(of: "contentSizeCategory") == "Content size category")
    #expect(PreviewAxes.title(of: "theme") == "Theme")
  }
}
