import TableModel
import TableSources

/// A folder of pictures as Xcode keeps them: `Images.xcassets`.
struct AssetCatalog {
  private let imageSets: [FilePath: ImageSet]

  /// The most folders of a catalog that are looked into.
  private static let mostFolders = 5_000
  /// How deep the folders of a catalog may lie in each other.
  private static let deepest = 6

  /// The catalogs in some folders, in the order of the folders and of the catalogs' names.
  static func catalogs(in folders: [FilePath], within reach: SourceReach) -> [AssetCatalog] {
    folders.flatMap { folder in
      FolderNames.subfolders(of: folder, within: reach).filter { $0.hasEnding(["xcassets"]) }
        .map { AssetCatalog(path: folder.appending($0), within: reach) }
    }
  }

  private init(path: FilePath, within reach: SourceReach) {
    var sets: [FilePath: ImageSet] = [:]
    var pending = [(path: path, depth: 0)]
    var visited = 0
    while let (folder, depth) = pending.popLast(), visited < AssetCatalog.mostFolders {
      visited += 1
      for name in FolderNames.subfolders(of: folder, within: reach) {
        let subfolder = folder.appending(name)
        if name.hasEnding(["imageset"]) {
          sets[name.stem] = sets[name.stem] ?? ImageSet(folder: subfolder)
        } else if depth < AssetCatalog.deepest, name.ending == nil {
          pending.append((subfolder, depth + 1))
        }
      }
    }
    imageSets = sets
  }

  /// The set of a picture's files.
  func imageSet(named name: String) -> ImageSet? { imageSets[FilePath(name)] }
}
