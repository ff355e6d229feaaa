import TableLint
import TableModel
import TableRendering
import TableSources

/// Finds where a spec has to be changed so that findings are put right; comments and all else stay as they are.
package struct LintFixer {
  /// What fixes ask of a mapping.
  private struct Wish: Hashable {
    var site: OriginFinder.Site
    var changes: [LintFix.Change]
  }

  /// The bytes of the file.
  let bytes: [UInt8]
  private let name: String
  private let folder: FilePath
  private let text: SpecText
  private let writer: SpecEntryWriter
  private let finder: OriginFinder
  private let document: Document

  /// A fixer for a spec as it was loaded; `nil` for a source that is none, or cannot be read.
  package init?(_ bytes: [UInt8], named name: String, folder: FilePath, _ result: LoadingResult) {
    guard let origins = result.origins, let document = result.document,
      SourceKind(of: bytes, named: FilePath(name)) == .spec, let text = SpecText(bytes, named: name),
      text.isSound
    else { return nil }
    (self.bytes, self.name, self.folder, self.document) = (bytes, name, folder, document)
    (self.text, writer, finder) = (text, SpecEntryWriter(text), OriginFinder(origins))
  }

  /// The changes that do fixes, each where the text is written so that there is one; none touches another.
  ///
  /// A mapping that stands for several parts of the document is changed only where all of them ask for the same.
  func tasks(for fixes: [LintFix]) -> [LintFixTask] {
    var order: [Wish] = []
    var wishes: [Wish: (parts: [ElementPath], fixes: [Int])] = [:]
    for (number, fix) in fixes.enumerated() {
      guard let part = fix.part, let site = finder.site(of: part) else { continue }
      let wish = Wish(site: site, changes: fix.changes)
      if wishes[wish] == nil { order.append(wish) }
      wishes[wish, default: ([], [])].parts.append(part)
      wishes[wish]?.fixes.append(number)
    }
    let counts = finder.partCounts(at: Set(order.map(\.site)))
    var taken = TakenStretches()
    return order.compactMap { wish in
      guard let (parts, fixes) = wishes[wish], Set(parts).count == counts[wish.site],
        let mapping = text.tree.mapping(at: wish.site),
        let edit = writer.edit(of: mapping, for: wish.changes),
        taken.take(edit.replacements.map(\.bytes))
      else { return nil }
      return LintFixTask(
        mapping: mapping.range, changes: wish.changes, parts: parts, fixes: fixes, edit: edit)
    }
  }

  /// The change of the text that does some tasks; `nil` unless it has been seen that it does them and nothing else.
  func edit(doing tasks: [LintFixTask]) -> LintEdit? {
    let edit = LintEdit(
      replacements: tasks.flatMap(\.edit.replacements).sorted { $0.bytes.lowerBound < $1.bytes.lowerBound })
    let changed = edit.applied(to: bytes)
    var check = TreeCheck()
    for task in tasks { check.expect(task.changes, of: task.mapping) }
    guard let after = SpecText(changed, named: name), after.isSound,
      check.turns(text.tree.roots, into: after.tree.roots),
      let result = SourceLoader.standard.load(changed, named: name, folder: folder).document
    else { return nil }
    return DocumentCheck(tasks).turns(document, into: result) ? edit : nil
  }

  /// The change of the text that does a fix, and is seen to do nothing else.
  ///
  /// `all` are the fixes that may be done with it, where one mapping stands for several parts of the document.
  package func edit(for fix: LintFix, among all: [LintFix]) -> LintEdit? {
    guard let site = fix.part.flatMap(finder.site) else { return nil }
    let same = all.filter { $0.changes == fix.changes && $0.part.flatMap(finder.site) == site }
    return tasks(for: same.isEmpty ? [fix] : same).first.flatMap { edit(doing: [$0]) }
  }
}

/// Stretches of a text that changes have been found for.
private struct TakenStretches {
  private var stretches: [Range<Int>] = []

  /// Takes some stretches, unless one of them touches what has been taken by another change.
  mutating func take(_ new: [Range<Int>]) -> Bool {
    let places = new.map { stretch in stretches.partition { $0.lowerBound > stretch.lowerBound } }
    for (stretch, place) in zip(new, places) {
      if place > 0, stretches[place - 1].upperBound >= stretch.lowerBound { return false }
      if place < stretches.count, stretch.upperBound >= stretches[place].lowerBound { return false }
    }
    for (stretch, place) in zip(new, places).reversed() { stretches.insert(stretch, at: place) }
    return true
  }
}

extension SpecTree {
  /// The mapping at a place, where it was written as one and not taken from elsewhere.
  fileprivate func mapping(at site: OriginFinder.Site) -> SpecNode? {
    var node = roots.last(notBehind: site.offset, \.writtenRange.start)
    while let current = node, current.alias == nil {
      if site.key == nil, current.range.start == site.offset, current.entries != nil { return current }
      if let items = current.items {
        node = items.last(notBehind: site.offset, \.writtenRange.start)
      } else {
        let entry = current.entries?.last(notBehind: site.offset, \.key.writtenRange.start)
        node = entry?.value
        guard let entry, entry.key.range.start == site.offset, site.key == entry.name else { continue }
        return entry.value.alias == nil && entry.value.entries != nil ? entry.value : nil
      }
    }
    return nil
  }
}

extension Array {
  /// The last item that begins at an offset or before it; the items stand in the order of their beginnings.
  fileprivate func last(notBehind offset: Int, _ start: (Element) -> Int) -> Element? {
    let end = partition { start($0) > offset }
    return end > 0 ? self[end - 1] : nil
  }

  /// The index of the first item that something is true of, which is true of all behind it; found by halving.
  fileprivate func partition(_ isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
