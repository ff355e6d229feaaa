import TableModel
import TableRendering
import TableSources

extension BatchPlan {
  /// The sandbox in which the plan can be drawn: it reads below what was named, and in the project that was said to be
  /// theirs, and writes where pictures and records go, to folders that are made where they are missing.
  ///
  /// - Parameter report: A further file that is written; `nil` for none.
  /// - Returns: The sandbox, which is not entered yet.
  /// - Throws: An error where a folder cannot be made.
  package func sandbox(report: FilePath? = nil) throws(FileError) -> Sandbox {
    let files = writtenFolders.map { $0.appending("results.json") } + [report].compactMap(\.self)
    for file in files { try DraftFile.makeFolders(for: file) }
    return Sandbox(readable: readable, writable: Set(files.map(\.folder)))
  }

  /// What inputs may lead to, and the very files that were named where these lie elsewhere; but for the root, below which
  /// everything lies.
  private var readable: Set<FilePath> {
    let inputs = inputs
    let reach = SourceReach(places: SourceReach(of: inputs).places.subtracting(["/"]))
    let files = inputs.lazy.filter(\.isNamed).compactMap(\.path.resolved).filter { !reach.contains($0) }
    return reach.places.union(files)
  }
}
