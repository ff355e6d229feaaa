import Glibc
import TableModel
import TableSources

/// Finds the manifest of a project: in the folder that is said to be the project's, or else from anywhere in it.
public struct ManifestSearch: Hashable, Sendable {
  /// The name of the file.
  public static let name: FilePath = "tablemock.yaml"
  /// How many folders are looked into.
  private static let limit = 64

  /// The folder whose manifest alone is taken, whoever it belongs to; `nil` for the nearest one.
  public var project: FilePath?

  /// A search in a project's folder, or for the nearest manifest.
  public init(project: FilePath? = nil) {
    self.project = project
  }

  /// The manifest of the project's folder, or where none is said, that in a folder or the nearest one above it; `nil`
  /// where there is none.
  public func manifest(of folder: FilePath = .current) -> FilePath? {
    if let project {
      let path = Self.place(in: project)
      return path.exists ? path : nil
    }
    var place = folder
    for _ in 0..<Self.limit {
      let path = Self.place(in: place)
      if path.exists { return path }
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

  private static func place(in folder: FilePath) -> FilePath {
    folder == .current ? name : folder.appending(name)
  }
}
