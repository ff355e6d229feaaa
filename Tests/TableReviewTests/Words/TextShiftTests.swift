import Testing

@testable import TableReview

/// What moved in a picture is told from its texts.
@Suite struct TextShiftTests {
  private let rows = ["Wi-Fi", "Bluetooth", "Sounds", "General"].map { ViewOutline.row($0) }

  @Test func aRowThatIsInsertedMovesThoseBelow() {
    let table = SceneOutline(rows)
    var others = rows
    others.insert(.row("Notifications"), at: 1)
    // Two pixels a point.
    #expect(TextShifts.rows(from: table, to: SceneOutline(others)) == [88])
    #expect(TextShifts.rows(from: SceneOutline(others), to: table) == [-88])
  }

  @Test func theDistanceOfMostTextsIsTheFirst() {
    var others = rows
    others.insert(.row("Notifications", height: 20), at: 1)
    others.insert(.row("Focus", height: 30), at: 4)
    #expect(TextShifts.rows(from: SceneOutline(rows), to: SceneOutline(others)) == [40, 100])
  }

  @Test func nothingHasMovedWhereNothingIsAlike() {
    let table = SceneOutline(rows)
    #expect(TextShifts.rows(from: table, to: table).isEmpty)
    var others = rows
    others.insert(.row("Notifications"), at: 0)
    #expect(TextShifts.rows(from: table, to: SceneOutline(others, theme: "ios16")).isEmpty)
    #expect(TextShifts.rows(from: table, to: SceneOutline([.row("Focus"), .row("Privacy")])).isEmpty)
  }
}
