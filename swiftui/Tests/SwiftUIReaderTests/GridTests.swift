import Testing

@testable import SwiftUIReader

/// What grids become: rows whose cells have the width of their column.
struct GridTests: ReadsViews {
  private func grid(_ source: String) throws -> JSON {
    try #require(rows(read("List { \(source) }")).first?["contentView"]?["subviews"]?.items.first)
  }

  /// A label stays in one piece in the column of a grid, and cells that are not there keep their room.
  @Test func gridsKeepTheirItemsTogether() throws {
    let grid = try grid(
      """
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) {
        ForEach(0..<4) { Label("\\($0)", systemImage: "star") }
      }
      """)
    let lines = grid["subviews"]?.items ?? []
    #expect(grid["vStack"] != nil && lines.allSatisfy { $0["hStack"]?["spacing"] == .number(8) })
    let cells = lines.map { $0["subviews"]?.items ?? [] }
    #expect(cells.map(\.count) == [3, 3])
    #expect(cells.joined().map { $0["subviews"]?.items.count } == [2, 2, 2, 2, nil, nil])
    #expect(Set(cells.joined().map { $0["flexibleFrame"]?["maxWidth"]?.text }) == ["infinity"])
  }

  /// A cell may say the side at which all of its column stands, and where it needs no room.
  @Test(
    arguments: [
      (".gridColumnAlignment(.trailing)", "gridColumnAlignment", .string("trailing")),
      (".gridColumnAlignment(.center)", "gridColumnAlignment", .string("center")),
      (".gridCellColumns(2)", "gridCellColumns", .number(2)), (".gridCellColumns(1)", "gridCellColumns", nil),
      (".gridCellColumns(-9)", "gridCellColumns", nil),
      (".gridCellColumns(999)", "gridCellColumns", .number(100)),
      (".gridCellUnsizedAxes(.vertical)", "gridCellUnsizedAxes", .string("vertical")),
      (".gridCellUnsizedAxes([.horizontal, .vertical])", "gridCellUnsizedAxes", .string("both")),
    ] as [(String, String, JSON?)])
  func cellsSayTheirPlace(_ modifier: String, _ key: String, _ value: JSON?) throws {
    let grid = try grid("Grid { GridRow { Text(\"A\")\(modifier); Text(\"B\") } }")
    #expect(grid["subviews"]?.items.first?["subviews"]?.items.first?[key] == value)
  }

