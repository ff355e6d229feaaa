import TableModel

/// Which pictures of two sides are compared with one another.
struct DiffPairs {
  /// The pairs in the order of their names.
  let pairs: [DiffPair]

  /// Pairs pictures by name; two files that the user named are compared whatever they are called.
  ///
  /// Throws where a file stands against a folder.
  init(_ expected: DiffSide, _ actual: DiffSide) throws(Diagnostic) {
    guard expected.isFolder == actual.isFolder else {
      if let absence = expected.absence ?? actual.absence { throw absence }
      let folder = expected.isFolder ? expected : actual
      throw Diagnostic(
        .error, at: SourceLocation(file: folder.label.text),
        "this is a folder, and the other side is a file", hint: "compare files with files")
    }
    if !expected.isFolder, expected.items.count == 1, actual.items.count == 1 {
      let name = DiffPairs.pictureName(actual.items[0].name)
      pairs = [DiffPair(name: name, expected: expected.items[0], actual: actual.items[0])]
      return
    }
    if !expected.isFolder { try DiffPairs.check(expected, actual) }
    let key = { (item: DiffItem) in expected.isFolder ? item.name : item.tableKey }
    var pairs: [FilePath: DiffPair] = [:]
    for item in expected.items { pairs[key(item)] = DiffPair(name: item.name, expected: item) }
    for item in actual.items {
      pairs[key(item), default: DiffPair(name: item.name)].actual = item
      pairs[key(item)]?.name = item.name
    }
    let named = pairs.values.sorted { $0.name < $1.name }
    self.pairs = expected.isFolder ? RenamedScreens(expected, actual).joined(named) : named
  }

  /// A picture on one side can be compared with one table only.
  private static func check(_ expected: DiffSide, _ actual: DiffSide) throws(Diagnostic) {
    for (side, other) in [(expected, actual), (actual, expected)] where side.items.count > 1 {
      guard other.items.contains(where: \.isPicture) else { continue }
      let tables = side.items.compactMap(\.table).joined(separator: ", ")
      throw Diagnostic(
        .error, at: SourceLocation(file: side.label.text),
        "the file has \(side.items.count) tables, and the other side is one picture",
        hint: tables.isEmpty ? nil : "pick one with --table: \(tables)")
    }
  }

  private static func pictureName(_ name: FilePath) -> FilePath {
    name.hasEnding(["png"]) ? name : name + ".png"
  }
}

extension DiffItem {
  /// The name of the table in a source that has several.
  var table: String? {
    if case .screen(_, _, let table) = content { table } else { nil }
  }

  /// What pairs the tables of two sources.
  fileprivate var tableKey: FilePath { FilePath(table ?? "") }
}
