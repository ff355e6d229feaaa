import TableLayout
import TableModel
import TableRendering
import TableSources
import Testing

/// Where constraints put views of a document's cell on screens that it was not made for.
@Suite struct ConstraintLayoutTests {
  /// The scene of a cell with a label and a switch, made for 320 points, on a device.
  private func scene(
    _ constraints: String, on device: String?, explainsFrames: Bool = false
  ) throws -> Scene {
    let label = """
      <label text="Name" id="label" horizontalHuggingPriority="251" verticalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="16" y="20" width="100" height="21"/></label>
      """
    let toggle = """
      <switch id="switch" horizontalHuggingPriority="750" verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="250" y="14" width="51" height="31"/></switch>
      """
    let cell = """
      <tableViewCell id="cell" rowHeight="60"><rect key="frame" x="0" y="0" width="320" height="60"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0" y="0" width="320" height="59.5"/>
      <subviews>\(label)\(toggle)</subviews><constraints>\(constraints)</constraints>
      </tableViewCellContentView></tableViewCell>
      """
    let result = Storyboard.load(Storyboard.document("<prototypes>\(cell)</prototypes>", tools: "14490"))
    #expect(result.diagnostics.isEmpty)
    let screen = try #require(result.document?.screens.first)
    return try Renderer().scene(
      of: screen, as: Variant(device: device), explainsFrames: explainsFrames)
  }

  private static let row = IndexPath(section: 0, row: 0)

  private static let placed = """
    <constraint firstItem="label" firstAttribute="leading" secondItem="content" secondAttribute="leading"
      constant="16" id="c1"/>
    <constraint firstItem="label" firstAttribute="centerY" secondItem="content" secondAttribute="centerY" id="c2"/>
    <constraint firstItem="switch" firstAttribute="leading" secondItem="label" secondAttribute="trailing"
      constant="8" id="c3"/>
    <constraint firstAttribute="trailing" secondItem="switch" secondAttribute="trailing" constant="20" id="c4"/>
    <constraint firstItem="switch" firstAttribute="centerY" secondItem="content" secondAttribute="centerY" id="c5"/>
    """

  @Test(
    "views keep their distances on any screen",
    arguments: [("iphone5", 320.0), ("iphone6", 375), ("ipad", 768)])
  func distances(device: String, width: Double) throws {
    let scene = try scene(Self.placed, on: device)
    #expect(scene.findings.isEmpty)
    let label = try #require(scene.root.frame(of: "label"))
    let toggle = try #require(scene.root.frame(of: "switch"))
    #expect(label.minX == 16)
    #expect(toggle.width == 51)
    #expect(toggle.maxX == width - 20 + 2)
    #expect(label.maxX == toggle.minX - 8)
  }

  @Test("switches have the size that constraints give them", arguments: [20.0, 31, 44])
  func switchSizes(height: Double) throws {
    let sizes = """
      <constraint firstItem="switch" firstAttribute="width" constant="60" id="c6"/>
      <constraint firstItem="switch" firstAttribute="height" constant="\(height)" id="c7"/>
      """
    let scene = try scene(Self.placed + sizes, on: "iphone5")
    let toggle = try #require(scene.root.frame(of: "switch"))
    #expect(toggle.height == height && toggle.width == 62)
    #expect(abs(toggle.minY + height / 2 - 59.5 / 2) <= 0.5)
  }

  @Test("constraints that contradict each other are named, and a picture is made all the same")
  func contradiction() throws {
    let again = """
      <constraint firstItem="label" firstAttribute="leading" secondItem="content" secondAttribute="leading"
        constant="40" id="c6"/>
      """
    let scene = try scene(Self.placed + again, on: nil)
    #expect(scene.findings == [LayoutFinding(.unsatisfiable, ids: ["c6", "c1"], indexPath: Self.row)])
    #expect(scene.root.frame(of: "label")?.minX == 16)
  }

