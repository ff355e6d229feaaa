import TableModel
import TableSources

/// Finds keys of a table that UIKit or the theme would ignore.
struct IgnoredTableKeys {
  private static let indexKeys: Set<String> = [
    "sectionIndexColor", "sectionIndexBackgroundColor", "sectionIndexTrackingBackgroundColor",
    "sectionIndexTracking", "sectionIndexMinimumDisplayRowCount",
  ]
  private static let indicatorKeys: Set<String> = ["scrollIndicatorInsets", "indicatorStyle"]

  private let draft: TableViewDraft
  private let keys: MappingKeys

  /// The keys of a table.
  init(of draft: TableViewDraft, _ keys: MappingKeys) {
    self.draft = draft
    self.keys = keys
  }

  /// Notes each such key.
  func warn(_ context: DecodingContext) {
    warnAboutEtchedSeparators(context)
    warnAbout(Self.indexKeys, without: "sectionIndexTitles", context)
    warnAbout(Self.indicatorKeys, without: "showsVerticalScrollIndicator", context)
    warnAboutScrolling(context)
    warnAboutChange(context)
    if draft.loading != nil, let place = keys.place(of: "emptyState") {
      context.warning("“emptyState” does not show in a table that is “loading”", at: place)
    }
  }

  private func warnAboutScrolling(_ context: DecodingContext) {
    guard let path = draft.tableView.scroll.scrolledRow, let place = keys["scrollTo"]?.value.range else {
      return
    }
    if let offset = keys.place(of: "contentOffset") {
      context.warning("“contentOffset” does not count in a table with “scrollTo”", at: offset)
    }
    if !hasRow(path) { warnAboutMissing(path, named: "scrollTo", at: place, context) }
  }

  /// Notes a change of a row that there is not, or that is moved nowhere.
  private func warnAboutChange(_ context: DecodingContext) {
    guard let change = draft.tableView.rowChange, let entry = keys["rowChange"] else { return }
    let place = { (key: String) in
      entry.value.entries?.first { $0.name == key }?.value.range ?? entry.value.range
    }
    let path = change.row
    switch change.kind {
    case .insert:
      if !hasRow(path) {
        warnAboutMissing(
          path, named: "insert", at: place("insert"), context, hint: "the row that comes is one of the table")
      }
    case .delete:
      if !hasRow(path) { warnAboutMissing(path, named: "delete", at: place("delete"), context) }
    case .move(let end):
      guard hasRow(path) else { return warnAboutMissing(path, named: "move", at: place("move"), context) }
      let end = IndexPath(section: path.section, row: end)
      if !hasRow(end) {
        warnAboutMissing(
          end, named: "to", at: place("to"), context, hint: "it names the row whose place the moved one takes"
        )
      } else if end == path {
        context.warning(
          "“to” names the row that is moved, which stays where it is", at: place("to"), rule: .sourceDoubtful)
      }
    }
  }

  private func hasRow(_ path: IndexPath) -> Bool {
    let sections = draft.finished.sections
    return sections.indices.contains(path.section) && sections[path.section].rows.indices.contains(path.row)
  }

  private func warnAboutMissing(
    _ path: IndexPath, named key: String, at place: SourceRange, _ context: DecodingContext,
    hint: String = "both numbers are counted from 0"
  ) {
    context.warning(
      "\(quoted(key)) names row \(path.row) of section \(path.section), which the table does not have",
      at: place,
      hint: hint, rule: .sourceDoubtful)
  }

  private func warnAboutEtchedSeparators(_ context: DecodingContext) {
    guard keys["style"]?.value.scalar?.text ?? "plain" == "plain",
      draft.tableView.separatorStyle == .singleLineEtched, let place = keys["separatorStyle"]?.value.range
    else { return }
    context.warning(
      "UIKit ignores “singleLineEtched” in a table of the style “plain”", at: place,
      hint: "etched separators are for the style “grouped”")
  }

  /// Notes keys that say how something looks which is not there.
  private func warnAbout(_ names: Set<String>, without other: String, _ context: DecodingContext) {
    guard keys.lacks(other) else { return }
    for entry in keys.present(among: names) {
      context.warning(
        "\(quoted(entry.name ?? "")) does not count in a table without \(quoted(other))", at: entry.key.range)
    }
  }
}
