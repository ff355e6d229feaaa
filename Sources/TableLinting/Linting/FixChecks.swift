import TableLint
import TableModel
import TableSources

/// What is to be done to a mapping of the source.
struct LintFixTask {
  /// The mapping.
  var mapping: SourceRange
  /// What is changed of it.
  var changes: [LintFix.Change]
  /// The parts of the document that it stands for.
  var parts: [ElementPath]
  /// The numbers of the fixes that ask for it.
  var fixes: [Int]
  /// The change of the text.
  var edit: LintEdit
}

/// What a change of a source is to make of its values: the new ones must differ in that and nowhere else.
package struct TreeCheck {
  private var mappings: [SourceRange: [LintFix.Change]] = [:]
  private var words: [Int: String] = [:]

  /// A check of a change that changes nothing.
  package init() {}

  /// Expects changes of the mapping that stands somewhere, and of what aliases repeat of it.
  mutating func expect(_ changes: [LintFix.Change], of mapping: SourceRange) {
    mappings[mapping, default: []] += changes
  }

  /// Expects that the text which begins at an offset in characters becomes another.
  package mutating func expect(_ word: String, at offset: Int) { words[offset] = word }

  /// Whether values become others by what is expected, all of it, and nothing else.
  package func turns(_ old: [SpecNode], into new: [SpecNode]) -> Bool {
    var met: Set<Int> = []
    let isSame = old.count == new.count && zip(old, new).allSatisfy { turns($0, into: $1, &met) }
    return isSame && met.count == Set(mappings.keys.map(\.start)).union(words.keys).count
  }

  private func turns(_ old: SpecNode, into new: SpecNode, _ met: inout Set<Int>) -> Bool {
    guard (old.alias == nil) == (new.alias == nil) else { return false }
    switch (old.content, new.content) {
    case (.scalar(let before), .scalar(let after)):
      guard let word = words[old.range.start] else {
        return before.text == after.text && before.style == after.style
      }
      met.insert(old.range.start)
      return after.text == word
    case (.sequence(let old), .sequence(let new)):
      guard old.count == new.count else { return false }
      for (old, new) in zip(old, new) where !turns(old, into: new, &met) { return false }
      return true
    case (.mapping(let entries), .mapping(let new)):
      guard let changes = mappings[old.range] else { return turns(entries, into: new, &met) }
      met.insert(old.range.start)
      var (kept, rest) = (entries, new)
      for change in changes {
        kept.removeAll { $0.name == change.key }
        guard let value = change.value else { continue }
        guard let index = rest.firstIndex(where: { $0.name == change.key }),
          TreeCheck.says(rest[index].value, value)
        else { return false }
        rest.remove(at: index)
      }
      return turns(kept, into: rest, &met)
    case (.unreadable, .unreadable): return true
    default: return false
    }
  }

  private func turns(
    _ old: [SpecNode.Entry], into new: [SpecNode.Entry], _ met: inout Set<Int>
  ) -> Bool {
    guard old.count == new.count else { return false }
    for (old, new) in zip(old, new) {
      guard turns(old.key, into: new.key, &met), turns(old.value, into: new.value, &met) else { return false }
    }
    return true
  }

  /// Whether a value is what a text says, however it is written.
  private static func says(_ node: SpecNode, _ text: String) -> Bool {
    guard let expected = SpecText(Array(text.utf8), named: "")?.tree.roots.first else { return false }
    return isSame(node, expected)
  }

  private static func isSame(_ one: SpecNode, _ other: SpecNode) -> Bool {
    switch (one.content, other.content) {
    case (.scalar(let one), .scalar(let other)): one.text == other.text && one.isNull == other.isNull
    case (.sequence(let one), .sequence(let other)):
      one.count == other.count && zip(one, other).allSatisfy { isSame($0, $1) }
    case (.mapping(let one), .mapping(let other)):
      one.count == other.count
        && zip(one, other).allSatisfy { $0.name == $1.name && isSame($0.value, $1.value) }
    default: false
    }
  }
}

/// Whether documents differ in the parts that fixes are about, in each of them, and nowhere else.
struct DocumentCheck {
  /// What may differ on a screen.
  private struct Parts {
    var rows: Set<IndexPath> = []
    var tableKeys: Set<String> = []
  }

  private var screens: [Int: Parts] = [:]
  /// Whether all parts are such that their differences can be seen.
  private var isComplete = true

  /// A check of what some tasks do.
  init(_ tasks: [LintFixTask]) {
    for task in tasks {
      for part in task.parts { expect(task.changes, of: part) }
    }
  }

  private mutating func expect(_ changes: [LintFix.Change], of part: ElementPath) {
    if let row = part.row {
      screens[part.screen, default: Parts()].rows.insert(row)
    } else if part.steps.last == .key("tableView"), changes.allSatisfy({ DocumentCheck.isMasked($0.key) }) {
      screens[part.screen, default: Parts()].tableKeys.formUnion(changes.map(\.key))
    } else {
      isComplete = false
    }
  }

  /// Whether a document becomes another by what is expected and nothing else.
  func turns(_ old: Document, into new: Document) -> Bool {
    guard isComplete, masked(old) == masked(new) else { return false }
    return screens.allSatisfy { number, parts in
      guard old.screens.indices.contains(number), new.screens.indices.contains(number) else { return false }
      let (old, new) = (old.screens[number].tableViews, new.screens[number].tableViews)
      let haveChanged = parts.rows.allSatisfy { row in
        zip(old, new).contains { $0.cell(at: row) != $1.cell(at: row) }
      }
      return haveChanged
        && (parts.tableKeys.isEmpty || zip(old, new).contains { $0 != $1 })
    }
  }

  /// A document with nothing in the parts that may differ.
  ///
  /// Rows count in all tables of a screen: which mapping of the source changes is known already.
  private func masked(_ document: Document) -> Document {
    var document = document
    for (number, parts) in screens where document.screens.indices.contains(number) {
      document.screens[number].updateTableViews { table in
        for key in parts.tableKeys { DocumentCheck.mask(key, of: &table) }
        for row in parts.rows where table.cell(at: row) != nil {
          table.sections[row.section].rows[row.row] = Cell()
        }
      }
    }
    return document
  }

  private static func isMasked(_ key: String) -> Bool { ["sectionIndexTitles", "loading"].contains(key) }

  private static func mask(_ key: String, of table: inout TableView) {
    switch key {
    case "sectionIndexTitles": table.sectionIndex.titles = []
    case "loading": table.contentUnavailable = nil
    default: break
    }
  }
}

extension TableView {
  fileprivate func cell(at row: IndexPath) -> Cell? {
    guard sections.indices.contains(row.section), sections[row.section].rows.indices.contains(row.row) else {
      return nil
    }
    return sections[row.section].rows[row.row]
  }
}

extension ElementPath {
  /// The row that the path leads to, in whichever table; `nil` where it leads to none.
  fileprivate var row: IndexPath? {
    guard steps.count >= 4, case .item(let row)? = steps.last, steps[steps.count - 2] == .key("rows"),
      case .item(let section) = steps[steps.count - 3], steps[steps.count - 4] == .key("sections")
    else { return nil }
    return IndexPath(section: section, row: row)
  }
}
