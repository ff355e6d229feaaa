import TableModel
import TableSources

/// The views that are named in a row or a view, and what names them.
struct ViewNames {
  /// The names that stand for views by themselves.
  fileprivate let words: [String]
  fileprivate var declared: [String: SourceRange] = [:]
  fileprivate var uses: [(name: String, range: SourceRange)] = []

  /// No views but those that some words stand for.
  init(words: [String]) {
    self.words = words
  }

  /// The names, in alphabetical order.
  fileprivate var all: [String] { declared.keys.sorted() + words }
}

extension DecodingContext {
  /// Reads views that may name each other, and notes what names none of them.
  func namingViews<Result>(words: [String], _ read: () -> Result) -> Result {
    let outer = viewNames
    viewNames = ViewNames(words: words)
    defer { viewNames = outer }
    let result = read()
    for use in viewNames.uses where viewNames.declared[use.name] == nil && !words.contains(use.name) {
      missing(
        "there is no view \(quoted(use.name)) here", at: use.range,
        hint: Spelling.offer(for: use.name, among: viewNames.all))
    }
    return result
  }

  /// Notes the name of a view, and says whether no other has it.
  func declareView(_ name: String, at range: SourceRange) -> Bool {
    guard !viewNames.words.contains(name), name != LayoutConstraint.Item.superview else {
      error("\(quoted(name)) stands for another view", at: range, hint: "give the view an “id” of its own")
      return false
    }
    if let first = viewNames.declared[name] {
      let line = report.lineNumber(of: first)
      error(
        "there are two views \(quoted(name)) here", at: range, hint: "the first is in line \(line)")
      return false
    }
    viewNames.declared[name] = range
    nameOrigin(name)
    return true
  }

  /// Notes that something names a view.
  func useView(_ name: String, at range: SourceRange) { viewNames.uses.append((name, range)) }
}
