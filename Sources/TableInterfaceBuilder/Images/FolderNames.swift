import TableModel
import TableSources

/// Looks into folders without following symbolic links.
enum FolderNames {
  /// The most names of a folder that are looked at.
  static let mostNames = 10_000

  /// The names of the folders in a folder, sorted; links to folders are not among them.
  static func subfolders(of folder: FilePath, within reach: SourceReach) -> [FilePath] {
    entries(of: folder, within: reach).filter { $0.kind == .folder }.map(\.name)
  }

  /// What a folder within reach holds, sorted by names.
  static func entries(of folder: FilePath, within reach: SourceReach) -> [FolderEntry] {
    (try? reach.list(folder).entries(atMost: mostNames)) ?? []
  }
}
