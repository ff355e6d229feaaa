import TableSources

/// The views that are named in a row or a view, and what names them.
struct ViewNames {
  /// The names that stand for views by themselves.
  let words: [String]
  var declared: [String: SourceRange] = [:]
  var uses: [(name: String, range: SourceRange)] = []

  /// No views but those that some words stand for.
  init(words: [String]) {
    self.words = words
  }

  /// The names, in alphabetical order.
  var all: [String] { declared.keys.sorted() + words }
}
