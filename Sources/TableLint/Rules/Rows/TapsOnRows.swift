import TableLayout
import TableModel

extension LintRule {
  static let tapTargetBelow44 = LintRule(
    "tap-target-below-44", .info, "What can be tapped is 44 points high or wide",
    why: """
      A fingertip covers about 44 points. Lower rows, and buttons smaller in both directions, are missed or hit by \
      mistake.
      """,
    guidelines: [
      .iOS8("集合视图", "最小点击区域有44×44pt")
    ],
    options: [LintOption("minimum", "The least height of what can be tapped, in points", 44, in: 1...200)],
    yields: ["tap-target-below-28"],
    looks: LintLooks(since: "ios7"),
    broken: """
      theme: ios8
      size: {width: 320, height: 90}
      tableView:
        rowHeight: 30
        rows: [Small, Medium, Large]
      """,
    kept: .replacing(
      "size: {width: 320, height: 90}\ntableView:\n  rowHeight: 30",
      by: "size: {width: 320, height: 132}\ntableView:\n  rowHeight: 44")
  ) { screen, values in
    screen.smallTargets(below: values["minimum"])
  }

  static let tapTargetBelow28 = LintRule(
    "tap-target-below-28", .warning, "What can be tapped is at least 28 points high or wide",
    why: """
      Controls are 44 points by themselves, and 28 is the least that the guidelines allow. Many people miss smaller \
      targets.
      """,
    guidelines: [
      .today("Accessibility", "Strive to meet the recommended minimum control size for each platform")
    ],
    options: [LintOption("minimum", "The least height of what can be tapped, in points", 28, in: 1...200)],
    looks: LintLooks(since: "ios16"),
    broken: """
      theme: ios16
      size: {width: 320, height: 44}
      tableView:
        rows: [{contentView: [{frame: [280, 12, 20, 20], button: x}]}]
      """,
    kept: .replacing("280, 12, 20, 20", by: "266, 0, 44, 44")
  ) { screen, values in
    screen.smallTargets(below: values["minimum"])
  }
}

extension LintedScreen {
  /// Findings for rows and controls that are lower and narrower than some points.
  fileprivate func smallTargets(below least: Double) -> [LintFinding] {
    tables.flatMap { table in
      table.lowRows(least) + table.smallControls(least, on: self)
    }
  }
}

extension LintedTable {
  /// A finding for each row that its author has made too low, by its own height or by that of all rows.
  fileprivate func lowRows(_ least: Double) -> [LintFinding] {
    rows.compactMap { row in
      guard row.cell.selectionStyle != SelectionStyle.none, let view = row.views?.cell,
        let height = row.cell.height ?? tableView.rowHeight, height < least, view.frame.height < least - 0.5
      else { return nil }
      let isOwn = row.cell.height != nil
      return LintFinding(
        "\(row.name) is \(points(height)) high, \(points(least - height)) less than a fingertip needs",
        at: isOwn ? row.path("height") : row.path, views: [view],
        hint: isOwn
          ? "make rows that can be tapped at least \(decimal(least)) points high"
          : "make “rowHeight” at least \(points(least)) where rows can be tapped")
    }
  }

  /// Findings for controls in rows that are too small in both directions.
  fileprivate func smallControls(_ least: Double, on screen: LintedScreen) -> [LintFinding] {
    rows.flatMap { row -> [LintFinding] in
      guard let cell = row.views?.cell else { return [] }
      return screen.views(in: cell).compactMap { view in
        guard LintedTable.tapped.contains(view.node.viewClass), view.node.accessoryType == nil,
          view.frame.width < least, view.frame.height < least, view.frame.width > 0,
          view.node.role != .accessoryView || row.cell.accessoryView != nil
        else { return nil }
        return LintFinding(
          "a \(view.node.viewClass.rawValue) of \(decimal(view.frame.width)) × \(points(view.frame.height)) is hard to hit",
          at: screen.path(of: view), views: [view],
          hint: "make it at least \(decimal(least)) points wide or high")
      }
    }
  }

  /// What people tap in rows.
  static let tapped: Set<ViewClass> = [
    .switch, .stepper, .slider, .segmentedControl, .button, .textField,
  ]
}

