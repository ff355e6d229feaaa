import TableModel
import TableSources

/// Looks into folders without following symbolic links.
enum FolderNames {
  /// The most names of a folder that are looked at.
  private static let mostNames = 10_000

  /// The names of the folders in a folder, sorted; links to folders are not among them.
  static func subfolders(of folder: FilePath) -> [FilePath] {
    let entries = try? Folder(folder).entries(atMost: mostNames)
    return (entries ?? []).filter { $0.kind == .folder }.map(\.name)
  }
}
