import TableModel
import TableSources
import TableSpec
import Testing

/// Prototypes, and the rows that start from them.
struct ReuseTests {
  private func rows(_ spec: String) -> [Cell] {
    let result = Fixtures.load(spec, folder: Fixtures.brokenFolder)
    #expect(result.diagnostics == [])
    return result.document?.screens.flatMap(\.tableViews).flatMap(\.sections).flatMap(\.rows) ?? []
  }

  private static let prototypes = """
      prototypes:
        contact:
          style: subtitle
          height: 60
          textLabel: {text: Nobody, font: {weight: bold}, textColor: red}
          detailTextLabel: {font: 11}
          imageView: {image: images/dahlia.png, contentMode: center}
          accessoryType: disclosureIndicator
        plain: {}
    """

  private func contacts(_ rows: String) -> [Cell] {
    self.rows("tableView:\n\(Self.prototypes)\n  rows:\n\(rows)\n")
  }

  @Test func aRowThatAddsNothing() throws {
    let cell = try #require(
      contacts("    - {reuseIdentifier: contact}\n    - {reuseIdentifier: plain}").first)
    #expect(cell.style == .subtitle)
    #expect(cell.height == 60)
    #expect(cell.reuseIdentifier == "contact")
    #expect(
      cell.textLabel
        == Label(text: "Nobody", font: FontAttributes(weight: .bold), textColor: Color(0xFF0000)))
    #expect(cell.detailTextLabel == nil)
    #expect(cell.accessoryType == .disclosureIndicator)
    #expect(cell.imageView?.contentMode == .center)
  }

  @Test func aRowReplacesKeys() throws {
    let rows = contacts(
      """
          - {textLabel: Ann, detailTextLabel: Home, height: 70, reuseIdentifier: contact, accessoryType: checkmark}
          - {reuseIdentifier: contact, textLabel: {textColor: white}, imageView: images/wifi@2x.png}
          - {reuseIdentifier: contact, textLabel: {attributedText: [B]}, accessoryType: , imageView: null}
          - {reuseIdentifier: plain, textLabel: C}
          - {textLabel: D}
          - E
      """)
    let bold = FontAttributes(weight: .bold)
    #expect(
      rows.map(\.textLabel) == [
        Label(text: "Ann", font: bold, textColor: Color(0xFF0000)),
        Label(text: "Nobody", font: bold, textColor: .white),
        Label(text: "B", font: bold, textColor: Color(0xFF0000), attributedText: [TextRun(text: "B")]),
        Label(text: "C"), Label(text: "D"), Label(text: "E"),
      ])
    #expect(rows.first?.detailTextLabel == Label(text: "Home", font: FontAttributes(size: 11)))
    #expect(rows.map(\.height) == [70, 60, 60, nil, nil, nil])
    #expect(
      rows.map(\.accessoryType) == [.checkmark, .disclosureIndicator, .none, .none, .none, .none])
    #expect(
      rows.map { $0.imageView?.image.representations.first?.name } == [
        "images/dahlia.png", "images/wifi@2x.png", nil, nil, nil, nil,
      ])
    #expect(rows.map { $0.imageView?.contentMode } == [.center, .center, nil, nil, nil, nil])
  }

  @Test func prototypesOfAScreenAndATable() {
    let rows = rows(
      """
      tableViews:
        - {name: a, rows: [{reuseIdentifier: x}, {reuseIdentifier: y}], prototypes: {x: {id: table}}}
        - {name: b, rows: [{reuseIdentifier: x}]}
      prototypes: {x: {id: screen}, y: {id: other}}
      """)
    #expect(rows.map(\.id) == ["table", "other", "screen"])
  }

  @Test func identifiersWithoutPrototypesAreKept() {
    #expect(rows("tableView: {rows: [{reuseIdentifier: x}]}") == [Cell(reuseIdentifier: "x")])
    #expect(
      rows("tableView: {prototypes: {}, rows: [{reuseIdentifier: x}]}") == [Cell(reuseIdentifier: "x")])
  }

  @Test func aRowMayOverruleItsPrototypesAccessory() {
    let cells = rows(
      """
      tableView:
        prototypes: {x: {accessoryType: checkmark}}
        rows: [{reuseIdentifier: x, accessoryView: A}]
      """)
    #expect(cells.map(\.accessoryType) == [.checkmark])
  }

  @Test func whatOnlyRowsCanCompleteIsNotMissing() {
    let result = Fixtures.load(
      """
      tableView:
        prototypes:
          x: {detailTextLabel: {minimumScaleFactor: 0.5}, imageView: {contentMode: center}}
        rows: [{reuseIdentifier: x, textLabel: A}]
      """)
    #expect(result.diagnostics == [])
    #expect(
      result.document?.screens.first?.tableViews.first?.sections.first?.rows
        == [Cell(textLabel: Label(text: "A"), reuseIdentifier: "x")])
  }
}
