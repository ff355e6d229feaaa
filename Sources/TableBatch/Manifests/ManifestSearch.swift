import TableModel
import TableSources

/// Finds the manifest of a project from anywhere in it.
public enum ManifestSearch {
  /// The name of the file.
  public static let name: FilePath = "tablemock.yaml"
  /// How many folders are looked into.
  private static let limit = 64

  /// The manifest in a folder or the nearest one above it; `nil` where there is none.
  public static func nearest(to folder: FilePath = .current) -> FilePath? {
    var place = folder
    for _ in 0..<limit {
      let path = place == .current ? name : place.appending(name)
      if path.exists { return path }
      guard let resolved = place.resolved, resolved != "/" else { return nil }
      place = place == .current ? ".." : place.appending("..")
    }
    return nil
  }

  /// The absolute paths at which a manifest would be the nearest one to a folder, up to the one that is there.
  static func places(from folder: FilePath) -> [FilePath] {
    guard var place = folder.resolved else { return [] }
    var places: [FilePath] = []
    for _ in 0..<limit {
      places.append(place.appending(name))
      if place == "/" || place.appending(name).exists { break }
      place = place.folder
    }
    return places
  }
}
