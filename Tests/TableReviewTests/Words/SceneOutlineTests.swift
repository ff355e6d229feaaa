import TableModel
import Testing

@testable import TableReview

/// Outlines as JSON.
@Suite struct SceneOutlineTests {
  private var outline: SceneOutline {
    SceneOutline([
      .header("General"),
      ViewOutline.row("A “quoted”\n\u{1}", id: "a", detail: "x", accessory: "checkmark", line: 3)
        .changing("textLabel") {
          $0.font = Font(family: "Georgia", weight: .bold, size: 17.125, isItalic: true)
          $0.frame = Rect(x: 0.333, y: -1.5, width: 1e6, height: 0)
          ($0.image, $0.imageDigest, $0.drawing, $0.opacity) = ("a.png", "1f", "2e", 0.25)
          ($0.backgroundColor, $0.isTruncated, $0.lineCount) = ("#FFFFFF00", true, 3)
        },
    ])
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let json = try #require(JSONReader.value(outline.json(withSources: true).bytes))
    #expect(SceneOutline(json) == outline)
  }

  @Test func sourcesAreLeftOutWhereNotWanted() throws {
    let bytes = outline.json(withSources: false).bytes
    let json = try #require(JSONReader.value(bytes))
    let read = try #require(SceneOutline(json))
    #expect(read != outline)
    #expect(read.json().bytes == bytes)
    #expect(!String(decoding: bytes, as: UTF8.self).contains("source"))
  }

  @Test func rectanglesAreThoseOfThePicture() {
    #expect(outline.textFrames.contains(Rect(x: 15, y: 0, width: 56, height: 43.5)))
    #expect(outline.textFrames.contains(Rect(x: 200, y: 28, width: 8, height: 43.5)))
    #expect(outline.frames(ofID: "a") == [Rect(x: 0, y: 28, width: 320, height: 44)])
    #expect(outline.frames(ofID: "b").isEmpty)
  }

  @Test(arguments: [
    JSONValue.null, .array([]), .object([]), .object([("theme", .string("ios8"))]),
    .object([("class", .string("UIView")), ("frame", .array([.number(0), .number(0), .number(1)]))]),
    .object([("class", .string("UIView")), ("frame", .string("0 0 1 1"))]),
  ])
  func nothingElseIsAnOutline(json: JSONValue) {
    #expect(SceneOutline(json) == nil)
  }

  @Test func brokenChildrenAreNoOutline() throws {
    var members: [(key: String, value: JSONValue)] = []
    if case .object(let sound)? = JSONReader.value(outline.json().bytes) { members = sound }
    let broken = members.filter { $0.key != "children" } + [("children", .array([.string("view")]))]
    #expect(SceneOutline(.object(broken)) == nil)
  }
}