  /// How wide the columns of a lazy grid are.
  @Test(
    arguments: [
      ("[GridItem(.fixed(40)), GridItem(.flexible())]", ["40", "10…infinity"]),
      ("[GridItem(.flexible()), GridItem()]", ["10…infinity", "10…infinity"]),
      ("[GridItem(.flexible(minimum: 20, maximum: 60)), GridItem(.fixed(9))]", ["20…60", "9"]),
      ("Array(repeating: GridItem(.flexible()), count: 2)", ["10…infinity", "10…infinity"]),
      ("[GridItem(.fixed(138)), GridItem(.adaptive(minimum: 80))]", ["138", "10…infinity", "10…infinity"]),
      (
        "[GridItem(.fixed(10), spacing: 3), GridItem(.fixed(20)), GridItem(.fixed(30))]",
        ["10", "3", "20", "8", "30"]
      ),
      ("[GridItem(.adaptive(minimum: 0))]", nil), ("[]", ["10…infinity"]), ("unknown", ["10…infinity"]),
    ] as [(String, [String]?)])
  func columnsHaveTheWidthsThatTheySay(_ columns: String, _ expected: [String]?) throws {
    let grid = try grid("LazyVGrid(columns: \(columns)) { ForEach(0..<6) { Text(\"\\($0)\") } }")
    let line = grid["hStack"] == nil ? grid["subviews"]?.items.first : grid
    let cells = line?["hStack"] == nil ? [line].compactMap { $0 } : line?["subviews"]?.items ?? []
    #expect(cells.count == expected?.count ?? 20)
    let widths = cells.map { cell -> String in
      let frame = cell["flexibleFrame"]
      let digits = { (key: String) in frame?[key].map { $0.text ?? JSONWriter.digits(of: $0.number ?? -1) } }
      return digits("width") ?? "\(digits("minWidth") ?? "")…\(digits("maxWidth") ?? "")"
    }
    if let expected { #expect(widths == expected) }
  }

  /// The cells of one column stand in no rows, which would be levels of the few that a spec has.
  @Test func oneColumnTakesOneLevel() throws {
    let grid = try grid("LazyVGrid(columns: [GridItem()]) { Text(\"A\"); Text(\"B\") }")
    let cells = grid["subviews"]?.items ?? []
    #expect(grid["vStack"] != nil && cells.map { $0["label"] != nil } == [true, true])
    #expect(cells.allSatisfy { $0["flexibleFrame"]?["maxWidth"]?.text == "infinity" })
  }

  /// An item says where the cells of its column stand.
  @Test func itemsAlignTheirColumns() throws {
    let grid = try grid(
      "LazyVGrid(columns: [GridItem(alignment: .trailing), GridItem()], alignment: .leading) "
        + "{ ForEach(0..<2) { Text(\"\\($0)\") } }")
    let cells = grid["subviews"]?.items ?? []
    #expect(cells.map { $0["flexibleFrame"]?["alignment"]?.text } == ["trailing", "leading"])
  }

  /// The views of a grid that grows sideways follow each other from top to bottom.
  @Test func levelGridsHaveRows() throws {
    let grid = try grid(
      "LazyHGrid(rows: [GridItem(.fixed(20), spacing: 3), GridItem()], spacing: 5) { ForEach(0..<5) { Text(\"\\($0)\") } }"
    )
    #expect(grid["grid"]?["horizontalSpacing"] == .number(5))
    #expect(grid["grid"]?["verticalSpacing"] == .number(3))
    let rows = (grid["subviews"]?.items ?? []).map { $0["subviews"]?.items ?? [] }
    #expect(rows.map(\.count) == [3, 2])
    #expect(rows.map { $0[0]["flexibleFrame"]?["height"] } == [.number(20), nil])
  }

  /// Rows of a grid have its alignment or their own, and other views stand among them.
  @Test func cellsStandBelowEachOther() throws {
    let grid = try grid(
      """
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 12) {
        GridRow { Text("A"); TextField("B", text: .constant("")) }
        Divider()
        GridRow(alignment: .top) { Text("C"); Text("D") }.padding(3)
      }
      """)
    #expect(grid["grid"]?["alignment"]?.text == "leading")
    #expect(grid["grid"]?["rowAlignment"]?.text == "firstTextBaseline")
    #expect(grid["grid"]?["horizontalSpacing"] == .number(12))
    #expect(grid["grid"]?["verticalSpacing"] == nil)
    let rows = grid["subviews"]?.items ?? []
    #expect(rows.map { $0["gridRow"] != nil } == [true, false, true])
    #expect(rows.map { $0["subviews"]?.items.count } == [2, nil, 2])
    #expect(rows.last?["gridRow"]?["alignment"]?.text == "top")
    // What is said of a row is said of each of its cells.
    #expect(rows.last?["padding"] == nil)
    #expect(rows.last?["subviews"]?.items.map { $0["padding"]?["top"] } == [.number(3), .number(3)])
  }

  /// A line is hidden below a row that says so, or above the next one.
  @Test(
    arguments: [
      (".listRowSeparator(.hidden)", "", [true, true, false]),
      (".listRowSeparator(.visible)", "", [false, false, false]),
      (".listRowSeparator(.hidden, edges: .top)", "", [true, false, false]),
      (".listRowSeparator(.hidden, edges: [.bottom])", "", [false, true, false]),
      ("", ".listRowSeparator(.hidden)", [true, true, true]),
      (".listRowSeparator(.visible)", ".listRowSeparator(.hidden, edges: .bottom)", [true, false, true]),
    ] as [(String, String, [Bool])])
  func linesAreHidden(_ row: String, _ section: String, _ expected: [Bool]) throws {
    let reading = try read("List { Section { Text(\"A\"); Text(\"B\")\(row); Text(\"C\") }\(section) }")
    let rows = rows(reading)
    #expect(rows.map { $0["separatorInset"]?["right"] == .number(4_096) } == expected)
    #expect(rows.map { $0["contentView"] != nil } == expected)
  }
}
