import TableModel
import TableProject
import TableSources

/// A file in a folder that cannot be read as a source, whatever it is on the other side of a comparison.
struct BrokenSource {
  /// The file.
  var input: InputFile
  /// What the file is called.
  var shown: String
  /// What is wrong with it; empty for one that has nothing of a screen, which is passed over unless it was a source.
  var findings: [Diagnostic]

  /// What tells the file from others of its side, and is the same on both.
  var key: DiffSource.Key { DiffSource.Key(input) }

  /// The file’s pictures, which have failed, under the names that they have on the other side.
  ///
  /// A file with errors has one in any case.
  func items(like others: [DiffItem]) -> [DiffItem] {
    var names = others.map(\.name)
    if names.isEmpty, !findings.isEmpty { names = [input.outputName + ".png"] }
    guard !names.isEmpty else { return [] }
    let content = DiffItem.Content.broken(findings.isEmpty ? [complaint] : findings)
    return names.map { DiffItem(content: content, name: $0, input: shown) }
  }

  /// Those of a folder’s pictures that may have been drawn from the file.
  func pictures(among pictures: [DiffItem]) -> [DiffItem] {
    let whole = pictures.filter { $0.name.stem == input.outputName }
    let reach = NameReach([.text((input.outputName + "-").bytes), .any])
    let tables = pictures.filter { reach.contains($0.name) }
    // Nobody can read which tables a file had that is cut off; one that is sound has none.
    let hasTables = !tables.isEmpty && (!findings.isEmpty || flaw != nil)
    return whole + (hasTables ? tables : [])
  }

  private var flaw: Diagnostic? { SilentSources.flaw(of: input.path, called: shown) }

  private var complaint: Diagnostic {
    flaw
      ?? Diagnostic(
        .error, at: SourceLocation(file: shown),
        "the file has nothing of a screen, but the other side has pictures of it",
        hint: "mend the file, or delete it if it is no source any more")
  }
}
