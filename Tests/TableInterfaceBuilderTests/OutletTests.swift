import TableModel
import TableSources
import Testing

/// Views that lie beside their cell or table in a document.
struct OutletTests {
  /// The table of a document whose cells have outlets, with views beside their controller.
  private func document(_ cells: String, beside: String, table: String = "") -> TableView? {
    let document = Storyboard.document("<prototypes>\(cells)</prototypes>\(table)", tools: "22505")
      .replacing("</tableViewController>", with: "</tableViewController>\(beside)")
    return Storyboard.load(document).document?.screens.first?.tableViews.first
  }

  private static func cell(_ outlets: String) -> String {
    """
    <tableViewCell id="c" style="IBUITableViewCellStyleDefault" textLabel="l"><tableViewCellContentView key="contentView">
    <subviews><label id="l" text="A"/></subviews></tableViewCellContentView><connections>\(outlets)</connections></tableViewCell>
    """
  }

  private static func outlet(_ property: String) -> String {
    "<outlet property=\"\(property)\" destination=\"v\"/>"
  }

  private static let toggle = "<switch id=\"v\"><rect key=\"frame\" width=\"51\" height=\"31\"/></switch>"

  @Test("a cell has the views of its outlets", arguments: ["accessoryView", "editingAccessoryView"])
  func accessories(property: String) throws {
    let cell = try #require(
      document(Self.cell(Self.outlet(property)), beside: Self.toggle)?.sections.first?.rows.first)
    #expect((cell.accessoryView?.id == "v") == (property == "accessoryView"))
    #expect((cell.editingAccessoryView?.id == "v") == (property == "editingAccessoryView"))
  }

  @Test("a table has the views of its outlets", arguments: ["tableHeaderView", "tableFooterView"])
  func tables(property: String) throws {
    let table = try #require(
      document("", beside: Self.toggle, table: "<connections>\(Self.outlet(property))</connections>"))
    #expect((table.tableHeaderView?.id == "v") == (property == "tableHeaderView"))
    #expect((table.tableFooterView?.id == "v") == (property == "tableFooterView"))
  }

  @Test("a view leaves the content view for the place that an outlet gives it")
  func inContentView() throws {
    let cell = Self.cell(Self.outlet("accessoryView")).replacing(
      "</subviews>", with: Self.toggle + "</subviews>")
    let row = try #require(document(cell, beside: "")?.sections.first?.rows.first)
    #expect(row.accessoryView?.id == "v")
    #expect(row.contentView == nil)
    #expect(row.textLabel?.text == "A")
  }

  @Test("a view has one place: the first outlet takes it")
  func once() throws {
    let rows = try #require(
      document(
        Self.cell(Self.outlet("accessoryView")) + Self.cell(Self.outlet("accessoryView")), beside: Self.toggle
      )?.sections.first?.rows)
    #expect(rows.map { $0.accessoryView == nil } == [false, true])
  }

  @Test(
    "outlets of the author's own, to no view or to nothing, change nothing",
    arguments: [
      (outlet("myView"), toggle), (outlet("accessoryView"), "<customObject id=\"v\"/>"),
      (outlet("accessoryView"), ""),
      (
        outlet("accessoryView"),
        "<tableViewCell id=\"v\"><rect key=\"frame\" width=\"9\" height=\"9\"/></tableViewCell>"
      ),
    ])
  func others(outlet: String, beside: String) throws {
    let cell = try #require(document(Self.cell(outlet), beside: beside)?.sections.first?.rows.first)
    #expect(cell.accessoryView == nil)
  }
}
