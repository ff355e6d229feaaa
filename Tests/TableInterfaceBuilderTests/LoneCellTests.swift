import TableLayout
import TableModel
import TableRendering
import TableSources
import Testing

/// Rows that stand by themselves, as a `.xib` of one reusable row has them.
struct LoneCellTests {
  /// A document with a row whose one label begins at the margin of the content view.
  private static func document(
    tools: String = "20037", device: String = "retina4_7", width: Double = 320, attributes: String = "",
    content: String = "", margins: String = "", cell: String = "", beside: String = "",
    constraint: String =
      #"<constraint firstItem="label" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin"/>"#
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)"
      useAutolayout="YES"><device id="\(device)" orientation="portrait"/><objects>
    <tableViewCell id="cell" \(attributes)><rect key="frame" x="0" y="0" width="\(width)" height="68"/>
    <tableViewCellContentView key="contentView" id="content" \(content)>
    <rect key="frame" x="0" y="0" width="\(width)" height="68"/><subviews>
    <label text="A" id="label" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="50" y="20" width="12" height="21"/></label></subviews>
    <constraints>\(constraint)
    <constraint firstItem="label" firstAttribute="centerY" secondItem="content" secondAttribute="centerY"/>
    </constraints>\(margins)</tableViewCellContentView>\(cell)</tableViewCell>\(beside)</objects></document>
    """
  }

  private func frame(of id: String, in document: String) throws -> Rect {
    let result = Storyboard.load(document, name: "Cell.xib")
    #expect(result.diagnostics.isEmpty)
    let screen = try #require(result.document?.screens.first)
    return try #require(try Renderer().scene(of: screen).root.frame(of: id))
  }

  @Test("a row is as high as its frame, whatever row height is said", arguments: ["44", "90", "-1"])
  func height(rowHeight: String) throws {
    let document = Self.document(attributes: "rowHeight=\"\(rowHeight)\"")
    #expect(try frame(of: "cell", in: document).height == 68)
  }

  @Test("a standard row, too")
  func standard() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="20037"><objects>
      <tableViewCell id="cell" rowHeight="44" style="IBUITableViewCellStyleDefault" textLabel="label">
      <rect key="frame" x="0" y="0" width="320" height="68"/>
      <tableViewCellContentView key="contentView" id="content"><subviews><label text="A" id="label"/></subviews>
      </tableViewCellContentView></tableViewCell></objects></document>
      """
    #expect(try frame(of: "cell", in: text).height == 68)
  }

  @Test(
    "the margin is that of the document’s tools and device",
    arguments: [
      ("14490", "retina4_7", 320.0, 16.0), ("14854", "retina4_7", 450, 15), ("15705", "retina4_7", 375, 15),
      ("15702", "retina6_1", 320, 16), ("16097", "retina6_1", 331, 20), ("17701", "retina4_7", 331, 16),
      ("17701", "retina6_1", 320, 16), ("17701", "retina6_1", 414, 20), ("22155", "retina6_1", 462, 20),
      ("22155", "retina6_0", 414, 20), ("23727", "retina6_0", 414, 16), ("24506", "retina6_0", 414, 16),
      ("24506", "retina6_12", 414, 20), ("32700", "retina6_0", 414, 20),
    ])
  func margin(tools: String, device: String, width: Double, margin: Double) throws {
    let document = Self.document(tools: tools, device: device, width: width)
    #expect(try frame(of: "label", in: document).minX == margin)
  }

  @Test(
    "the margin above is that of the document’s tools",
    arguments: [
      ("23504", "retina4_7", 320.0, 11.0), ("23504", "retina6_1", 414, 11), ("24128", "retina4_7", 320, 15),
      ("24506", "retina6_1", 414, 15), ("32700", "retina4_7", 320, 11),
    ])
  func marginAbove(tools: String, device: String, width: Double, margin: Double) throws {
    let document = Self.document(
      tools: tools, device: device, width: width,
      constraint: """
        <constraint firstItem="label" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin"/>
        <constraint firstItem="label" firstAttribute="top" secondItem="content" secondAttribute="topMargin"/>
        """)
    let content = try frame(of: "content", in: document)
    #expect(try frame(of: "label", in: document).minY == content.minY + margin)
  }

  @Test(
    "a slider reaches over the margin until iOS 18",
    arguments: [("19455", 14.0, 31.0), ("23727", 14, 34), ("24506", 16, 34)])
  func slider(tools: String, start: Double, height: Double) throws {
    let document = Self.document(tools: tools).replacing("<label text=\"A\"", with: "<slider")
      .replacing("</label>", with: "</slider>")
    let frame = try frame(of: "label", in: document)
    #expect(frame.minX == start && frame.height == height)
  }

  @Test("beside an accessory the margin is narrow", arguments: ["checkmark", "disclosureIndicator"])
  func accessory(type: String) throws {
    let document = Self.document(
      attributes: "accessoryType=\"\(type)\"",
      constraint: """
        <constraint firstItem="content" firstAttribute="trailingMargin" secondItem="label" secondAttribute="trailing"/>
        """)
    let content = try frame(of: "content", in: document)
    #expect(content.maxX < 300)
    #expect(try frame(of: "label", in: document).maxX == content.maxX - 8)
  }

  @Test(
    "a row beside an accessory keeps its stored height, though Interface Builder's is a few points narrower")
  func accessoryHeight() throws {
    let edges = ["top", "bottom", "leading", "trailing"].map { edge in
      "<constraint firstItem=\"label\" firstAttribute=\"\(edge)\" secondItem=\"content\" secondAttribute=\"\(edge)\"/>"
    }
    let document = Self.document(
      attributes: "accessoryType=\"checkmark\"", constraint: edges.joined()
    )
    .replacing(
      "id=\"content\" >\n<rect key=\"frame\" x=\"0\" y=\"0\" width=\"320.0\"",
      with: "id=\"content\" >\n<rect key=\"frame\" x=\"0\" y=\"0\" width=\"283.5\"")
    #expect(try frame(of: "cell", in: document).height == 68)
  }

  @Test(
    "margins that the row itself has are those of a content view that preserves them",
    arguments: [("YES", 30.0), ("NO", 16)])
  func rowMargins(preserves: String, margin: Double) throws {
    let document = Self.document(
      content: "preservesSuperviewLayoutMargins=\"\(preserves)\"",
      cell: #"<edgeInsets key="layoutMargins" top="8" left="30" bottom="8" right="30"/>"#)
    #expect(try frame(of: "label", in: document).minX == margin)
  }

  @Test(
    "margins of the content view’s own are widened where it preserves those of the row",
    arguments: [("YES", 8.0, 16.0), ("YES", 30, 30), ("NO", 8, 8)])
  func preserved(preserves: String, own: Double, margin: Double) throws {
    let document = Self.document(
      content: "preservesSuperviewLayoutMargins=\"\(preserves)\"",
      margins: "<edgeInsets key=\"layoutMargins\" top=\"8\" left=\"\(own)\" bottom=\"8\" right=\"8\"/>")
    #expect(try frame(of: "label", in: document).minX == margin)
  }

  @Test("the row’s own safe area has its edges")
  func safeArea() throws {
    let document = Self.document(
      cell: "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>",
      constraint: """
        <constraint firstItem="safe" firstAttribute="trailing" secondItem="label" secondAttribute="trailing"
          constant="9" id="k1"/>
        """)
    #expect(try frame(of: "label", in: document).maxX == 320 - 9)
  }

  @Test("a row beside a table, and one that holds a table, are drawn as well as the table")
  func besideTables() {
    let inside = "<tableView id=\"inner\"><rect key=\"frame\" width=\"100\" height=\"60\"/></tableView>"
    let beside = Self.document(beside: "<tableView id=\"table\"/>")
    let around = Self.document().replacing("<subviews>", with: "<subviews>" + inside)
    for (text, table) in [(beside, "table"), (around, "inner")] {
      let screens = Storyboard.load(text, name: "Cell.xib").document?.screens ?? []
      #expect(screens.map { $0.tableViews.first?.id } == [nil, table])
      #expect(screens.first?.tableViews.first?.sections.first?.rows.map(\.id) == ["cell"])
    }
  }
}

extension SceneNode {
  /// The frame of the view of an identifier.
  func frame(of id: String) -> Rect? {
    self.id == id ? frame : children.lazy.compactMap { $0.frame(of: id) }.first
  }
}