  @Test(
    "figures name the constraints in their direction that are about the view",
    arguments: [
      ("label", FrameFigure.Name.x, ["c1", "c3"]), ("label", .width, ["c1", "c3"]), ("label", .y, ["c2"]),
      ("switch", .x, ["c3", "c4"]), ("switch", .height, ["c5"]),
    ])
  func explanation(view: String, name: FrameFigure.Name, ids: [String]) throws {
    let scene = try scene(Self.placed, on: "iphone6", explainsFrames: true)
    let figure = try #require(scene.root.figures(of: view)?.first { $0.name == name })
    let term = try #require(figure.terms.first)
    #expect(term.constraints == ids)
    let isExtent = [.width, .height].contains(name)
    #expect(term.source == (isExtent ? "its content, solved from constraints" : "solved from constraints"))
    #expect(figure.rules == [.autoLayout])
    #expect(term.points == figure.points)
  }

  @Test("circles end, and what hangs on itself is drawn all the same")
  func circle() throws {
    let circle = """
      <constraint firstItem="label" firstAttribute="width" secondItem="switch" secondAttribute="width"
        multiplier="2" constant="1" id="c6"/>
      <constraint firstItem="switch" firstAttribute="width" secondItem="label" secondAttribute="width"
        multiplier="2" constant="1" id="c7"/>
      """
    let scene = try scene(Self.placed + circle, on: nil)
    #expect(scene.findings.contains { $0.kind == .unsatisfiable && $0.ids.contains("c7") })
    #expect(scene.root.frame(of: "label") != nil)
  }

  @Test("a thousand constraints in a cell are solved, or are said to be too many", arguments: [1_000, 5_000])
  func thousands(_ count: Int) throws {
    let many = (0..<count).map { number in
      """
      <constraint firstItem="\(number % 2 == 0 ? "label" : "switch")" firstAttribute="width"
        relation="\(number % 3 == 0 ? "lessThanOrEqual" : "greaterThanOrEqual")" constant="\(number)"
        priority="\(number % 998 + 1)" id="m\(number)"/>
      """
    }
    let scene = try scene(Self.placed + many.joined(separator: "\n"), on: "iphone6")
    #expect(scene.root.frame(of: "label") != nil)
    #expect(scene.findings.allSatisfy { $0.kind == .exhausted })
  }

  @Test("lengths follow the class of sizes of an upright phone")
  func variation() throws {
    let varied = Self.placed.replacing(
      "constant=\"20\" id=\"c4\"/>",
      with: """
        constant="20" id="c4"><variation key="heightClass=regular-widthClass=compact" constant="30"/>
        <variation key="widthClass=regular" constant="90"/></constraint>
        """)
    let scene = try scene(varied, on: "iphone5")
    let right = try #require(scene.root.frame(of: "switch")?.maxX)
    #expect(abs(right - (320 - 30 + 2)) < 1e-6)
  }

  @Test("constraints count in headers of tables and in accessories")
  func otherPlaces() throws {
    let inside = { (name: String) in
      """
      <rect key="frame" x="0" y="0" width="200" height="30"/><subviews><label text="A" id="\(name)-label"
       translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="3" y="3" width="10" height="21"/></label>
      </subviews><constraints>
      <constraint firstAttribute="trailing" secondItem="\(name)-label" secondAttribute="trailing" constant="7"
       id="\(name)-1"/>
      <constraint firstItem="\(name)-label" firstAttribute="top" secondItem="\(name)" secondAttribute="top"
       constant="2" id="\(name)-2"/></constraints>
      """
    }
    let content = """
      <view key="tableHeaderView" id="header">\(inside("header"))</view><prototypes><tableViewCell id="cell"
       style="IBUITableViewCellStyleDefault" textLabel="t"><tableViewCellContentView key="contentView"><subviews>
      <label id="t" text="T"/></subviews></tableViewCellContentView><view key="accessoryView" id="own">\(inside("own"))
      </view></tableViewCell></prototypes>
      """
    let screen = try #require(Storyboard.load(Storyboard.document(content)).document?.screens.first)
    let scene = try Renderer().scene(of: screen)
    for name in ["header", "own"] {
      let outer = try #require(scene.root.frame(of: name), "\(name)")
      let inner = try #require(scene.root.frame(of: name + "-label"), "\(name)")
      #expect(inner.maxX == outer.width - 7)
      #expect(inner.minY == 2)
    }
  }

