import Glibc
import TableModel
import TableSources

/// Finds the manifest of a project: in the folder that is said to be the project's, or else from anywhere in it.
public struct ManifestSearch: Hashable, Sendable {
  /// The name of the file.
  public static let name: FilePath = ProjectMarkers.manifest
  /// How many folders are looked into.
  private static let limit = 64

  /// The folder whose manifest alone is taken, whoever it belongs to; `nil` for the nearest one.
  public var project: FilePath?
  /// The user’s folder of symbols, whose files come before all others; `nil` for none.
  public var symbols: FilePath?

  private let user: UInt32

  /// A search in a project's folder, or for the nearest manifest.
  public init(project: FilePath? = nil) {
    self.init(project: project, user: geteuid())
  }

  /// A search by the user of a number.
  package init(project: FilePath? = nil, user: UInt32) {
    (self.project, self.user) = (project, user)
  }

  /// Which folder is the project's around what a user names.
  package var surroundings: SourceReach.Scope {
    var scope = project.map { SourceReach.Scope.named($0) } ?? .nearest
    scope.symbols = symbols
    return scope
  }

  /// The manifest of the project's folder, or where none is said, that in a folder or the nearest one above it; `nil`
  /// where there is none.
  ///
  /// - Throws: An error where the nearest one lies above and belongs to another user, who may have put it there for
  ///   people who work below: in a folder that all may write to, say.
  public func manifest(of folder: FilePath = .current) throws(Diagnostic) -> FilePath? {
    if let project {
      let path = project.path(of: Self.name)
      return path.exists ? path : nil
    }
    var place = folder
    for _ in 0..<Self.limit {
      let path = place.path(of: Self.name)
      if path.exists {
        try checkOwner(of: path, in: place, isAbove: place != folder)
        return path
      }
      guard let resolved = place.resolved, resolved != "/" else { return nil }
      place = place == .current ? ".." : place.appending("..")
    }
    return nil
  }

  /// The absolute paths at which a manifest would be that of a folder, up to the one that is there.
  func places(from folder: FilePath) -> [FilePath] {
    guard var place = (project ?? folder).resolved else { return [] }
    var places: [FilePath] = []
    for _ in 0..<Self.limit {
      places.append(place.appending(Self.name))
      if project != nil || place == "/" || place.appending(Self.name).exists { break }
      place = place.folder
    }
    return places
  }

  /// Throws where a manifest is another user's than its folder lets expect.
  ///
  /// Somebody who stands in a folder has chosen it, so there a manifest may be its owner's, as in a container whose
  /// checkout another user made. Nobody chooses what lies above: there all must be the user's own, but for folders of the
  /// system's.
  private func checkOwner(of path: FilePath, in folder: FilePath, isAbove: Bool) throws(Diagnostic) {
    let isChosen = !isAbove || folder.resolved == FilePath.current.resolved
    let folderOwner = FileStatus(of: folder)?.owner
    // A link is its own maker's, whatever it leads to.
    let owners = [false, true].compactMap { FileStatus(of: path, followingLinks: $0)?.owner }
    let stranger =
      owners.first { $0 != user && !(isChosen && $0 == folderOwner) }
      ?? folderOwner.flatMap { isChosen || [user, 0].contains($0) ? nil : $0 }
    guard let stranger else { return }
    throw Diagnostic(
      .error, at: SourceLocation(file: path.text),
      "this manifest in a parent folder, or that folder, belongs to another user, \(stranger)",
      hint:
        "if you trust that user, pass “--project \(folder.shellWord)”; otherwise pass another folder")
  }
}
