import Testing

@testable import SwiftUIReader

/// How far apart views stand that are in no list.
struct ColumnTests: ReadsViews {
  /// The distances of the rows from their edges, from top to bottom: top, leading, bottom, trailing.
  private func edges(_ body: String) throws -> [[Double]] {
    try columnRows(read(body)).map { row in
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
      ("VStack { TEXT; TEXT }", [[0, 0, 1, 0], [1, 0, 0, 0]]),
      ("VStack { TEXT; TEXT.font(.title3) }", [[0, 0, 0.667, 0], [0.667, 0, 0, 0]]),
      ("VStack { VStack { TEXT }; TEXT.font(.system(size: 12)) }", [[0, 0, 0, 0], [0, 0, 0, 0]]),
      ("VStack { HStack { TEXT; Spacer() }; TEXT }", [[0, 0, 1, 0], [1, 0, 0, 0]]),
      ("VStack { TEXT; TEXT.padding(.top, 1) }", [[0, 0, 4, 0], [4, 0, 0, 0]]),
      ("VStack { TEXT; TEXT.frame(height: 30) }", [[0, 0, 4, 0], [4, 0, 0, 0]]),
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

  /// A column that is narrower than the screen is one row in its middle.
  @Test(arguments: [("width: 280, height: 420", 1), ("maxWidth: 300", 1), ("maxWidth: 600", 2)])
  func aNarrowColumnIsOneRow(_ frame: String, _ count: Int) throws {
    let rows = try columnRows(read("VStack { Text(\"A\"); Text(\"B\") }.frame(\(frame))"))
    #expect(rows.count == count)
    #expect(rows.filter { written($0).contains("vStack") }.count == 2 - count)
  }

  /// Rows of no list are as high as what stands in them, and links have no arrow.
  @Test func rowsOfNoListAreAsHighAsTheirViews() throws {
    let rows = try columnRows(read("VStack { Text(\"A\"); NavigationLink(\"B\") { Text(\"C\") } }"))
    #expect(rows.count == 2 && rows.allSatisfy { $0["accessoryType"] == nil })
    #expect(!rows.contains { written($0).contains("height >=") })
  }

  /// Where the rows stand that take the room of a screen: `|` for one, with its height, `-` for others.
  @Test(
    arguments: [
      ("Text(\"A\")", "|1 - |1"),
      ("VStack { Text(\"A\"); Text(\"B\") }", "|1 - - |1"),
      ("VStack(spacing: 20) { Text(\"A\"); Spacer(); Text(\"B\") }", "- |28 -"),
      ("VStack(spacing: 0) { Spacer(minLength: 30); Text(\"A\") }", "|30 -"),
      ("VStack { Text(\"A\"); Spacer() }", "-"),
      ("VStack { ScrollView { Text(\"A\"); Spacer() }; Text(\"B\") }", "- - |8 -"),
      ("ScrollView { VStack { Text(\"A\"); Spacer(minLength: 60); Text(\"B\") } }", "- - -"),
      ("VStack { Text(\"A\"); Spacer().frame(height: 40); Text(\"B\") }", "|1 - - - |1"),
      ("ScrollView { Text(\"A\") }", "-"),
      ("VStack { Text(\"A\") }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)", "-"),
      ("VStack { Text(\"A\") }.frame(maxHeight: .infinity, alignment: .bottomLeading)", "|1 -"),
      ("VStack { Text(\"A\"); VStack { Text(\"B\") }.frame(maxHeight: .infinity) }", "- |8 - |4"),
      ("VStack { VStack { Text(\"A\"); Spacer(); Text(\"B\") }.frame(height: 90) }", "|1 - |1"),
      ("Text(\"A\").safeAreaInset(edge: .bottom) { Text(\"B\") }", "|1 - |1 -"),
      ("List { Text(\"A\"); Spacer() }", ""),
    ])
  func spacersTakeTheRoomOfTheScreen(_ body: String, _ expected: String) throws {
    let made = try allRows(read(body)).map { row in
      row["fillsHeight"] == nil ? "-" : "|\(row["height"].map(written) ?? "")"
    }
    #expect(made.joined(separator: " ") == expected)
  }

  /// Spacers with a length keep it, with the spacing of their column, and a column of a height stays in one piece.
  @Test func lengthsOfSpacersAreKept() throws {
    let body = "VStack(spacing: 6) { Text(\"A\"); Spacer().frame(height: 40); Text(\"B\") }"
    #expect(try columnRows(read(body))[1]["height"] == .number(46))
    let scrolled = "ScrollView { VStack { Text(\"A\"); Spacer(minLength: 60); Text(\"B\") } }"
    #expect(try columnRows(read(scrolled))[1]["height"] == .number(68))
    let whole = try read("VStack { Text(\"A\"); Spacer(); Text(\"B\") }.frame(height: 300)")
    #expect(columnRows(whole).count == 1 && written(whole.document).contains("300"))
  }

  /// What says that there is nothing is a state of the screen, and no row.
  @Test func aScreenMayHaveNothing() throws {
    let reading = try read("ContentUnavailableView(\"No Mail\", systemImage: \"tray\")")
    #expect(reading.document["tableView"]?["emptyState"]?["text"]?.text == "No Mail")
  }
}
