import TableInterfaceBuilder
import TableModel
import TableSources
import Testing

/// What Interface Builder says of cells.
struct CellTests {
  @Test(arguments: [
    ("Default", CellStyle.default), ("Subtitle", .subtitle), ("Value1", .value1), ("Value2", .value2),
  ])
  func aStandardCellIsItsStyleAndTextsWithoutFrames(word: String, style: CellStyle) throws {
    let cell = try #require(
      Storyboard.cell(
        "style=\"IBUITableViewCellStyle\(word)\" textLabel=\"t\" detailTextLabel=\"d\" imageView=\"i\"",
        """
        <tableViewCellContentView key="contentView"><rect key="frame" width="287" height="43"/><subviews>
        <label text="Title" id="t"><rect key="frame" x="99" y="99" width="99" height="99"/></label>
        <label text="Detail" id="d"><rect key="frame" x="99" y="99" width="99" height="99"/></label>
        <imageView image="dot" contentMode="center" id="i"/></subviews></tableViewCellContentView>
        """,
        resources: "<image name=\"dot\" width=\"12\" height=\"10\"/>"
      )
    )
    #expect(cell.id == "cell")
    #expect(cell.style == style)
    #expect(cell.textLabel == Label(text: "Title"))
    #expect(cell.detailTextLabel == Label(text: "Detail"))
    #expect(
      cell.imageView?.image.placeholder == ImagePlaceholder(name: "dot", size: Size(width: 12, height: 10)))
    #expect(cell.imageView?.contentMode == .center)
    #expect(cell.contentView == nil)
    #expect(cell.height == nil)
  }

  @Test(
    "the content view has its colour and its opacity, also behind a standard cell", arguments: [true, false])
  func contentViewColor(isStandard: Bool) throws {
    let cell = Storyboard.cell(
      isStandard ? "style=\"IBUITableViewCellStyleDefault\" textLabel=\"t\"" : "",
      """
      <tableViewCellContentView key="contentView" alpha="0.5"><rect key="frame" width="287" height="43"/><subviews>
      <label text="Title" id="t"/></subviews><color key="backgroundColor" red="1" green="0" blue="0" alpha="1"/>
      </tableViewCellContentView>
      """)
    #expect(cell?.contentView?.backgroundColor == Color(0xFF0000))
    #expect(cell?.contentView?.alpha == 0.5)
    #expect(cell?.contentView?.subviews.isEmpty == isStandard)
  }

  @Test(arguments: [
    ("<nil key=\"textColor\"/>", Color(SystemColor.label, else: SystemColor.label.fallback)), ("", nil),
    ("<color key=\"textColor\" white=\"1\" alpha=\"1\"/>", .white),
  ])
  func aSecondLabelOfNoColourIsOfThatOfAnyLabel(content: String, color: Color?) {
    let cell = Storyboard.cell(
      "style=\"IBUITableViewCellStyleValue1\" detailTextLabel=\"d\"",
      "<view key=\"contentView\"><subviews><label text=\"A\" id=\"d\">\(content)</label></subviews></view>")
    #expect(cell?.detailTextLabel != nil && cell?.detailTextLabel?.textColor == color)
  }

  @Test func viewsBesideThoseOfTheStyleAreKept() {
    let cell = Storyboard.cell(
      "style=\"IBUITableViewCellStyleDefault\" textLabel=\"t\"",
      """
      <view key="contentView"><rect key="frame" width="320" height="43"/><subviews><label text="Title" id="t"/>
      <switch on="YES" id="s"><rect key="frame" x="200" y="8" width="79" height="27"/></switch></subviews></view>
      """
    )
    #expect(cell?.textLabel?.text == "Title")
    #expect(cell?.contentView?.designSize == Size(width: 320, height: 43))
    #expect(cell?.contentView?.subviews.map(\.content) == [.control(Control(.switch(isOn: true)))])
  }

  @Test func attributes() throws {
    let cell = try #require(
      Storyboard.cell(
        """
        accessoryType="detailDisclosureButton" editingAccessoryType="checkmark" selectionStyle="gray" indentationLevel="2"
        indentationWidth="7" rowHeight="70" reuseIdentifier="R" showsReorderControl="YES" shouldIndentWhileEditing="NO"
        """,
        """
        <inset key="separatorInset" minX="50" maxX="0.0"/>
        <color key="backgroundColor" white="0.0" alpha="0.5" colorSpace="calibratedWhite"/>
        <view key="accessoryView" id="a"><rect key="frame" width="40" height="20"/></view>
        <view key="selectedBackgroundView" id="b"/>
        """
      )
    )
    #expect(cell.accessoryType == .detailDisclosureButton)
    #expect(cell.editingAccessoryType == .checkmark)
    #expect(cell.selectionStyle == .gray)
    #expect(cell.indentationLevel == 2)
    #expect(cell.indentationWidth == 7)
    #expect(cell.height == 70)
    #expect(cell.reuseIdentifier == "R")
    #expect(cell.showsReorderControl && !cell.shouldIndentWhileEditing)
    #expect(cell.separatorInset == EdgeInsets(left: 50))
    #expect(cell.backgroundColor == Color(0, alpha: 128.0 / 255))
    #expect(cell.accessoryView?.frame?.size == Size(width: 40, height: 20))
    #expect(cell.selectedBackgroundView?.view != nil)
  }

  @Test(arguments: [
    ("rowHeight=\"-1\"", "", 90.0), ("rowHeight=\"44\"", "", nil),
    ("rowHeight=\"44\"", "rowHeight=\"60\"", 60),
    ("rowHeight=\"-1\"", "rowHeight=\"60\"", 60),
  ])
  func onlyCellsThatFindTheirHeightTakeItFromTheirFrame(table: String, cell: String, height: Double?) {
    let cell = """
      <prototypes><tableViewCell id="c" \(cell)><rect key="frame" y="28" width="320" height="90"/></tableViewCell>
      </prototypes>
      """
    #expect(Storyboard.table(cell, table: table)?.sections.first?.rows.first?.height == height)
  }

  @Test func whatIsUnknownIsToldAndLeftOut() {
    let result = Storyboard.load(
      Storyboard.document(
        "<prototypes><tableViewCell id=\"c\" accessoryType=\"star\" rowHeight=\"nan\" indentationLevel=\"-3\"/></prototypes>"
      )
    )
    #expect(result.document?.screens.first?.tableViews.first?.sections.first?.rows == [Cell(id: "c")])
    #expect(result.diagnostics.map(\.severity) == [.warning, .warning, .warning])
  }

  @Test("a content configuration is shown instead of labels and views")
  func contentConfiguration() throws {
    let cell = try #require(
      Storyboard.cell(
        "accessoryType=\"checkmark\"",
        """
        <rect key="frame" y="50" width="320" height="44.5"/>
        <tableViewCellContentView key="contentView"><rect key="frame" width="320" height="44.5"/></tableViewCellContentView>
        <listContentConfiguration key="contentConfiguration" text="Sounds" secondaryText="Off"
        prefersSideBySideTextAndSecondaryText="YES" image="dot"/>
        """, resources: "<image name=\"dot\" width=\"12\" height=\"10\"/>"))
    let configuration = try #require(cell.contentConfiguration)
    #expect(configuration.text?.text == "Sounds" && configuration.secondaryText?.text == "Off")
    #expect(configuration.prefersSideBySideTextAndSecondaryText == true)
    #expect(configuration.image?.image.size == Size(width: 12, height: 10))
    #expect(cell.height == nil && cell.accessoryType == .checkmark)
    let empty = Storyboard.cell(
      "", "<listContentConfiguration key=\"contentConfiguration\" text=\"A\" secondaryText=\"\"/>")
    #expect(empty?.contentConfiguration == ListContentConfiguration(text: "A"))
    #expect(Storyboard.cell("", "<view key=\"contentConfiguration\"/>")?.contentConfiguration == nil)
  }

  /// A configuration takes the place of the content view; one without views of its own is what Xcode writes.
  @Test(arguments: [("", true, 1), ("", false, 0), ("<subviews/>", true, 0)])
  func contentViewsBesideConfigurationsAreTold(_ subviews: String, _ hasConfiguration: Bool, _ count: Int) {
    let own =
      subviews.isEmpty
      ? "<subviews><view><rect key=\"frame\" width=\"9\" height=\"9\"/></view></subviews>" : subviews
    let configuration =
      hasConfiguration ? "<listContentConfiguration key=\"contentConfiguration\" text=\"A\"/>" : ""
    let result = Storyboard.load(
      Storyboard.document(
        """
        <prototypes><tableViewCell id="c"><rect key="frame" width="320" height="44"/>
        <tableViewCellContentView key="contentView"><rect key="frame" width="320" height="44"/>\(own)
        </tableViewCellContentView>\(configuration)</tableViewCell></prototypes>
        """))
    #expect(result.diagnostics.count == count)
    #expect(result.diagnostics.allSatisfy { $0.severity == .warning && $0.message.contains("content view") })
  }

  /// A tint holds for all that lies in the view which has it.
  @Test(
    "titles of buttons have the nearest tint",
    arguments: [
      ("", "", "", SystemColor.systemBlue.fallback), ("0", "", "", Color(white: 0)),
      ("0", "0.2", "", Color(white: 0.2)), ("0", "0.2", "0.4", Color(white: 0.4)),
    ])
  func tints(cell: String, around: String, own: String, color: Color) throws {
    let tint = { (white: String) in
      white.isEmpty ? "" : "<color key=\"tintColor\" white=\"\(white)\" alpha=\"1\"/>"
    }
    let read = try #require(
      Storyboard.cell(
        "",
        """
        <view key="contentView"><rect key="frame" width="320" height="43"/><subviews><view>
        <rect key="frame" width="100" height="40"/><subviews><button><rect key="frame" width="90" height="30"/>
        \(tint(own))<buttonConfiguration key="configuration" style="plain" title="Buy"/></button></subviews>\(tint(around))
        </view></subviews></view>\(tint(cell))
        """))
    let button = try #require(read.contentView?.subviews.first?.subviews.first)
    guard case .label(let label)? = button.subviews.last?.content else {
      return #expect(Bool(false), "there is no title")
    }
    #expect(label.textColor?.hex == color.hex)
    #expect((read.tintColor == nil) == cell.isEmpty)
  }
}
