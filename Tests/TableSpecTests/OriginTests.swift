import TableModel
import TableSources
import Testing

/// Every part of a document leads back to the line that made it.
struct OriginTests {
  /// The place of a part of the first screen, as `line:column`.
  private func place(_ path: ElementPath, in spec: String) -> String? {
    guard let origins = Fixtures.load(spec).origins,
      let location = OriginFinder(origins).origin(of: path)?.location,
      let line = location.line, let column = location.column
    else { return nil }
    return "\(line):\(column)"
  }

  private func row(_ section: Int, _ row: Int, screen: Int = 0, _ steps: ElementStep...) -> ElementPath {
    steps.reduce(ElementPath.row(IndexPath(section: section, row: row), screen: screen)) { $0.appending($1) }
  }

  private static let sections = """
    tableView:
      style: grouped
      sections:
        - header: One
          rows:
            - Wi-Fi
            - textLabel: Bluetooth
              detailTextLabel: {text: Off}
        - rows:
            - contentView:
                - label: First
                - {frame: [0, 0, 9, 9], subviews: [{label: Inner}]}
    """

  @Test func rowsAndTheirParts() {
    let spec = OriginTests.sections
    #expect(place(ElementPath(screen: 0), in: spec) == "1:1")
    #expect(place(ElementPath(screen: 0, steps: [.key("tableView"), .key("style")]), in: spec) == "2:3")
    #expect(place(row(0, 0), in: spec) == "6:11")
    #expect(place(row(0, 1), in: spec) == "7:11")
    #expect(place(row(0, 1, .key("detailTextLabel")), in: spec) == "8:11")
    #expect(place(row(0, 1, .key("detailTextLabel"), .key("text")), in: spec) == "8:29")
    #expect(
      place(row(1, 0, .key("contentView"), .key("subviews"), .item(1), .key("subviews"), .item(0)), in: spec)
        == "12:48")
  }

  @Test func whatIsNotWrittenLeadsToWhatStandsAroundIt() {
    #expect(place(row(0, 0, .key("textLabel")), in: OriginTests.sections) == "6:11")
    #expect(place(row(0, 1, .key("imageView"), .key("image")), in: OriginTests.sections) == "7:11")
  }

  @Test func rowsWithoutSectionsAreThoseOfTheFirst() {
    #expect(place(row(0, 1), in: "tableView:\n  rows:\n    - A\n    - B\n") == "4:7")
  }

  @Test func repeatedRowsLeadToTheirItems() {
    let spec =
      "tableView:\n  rows:\n    - A\n    - forEach:\n        - B\n        - C\n      row: '{}'\n    - D\n"
    #expect(place(row(0, 0), in: spec) == "3:7")
    #expect(place(row(0, 1), in: spec) == "5:11")
    #expect(place(row(0, 2), in: spec) == "6:11")
    #expect(place(row(0, 3), in: spec) == "8:7")
  }

  @Test func whatAPrototypeSaysLeadsThere() {
    let spec = """
      prototypes:
        contact: {style: subtitle, detailTextLabel: {textColor: red}}
      tableView:
        rows:
          - {reuseIdentifier: contact, textLabel: Ann, detailTextLabel: Home}
      """
    #expect(place(row(0, 0, .key("textLabel")), in: spec) == "5:34")
    #expect(place(row(0, 0, .key("style")), in: spec) == "2:13")
    #expect(place(row(0, 0, .key("detailTextLabel"), .key("textColor")), in: spec) == "2:48")
  }

  @Test func eachOfSeveralTablesIsAScreen() {
    let spec = """
      tableViews:
        - {name: a, rows: [A]}
        - {name: b, rows: [B, C]}
      ---
      tableView: {rows: [D]}
      """
    #expect(place(row(0, 0, screen: 0), in: spec) == "2:22")
    #expect(place(row(0, 1, screen: 1), in: spec) == "3:25")
    #expect(place(row(0, 0, screen: 2), in: spec) == "5:20")
    #expect(place(row(0, 0, screen: 3), in: spec) == nil)
  }

  @Test func pickedScreensKeepTheirPlaces() throws {
    let origins = try #require(
      Fixtures.load("tableView: {rows: [A]}\n---\ntableView: {rows: [B]}\n").origins)
    let picked = OriginFinder(origins.picking(screens: [1]))
    #expect(picked.origin(of: row(0, 0))?.location.line == 3)
    #expect(picked.origin(of: row(0, 0, screen: 1)) == nil)
  }

  @Test func pathsReadLikeSpecs() {
    #expect(row(1, 2, .key("textLabel")).description == "tableView.sections[1].rows[2].textLabel")
  }
}
