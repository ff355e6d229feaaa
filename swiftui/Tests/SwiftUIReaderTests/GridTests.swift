import Testing

@testable import SwiftUIReader

/// What grids become: rows whose cells have the width of their column.
struct GridTests: ReadsViews {
  private func grid(_ source: String) throws -> JSON {
    try #require(rows(read("List { \(source) }")).first?["contentView"]?["subviews"]?.items.first)
  }

  private func lines(_ cell: JSON?) -> [String] { cell?["constraints"]?.items.compactMap(\.text) ?? [] }

  /// A label stays in one piece in the column of a grid.
  @Test func gridsKeepTheirItemsTogether() throws {
    let grid = try grid(
      """
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) {
        ForEach(0..<4) { Label("\\($0)", systemImage: "star") }
      }
      """)
    let lines = grid["subviews"]?.items ?? []
    #expect(lines.map { $0["subviews"]?.items.count } == [3, 3])
    let item = lines.first?["subviews"]?.items.first
    #expect(item?["stackView"]?["alignment"]?.text == "center")
    #expect(item?["subviews"]?.items.count == 1)
  }

  /// A cell may say the side at which all of its column stands.
  @Test func aCellSaysTheSideOfItsColumn() throws {
    let grid = try grid(
      """
      Grid { GridRow { Text("A"); Text("B") }; GridRow { Text("C"); Text("D").gridColumnAlignment(.trailing) } }
      """)
    let sides = (grid["subviews"]?.items ?? []).map { line in
      line["subviews"]?.items.map { $0["stackView"]?["alignment"]?.text }
    }
    #expect(sides == [["center", "trailing"], ["center", "trailing"]])
  }

  /// How wide the columns of a lazy grid are.
  @Test(
    arguments: [
      ("[GridItem(.fixed(40)), GridItem(.flexible())]", [["width == 40@990"], []]),
      ("[GridItem(.flexible()), GridItem()]", [[], ["width == view1.width@800"]]),
      (
        "[GridItem(.flexible(minimum: 20, maximum: 60)), GridItem(.fixed(9))]",
        [["width >= 20@900", "width <= 60@900"], ["width == 9@990"]]
      ),
      ("Array(repeating: GridItem(.flexible()), count: 2)", [[], ["width == view1.width@800"]]),
      (
        "[GridItem(.fixed(138)), GridItem(.adaptive(minimum: 80))]",
        [["width == 138@990"], [], ["width == view2.width@800"]]
      ),
      ("[GridItem(.adaptive(minimum: 0))]", nil), ("[]", [[]]), ("unknown", [[]]),
    ] as [(String, [[String]]?)])
  func columnsHaveTheWidthsThatTheySay(_ columns: String, _ expected: [[String]]?) throws {
    let grid = try grid("LazyVGrid(columns: \(columns)) { ForEach(0..<6) { Text(\"\\($0)\") } }")
    let cells = grid["subviews"]?.items.first?["subviews"]?.items ?? []
    #expect(cells.count == expected?.count ?? 20)
    if let expected { #expect(cells.map(lines) == expected) }
  }

  /// The cells of later rows are as wide as those of the first; columns with something that may grow share the room.
  @Test func cellsStandBelowEachOther() throws {
    let grid = try grid(
      """
      Grid(alignment: .leading, horizontalSpacing: 12) {
        GridRow { Text("A"); TextField("B", text: .constant("")) }
        Divider()
        GridRow(alignment: .firstTextBaseline) { Text("C"); Text("D") }
        GridRow { Text("E").gridCellColumns(2) }
        GridRow { Text("F") }
      }
      """)
    let rows = grid["subviews"]?.items ?? []
    #expect(rows.count == 5)
    #expect(rows[0]["stackView"]?["spacing"] == .number(12))
    #expect(rows[2]["stackView"]?["alignment"]?.text == "firstBaseline")
    let cells = rows.map { $0["subviews"]?.items ?? [] }
    #expect(cells.map(\.count) == [2, 1, 2, 1, 2])
    let names = cells[0].map { $0["id"]?.text ?? "" }
    #expect(cells[2].map(lines) == names.map { ["width == \($0).width"] })
    #expect(cells[0][0]["contentHuggingPriority"] == nil)
    #expect(cells[0][1]["contentHuggingPriority"] == .number(1))
    #expect(cells[0][0]["stackView"]?["alignment"]?.text == "leading")
    #expect(cells[0][1]["stackView"]?["alignment"]?.text == "fill")
    #expect(cells[3].map(lines) == [[]])
  }

  /// Where there is not room for all, the longest texts break.
  @Test func longTextsBreakFirst() throws {
    let grid = try grid("Grid { GridRow { Text(\"Short\"); Text(\"A much longer text\") } }")
    let cells = grid["subviews"]?.items.first?["subviews"]?.items ?? []
    let labels = cells.map { $0["subviews"]?.items.first }
    #expect(labels.map { $0?["contentCompressionResistancePriority"] } == [nil, .number(749)])
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