extension LintRule {
  static let rowStaysHighlighted = LintRule(
    "row-stays-highlighted", .warning, "Rows are highlighted while they are tapped, and no longer",
    why: """
      A tapped row lights up and fades. A checkmark shows what the user has chosen. Only lists of split views, and \
      tables with several selected rows, keep rows highlighted. Since iOS 16, other lists on an iPad may keep one \
      too, unless they use checkmarks.
      """,
    guidelines: [
      .iOS2011("it does not remain highlighted"),
      .iOS8("你可以使用选中标记来告知用户当前选中了哪些项"),
      .today("Lists and tables", "persistently highlights the selected row"),
    ],
    looks: LintLooks(since: "ios5"),
    broken: """
      theme: ios8
      size: {width: 320, height: 132}
      tableView:
        rows: [{textLabel: Small, selected: true}, Medium, Large]
      """,
    kept: .replacing("selected: true", by: "accessoryType: checkmark")
  ) { screen, _ in
    guard screen.variant.state != .selected else { return [] }
    return screen.tables.flatMap { table -> [LintFinding] in
      let view = table.tableView
      let takesSeveral = view.allowsMultipleSelection || view.allowsMultipleSelectionDuringEditing
      let leadsOn =
        [.content, .detail].contains(table.kind) && !screen.isPhone
        && !screen.theme.isOlder(than: SystemVersion(16))
      guard !takesSeveral else { return [] }
      if table.kind == .master {
        return table.sections.flatMap(\.selected).others(
          "two rows of the list are highlighted, and the second pane can show one of them only",
          hint: "leave one of them highlighted")
      }
      let choices = table.sections.filter { section in
        !leadsOn || section.rows.contains { $0.cell.accessoryType == .checkmark }
      }
      let leading = table.sections.filter { section in
        leadsOn && !section.rows.contains { $0.cell.accessoryType == .checkmark }
      }
      let others = leading.flatMap(\.selected).others(
        "two rows are highlighted, and the table lets people select one of them only",
        hint: "leave one of them highlighted, or set “allowsMultipleSelection: true”")
      return others
        + choices.flatMap(\.selected).map { row in
          let isChecked = row.cell.accessoryType == .checkmark
          let fix =
            isChecked || row.views?.accessory != nil
            ? LintFix("Take the highlight away", .remove(key: "selected", of: row.path))
            : LintFix(
              "Show the choice with a checkmark", .remove(key: "selected", of: row.path),
              .set(key: "accessoryType", of: row.path, value: "checkmark"))
          return LintFinding(
            "\(row.name) stays highlighted", at: row.path, views: [row.views?.cell],
            hint:
              "a row lights up while it is tapped; show what is chosen with “accessoryType: checkmark”, or a row under the finger with “highlighted: true”",
            fix: fix)
        }
    }
  }
}

extension LintedSection {
  /// The rows that look selected, and are not being moved.
  fileprivate var selected: [LintedRow] {
    rows.filter { $0.cell.isSelected && !$0.isMoving && $0.cell.selectionStyle != SelectionStyle.none }
  }
}

extension [LintedRow] {
  /// A finding for each row but the first.
  fileprivate func others(_ message: String, hint: String) -> [LintFinding] {
    dropFirst().map { row in
      LintFinding(message, at: row.path, views: [self[0], row].map { $0.views?.cell }, hint: hint)
    }
  }
}

extension LintRule {
  static let tapWithoutFeedback = LintRule(
    "tap-without-feedback", .warning, "Rows that can be tapped light up",
    why: """
      Users expect a row that leads somewhere, or can be checked, to light up. With `selectionStyle: none` the tap \
      seems lost.
      """,
    guidelines: [
      .iOS2011("A table row highlights briefly when the user taps a selectable item"),
      .iOS8("用户选择列表项时，始终给与反馈"),
    ],
    looks: LintLooks(since: "ios5"),
    broken: """
      theme: ios8
      size: {width: 320, height: 88}
      tableView:
        rows:
          - {textLabel: General, accessoryType: disclosureIndicator, selectionStyle: none}
          - {textLabel: Privacy, accessoryType: disclosureIndicator}
      """,
    kept: .replacing("disclosureIndicator, selectionStyle: none", by: "disclosureIndicator")
  ) { screen, _ in
    screen.tables.flatMap { table in
      table.sections.flatMap { section -> [LintFinding] in
        let isChoice = section.rows.contains { $0.cell.accessoryType == .checkmark }
        return section.rows.compactMap { row in
          guard row.cell.selectionStyle == SelectionStyle.none, let reason = row.reasonToTap(isChoice) else {
            return nil
          }
          return LintFinding(
            "\(row.name) \(reason), but gives no feedback", at: row.path("selectionStyle"),
            views: [row.views?.cell], hint: "leave “selectionStyle: none” out",
            fix: LintFix("Let the row light up", .remove(key: "selectionStyle", of: row.path)))
        }
      }
    }
  }
}

extension LintedRow {
  /// Why users would tap the row; `nil` where nothing asks for it.
  fileprivate func reasonToTap(_ isChoice: Bool) -> String? {
    guard cell.accessoryView == nil else { return nil }
    switch cell.accessoryType {
    case .disclosureIndicator, .detailDisclosureButton: return "can be tapped to go on"
    case .checkmark: return "can be tapped to be chosen"
    case .none, .detailButton: return isChoice ? "can be tapped to be chosen" : nil
    }
  }
}
