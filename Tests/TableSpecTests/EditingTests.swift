import TableModel
import TableSources
import TableSpec
import Testing

/// Editing, selection, backgrounds and transitions: every key.
struct EditingTests {
  private func label(_ text: String) -> View { View(content: .label(Label(text: text))) }

  @Test func everyKeyOfACellThatIsEdited() {
    let cell = Fixtures.cell(
      """
      {editing: true, editingStyle: delete, editingAccessoryType: checkmark, showsReorderControl: true,
            shouldIndentWhileEditing: false, showingDeleteConfirmation: true, titleForDeleteConfirmationButton: Remove,
            editActions: [More, {title: Flag, backgroundColor: orange}, {title: Bin, style: destructive}],
            transition: {from: default, to: [showingEditControl, showingDeleteConfirmation], progress: 0.25}}
      """)
    let expected = Cell(
      isEditing: true,
      editingStyle: .delete,
      editingAccessoryType: .checkmark,
      showsReorderControl: true,
      shouldIndentWhileEditing: false,
      showingDeleteConfirmation: true,
      titleForDeleteConfirmationButton: "Remove",
      editActions: [
        RowAction(title: "More"),
        RowAction(title: "Flag", backgroundColor: Color(red: 1, green: 0.5, blue: 0)),
        RowAction(title: "Bin", isDestructive: true),
      ],
      transition: Transition(to: [.showingEditControl, .showingDeleteConfirmation], progress: 0.25)
    )
    #expect(cell == expected)
  }

  @Test func everyKeyOfACellThatIsSelected() {
    let cell = Fixtures.cell(
      """
      {reuseIdentifier: contact, selected: true, highlighted: true, accessoryView: A, editingAccessoryView: B,
            backgroundView: C, selectedBackgroundView: {top: D, single: {backgroundColor: white}},
            multipleSelectionBackgroundView: {alpha: 0.5}, contentView: [E]}
      """)
    let expected = Cell(
      reuseIdentifier: "contact",
      contentView: ContentView(subviews: [label("E")]),
      accessoryView: label("A"),
      editingAccessoryView: label("B"),
      isSelected: true,
      isHighlighted: true,
      backgroundView: Background(view: label("C")),
      selectedBackgroundView: Background(views: [.top: label("D"), .single: View(backgroundColor: .white)]),
      multipleSelectionBackgroundView: Background(view: View(alpha: 0.5))
    )
    #expect(cell == expected)
    #expect(Fixtures.cell("editing: false")?.isEditing == false)
    #expect(Fixtures.cell("contentView: []")?.contentView == ContentView(subviews: []))
    #expect(
      Fixtures.cell("contentView: {size: {width: 320, height: 44}, subviews: [A]}")?.contentView
        == ContentView(designSize: Size(width: 320, height: 44), subviews: [label("A")]))
  }

  @Test func everyKeyOfATableThatIsEdited() {
    let result = Fixtures.load(
      """
      tableView:
        editing: true
        allowsMultipleSelection: true
        allowsMultipleSelectionDuringEditing: true
        transition: {from: [selected], to: showingEditControl, progress: 1}
        tintColor: red
        backgroundView: A
        tableHeaderView: {frame: [0, 0, 320, 60], label: B}
        tableFooterView: C
      """)
    let expected = TableView(
      isEditing: true,
      allowsMultipleSelection: true,
      allowsMultipleSelectionDuringEditing: true,
      transition: Transition(from: .selected, to: .showingEditControl, progress: 1),
      tintColor: Color(0xFF0000),
      backgroundView: label("A"),
      tableHeaderView: View(
        frame: Rect(x: 0, y: 0, width: 320, height: 60), content: .label(Label(text: "B"))),
      tableFooterView: label("C")
    )
    #expect(result.diagnostics == [])
    #expect(result.document?.screens.first?.tableViews.first == expected)
  }

  @Test(arguments: CellState.named.map(\.name))
  func states(_ name: String) throws {
    let state = try #require(CellState.named.first { $0.name == name }?.state)
    let other = state == .selected ? "default" : "selected"
    let transition = Fixtures.cell("transition: {from: \(other), to: \(name), progress: 0}")?.transition
    #expect(transition == Transition(from: state == .selected ? [] : .selected, to: state, progress: 0))
  }

  @Test(arguments: EditingStyle.allCases)
  func editingStyles(_ style: EditingStyle) {
    #expect(Fixtures.cell("editingStyle: \(style.rawValue)")?.editingStyle == style)
  }

  @Test(arguments: [
    "{accessoryType: none, accessoryView: A}", "{shouldIndentWhileEditing: true}",
    "{editing: true, showsReorderControl: true, editingStyle: insert, editingAccessoryType: checkmark}",
  ])
  func keysThatCountAreNotWarnedAbout(_ row: String) {
    #expect(Fixtures.load("tableView: {rows: [\(row)], style: grouped}").diagnostics == [])
  }
}
