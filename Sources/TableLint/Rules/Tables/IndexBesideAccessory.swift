import TableModel

extension LintRule {
  static let indexBesideAccessory = LintRule(
    "index-beside-accessory", .warning, "An index has the right edge for itself",
    why: """
      An index floats over the right edge of the rows. Disclosure indicators, checkmarks and switches there are in \
      its way: users tap one and hit the other.
      """,
    guidelines: [
      .iOS8("如果你使用了索引，要避免在表格右侧使用其它表格视图元素")
    ],
    looks: LintLooks(since: "ios7"),
    broken: """
      theme: ios8
      size: {width: 320, height: 160}
      tableView:
        sectionIndexTitles: [A, B]
        sections:
          - {header: A, rows: [{textLabel: Anna Alder, accessoryType: disclosureIndicator}]}
          - {header: B, rows: [{textLabel: Boris Birch, accessoryType: disclosureIndicator}]}
      """,
    kept: """
      theme: ios8
      size: {width: 320, height: 160}
      tableView:
        sectionIndexTitles: [A, B]
        sections: [{header: A, rows: [Anna Alder]}, {header: B, rows: [Boris Birch]}]
      """
  ) { screen, _ in
    screen.tables.filter(\.showsIndex).flatMap(\.rows).filter(\.hasElementAtRight).map { row in
      LintFinding(
        "\(row.name) has an element at the right edge, where the index is in its way",
        at: row.path, views: [row.views?.accessory ?? row.views?.reorderControl],
        hint: "leave the elements out, or the index")
    }
  }
}

extension LintedRow {
  /// Whether something stands at the right edge of the row.
  fileprivate var hasElementAtRight: Bool {
    if isEditing, cell.showsReorderControl { return true }
    return isEditing
      ? cell.editingAccessoryType != .none || cell.editingAccessoryView != nil
      : cell.accessoryType != .none || cell.accessoryView != nil
  }
}
