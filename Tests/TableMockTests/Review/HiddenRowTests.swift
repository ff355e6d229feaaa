import TableComparison
import TableMock
import Testing

/// The rows that a picture does not show, of which a digest is kept.
@Suite struct HiddenRowTests {
  private static func digest(_ last: Cell, rows: Int = 20) throws -> String? {
    var cells = (0..<(rows - 1)).map { Cell(textLabel: Label(text: "Row \($0)")) }
    cells.append(last)
    var screen = Screen(tableView: TableView(sections: [Section(rows: cells)]))
    screen.size = Size(width: 320, height: 200)
    return HiddenRows(of: screen, besides: try Renderer().scene(of: screen, as: Variant(theme: "ios16")))
      .digest
  }

  @Test func allOfARowCounts() throws {
    let plain = Cell(textLabel: Label(text: "Last"))
    let usual = try #require(try Self.digest(plain))
    #expect(try Self.digest(plain) == usual)
    var (other, style, accessory, detail) = (plain, plain, plain, plain)
    other.textLabel = Label(text: "Other")
    style.style = .subtitle
    accessory.accessoryType = .disclosureIndicator
    detail.detailTextLabel = Label(text: "More")
    for cell in [other, style, accessory, detail] { #expect(try Self.digest(cell) != usual) }
    #expect(try Self.digest(plain, rows: 2) == nil)
  }
}
