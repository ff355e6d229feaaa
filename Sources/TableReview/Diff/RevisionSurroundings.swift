import TableModel
import TableProject
import TableSources

/// What lies around a folder of a revision and has a part in its pictures, as far as its sources reach: the string tables
/// of their projects and, for documents, also the catalogs, fonts and storyboards.
struct RevisionSurroundings {
  /// The uppermost folder of the projects; the folder itself where none lies around it.
  let root: FilePath
  /// The files below that, without those of the folder itself.
  let entries: [GitEntry]
  /// Why git could not list all that there may be; `nil` where it could.
  let gap: GitTree.Gap?

  /// The repositories in the project, which may have some of these files.
  let submodules: [GitEntry]
  /// Whether a file, by its path in the repository, is of the kind that is looked for.
  let matters: (FilePath) -> Bool

  /// The endings of files without which there is no project around a source whose string tables it has.
  private static let projectEndings = ProjectMarkers.projectFileEndings

  /// What lies around a folder, within `bounds` above it; around a view of SwiftUI also all other files in Swift, of which
  /// it may be made.
  init(of folder: FilePath, in tree: GitTree, within bounds: FilePath, ofView: Bool) {
    let folders = Self.folders(from: folder).prefix(1 + ProjectMarkers.projectLevels)
      .filter { $0 == bounds || bounds.isEmpty || $0.isBelow(bounds) }
    let hasDocuments =
      ofView || tree.entries(below: folder).contains { $0.path.hasEnding(SourceKind.documentEndings) }
    let projects = folders.filter { ProjectMarkers.holdProject(tree.names(in: $0)) }
    let near =
      hasDocuments ? folders.prefix(1 + ProjectMarkers.nearLevels).filter { Self.hasAssets($0, tree) } : []
    let root =
      ofView ? bounds : (projects + near).min { $0.components.count < $1.components.count } ?? folder
    self.root = root
    let matters = { (path: FilePath) in
      Self.matters(path, below: root, toDocuments: hasDocuments, toView: ofView)
    }
    self.matters = matters
    submodules = tree.submodules.filter { root.isEmpty || $0.path.isBelow(root) }
    gap = root == folder ? nil : tree.gap
    guard root != folder else {
      entries = []
      return
    }
    entries = tree.entries(below: root).filter { entry in
      entry.kind == .file && !entry.path.isBelow(folder) && matters(entry.path)
    }
  }

  /// The folder that sources in another one reach all of, as the project’s or the repository’s.
  static func bounds(
    of folder: FilePath, in tree: GitTree, _ project: SourceReach.Scope, top: FilePath
  ) -> FilePath {
    guard let named = project.folder?.resolved else {
      return folders(from: folder).first { tree.kind(at: $0.appending(ProjectMarkers.manifest)) == .file }
        ?? ""
    }
    if named == top || top.isBelow(named) { return "" }
    let inside = named.relative(to: top)
    return inside.flatMap { folder == $0 || folder.isBelow($0) ? $0 : nil } ?? folder
  }

  /// A folder of a repository and those around it, up to the uppermost.
  private static func folders(from folder: FilePath) -> [FilePath] {
    let parts = folder.components
    return (0...parts.count).reversed().map { count in
      FilePath(bytes: parts.prefix(count).map(\.bytes).joined(separator: [UInt8(ascii: "/")]))
    }
  }

  /// Whether a folder itself has catalogs or fonts, which documents near it use without a project.
  private static func hasAssets(_ folder: FilePath, _ tree: GitTree) -> Bool {
    tree.names(in: folder).contains { entry in
      entry.name.hasEnding(entry.kind == .folder ? ProjectMarkers.catalogEndings : FontFileReader.endings)
    }
  }

  /// Whether a file is looked for around sources; in folders that others have made nothing is.
  private static func matters(
    _ path: FilePath, below root: FilePath, toDocuments: Bool, toView: Bool
  ) -> Bool {
    let folders = (root.isEmpty ? path : path.relative(to: root) ?? path).components.dropLast()
    let isProjectFile =
      path.hasEnding(projectEndings) && folders.last?.hasEnding(ProjectMarkers.projectEndings) == true
    guard !(isProjectFile ? folders.dropLast() : folders).contains(where: ProjectMarkers.isForeign) else {
      return false
    }
    if isProjectFile || isPartOfAny(path) || toView && path.hasEnding(SourceKind.swiftEndings) { return true }
    guard toDocuments else { return false }
    return path.hasEnding(FontFileReader.endings + ["storyboard"])
      || folders.contains { $0.hasEnding(ProjectMarkers.catalogEndings) }
  }

  private static func isPartOfAny(_ path: FilePath) -> Bool {
    ProjectMarkers.projectFiles.contains(path.name) || path.hasEnding(SourceFootprint.stringEndings)
  }
}
