import TableInterfaceBuilder
import TableModel
import TableRendering
import TableSources
import TestSupport
import Testing

/// What documents may ask for, and that no damage to one does any harm.
struct DocumentLimitTests {
  private static let limits: LoadingLimits = {
    var limits = LoadingLimits()
    limits.elements = 50
    limits.elementNesting = 20
    limits.attributes = 10
    limits.textLength = 100
    limits.rows = 3
    limits.sections = 4
    limits.screens = 2
    return limits
  }()

  private static func message(_ content: String) -> String? {
    Storyboard.load(Storyboard.document(content), limits: limits).diagnostics.first?.message
  }

  @Test(arguments: [
    (String(repeating: "<a/>", count: 60), "the document has more than 50 elements"),
    (String(repeating: "<a>", count: 30), "elements are nested more than 20 levels deep"),
    (
      "<a " + (0..<11).map { "a\($0)=\"\"" }.joined(separator: " ") + "/>",
      "the element has more than 10 attributes"
    ),
    (
      "<a text=\"\(String(repeating: "x", count: 401))\"/>",
      "the attribute “text” is longer than 100 characters"
    ),
    (
      "<prototypes>" + String(repeating: "<tableViewCell/>", count: 4) + "</prototypes>",
      "the document has more than 3 rows"
    ),
    (
      "<sections>" + String(repeating: "<tableViewSection/>", count: 5) + "</sections>",
      "the document has more than 4 sections"
    ),
    (
      "<sections><tableViewSection><string key=\"headerTitle\">\(String(repeating: "x", count: 101))</string>"
        + "</tableViewSection></sections>",
      "the text “headerTitle” is longer than 100 characters"
    ),
  ])
  func limitsAreTold(content: String, message: String) {
    #expect(Self.message(content) == message)
  }

  @Test(arguments: ["tableView", "tableViewCell"], [2, 3]) func screensAreCounted(
    _ name: String, _ count: Int
  ) {
    let objects = (0..<count).map { "<\(name) id=\"\($0)\"/>\n" }.joined()
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      \(objects)</objects></document>
      """
    let result = Storyboard.load(document, limits: Self.limits)
    #expect((result.document?.screens.count == 2) == (count == 2))
    guard count > 2 else { return }
    #expect(result.diagnostics.map(\.message) == ["the document describes 3 screens, more than 2"])
    #expect(result.diagnostics.first?.location.line == 4)
  }

  @Test func tooManyRowsAreToldOnce() {
    let rows = "<prototypes>" + String(repeating: "<tableViewCell/>", count: 9) + "</prototypes>"
    #expect(Storyboard.load(Storyboard.document(rows), limits: Self.limits).diagnostics.count == 1)
  }

  @Test func whatIsWithinTheLimitsIsFine() {
    let content = "<prototypes>" + String(repeating: "<tableViewCell/>", count: 3) + "</prototypes>"
    #expect(Storyboard.load(Storyboard.document(content), limits: Self.limits).diagnostics.isEmpty)
  }

  @Test func aFileThatIsTooLargeIsRefused() {
    var limits = LoadingLimits()
    limits.fileSize = 100
    let result = Storyboard.load(Storyboard.document(""), limits: limits)
    #expect(result.document == nil)
    #expect(result.diagnostics.map(\.message) == ["the file is larger than 100 bytes"])
  }

  @Test func charactersBetweenTagsThatMeanNothingAreNotKept() {
    let data = "<data>" + String(repeating: "A", count: 1_000_000) + "</data>"
    #expect(Storyboard.load(Storyboard.document(data)).diagnostics.isEmpty)
  }

  @Test(arguments: 0..<8)
  func noDamageDoesHarm(seed: UInt64) {
    let original = Array(
      Storyboard.document(
        """
        <prototypes><tableViewCell id="c" style="IBUITableViewCellStyleValue1" textLabel="t" rowHeight="50">
        <view key="contentView"><rect key="frame" width="320" height="43"/><subviews>
        <label id="t" text="Title"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        <switch on="YES"/><mapView/></subviews></view><color key="backgroundColor" white="1" alpha="1"/>
        </tableViewCell></prototypes>
        """
      ).utf8
    )
    let pieces: [[UInt8]] = ["<", ">", "\"", "/", "&", "nan", "-1", "1e400", "]]>", "<!--", "é", "\u{0}"].map
    {
      Array($0.utf8)
    }
    var random = SplitMix64(seed: seed)
    for _ in 0..<150 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let start = Int.random(in: 0..<bytes.count, using: &random)
        let end = min(bytes.count, start + Int.random(in: 0...6, using: &random))
        bytes.replaceSubrange(start..<end, with: pieces[Int.random(in: 0..<pieces.count, using: &random)])
      }
      let result = SourceLoader(vocabulary: .all)
        .load(bytes, named: "Main.storyboard", folder: "/nowhere")
      #expect((result.document == nil) == result.diagnostics.contains { $0.severity == .error })
    }
  }
}
