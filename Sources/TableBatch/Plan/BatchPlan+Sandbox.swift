import TableModel
import TableRendering
import TableSources

extension BatchPlan {
  /// The sandbox in which the plan can be drawn: it reads where inputs, their images and strings lie, and writes where
  /// pictures and records go, to folders that are made where they are missing.
  ///
  /// - Parameter report: A further file that is written; `nil` for none.
  /// - Returns: The sandbox, which is not entered yet.
  /// - Throws: An error where a folder cannot be made.
  package func sandbox(report: FilePath? = nil) throws(FileError) -> Sandbox {
    let files = writtenFolders.map { $0.appending("results.json") } + [report].compactMap(\.self)
    for file in files { try DraftFile.makeFolders(for: file) }
    return Sandbox(readable: ImageFolders(of: inputs).places, writable: Set(files.map(\.folder)))
  }
}
