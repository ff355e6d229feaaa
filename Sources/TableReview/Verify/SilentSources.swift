import TableModel
import TableProject
import TableRendering
import TableSources
import TableSpec

/// The files found in folders that have nothing of a screen, and so are passed over, though pictures may be approved that
/// only they can have been drawn from.
struct SilentSources {
  /// A file, and what its pictures can be called.
  private struct Source {
    var input: InputFile
    /// Names of pictures of a file with a single screen.
    var names: Set<FilePath>
    /// Names of pictures of tables, where nobody can read which tables the file has.
    var reach: NameReach?
    var complaint: Diagnostic
  }

  private let sources: [Source]

  /// The files of a plan that has been looked over.
  init(_ review: PlanReview, sources store: SourceStore) {
    var found: [Source] = []
    review.visitInputs { unit in
      guard unit.input.isFound,
        store.source(of: unit.input, isWantedAgain: false).result.isForeign
      else { return }
      let flaw = SilentSources.flaw(of: unit.input.path, called: unit.input.path.text)
      found.append(
        Source(
          input: unit.input, names: [], reach: flaw == nil ? nil : unit.reach,
          complaint: flaw
            ?? Diagnostic(
              .error, at: SourceLocation(file: unit.input.path.text),
              "the file describes no screen, but a picture of it was approved",
              hint: "correct the file, or delete the picture if it is no longer a source")))
    }
    guard !found.isEmpty else {
      sources = []
      return
    }
    let places = Dictionary(found.indices.map { (found[$0].input, $0) }) { first, _ in first }
    review.visitUnits { unit in
      guard let place = places[unit.input] else { return }
      found[place].names.formUnion(unit.jobs(forScreens: [nil]).map(\.output))
    }
    sources = found
  }

  /// The file that a picture at a path was drawn from, and what is wrong with it; `nil` where there is none.
  func source(of path: FilePath) -> (input: InputFile, complaint: Diagnostic)? {
    sources.first { $0.names.contains(path) || $0.reach?.contains(path) ?? false }
      .map { ($0.input, $0.complaint) }
  }

  /// Why a file, which findings call by a name, cannot be read as values; `nil` where it can, and has some.
  static func flaw(of path: FilePath, called name: String) -> Diagnostic? {
    let loader = SpecLoader(vocabulary: .all)
    guard case .success(let bytes) = SourceFile.read(path, atMost: loader.limits.fileSize) else { return nil }
    let loaded = loader.loadKeepingTree(bytes, named: name, folder: path.folder)
    if let tree = loaded.tree, !tree.isIncomplete, tree.roots.contains(where: { !$0.isNull }) { return nil }
    return loaded.result.diagnostics.first { $0.severity == .error }
  }
}
