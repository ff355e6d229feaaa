import TableModel

/// The folders around a file in which its project keeps what belongs to it: catalogs, fonts and tables of strings.
package struct ProjectFolders: Sendable {
  /// The nearest folders: the file's and two above.
  package let near: [FilePath]
  /// The folders of its projects, anywhere below which something may lie, the nearest first.
  package let projects: [FilePath]

  /// The folders around one, without links in its path, as far as they may be reached.
  package init(around own: FilePath, within reach: SourceReach) {
    let folders = ProjectFolders.folders(around: own, within: reach)
    near = Array(folders.prefix(1 + ProjectMarkers.nearLevels))
    projects = folders.filter { ProjectMarkers.holdProject(FolderNames.entries(of: $0, within: reach)) }
  }

  /// The folders of the projects around one, where `isProject` tells which are such, the nearest first.
  package static func projects(
    around own: FilePath, within reach: SourceReach, _ isProject: (FilePath) -> Bool
  ) -> [FilePath] { folders(around: own, within: reach).filter(isProject) }

  private static func folders(around own: FilePath, within reach: SourceReach) -> [FilePath] {
    sequence(first: own) { $0 == "/" ? nil : $0.folder }
      .prefix(1 + ProjectMarkers.projectLevels).filter { $0 != "/" && reach.contains($0) }
  }

  /// Of several paths the one nearest to a folder: that which shares most folders with it.
  package static func nearest(of paths: [FilePath], to own: FilePath) -> FilePath? {
    let rank = { (path: FilePath) in
      (-zip(path.components, own.components).prefix { $0 == $1 }.count, path)
    }
    return paths.min { rank($0) < rank($1) }
  }
}
