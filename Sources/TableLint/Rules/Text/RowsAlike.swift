import TableModel

extension LintRule {
  static let rowsAlikeWhenTruncated = LintRule(
    "rows-alike-when-truncated", .warning, "Titles that are cut off still differ in what is left of them",
    why: """
      Put what tells rows apart into their first words. Rows that begin alike look the same once they are cut off.
      """,
    guidelines: [
      .iPhone2010("try to ensure that the most important information is contained in the first few words"),
      .iPhone2010("focus on putting the most important information in the first few words"),
    ],
    isOfUsualText: true,
    broken: """
      theme: ios8
      size: {width: 320, height: 88}
      tableView:
        rows:
          - Annual General Meeting of Shareholders 2014
          - Annual General Meeting of Shareholders 2015
      """,
    kept: .replacing(
      "- Annual General Meeting of Shareholders 2014\n    - Annual General Meeting of Shareholders 2015",
      by: "- 2014 General Meeting\n    - 2015 General Meeting")
  ) { screen, _ in
    screen.comparableTables.flatMap { table in
      table.sections.flatMap { section in
        section.rows.compactMap { row in row.cutTitle.map { (row: row, left: $0) } }
          .alike(on: screen)
      }
    }
  }
}

extension LintedRow {
  /// What is left of a title that is cut off at its end; `nil` for one that is whole.
  fileprivate var cutTitle: String? {
    guard cell.style == .default || cell.style == .subtitle, let view = views?.title,
      let label = view.node.label, label.isTruncated
    else { return nil }
    return view.node.drawings.lazy.compactMap { drawing in
      if case .text(let line, _, _, _) = drawing { line.text } else { nil }
    }
    .first
  }
}

extension [(row: LintedRow, left: String)] {
  /// Findings for rows of which the same is left, and for those whose first word is cut.
  fileprivate func alike(on screen: LintedScreen) -> [LintFinding] {
    var found: [LintFinding] = []
    let alike = Dictionary(grouping: self, by: \.left)
    for (row, left) in self {
      let path = row.views?.title.map(screen.path) ?? row.path("textLabel")
      let same = (alike[left] ?? []).map(\.row)
      if let first = same.first, same.count > 1 {
        guard row !== first else { continue }
        found.append(
          LintFinding(
            "row \(row.number) looks like row \(first.number) once they are cut off: “\(left)”",
            at: path, views: [first, row].map { $0.views?.title },
            hint: "begin their titles with what tells them apart"))
      } else if let word = row.title?.firstWord, left.withoutEllipsis.count < word.count,
        row.title != word
      {
        found.append(
          LintFinding(
            "not even the first word of \(row.name) fits: “\(left)” is all that is left",
            at: path, views: [row.views?.title], hint: "begin with a shorter word"))
      }
    }
    return found
  }
}

extension String {
  /// The letters up to the first space.
  fileprivate var firstWord: String { String(prefix { !$0.isWhitespace }) }
  fileprivate var withoutEllipsis: String { String(filter { $0 != "…" }) }
}

extension LintRule {
  static let rowsWithEqualTitles = LintRule(
    "rows-with-equal-titles", .info, "Rows of the default style differ in their titles",
    why: """
      The default style is for items that need only a name. If names repeat, add a second line: use the style \
      subtitle.
      """,
    guidelines: [
      .iPhone2010(
        "good for displaying a list of items that do not need to be differentiated by supplementary information"
      ),
      .iOS2011(
        "good for displaying a list of items that do not need to be differentiated by supplementary information"
      ),
      .iOS8("默认型样式适合展示一系列无须通过附加信息便可以区分的项"),
    ],
    looks: LintLooks(until: "ios13", later: .hint),
    broken: """
      theme: ios8
      size: {width: 320, height: 132}
      tableView:
        rows: [Anna Alder, Boris Birch, Anna Alder]
      """,
    kept: """
      theme: ios8
      size: {width: 320, height: 132}
      tableView:
        rows:
          - {style: subtitle, textLabel: Anna Alder, detailTextLabel: Office}
          - {style: subtitle, textLabel: Boris Birch, detailTextLabel: Office}
          - {style: subtitle, textLabel: Anna Alder, detailTextLabel: Garden}
      """
  ) { screen, _ in
    screen.comparableTables.flatMap(\.sections).flatMap(\.equalTitles)
  }
}

extension LintedSection {
  /// A finding for each row whose title a row above it of the default style has, where no picture tells them apart.
  fileprivate var equalTitles: [LintFinding] {
    let plain = rows.filter { $0.cell.style == .default && $0.isStandard && $0.title != nil }
    let groups: [String: [LintedRow]] = Dictionary(grouping: plain) { $0.title ?? "" }
    let alike = groups.values.filter { rows in
      rows.count > 1 && Set(rows.map(\.cell.imageView)).count < rows.count
    }
    return alike.sorted { $0[0].number < $1[0].number }.flatMap { rows in
      rows.dropFirst().map { row in
        LintFinding(
          "row \(row.number) of the section says \(row.name), as row \(rows[0].number) does",
          at: row.path("textLabel"), views: [rows[0], row].map { $0.views?.title },
          hint: "give them the style subtitle and a second line that tells them apart")
      }
    }
  }
}
