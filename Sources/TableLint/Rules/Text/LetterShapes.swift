import TableLayout
import TableModel

extension LintRule {
  static let thinLetters = LintRule(
    "thin-letters", .info, "Small letters are at least of regular weight",
    why: "Thin strokes vanish on a bright day, and for weak eyes. Use them in large titles alone.",
    guidelines: [.today("Typography", "avoid Ultralight, Thin, and Light font weights")],
    options: [LintOption("large", "The size from which letters may be thin, in points", 24, in: 1...100)],
    looks: LintLooks(since: "ios16"),
    broken: """
      theme: ios16
      size: {width: 320, height: 44}
      tableView: {rows: [{textLabel: {text: Hairlines, font: {weight: thin}}}]}
      """,
    kept: .replacing("{textLabel: {text: Hairlines, font: {weight: thin}}}", by: "Hairlines")
  ) { screen, values in
    screen.rows.flatMap { row -> [LintFinding] in
      row.labels.compactMap { label, path in
        guard let weight = label.font?.weight, [.ultraLight, .thin, .light].contains(weight),
          label.font?.resource == nil, (label.font?.size ?? 17) < values["large"], !label.text.trimmed.isEmpty
        else { return nil }
        return LintFinding(
          "“\(label.text.shortened)” is of weight \(weight.rawValue)", at: path, views: [row.views?.cell],
          hint: "use regular, or heavier letters")
      }
    }
  }

  static let rowTooTall = LintRule(
    "row-too-tall", .info, "A row of text leaves room for others",
    why: """
      A list shows many things at a glance. A row of nearly half of it is a page: show its beginning, and the rest \
      on demand.
      """,
    guidelines: [.today("Lists and tables", "avoid displaying over-large table rows")],
    options: [
      LintOption("share", "The most of the visible table that a row takes, in hundredths", 40, in: 5...100)
    ],
    looks: LintLooks(since: "ios16"),
    broken: """
      theme: ios16
      size: {width: 320, height: 200}
      tableView:
        rows:
          - textLabel:
              text: >-
                All of these words stand in one row, which is so long that hardly another one can be seen beside it, and
                nobody reads to its end before the next one comes.
              numberOfLines: 0
          - Next
      """,
    kept: """
      theme: ios16
      size: {width: 320, height: 200}
      tableView: {rows: [{textLabel: Terms, accessoryType: disclosureIndicator}, Next]}
      """
  ) { screen, values in
    // People who have chosen large letters know that there is less to be seen.
    guard screen.theme.contentSizeCategory == .large, !screen.isFilledLater else { return [] }
    return screen.tables.flatMap { table -> [LintFinding] in
      // One row alone keeps no other out of sight.
      guard table.rows.count > 1, let most = table.view.map({ $0.frame.height * values["share"] / 100 }),
        most > 0
      else { return [] }
      return table.rows.compactMap { row in
        guard let cell = row.views?.cell, cell.frame.height > most, row.cell.height == nil,
          row.cell.imageView == nil, row.ownViews.isEmpty, row.lineCount > 3
        else { return nil }
        return LintFinding(
          "\(row.name) is \(points(cell.frame.height)) high, more than \(decimal(values["share"])) % of the table",
          at: row.path, views: [cell], hint: "show a few lines of it, and the rest on a separate screen")
      }
    }
  }

  static let lostAt320Points = LintRule(
    "lost-at-320-points", .hint, "Today’s screens are whole at a width of 320 points",
    why: """
      A small phone, a large display zoom and Slide Over on an iPad show 320 points. What fits a wide screen must \
      not be cut off there. The rule checks screens of at most 2,000 rows.
      """,
    guidelines: [
      .today(
        "Layout",
        "Preview your app on multiple devices, using different orientations, localizations, and text sizes.")
    ],
    looks: LintLooks(since: "ios9"),
    broken: """
      theme: ios16
      size: {width: 390, height: 44}
      tableView:
        rows: [{contentView: [{frame: [16, 5, 350, 34], textField: {placeholder: Name, borderStyle: roundedRect}}]}]
      """,
    kept: """
      theme: ios16
      size: {width: 390, height: 44}
      tableView:
        rows:
          - contentView:
              size: {width: 390, height: 44}
              subviews:
                - frame: [16, 5, 358, 34]
                  autoresizingMask: [flexibleWidth]
                  textField: {placeholder: Name, borderStyle: roundedRect}
      """
  ) { screen, _ in
    guard screen.isPhone, screen.environment.size.width > 320, !screen.isFilledLater,
      screen.rows.count <= 2_000,
      let narrow = screen.layoutForOnce(.narrowest)
    else { return [] }
    let whole = Set(screen.texts.filter { !$0.label.isTruncated }.map { screen.key(of: $0) })
    let texts = narrow.texts.compactMap { text -> LintFinding? in
      guard text.isWrittenByAuthor, ![.barButton, .barTitle].contains(text.purpose), text.label.isTruncated,
        text.label.lineCount <= 1,
        whole.contains(narrow.key(of: text))
      else { return nil }
      return LintFinding(
        "\(text.name) is whole here, and cut off where the screen is 320 points wide",
        at: narrow.path(of: text.view), hint: "give it more lines, or a shorter text")
    }
    return texts + screen.viewsThatLeave(narrow)
  }
}

extension LintedRow {
  /// The number of lines of both texts.
  fileprivate var lineCount: Int {
    [views?.title, views?.detail].reduce(0) { $0 + ($1?.node.label?.lineCount ?? 0) }
  }
}

extension LintedScreen {
  /// Findings for controls of the author's own that stand in their row, and not where the screen is narrower.
  fileprivate func viewsThatLeave(_ narrow: LintedScreen) -> [LintFinding] {
    let paths = Set(rows.flatMap { $0.controlsOffRow(on: self) }.map(\.path))
    return narrow.rows.flatMap { $0.controlsOffRow(on: narrow) }.compactMap { path, view in
      guard !paths.contains(path) else { return nil }
      return LintFinding(
        "a \(view.node.viewClass.rawValue) leaves its row where the screen is 320 points wide", at: path,
        hint: "give it an “autoresizingMask” or constraints")
    }
  }
}

extension LintedRow {
  /// The controls that reach over an end of the row.
  fileprivate func controlsOffRow(on screen: LintedScreen) -> [(path: ElementPath, view: LintedView)] {
    guard !isStandard, let cell = views?.cell else { return [] }
    return screen.views(in: cell).compactMap { view in
      guard LintedTable.tapped.contains(view.node.viewClass), view.opacity > 0,
        view.frame.maxX > cell.frame.maxX + 0.5 || view.frame.minX < cell.frame.minX - 0.5
      else { return nil }
      return (screen.path(of: view), view)
    }
  }
}
