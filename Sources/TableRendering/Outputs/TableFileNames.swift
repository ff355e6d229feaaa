import TableModel
import TableSources

/// What tells the files of a source's tables apart.
package struct TableFileNames {
  /// What stands behind the name of the source, for each table in its order; `nil` for nothing.
  package let suffixes: [String?]

  /// The names for a source's tables.
  ///
  /// Several tables are told apart by their names or numbers. A table alone has its name where that keeps its file from
  /// being another table's: where it was picked from others, and in a folder of an Interface Builder document's files.
  package init(of document: Document, from source: FilePath, isPicked: Bool, inFolder: Bool) {
    if let screen = document.screens.first, document.screens.count == 1 {
      let isNamed = inFolder && (isPicked || screen.interfaceBuilderObject != nil)
      let name = isNamed ? screen.name.map(TableFileNames.fileName) : nil
      let last = source.components.last?.caseFolded
      suffixes = [name.flatMap { FilePath($0).caseFolded == last ? nil : $0 }]
      return
    }
    suffixes = TableFileNames.apart(document.tableNames)
  }

  /// The names for several tables, which are told apart by their numbers where their names do not.
  ///
  /// Names may be the same, or differ in what a path cannot hold, or in letters that some disks hold to be the same.
  package static func apart(_ names: [String]) -> [String] {
    var taken: Set<FilePath> = []
    return names.enumerated().map { index, name in
      var fileName = TableFileNames.fileName(name)
      while !taken.insert(FilePath(fileName).caseFolded).inserted { fileName += "-\(index + 1)" }
      return fileName
    }
  }

  /// A name that is one safe part of a path.
  package static func fileName(_ name: String) -> String {
    let safe = name.map { character in
      let isPlain = character.isLetter || character.isNumber || "-_. ".contains(character)
      // Some letters make one character with a slash that follows them.
      return isPlain && !character.unicodeScalars.contains("/") ? character : "-"
    }
    return safe.first == "." ? "-" + String(safe.dropFirst()) : String(safe)
  }
}
