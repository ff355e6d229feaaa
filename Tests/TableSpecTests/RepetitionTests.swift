import TableModel
import TableSources
import TableSpec
import Testing

/// Rows that are repeated for each item of a list.
struct RepetitionTests {
  private func rows(_ row: String, in list: String = "tableView:\n  style: grouped") -> [Cell] {
    let result = Fixtures.load("\(list)\n  rows:\n    - A\n    - \(row)\n    - Z\n")
    #expect(result.diagnostics == [], "\(row)")
    return result.document?.screens.first?.tableViews.first?.sections.first?.rows.dropFirst().dropLast() ?? []
  }

  private func texts(_ row: String) -> [String?] { rows(row).map(\.textLabel?.text) }

  @Test func texts() {
    #expect(texts("{forEach: [B, 2, null x], row: \"{}\"}") == ["B", "2", "null x"])
    #expect(texts("{forEach: [B, C], row: {textLabel: \"Room {} ({})\"}}") == ["Room B (B)", "Room C (C)"])
    #expect(texts("{forEach: [], row: \"{}\"}") == [])
    #expect(texts("{forEach: [B, C], row: X}") == ["X", "X"])
    #expect(texts("{row: \"{}\", forEach: [B]}") == ["B"])
  }

  @Test func names() {
    let cells = rows(
      """
      forEach:
              - {title: Ann, room: 4}
              - {title: "{room}", room: }
            row:
              style: subtitle
              textLabel: {text: "{title}", font: {size: 20}}
              detailTextLabel: Room {room}.
              contentView: [{label: "{title}{room}"}]
      """)
    #expect(cells.map(\.textLabel?.text) == ["Ann", "{room}"])
    #expect(cells.map(\.detailTextLabel?.text) == ["Room 4.", "Room ."])
    #expect(
      cells.map { $0.contentView?.subviews.first?.content } == [
        .label(Label(text: "Ann4")), .label(Label(text: "{room}")),
      ])
  }

  @Test func aPlaceholderAloneIsTheValueItself() {
    let cells = rows(
      """
      forEach: [{h: 50, on: true, kind: checkmark}, {h: null, on: false, kind: none}]
            row: {height: "{h}", selected: "{on}", accessoryType: "{kind}"}
      """)
    #expect(cells.map(\.height) == [50, nil])
    #expect(cells.map(\.isSelected) == [true, false])
    #expect(cells.map(\.accessoryType) == [.checkmark, .none])
  }

  /// What would be drawn of it is nothing: a badge without its text, and an accessory without all of its keys.
  @Test(arguments: [
    "accessoryView: {badge: {text: \"{n}\"}}", "accessoryView: {badge: {text: \"{n}\", color: red}}",
    "accessories: [{label: \"{n}\"}]", "accessories: [{popUpMenu: \"{n}\"}]",
  ])
  func anEmptyValueLeavesOutWhatIsNothingWithoutIt(_ keys: String) {
    let list = keys.contains("accessories") ? "collectionView:" : "tableView:"
    let cells = rows("{forEach: [{n: \"\"}, {n: \"2\"}], row: {textLabel: A, \(keys)}}", in: list)
    #expect(cells.map { $0.accessoryView == nil && $0.accessories.isEmpty } == [true, false])
  }

  @Test func anEmptyValueLeavesItsKeyOut() {
    let cells = rows(
      """
      forEach: [{name: Ann, note: Office, kind: checkmark, size: 20}, {name: Bo, note: "", kind: "", size: ""}]
            row:
              style: subtitle
              textLabel: {text: "{name}", font: {size: "{size}"}}
              detailTextLabel: "{note}"
              accessoryType: "{kind}"
      """)
    #expect(cells.map(\.detailTextLabel?.text) == ["Office", nil])
    #expect(cells.map(\.accessoryType) == [.checkmark, .none])
    #expect(cells.map(\.textLabel?.font?.size) == [20, nil])
  }

  @Test func aLabelWhoseTextIsEmptyKeepsItsOtherKeys() {
    let cells = rows("{forEach: [\"\"], row: {textLabel: {text: \"{}\", textColor: red}}}")
    #expect(cells.map(\.textLabel?.text) == [""])
    #expect(cells.allSatisfy { $0.textLabel?.textColor != nil })
  }

  @Test(arguments: [
    ("{{", "{"), ("{{}", "{}"), ("}", "}"), ("{{{}}}", "{B}}"), ("a {{b} c", "a {b} c"), ("{}{}", "BB"),
  ])
  func braces(_ template: String, _ expected: String) {
    #expect(texts("{forEach: [B], row: \"\(template)\"}") == [expected])
  }

  @Test func bracesElsewhereStayAsWritten() {
    #expect(Fixtures.cell("\"{{ {name} {\"")?.textLabel?.text == "{{ {name} {")
  }

  @Test func repeatedRowsMayStartFromPrototypes() {
    let result = Fixtures.load(
      """
      prototypes: {a: {height: 50}, b: {height: 60, textLabel: "{}"}}
      tableView: {rows: [{forEach: [a, b], row: {reuseIdentifier: "{}", id: "row {}"}}]}
      """)
    #expect(result.diagnostics == [])
    let rows = result.document?.screens.first?.tableViews.first?.sections.first?.rows ?? []
    #expect(rows.map(\.height) == [50, 60])
    #expect(rows.map(\.id) == ["row a", "row b"])
    #expect(rows.last?.textLabel?.text == "{}")
  }

  @Test func manyNamesAreNotAllOffered() {
    let data = (0..<600).map { "name\($0 + 1_000): A" }.joined(separator: ", ")
    let result = Fixtures.load("tableView: {rows: [{forEach: [{\(data)}], row: '{x}'}]}")
    #expect(result.diagnostics.first?.hint?.hasSuffix("“{name1011}” and others") == true)
  }

  @Test func placesOfUnknownNames() {
    let result = Fixtures.load("tableView: {rows: [{forEach: [{ab: c}], row: 'x {ax} y'}]}")
    #expect(result.diagnostics.map(\.location.column) == [49])
    let open = Fixtures.load("tableView: {rows: [{forEach: [{ab: c}], row: 'x {ab} {'}]}")
    #expect(open.diagnostics.map(\.location.column) == [54])
    let escaped = Fixtures.load("tableView: {rows: [{forEach: [{ab: c}], row: \"\\u0041 {ax}\"}]}")
    #expect(escaped.diagnostics.map(\.location.column) == [46])
    #expect(escaped.diagnostics.map(\.hint) == ["did you mean “{ab}”?"])
  }
}
