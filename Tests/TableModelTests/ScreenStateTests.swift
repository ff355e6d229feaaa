import TableModel
import Testing

/// What tables are shown doing.
@Suite struct ScreenStateTests {
  private let screen = Screen(tableView: TableView(sections: [Section(rows: [Cell(), Cell()])]))

  private func table(_ state: ScreenState) throws -> TableView {
    try #require(state.applied(to: screen).tableViews.first)
  }

  @Test func nothingIsChangedWhereNothingIsAskedFor() {
    #expect(ScreenState.normal.applied(to: screen) == screen)
  }

  @Test func rowsAndTablesAreChanged() throws {
    #expect(try table(.editing).isEditing)
    #expect(try table(.selected).sections[0].rows.allSatisfy(\.isSelected))
    let deleting = try table(.showingDeleteConfirmation)
    #expect(deleting.isEditing)
    #expect(
      deleting.sections[0].rows.allSatisfy { $0.editingStyle == .delete && $0.showingDeleteConfirmation })
    #expect(try table(.loading).contentUnavailable == ContentUnavailable(.loading))
    #expect(try table(.empty).sections.isEmpty)
    #expect(try table(.empty).contentUnavailable?.reason == .empty(nil))
  }

  @Test func wordsOfTheSourceForEmptyTablesStay() throws {
    var own = screen
    own.updateTableViews { $0.contentUnavailable = ContentUnavailable(.empty(nil), text: "No Contacts") }
    #expect(ScreenState.empty.applied(to: own).tableViews.first?.contentUnavailable?.text == "No Contacts")
  }
}
