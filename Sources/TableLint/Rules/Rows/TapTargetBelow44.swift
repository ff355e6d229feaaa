import TableLayout
import TableModel

extension LintRule {
  static let tapTargetBelow44 = LintRule(
    "tap-target-below-44", .info, "What can be tapped is 44 points high or wide",
    why: """
      A fingertip covers about 44 points. Rows that are lower, and buttons that are smaller in both directions, are \
      missed or hit by mistake.
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
    kept: """
      theme: ios8
      size: {width: 320, height: 132}
      tableView:
        rowHeight: 44
        rows: [Small, Medium, Large]
      """
  ) { screen, values in
    screen.smallTargets(below: values["minimum"])
  }

  static let tapTargetBelow28 = LintRule(
    "tap-target-below-28", .warning, "What can be tapped is at least 28 points high or wide",
    why: """
      44 points are the size that controls have by themselves, and 28 the least that the guidelines allow. What is \
      smaller is missed by many, and by people whose hands shake every time.
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
    kept: """
      theme: ios16
      size: {width: 320, height: 44}
      tableView:
        rows: [{contentView: [{frame: [266, 0, 44, 44], button: x}]}]
      """
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
