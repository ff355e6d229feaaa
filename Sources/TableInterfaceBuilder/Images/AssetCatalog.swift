import Glibc
import TableSources

/// A folder of pictures as Xcode keeps them: `Images.xcassets`.
struct AssetCatalog {
  private let imageSets: [String: ImageSet]

  /// The most folders of a catalog that are looked into.
  private static let mostFolders = 5_000
  /// How deep the folders of a catalog may lie in each other.
  private static let deepest = 6

  /// The catalogs in some folders, in the order of the folders and of the catalogs' names.
  static func catalogs(in folders: [String]) -> [AssetCatalog] {
    folders.flatMap { folder in
      FolderNames.subfolders(of: folder).filter { $0.hasSuffix(".xcassets") }
        .map { AssetCatalog(path: "\(folder)/\($0)") }
    }
  }

  private init(path: String) {
    var sets: [String: ImageSet] = [:]
    var pending = [(path: path, depth: 0)]
    var visited = 0
    while let (folder, depth) = pending.popLast(), visited < AssetCatalog.mostFolders {
      visited += 1
      for name in FolderNames.subfolders(of: folder) {
        let subfolder = "\(folder)/\(name)"
        if name.hasSuffix(".imageset") {
          let key = String(name.dropLast(".imageset".count))
          sets[key] = sets[key] ?? ImageSet(folder: subfolder)
        } else if depth < AssetCatalog.deepest, !name.contains(".") {
          pending.append((subfolder, depth + 1))
        }
      }
    }
    imageSets = sets
  }

  /// The set of a picture's files.
  func imageSet(named name: String) -> ImageSet? { imageSets[name] }
}
