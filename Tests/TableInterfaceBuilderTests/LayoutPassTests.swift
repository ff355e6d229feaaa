import TableLayout
import TableModel
import TableRendering
import TableSources
import Testing

/// What layout knows of a document's cell only after a first pass: margins that views take over, and lines of broken texts.
struct LayoutPassTests {
  /// The scene of a row of 300 × 100 points with views and constraints.
  private func scene(_ views: String, _ constraints: String) throws -> Scene {
    let cell = """
      <tableViewCell id="cell" rowHeight="100"><rect key="frame" x="0" y="0" width="300" height="100"/>
      <tableViewCellContentView key="contentView" id="content"><rect key="frame" width="300" height="100"/>
      <subviews>\(views)</subviews><constraints>\(constraints)</constraints>
      <edgeInsets key="layoutMargins" top="8" left="16" bottom="8" right="20"/>
      </tableViewCellContentView></tableViewCell>
      """
    let document = Storyboard.document("<prototypes>\(cell)</prototypes>", tools: "20037")
    let result = Storyboard.load(document.replacing("width=\"320\"", with: "width=\"300\""))
    #expect(result.diagnostics.isEmpty)
    return try Renderer().scene(of: try #require(result.document?.screens.first))
  }

  private static func view(_ id: String, _ attributes: String = "", _ inside: String = "") -> String {
    "<view id=\"\(id)\" translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes)>\(inside)</view>"
  }

  /// The constraints by which a view lies so far from the edges of another.
  private static func edges(
    _ view: String, in other: String, _ insets: EdgeInsets = .zero, margin: String = ""
  ) -> String {
    [
      (view, "leading", other, insets.left), (view, "top", other, insets.top),
      (other, "trailing", view, insets.right), (other, "bottom", view, insets.bottom),
    ].map { first, attribute, second, constant in
      let ends = (first == other ? margin : "", second == other ? margin : "")
      return """
        <constraint firstItem="\(first)" firstAttribute="\(attribute)\(ends.0)" secondItem="\(second)"
          secondAttribute="\(attribute)\(ends.1)" constant="\(constant)"/>
        """
    }.joined()
  }

  private static let preserves = "preservesSuperviewLayoutMargins=\"YES\""

  @Test(
    "a view takes over what the margins around it take of it, and its own margins where they are wider",
    arguments: [
      (preserves, EdgeInsets.zero, EdgeInsets(top: 8, left: 16, bottom: 8, right: 20)),
      (
        preserves, EdgeInsets(top: 2, left: 6, bottom: 2, right: 30),
        EdgeInsets(top: 8, left: 10, bottom: 8, right: 8)
      ),
      ("", EdgeInsets.zero, EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)),
    ])
  func margins(attributes: String, distance: EdgeInsets, margins: EdgeInsets) throws {
    let inner = Self.view("inner")
    let outer = Self.view(
      "outer", attributes,
      "<subviews>\(inner)</subviews><constraints>\(Self.edges("inner", in: "outer", margin: "Margin"))</constraints>"
    )
    let frame = try scene(outer, Self.edges("outer", in: "content", distance)).root.frame(of: "inner")
    let size = Size(
      width: 300 - distance.left - distance.right, height: 100 - distance.top - distance.bottom)
    #expect(
      frame
        == Rect(
          x: margins.left, y: margins.top, width: size.width - margins.left - margins.right,
          height: size.height - margins.top - margins.bottom))
  }

  @Test("margins go through all views that preserve them, and no further")
  func nestedMargins() throws {
    for attributes in [Self.preserves, ""] {
      let inner = Self.view(
        "middle", attributes,
        """
        <subviews>\(Self.view("outer", Self.preserves, "<subviews>\(Self.view("inner"))</subviews>"
          + "<constraints>\(Self.edges("inner", in: "outer", margin: "Margin"))</constraints>"))</subviews>
        <constraints>\(Self.edges("outer", in: "middle"))</constraints>
        """)
      let frame = try scene(inner, Self.edges("middle", in: "content")).root.frame(of: "inner")
      #expect(frame?.minX == (attributes.isEmpty ? 8 : 16))
    }
  }

  @Test(
    "a text is level with the first or the last line of another that breaks", arguments: ["first", "last"])
  func baselines(line: String) throws {
    let long = """
      <label id="long" text="A text that is so long that it breaks" numberOfLines="0"
      translatesAutoresizingMaskIntoConstraints="NO"><constraints>
      <constraint firstAttribute="width" constant="100"/></constraints></label>
      """
    let short = "<label id=\"short\" text=\"1.\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>"
    let scene = try scene(
      long + short,
      """
      <constraint firstItem="long" firstAttribute="leading" secondItem="content" secondAttribute="leading"/>
      <constraint firstItem="long" firstAttribute="centerY" secondItem="content" secondAttribute="centerY"/>
      <constraint firstItem="short" firstAttribute="leading" secondItem="long" secondAttribute="trailing"/>
      <constraint firstItem="short" firstAttribute="\(line)Baseline" secondItem="long" secondAttribute="\(line)Baseline"/>
      """)
    let frames = try (#require(scene.root.frame(of: "long")), #require(scene.root.frame(of: "short")))
    #expect(frames.0.height > 2 * frames.1.height)
    let distance = line == "first" ? frames.1.minY - frames.0.minY : frames.0.maxY - frames.1.maxY
    #expect(abs(distance) <= 1)
  }

  @Test("the line of a label that is lower than its text is as far below its upper edge as ever")
  func baselineOfSquashedLabel() throws {
    let scene = try scene(
      """
      <label id="low" text="1" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
      <constraint firstAttribute="height" constant="8"/></constraints></label>
      <label id="beside" text="2" translatesAutoresizingMaskIntoConstraints="NO"/>
      """,
      """
      <constraint firstItem="low" firstAttribute="top" secondItem="content" secondAttribute="top" constant="12"/>
      <constraint firstItem="low" firstAttribute="leading" secondItem="content" secondAttribute="leading"/>
      <constraint firstItem="beside" firstAttribute="leading" secondItem="low" secondAttribute="trailing"/>
      <constraint firstItem="beside" firstAttribute="firstBaseline" secondItem="low" secondAttribute="firstBaseline"/>
      """)
    #expect(scene.root.frame(of: "beside")?.minY == 12)
  }

  @Test("what content requires gives way to constraints, and is kept as far as they let it")
  func requiredContent() throws {
    let scene = try scene(
      """
      <label id="label" text="A" horizontalHuggingPriority="1000" verticalCompressionResistancePriority="1000"
      translatesAutoresizingMaskIntoConstraints="NO"/>
      <view id="end" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
      <constraint firstAttribute="width" constant="36"/></constraints></view>
      <slider id="below" verticalCompressionResistancePriority="999" translatesAutoresizingMaskIntoConstraints="NO"/>
      """,
      """
      <constraint firstItem="label" firstAttribute="leading" secondItem="content" secondAttribute="leading"/>
      <constraint firstItem="end" firstAttribute="leading" secondItem="label" secondAttribute="trailing"/>
      <constraint firstItem="content" firstAttribute="trailing" secondItem="end" secondAttribute="trailing"/>
      <constraint firstItem="label" firstAttribute="top" secondItem="content" secondAttribute="top" constant="80"/>
      <constraint firstItem="below" firstAttribute="top" secondItem="label" secondAttribute="bottom"/>
      <constraint firstItem="below" firstAttribute="leading" secondItem="content" secondAttribute="leading"/>
      <constraint firstItem="below" firstAttribute="trailing" secondItem="content" secondAttribute="trailing"/>
      <constraint firstItem="content" firstAttribute="bottom" secondItem="below" secondAttribute="bottom" constant="8"/>
      <constraint firstItem="end" firstAttribute="top" secondItem="label" secondAttribute="top"/>
      <constraint firstItem="end" firstAttribute="bottom" secondItem="label" secondAttribute="bottom"/>
      """)
    #expect(scene.root.frame(of: "label") == Rect(x: 0, y: 80, width: 264, height: 12))
    #expect(scene.findings.isEmpty)
  }

  @Test("a label without text has the line on which text would stand")
  func emptyLabel() throws {
    let label = { (id: String, text: String) in
      """
      <label id="\(id)" text="\(text)" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
      <constraint firstAttribute="height" constant="40"/></constraints></label>
      """
    }
    let scene = try scene(
      label("text", "Text") + label("empty", "") + Self.view("below"),
      """
      <constraint firstItem="text" firstAttribute="top" secondItem="content" secondAttribute="top" constant="10"/>
      <constraint firstItem="text" firstAttribute="leading" secondItem="content" secondAttribute="leading"/>
      <constraint firstItem="empty" firstAttribute="leading" secondItem="text" secondAttribute="trailing"/>
      <constraint firstItem="empty" firstAttribute="baseline" secondItem="text" secondAttribute="baseline"/>
      \(Self.edges("below", in: "empty"))
      """)
    #expect(scene.root.frame(of: "below")?.minY == 10)
  }

  @Test("the line of a stack is that of a view in it", arguments: [("vertical", 0.0), ("horizontal", 10)])
  func baselineOfStack(axis: String, drop: Double) throws {
    let label = { (id: String, size: Int) in
      """
      <label id="\(id)" text="Text" translatesAutoresizingMaskIntoConstraints="NO">
      <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></label>
      """
    }
    let stack = """
      <stackView id="stack" axis="\(axis)" alignment="\(axis == "vertical" ? "leading" : "firstBaseline")"
      translatesAutoresizingMaskIntoConstraints="NO"><subviews>\(label("a", 17) + label("b", 34))</subviews></stackView>
      """
    let scene = try scene(
      stack + label("beside", 17),
      """
      <constraint firstItem="stack" firstAttribute="top" secondItem="content" secondAttribute="top"/>
      <constraint firstItem="stack" firstAttribute="leading" secondItem="content" secondAttribute="leading"/>
      <constraint firstItem="beside" firstAttribute="leading" secondItem="stack" secondAttribute="trailing"/>
      <constraint firstItem="beside" firstAttribute="firstBaseline" secondItem="stack" secondAttribute="firstBaseline"/>
      """)
    let beside = try #require(scene.root.frame(of: "beside"))
    #expect(axis == "vertical" ? beside.minY == 0 : beside.minY > drop)
  }

  @Test("margins that chase each other end")
  func circle() throws {
    let inner = Self.view(
      "outer", Self.preserves,
      "<subviews>\(Self.view("inner"))</subviews><constraints>"
        + Self.edges("inner", in: "outer", margin: "Margin") + "</constraints>")
    let scene = try scene(
      inner,
      """
      <constraint firstItem="outer" firstAttribute="leading" secondItem="inner" secondAttribute="width"/>
      <constraint firstItem="outer" firstAttribute="top" secondItem="content" secondAttribute="top"/>
      <constraint firstItem="outer" firstAttribute="height" constant="60"/>
      <constraint firstItem="content" firstAttribute="trailing" secondItem="outer" secondAttribute="trailing"/>
      """)
    #expect(scene.root.frame(of: "inner") != nil)
  }
}