  @Test(
    "a view in a view that no constraint names stays in it, and is told", arguments: ["id=\"inner\"", ""])
  func nested(id: String) throws {
    let inner = """
      <label text="In" \(id) translatesAutoresizingMaskIntoConstraints="NO"/>
      """
    let outer = """
      <view id="outer" translatesAutoresizingMaskIntoConstraints="NO"><subviews>\(inner)</subviews></view>
      """
    let edges = [("leading", 100), ("top", 10)].map { edge, distance in
      """
      <constraint firstItem="outer" firstAttribute="\(edge)" secondItem="content" secondAttribute="\(edge)"
       constant="\(distance)"/>
      """
    }
    let sizes = ["width", "height"].map {
      "<constraint firstItem=\"outer\" firstAttribute=\"\($0)\" constant=\"40\"/>"
    }
    let cell = """
      <tableViewCell id="cell" rowHeight="60"><tableViewCellContentView key="contentView" id="content">
      <subviews>\(outer)</subviews><constraints>\((edges + sizes).joined())</constraints></tableViewCellContentView>
      </tableViewCell>
      """
    let document = Storyboard.document("<prototypes>\(cell)</prototypes>", tools: "14490")
    let scene = try Renderer().scene(of: try #require(Storyboard.load(document).document?.screens.first))
    #expect(
      scene.findings == [
        LayoutFinding(
          .ambiguous, ids: id.isEmpty ? [] : ["inner"], unnamed: id.isEmpty ? 1 : 0, indexPath: Self.row)
      ])
    func label(in node: SceneNode) -> SceneNode? {
      node.label == nil ? node.children.lazy.compactMap(label).first : node
    }
    let shown = try #require(label(in: scene.root))
    #expect(shown.frame.origin == .zero)
    #expect(shown.frame.width > 10)
  }

  /// Interface Builder stores frames of rows that are too low for their texts; apps show such rows as high as they need.
  @Test(
    "a row that squashed a view is as high as its constraints say",
    arguments: [
      ("label", "", 0.0, 15.0), ("slider", "", 1, 29), ("datePicker", "style=\"wheels\"", 44, 200),
      ("datePicker", "style=\"automatic\"", 44, 200),
      ("datePicker", "datePickerMode=\"countDownTimer\"", 44, 200),
    ])
  func squashed(kind: String, more: String, height: Double, least: Double) throws {
    let view = { (kind: String, id: String, y: Double, height: Double) in
      """
      <\(kind) text="Name" \(more) id="\(id)" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="16" y="\(y)" width="100" height="\(height)"/></\(kind)>
      """
    }
    let constraint = { (first: String, attribute: String, second: String, other: String) in
      "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\" secondItem=\"\(second)\" "
        + "secondAttribute=\"\(other)\" constant=\"5\" id=\"\(first)-\(attribute)\"/>"
    }
    let constraints = [
      constraint("a", "leading", "content", "leading"), constraint("b", "leading", "content", "leading"),
      constraint("a", "top", "content", "top"), constraint("b", "top", "a", "bottom"),
      constraint("content", "bottom", "b", "bottom"),
    ]
    let cell = """
      <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="320" height="36"/>
      <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="320" height="35.5"/>
      <subviews>\(view(kind, "a", 5, height))\(view("label", "b", 10, 20.5))</subviews>
      <constraints>\(constraints.joined())</constraints></tableViewCellContentView></tableViewCell>
      """
    let document = Storyboard.document("<prototypes>\(cell)</prototypes>", tools: "14490")
    let scene = try Renderer().scene(of: try #require(Storyboard.load(document).document?.screens.first))
    #expect(try #require(scene.root.frame(of: "a")).height > least)
    #expect(try #require(scene.root.frame(of: "b")).height > 15)
  }

  @Test("a view that constraints leave open stays where it was stored")
  func ambiguity() throws {
    let lines = Self.placed.split(separator: "<constraint").map { "<constraint" + $0 }
    let scene = try scene(lines.filter { !$0.contains("c2") }.joined(), on: "iphone6")
    #expect(scene.findings == [LayoutFinding(.ambiguous, ids: ["label"], indexPath: Self.row)])
    #expect(scene.root.frame(of: "label")?.minY == 20)
  }
}

extension SceneNode {
  /// What the frame of the view of an identifier is made of.
  fileprivate func figures(of id: String) -> [FrameFigure]? {
    self.id == id ? figures : children.lazy.compactMap { $0.figures(of: id) }.first
  }
}
