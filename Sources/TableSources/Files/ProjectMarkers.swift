import TableModel

/// What tells the folder of a project from others, and what in it is not its own.
package enum ProjectMarkers {
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
    "Package.swift", "Podfile", "project.yml", "project.yaml", "Project.swift", "Workspace.swift",
  ]
  /// The endings of folders that hold other things than the project’s own sources.
  package static let foreignEndings = projectEndings + ["framework", "xcframework", "app", "bundle"]
  private static let foreignNames: Set<FilePath> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "build",
  ]

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
}
