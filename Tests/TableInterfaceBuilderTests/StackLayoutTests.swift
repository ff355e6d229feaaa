import TableLayout
import TableModel
import TableRendering
import TableSources
import Testing

/// Stack views of documents on the document’s own canvas.
struct StackLayoutTests {
  /// The scene of a row of 300 × 100 points that a stack fills.
  private func scene(
    _ attributes: String, _ views: String, _ rest: String = "", tools: String = "20037"
  ) throws -> Scene {
    let edges = ["leading", "trailing", "top", "bottom"].map { edge in
      "<constraint firstItem=\"stack\" firstAttribute=\"\(edge)\" secondItem=\"content\" secondAttribute=\"\(edge)\"/>"
    }
    let cell = """
      <tableViewCell id="cell" rowHeight="100"><rect key="frame" x="0" y="0" width="300" height="100"/>
      <tableViewCellContentView key="contentView" id="content"><rect key="frame" width="300" height="100"/>
      <subviews><stackView id="stack" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
      <subviews>\(views)</subviews>\(rest)</stackView></subviews><constraints>\(edges.joined())</constraints>
      </tableViewCellContentView></tableViewCell>
      """
    let document = Storyboard.document("<prototypes>\(cell)</prototypes>", tools: tools)
    let result = Storyboard.load(document.replacing("width=\"320\"", with: "width=\"300\""))
    #expect(result.diagnostics.isEmpty)
    return try Renderer().scene(of: try #require(result.document?.screens.first))
  }

  private static func view(
    _ id: String, _ element: String = "view", _ attributes: String = "", _ inside: String = ""
  )
    -> String
  {
    "<\(element) id=\"\(id)\" translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes)>\(inside)</\(element)>"
  }

  private static func label(_ id: String, _ text: String = "Text") -> String {
    view(id, "label", "text=\"\(text)\" horizontalHuggingPriority=\"251\"")
  }

  private static func column(_ id: String, _ views: String) -> String {
    view(id, "stackView", "axis=\"vertical\"", "<subviews>\(views)</subviews>")
  }

  @Test(
    "views without a size of their own are as large as Interface Builder has them",
    arguments: [("horizontal", Size(width: 50, height: 50)), ("vertical", Size(width: 240, height: 128))],
    ["view", "imageView"])
  func plainSizes(axis: (name: String, size: Size), element: String) throws {
    let scene = try scene(
      "axis=\"\(axis.name)\" alignment=\"center\"",
      Self.view("plain", element, "horizontalHuggingPriority=\"900\" verticalHuggingPriority=\"900\"")
        + Self.view("rest", "view", "horizontalHuggingPriority=\"1\" verticalHuggingPriority=\"1\""))
    let frame = try #require(scene.root.frame(of: "plain"))
    #expect(frame.width == axis.size.width)
    #expect(axis.name == "vertical" || frame.height == axis.size.height)
  }

  @Test("views without a size of their own take no room from texts", arguments: ["fill", "center"])
  func plainViewsGiveWay(alignment: String) throws {
    let scene = try scene(
      "axis=\"vertical\" alignment=\"\(alignment)\"",
      Self.label("above") + Self.view("plain", "view") + Self.label("below"))
    for id in ["above", "below"] {
      let label = try #require(scene.root.frame(of: id))
      #expect(label.height >= 20, "\(id)")
    }
  }

  @Test("a hidden view takes no room along its stack, and is aligned across it as ever")
  func hiddenViews() throws {
    let long = Self.label("long", "A longer text")
    let widths = try [long, long.replacing("<label ", with: "<label hidden=\"YES\" ")].map { second in
      let rest = Self.view("rest", "view", "horizontalHuggingPriority=\"1\"")
      let scene = try scene(
        "alignment=\"center\"", Self.column("column", Self.label("short") + second) + rest)
      let column = try #require(scene.root.frame(of: "column"))
      #expect(column.height < 30 || second == long)
      return column.width
    }
    #expect(widths[0] == widths[1] && widths[0] > 60)
  }

  @Test("nested stacks share a line in proportion to what is in them")
  func nestedStacks() throws {
    let columns = ["a", "b"].map {
      Self.column($0, Self.label($0 + "1") + Self.label($0 + "2", "Longer text"))
    }
    let scene = try scene("distribution=\"fillProportionally\"", columns.joined())
    #expect(scene.root.frame(of: "a")?.width == 150)
    #expect(scene.root.frame(of: "b")?.minX == 150)
    #expect((scene.root.frame(of: "b2")?.width ?? 0) > 60)
  }

  @Test(
    "what has no length of its own is not squashed by what has one", arguments: ["horizontal", "vertical"])
  func plainViews(axis: String) throws {
    let inside = """
      <subviews>\(Self.label("inner"))</subviews><constraints>
      <constraint firstItem="inner" firstAttribute="leading" secondItem="plain" secondAttribute="leading"/>
      <constraint firstItem="inner" firstAttribute="trailing" secondItem="plain" secondAttribute="trailing"/>
      <constraint firstItem="inner" firstAttribute="top" secondItem="plain" secondAttribute="top"/>
      <constraint firstItem="inner" firstAttribute="bottom" secondItem="plain" secondAttribute="bottom"/></constraints>
      """
    let scene = try scene(
      "axis=\"\(axis)\" distribution=\"fillProportionally\"",
      Self.label("first") + Self.view("plain", inside: inside))
    let inner = try #require(scene.root.frame(of: "inner"))
    #expect(inner.width >= 30)
    #expect(inner.height >= 20)
    let first = try #require(scene.root.frame(of: "first"))
    #expect(first.width >= 30)
    #expect(first.height >= 20)
  }

  @Test("a length that a view fixes is its share")
  func fixedLength() throws {
    let fixed = { (id: String, width: Int) in
      Self.view(
        id,
        inside:
          "<constraints><constraint firstAttribute=\"width\" priority=\"500\" constant=\"\(width)\"/></constraints>"
      )
    }
    let scene = try scene("distribution=\"fillProportionally\"", fixed("a", 20) + fixed("b", 40))
    #expect(scene.root.frame(of: "a")?.width == 100)
    #expect(scene.root.frame(of: "b")?.width == 200)
  }

  /// As Interface Builder stored two labels of 17 points in 101, 4 apart: 46 and 51 high.
  @Test(
    "shares count the spaces, and the last view takes the rest",
    arguments: [(10, [20.0, 20.0], [120.0, 170.0]), (20, [20, 40, 20], [50, 100, 110])])
  func sharesWithSpaces(spacing: Int, lengths: [Double], shares: [Double]) throws {
    let views = lengths.enumerated().map { number, length in
      Self.view(
        "v\(number)",
        inside: """
          <constraints><constraint firstAttribute="width" priority="500" constant="\(length)"/></constraints>
          """)
    }
    let scene = try scene(
      "distribution=\"fillProportionally\" spacing=\"\(spacing)\"", views.joined())
    #expect(lengths.indices.map { scene.root.frame(of: "v\($0)")?.width } == shares)
  }

  @Test(
    "a stack with margins of its own keeps its views within them",
    arguments: [
      #"<edgeInsets key="layoutMargins" top="3" left="10" bottom="5" right="20"/>"#,
      #"<directionalEdgeInsets key="directionalLayoutMargins" top="3" leading="10" bottom="5" trailing="20"/>"#,
    ])
  func margins(element: String) throws {
    let frame = try scene("", Self.view("only"), element).root.frame(of: "only")
    #expect(frame == Rect(x: 10, y: 3, width: 270, height: 92))
  }

  @Test("the margins of a stack without any of its own are its edges")
  func noMargins() throws {
    let edge = """
      <constraints><constraint firstItem="only" firstAttribute="top" secondItem="stack" secondAttribute="topMargin"/>
      </constraints>
      """
    let scene = try scene("", Self.view("only"), edge)
    #expect(scene.findings.isEmpty)
    #expect(scene.root.frame(of: "only")?.minY == 0)
  }
}

extension StackLayoutTests {
  private static func view(_ id: String, inside: String) -> String { view(id, "view", "", inside) }

