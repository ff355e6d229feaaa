import Testing

@testable import SwiftUIReader

/// How far apart views stand that are in no list.
struct ColumnTests: ReadsViews {
  /// The distances of the rows from their edges, from top to bottom: top, leading, bottom, trailing.
  private func edges(_ body: String) throws -> [[Double]] {
    let rows =
      try read(body).document["tableView"]?["sections"]?.items.flatMap { $0["rows"]?.items ?? [] } ?? []
    return rows.map { row in
      let lines = row["contentView"]?["constraints"]?.items.compactMap(\.text) ?? []
      return ["top >=", "leading ==", "bottom <=", "trailing =="].map { start in
        lines.first { $0.contains(start) }?.split(separator: " ").last.flatMap { Double($0) } ?? -1
      }
    }
  }

  /// The spacing of a column lies between its views, and its padding around them; columns in it add theirs.
  @Test(
    arguments: [
      ("VStack(spacing: 20) { TEXT; TEXT }.padding()", [[16, 16, 10, 16], [10, 16, 16, 16]]),
      ("VStack { TEXT; TEXT }", [[0, 0, 4, 0], [4, 0, 0, 0]]),
      (
        "ScrollView { VStack(spacing: 6) { TEXT; TEXT }.padding(.horizontal, 30) }",
        [[0, 30, 3, 30], [3, 30, 0, 30]]
      ),
      (
        "VStack(spacing: 10) { VStack(spacing: 2) { TEXT; TEXT }.padding(.leading, 5); TEXT }.padding(.top, 7)",
        [[7, 5, 1, 0], [1, 5, 5, 0], [5, 0, 0, 0]]
      ),
      ("VStack(spacing: -5) { TEXT; TEXT }.padding(-3)", [[0, 0, 0, 0], [0, 0, 0, 0]]),
      (
        "VStack(spacing: 9_000) { TEXT; TEXT }.padding(9_000)",
        [[200, 200, 200, 200], [200, 200, 200, 200]]
      ),
    ])
  func columnsHaveTheirSpacing(_ body: String, _ expected: [[Double]]) throws {
    let text = "Text(\"A\").frame(maxWidth: .infinity)"
    #expect(try edges(body.replacing("TEXT", with: text)) == expected)
  }

  /// Rows of no list are as high as what stands in them, and links have no arrow.
  @Test func rowsOfNoListAreAsHighAsTheirViews() throws {
    let reading = try read("VStack { Text(\"A\"); NavigationLink(\"B\") { Text(\"C\") } }")
    let rows = reading.document["tableView"]?["sections"]?.items.first?["rows"]?.items ?? []
    #expect(rows.count == 2 && rows.allSatisfy { $0["accessoryType"] == nil })
    #expect(!rows.contains { written($0).contains("height >=") })
  }
}
