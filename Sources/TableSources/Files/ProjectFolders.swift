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
    ranked(paths, to: own).min { $0 < $1 }?.path
  }

  /// Paths by how near they are to a folder, the nearest first.
  package static func nearestFirst(of paths: [FilePath], to own: FilePath) -> [FilePath] {
    ranked(paths, to: own).sorted { $0 < $1 }.map(\.path)
  }

  private static func ranked(
    _ paths: [FilePath], to own: FilePath
  ) -> [(distance: Int, path: FilePath)] {
    let parts = own.components
    return paths.map { (-$0.leadingComponents(of: parts), $0) }
  }
}

extension FilePath {
  /// With how many of some parts the path begins.
  fileprivate func leadingComponents(of parts: [FilePath]) -> Int {
    let slash = UInt8(ascii: "/")
    var rest = bytes[...]
    var count = 0
    for part in parts {
      rest = rest.drop { $0 == slash }
      guard rest.starts(with: part.bytes) else { break }
      rest = rest.dropFirst(part.bytes.count)
      guard rest.first == nil || rest.first == slash else { break }
      count += 1
    }
    return count
  }
}