  /// A view that takes what room others leave.
  private static let rest: String = {
    let gives = ["horizontal", "vertical"].map { direction in
      "\(direction)HuggingPriority=\"1\" \(direction)CompressionResistancePriority=\"1\""
    }
    return view("rest", "view", gives.joined(separator: " "))
  }()

  @Test(
    "a label without text has room in a stack, as in Interface Builder",
    arguments: ["horizontal", "vertical"])
  func emptyLabels(axis: String) throws {
    let scene = try scene(
      "axis=\"\(axis)\" alignment=\"center\"", Self.label("empty", "") + Self.rest)
    #expect(scene.root.frame(of: "empty")?.size == Size(width: 50, height: 50))
  }

  @Test("a label of several lines without text has no room in a stack", arguments: ["0", "2"])
  func emptyLines(numberOfLines: String) throws {
    let empty = Self.label("empty", "").replacingOccurrences(
      of: "<label ", with: "<label numberOfLines=\"\(numberOfLines)\" ")
    let scene = try scene("axis=\"vertical\" alignment=\"center\"", Self.label("a") + empty + Self.rest)
    #expect(scene.root.frame(of: "empty")?.height == 0)
  }

  @Test(
    "texts stand 22 points below each other where lines have the standard space",
    arguments: [("vertical", "YES", 22.0), ("vertical", "NO", 28.5), ("horizontal", "YES", 0)])
  func standardLines(axis: String, betweenLines: String, distance: Double) throws {
    let attributes =
      "axis=\"\(axis)\" spacingType=\"standard\" baselineRelativeArrangement=\"\(betweenLines)\" alignment=\"top\""
    let large = Self.view(
      "b", "label", "text=\"Text\" horizontalHuggingPriority=\"251\"",
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"34\"/>")
    for (next, factor) in [(Self.label("b"), 1.0), (large, 2)] where betweenLines == "YES" || factor == 1 {
      let scene = try scene(attributes, Self.label("a") + next + Self.rest)
      let (first, second) = (try #require(scene.root.frame(of: "a")), try #require(scene.root.frame(of: "b")))
      // Baselines of 34 points are as much lower in their label as its text is larger.
      let lower = axis == "vertical" ? (factor - 1) * 17 * 0.952 : 0
      #expect(abs(second.minY + lower - first.minY - factor * distance) <= 1, "\(first) \(second)")
    }
  }

  @Test func plainViewsBetweenLinesHaveTheSpaceOfViews() throws {
    let attributes = "axis=\"vertical\" spacingType=\"standard\" baselineRelativeArrangement=\"YES\""
    let scene = try scene(attributes, Self.view("a", inside: "") + Self.view("b", inside: "") + Self.rest)
    let (first, second) = (try #require(scene.root.frame(of: "a")), try #require(scene.root.frame(of: "b")))
    #expect(second.minY - first.maxY == 8)
  }

  @Test("views without a length of their own share a line as they are stored")
  func storedShares() throws {
    let plain = { (id: String, width: Int) in
      Self.view(
        id,
        inside: """
          <rect key="frame" x="0" y="0" width="\(width)" height="100"/><subviews>\(Self.label(id + "1"))</subviews>
          <constraints><constraint firstItem="\(id)1" firstAttribute="top" secondItem="\(id)" secondAttribute="top"/>
          <constraint firstItem="\(id)1" firstAttribute="leading" secondItem="\(id)" secondAttribute="leading"/></constraints>
          """)
    }
    let scene = try scene("distribution=\"fillProportionally\"", plain("a", 100) + plain("b", 200))
    #expect(scene.root.frame(of: "a")?.width == 100)
    #expect(scene.root.frame(of: "b")?.width == 200)
  }

  @Test(
    "a view of others has a size of its own in a stack since Xcode 11",
    arguments: [("14490", false), ("21701", true)])
  func containers(tools: String, hasSize: Bool) throws {
    let holder = Self.view(
      "holder",
      inside: """
        <subviews>\(Self.label("inner"))</subviews><constraints>
        <constraint firstItem="inner" firstAttribute="leading" secondItem="holder" secondAttribute="leading"/>
        <constraint firstItem="inner" firstAttribute="top" secondItem="holder" secondAttribute="top"/></constraints>
        """)
    let scene = try scene(
      "",
      holder.replacing("id=\"holder\"", with: "id=\"holder\" horizontalHuggingPriority=\"900\"")
        + Self.view("rest", "view", "horizontalHuggingPriority=\"1\""), tools: tools)
    #expect((scene.root.frame(of: "holder")?.width == 50) == hasSize)
  }

  @Test("views of neither a length nor a stored frame are as long as what is in them")
  func lengthsOfContents() throws {
    let plain = { (id: String, text: String) in
      let edges = ["leading", "trailing", "top"].map {
        "<constraint firstItem=\"\(id)1\" firstAttribute=\"\($0)\" secondItem=\"\(id)\" secondAttribute=\"\($0)\"/>"
      }
      return Self.view(
        id,
        inside:
          "<subviews>\(Self.label(id + "1", text))</subviews><constraints>\(edges.joined())</constraints>")
    }
    let row = Self.view(
      "row", "stackView", "distribution=\"fillProportionally\"",
      "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"300\" height=\"40\"/>"
        + "<subviews>\(plain("a", "A") + plain("b", "A longer text"))</subviews>")
    let scene = try scene("axis=\"vertical\" alignment=\"leading\"", row)
    let lengths = ["a", "b"].compactMap { scene.root.frame(of: $0)?.width }
    try #require(lengths.count == 2)
    #expect(lengths[0] < 20 && lengths[1] > 60, "\(lengths)")
  }

  @Test("a stack whose views are all hidden has no length, and these begin where it does")
  func hiddenStack() throws {
    let gone = ["x", "y"].map { Self.label($0).replacing("<label ", with: "<label hidden=\"YES\" ") }
    let inner = Self.view("inner", "stackView", "spacing=\"8\"", "<subviews>\(gone.joined())</subviews>")
    let scene = try scene("", inner + Self.label("after"))
    #expect(scene.root.frame(of: "inner")?.width == 0)
    #expect(scene.root.frame(of: "after")?.minX == 0)
  }

  @Test(
    "a stack with equal spaces is no longer than its views need",
    arguments: ["equalSpacing", "equalCentering"])
  func looseStacks(distribution: String) throws {
    let inner = """
      <subviews>\(Self.view("inner", "stackView", "distribution=\"\(distribution)\" spacing=\"10\"",
        "<subviews>\(Self.label("a") + Self.label("b"))</subviews>"))</subviews><constraints>
      <constraint firstItem="inner" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="plain"
        secondAttribute="leading"/>
      <constraint firstItem="inner" firstAttribute="trailing" secondItem="plain" secondAttribute="trailing"/>
      <constraint firstItem="inner" firstAttribute="top" secondItem="plain" secondAttribute="top"/></constraints>
      """
    let scene = try scene("", Self.view("plain", inside: inner))
    let stack = try #require(scene.root.frame(of: "inner"))
    #expect(stack.maxX == 300)
    #expect(stack.width < 100)
  }

  @Test("a hidden view stands in the middle of the space between its neighbours")
  func placeOfHiddenViews() throws {
    let gone = Self.label("gone").replacing("<label ", with: "<label hidden=\"YES\" ")
    let edge = """
      <constraints><constraint firstItem="mark" firstAttribute="leading" secondItem="gone" secondAttribute="leading"/>
      </constraints>
      """
    let inside = """
      <subviews>\(Self.view("row", "stackView", "spacing=\"20\"",
        "<subviews>\(Self.label("before") + gone + Self.label("after"))</subviews>"))\(Self.view("mark"))</subviews>
      """
    let scene = try scene("alignment=\"top\"", Self.view("plain", inside: inside + edge))
    let before = try #require(scene.root.frame(of: "before"))
    #expect(scene.root.frame(of: "mark")?.minX == before.maxX + 10)
  }

  @Test(
    "views that are level rest at the end of a stack that is too high, or at its start by their last lines",
    arguments: [("firstBaseline", 100.0), ("lastBaseline", 0)])
  func levelViews(alignment: String, edge: Double) throws {
    let large = """
      <fontDescription key="fontDescription" type="system" pointSize="34"/>
      """
    let scene = try scene(
      "alignment=\"\(alignment)\"", Self.label("a") + Self.view("b", "label", "text=\"Large\"", large))
    let frames = try [#require(scene.root.frame(of: "a")), #require(scene.root.frame(of: "b"))]
    #expect(scene.findings.isEmpty)
    let outermost = edge == 0 ? frames.map(\.minY).min() : frames.map(\.maxY).max()
    #expect(abs((outermost ?? -1) - edge) <= 0.5, "\(frames)")
    #expect(frames[1].height > frames[0].height && frames[0].height >= 20)
  }

  @Test("views whose first lines cannot be level stay in their stack")
  func notLevel() throws {
    let edges = ["top", "bottom"].map {
      "<constraint firstItem=\"icon\" firstAttribute=\"\($0)\" secondItem=\"stack\" secondAttribute=\"\($0)\" id=\"\($0)\"/>"
    }
    let height =
      "<constraints><constraint firstAttribute=\"height\" constant=\"100\" id=\"h\"/></constraints>"
    let text = Self.label("text").replacing("</label>", with: height + "</label>")
    let scene = try scene(
      "alignment=\"firstBaseline\"", Self.view("icon") + text, "<constraints>\(edges.joined())</constraints>")
    let label = try #require(scene.root.frame(of: "text"))
    #expect(label.minY == 0 && label.height == 100)
    #expect(!scene.findings.isEmpty)
  }

  @Test("a column has no line to be level with", arguments: [("firstBaseline", 0.0), ("lastBaseline", 300)])
  func levelColumn(alignment: String, edge: Double) throws {
    let scene = try scene(
      "axis=\"vertical\" alignment=\"\(alignment)\"", Self.label("a") + Self.label("b", "Longer text"))
    for id in ["a", "b"] {
      let frame = try #require(scene.root.frame(of: id))
      #expect(abs((edge == 0 ? frame.minX : frame.maxX) - edge) <= 0.5, "\(frame)")
    }
  }
}
