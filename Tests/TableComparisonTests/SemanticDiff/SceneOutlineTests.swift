import TableModel
import Testing

@testable import TableComparison

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

  /// The outline as it is read where no places in the source are noted.
  private var unplaced: SceneOutline {
    var outline = outline
    for index in outline.root.children.indices { outline.root.children[index].source = nil }
    return outline
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let bytes = outline.json.bytes
    let read = try #require(SceneOutline(json: bytes))
    #expect(read == unplaced)
    #expect(read != outline)
    #expect(read.json.bytes == bytes)
  }

  @Test func spaceAroundValuesIsPassedOver() {
    let bytes = outline.json.bytes.flatMap { $0 == UInt8(ascii: ":") ? [0x20, $0, 0x0A] : [$0] }
    #expect(SceneOutline(json: bytes + [0x0A]) == unplaced)
  }

  @Test func membersMayStandInAnyOrderAndBeEscaped() throws {
    let members = [
      #""size": [1, 2]"#, #""scale": 2"#, #""theme": "a""#, #""r\u006Fle": "header""#, #""rôle": "x""#,
      #""frame": [0, 0, 3, 4]"#, #""class": "UIView""#, #""": 1"#,
    ]
    for members in [members, members.reversed()] {
      let outline = try #require(SceneOutline(json: Array("{\(members.joined(separator: ", "))}".utf8)))
      var view = ViewOutline("UIView", frame: Rect(x: 0, y: 0, width: 3, height: 4))
      view.role = "header"
      #expect(outline.root == view)
      #expect(outline.size == Size(width: 1, height: 2))
      #expect(outline.theme == "a")
    }
    let broken = [#""\x": 1"#, #""class" 1"#, #"class: 1"#, #""class: 1"#]
    for member in broken {
      #expect(SceneOutline(json: Array("{\((members + [member]).joined(separator: ", "))}".utf8)) == nil)
    }
  }

  @Test func aCopyOfAViewIsAnother() {
    let view = ViewOutline.row("A", id: "a")
    var copy = view
    copy.id = "b"
    copy.children[0].children[0].text = "B"
    #expect(view == .row("A", id: "a"))
    #expect(copy.texts == ["B"])
    #expect(view.texts == ["A"])
    #expect(Set([view, copy, .row("A", id: "a")]).count == 2)
  }

  @Test func rectanglesAreThoseOfThePicture() {
    // Letters may reach a quarter of their size over the edges of their label.
    #expect(outline.textFrames.contains(Rect(x: 10.75, y: -4.25, width: 64.5, height: 52)))
    #expect(outline.textFrames.contains(Rect(x: 195.75, y: 23.75, width: 16.5, height: 52)))
    #expect(outline.frames(ofID: "a") == [Rect(x: 0, y: 28, width: 320, height: 44)])
    #expect(outline.frames(ofID: "b").isEmpty)
  }

  @Test func whatTheWayOfDrawingDecidesIsNoDifference() {
    var (old, new) = (outline, outline)
    old.properties = [
      OutlineProperty("theme", "ios6", usual: nil), OutlineProperty("appearance", "light", usual: nil),
    ]
    new.properties = [
      OutlineProperty("theme", "ios7", usual: nil), OutlineProperty("appearance", "dark", usual: nil),
    ]
    new.root.children[0].id = "other"
    #expect(
      old.words(to: new).first == "picture: theme ios6 → ios7; appearance light → dark")
    new.decidedAxes = ["theme"]
    #expect(old.words(to: new).first == "picture: appearance light → dark")
    #expect(SceneOutline(json: new.json.bytes)?.decidedAxes == ["theme"])
    #expect(new.words(to: old).first == "picture: appearance dark → light")
  }

  @Test func anAccessoryIsNoText() {
    let old = SceneOutline([.row("A"), .row("B")])
    let text = SceneOutline([.row("C"), .row("B").changing("textLabel") { $0.font?.weight = .bold }])
    let accessory = SceneOutline([.row("A", accessory: "checkmark"), .row("B")])
    #expect(old.isLikeButForTexts(text) && !old.isLikeButForTexts(accessory))
  }

  @Test(arguments: [
    "", "null", "[]", "{}", "{\"theme\": \"ios8\"}", "{\"class\": \"UIView\", \"frame\": [0, 0, 1]}",
    "{\"class\": \"UIView\", \"frame\": \"0 0 1 1\"}", "{\"class\": 1, \"frame\": [0, 0, 1, 1]}",
  ])
  func nothingElseIsAnOutline(json: String) {
    #expect(SceneOutline(json: Array(json.utf8)) == nil)
  }

  @Test(arguments: ["\"view\"", "{}", "{\"class\": \"UIView\"}"])
  func brokenChildrenAreNoOutline(child: String) {
    let head =
      "{\"class\": \"UIView\", \"frame\": [0, 0, 1, 1], \"theme\": \"a\", \"scale\": 1, \"size\": [1, 1]"
    let (sound, broken) = ("\(head)}", "\(head), \"children\": [\(child)]}")
    #expect(SceneOutline(json: Array(sound.utf8)) != nil)
    #expect(SceneOutline(json: Array(broken.utf8)) == nil)
    #expect(SceneOutline(json: Array((sound + "}").utf8)) == nil)
  }

  @Test func membersOfAnotherKindAreNotThere() throws {
    let json =
      "{\"class\": \"UIView\", \"frame\": [0, 0, 1, 1], \"theme\": \"a\", \"scale\": 1, \"size\": [1, 1], "
      + "\"role\": 1, \"indexPath\": [0.5, 1], \"lines\": \"2\", \"opacity\": null, \"font\": {\"size\": 1}, "
      + "\"properties\": [1, [\"a\"], [\"a\", 1], [\"a\", \"b\"]], \"later\": [{\"a\": [true]}]}"
    let root = try #require(SceneOutline(json: Array(json.utf8))).root
    var expected = ViewOutline("UIView", frame: Rect(x: 0, y: 0, width: 1, height: 1))
    expected.properties = [OutlineProperty("a", "b", usual: nil)]
    #expect(root == expected)
  }
}
