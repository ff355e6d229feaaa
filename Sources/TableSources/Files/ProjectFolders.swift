import TableModel

/// The folders around a file in which its project keeps what belongs to it: catalogs, fonts and tables of strings.
package struct ProjectFolders: Sendable {
  /// The nearest folders: the file's and two above.
  package let near: [FilePath]
  /// The folders of its projects, anywhere below which something may lie, the nearest first.
  package let projects: [FilePath]

  /// How far above a file’s folder the nearest folders reach.
  package static let nearLevels = 2
  /// How far above a file’s folder its project may be.
  package static let projectLevels = 10
  /// The name of the file that makes a folder one of this program’s projects.
  package static let manifest: FilePath = "tablemock.yaml"
  /// The endings of the folders in which Xcode keeps what it knows of a project.
  package static let projectEndings = ["xcodeproj", "xcworkspace"]
  /// The endings of the files in those folders.
  package static let projectFileEndings = ["pbxproj", "xcworkspacedata"]
  /// The endings of asset catalogs.
  package static let catalogEndings = ["xcassets"]
  /// The files that a project has of which programs make one of Xcode, or that build it without.
  package static let projectFiles: Set<FilePath> = [
    "Package.swift", "Podfile", "project.yml", "Project.swift",
  ]
  /// The endings of folders that hold other things than the project’s own sources.
  package static let foreignEndings = projectEndings + ["framework", "xcframework", "app", "bundle"]
  private static let foreignNames: Set<FilePath> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "build",
  ]

  /// The folders around one, without links in its path, as far as they may be reached.
  package init(around own: FilePath, within reach: SourceReach) {
    let folders = ProjectFolders.folders(around: own, within: reach)
    near = Array(folders.prefix(1 + ProjectFolders.nearLevels))
    projects = folders.filter { ProjectFolders.holdProject(FolderNames.entries(of: $0, within: reach)) }
  }

  /// The folders of the projects around one, where `isProject` tells which are such, the nearest first.
  package static func projects(
    around own: FilePath, within reach: SourceReach, _ isProject: (FilePath) -> Bool
  ) -> [FilePath] { folders(around: own, within: reach).filter(isProject) }

  private static func folders(around own: FilePath, within reach: SourceReach) -> [FilePath] {
    sequence(first: own) { $0 == "/" ? nil : $0.folder }
      .prefix(1 + projectLevels).filter { $0 != "/" && reach.contains($0) }
  }

  /// Whether a folder that holds this is a project’s.
  package static func holdProject(_ entries: [FolderEntry]) -> Bool {
    entries.contains { entry in
      entry.kind == .folder && entry.name.hasEnding(projectEndings)
        || entry.kind == .file && projectFiles.contains(entry.name)
    }
  }

  /// Whether a folder of this name holds what others made, or what is hidden.
  package static func isForeign(_ name: FilePath) -> Bool {
    name.isHidden || name.hasEnding(foreignEndings) || foreignNames.contains(name)
  }

  /// Of several paths the one nearest to a folder: that which shares most folders with it.
  package static func nearest(of paths: [FilePath], to own: FilePath) -> FilePath? {
    let rank = { (path: FilePath) in
      (-zip(path.components, own.components).prefix { $0 == $1 }.count, path)
    }
    return paths.min { rank($0) < rank($1) }
  }
}

/// Looks into folders without following symbolic links.
package enum FolderNames {
  /// The most names of a folder that are looked at.
  package static let mostNames = 10_000

  /// The names of the folders in a folder, sorted; links to folders are not among them.
  package static func subfolders(of folder: FilePath, within reach: SourceReach) -> [FilePath] {
    entries(of: folder, within: reach).filter { $0.kind == .folder }.map(\.name)
  }

  /// What a folder within reach holds, sorted by names.
  package static func entries(of folder: FilePath, within reach: SourceReach) -> [FolderEntry] {
    (try? reach.list(folder).entries(atMost: mostNames)) ?? []
  }
}
