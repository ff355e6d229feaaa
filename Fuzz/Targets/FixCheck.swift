import TableLint
import TableLinting
import TableModel
import TableRendering
import TableSources

/// Fixes of the linter: a source that is changed differs in what the fix says and nowhere else.
///
/// Each row and table of the source is given all fixes that rules propose, whether a rule would do so here or not. What is
/// promised is looked at in other ways than the fixer looks at it itself.
enum FixCheck {
  private static let limits = {
    var limits = LoadingLimits()
    (limits.nodes, limits.rows, limits.totalText) = (5_000, 50, 20_000)
    return limits
  }()
  private static let folder: FilePath = "/nowhere"
  private static let mostFixes = 60

  static func fixer(_ bytes: [UInt8]) -> [String] {
    let loader = SourceLoader(vocabulary: .all, limits: limits)
    let result = loader.load(bytes, named: "a.yaml", folder: folder).result
    guard let document = result.document,
      let fixer = LintFixer(bytes, named: "a.yaml", folder: folder, result)
    else { return [] }
    let fixes = Array(
      document.screens.indices.flatMap { self.fixes(of: document, screen: $0) }.prefix(mostFixes))
    return fixes.flatMap { fix -> [String] in
      guard let edit = fixer.edit(for: fix, among: fixes) else { return [] }
      let changed = edit.applied(to: bytes)
      guard let new = loader.load(changed, named: "a.yaml", folder: folder).document else {
        return ["“\(fix.title)” leaves nothing that can be read"]
      }
      return difference(of: bytes, changed, fix) + difference(of: document, new, fix, among: fixes)
    }
  }

  // MARK: Fixes

  private static func fixes(of document: Document, screen: Int) -> [LintFix] {
    var fixes: [LintFix] = []
    for (table, path) in tables(of: document.screens[screen], number: screen) {
      fixes.append(LintFix("Take the index away", .remove(key: "sectionIndexTitles", of: path)))
      fixes.append(LintFix("Say Loading…", .set(key: "loading", of: path, value: "{text: Loading…}")))
      for (section, rows) in table.sections.map(\.rows).enumerated() {
        for row in rows.indices {
          fixes += self.fixes(of: path.appending(row: IndexPath(section: section, row: row)))
        }
      }
    }
    return fixes
  }

  private static func fixes(of row: ElementPath) -> [LintFix] {
    ["style", "selected", "selectionStyle", "showsReorderControl", "showingDeleteConfirmation"].map {
      LintFix("Take \($0) away", .remove(key: $0, of: row))
    } + [
      LintFix(
        "Show a checkmark", .remove(key: "selected", of: row),
        .set(key: "accessoryType", of: row, value: "checkmark")),
      LintFix("Show the control", .set(key: "editingStyle", of: row, value: "delete")),
    ]
  }

  private static func tables(of screen: Screen, number: Int) -> [(TableView, ElementPath)] {
    let path = ElementPath(screen: number)
    let parts: [(ViewController?, ElementPath)] =
      switch screen.content {
      case .controller(let controller): [(controller, path)]
      case .splitView(let split):
        [
          (split.master, path.appending(.key("splitView"), .key("master"))),
          (split.detail, path.appending(.key("splitView"), .key("detail"))),
        ]
      }
    return parts.compactMap { controller, path in
      controller?.tableView.map { ($0, path.appending(.key("tableView"))) }
    }
  }

  // MARK: Promises

  /// What is wrong with the values of the new text: only keys of the fix may differ, each in a mapping of the old one.
  private static func difference(of old: [UInt8], _ new: [UInt8], _ fix: LintFix) -> [String] {
    guard
      let (one, other) = SpecText(old, named: "a").flatMap({ one in
        SpecText(new, named: "b").map { (one, $0) }
      })
    else { return ["the text is none any more"] }
    var wrong: [String] = []
    let keys = Set(fix.changes.map(\.key))
    if one.tree.roots.count != other.tree.roots.count { wrong.append("a document is gone") }
    for (old, new) in zip(one.tree.roots, other.tree.roots) { compare(old, new, keys, &wrong) }
    let comments = [one, other].map { $0.source.bytes.comments }
    if comments[0] != comments[1] { wrong.append("“\(fix.title)” changes comments") }
    return wrong.map { "“\(fix.title)”: \($0)" }
  }

  private static func compare(_ old: SpecNode, _ new: SpecNode, _ keys: Set<String>, _ wrong: inout [String])
  {
    if let one = old.scalar, let other = new.scalar {
      if one.text != other.text || one.style != other.style { wrong.append("a text differs: \(one.text)") }
    } else if let one = old.items, let other = new.items {
      if one.count != other.count { wrong.append("a list has another length") }
      for (one, other) in zip(one, other) { compare(one, other, keys, &wrong) }
    } else if let one = old.entries, let other = new.entries {
      let kept = [one, other].map { $0.filter { !keys.contains($0.name ?? "") } }
      if kept[0].map(\.name) != kept[1].map(\.name) { wrong.append("a mapping has other keys") }
      for (one, other) in zip(kept[0], kept[1]) { compare(one.value, other.value, keys, &wrong) }
    } else if !(old.isUnreadable && new.isUnreadable) {
      wrong.append("a value is of another kind")
    }
  }

  /// What is wrong with the new document: rows that no fix like this one is about are as they were, and so is all else.
  private static func difference(
    of old: Document, _ new: Document, _ fix: LintFix, among fixes: [LintFix]
  ) -> [String] {
    guard old != new else { return ["“\(fix.title)” does nothing"] }
    let before = rows(of: old)
    let after = rows(of: new)
    guard before.count == after.count else { return ["“\(fix.title)” changes the number of rows"] }
    let isOfRow = fix.part?.steps.last != .key("tableView")
    let changed = zip(before, after).count { $0 != $1 }
    return isOfRow || changed == 0 ? [] : ["“\(fix.title)” changes rows"]
  }

  private static func rows(of document: Document) -> [Cell] {
    document.screens.flatMap { $0.tableViews.flatMap { $0.sections.flatMap(\.rows) } }
  }
}

extension [UInt8] {
  /// The comments that have lines of their own.
  fileprivate var comments: [ArraySlice<UInt8>] {
    var comments: [ArraySlice<UInt8>] = []
    var start = 0
    while start < count {
      let line = yamlLine(around: start)
      if let first = line.content.first(where: {
        self[$0] != UInt8(ascii: " ") && self[$0] != UInt8(ascii: "\t")
      }),
        self[first] == UInt8(ascii: "#")
      {
        comments.append(self[first..<line.content.upperBound])
      }
      start = Swift.max(line.whole.upperBound, start + 1)
    }
    return comments
  }
}
