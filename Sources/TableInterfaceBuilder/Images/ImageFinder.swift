import TableModel
import TableSources

/// Finds the files of the pictures that a document names, beside the document and in the asset catalogs around it.
///
/// Looked into are the document's folder, for a localised document also the folder that its language's lies in, and
/// the asset catalogs in these and up to two folders above, as far as the project goes. Nothing else is read, whatever a
/// name says.
final class ImageFinder {
  private let folders: [FilePath]
  private let limits: LoadingLimits
  private let reach: SourceReach
  private lazy var catalogs = AssetCatalog.catalogs(in: catalogFolders, within: reach)
  private lazy var loose = looseFolders.map {
    ImageResolver(folder: $0, limits: limits, place: .project)
  }

  /// A finder for a document in a folder.
  init(folder: FilePath, limits: LoadingLimits) {
    let reach = limits.reach(from: folder)
    (self.limits, self.reach) = (limits, reach)
    var folders = [(folder.isEmpty ? .current : folder).resolved].compactMap { $0 }
    while let last = folders.last, last != "/", folders.count <= ImageFinder.levelsAbove {
      folders.append(last.folder)
    }
    self.folders = folders.filter(reach.contains)
  }

  /// How many folders above the document's are searched for asset catalogs.
  private static let levelsAbove = 2

  private var looseFolders: ArraySlice<FilePath> {
    folders.prefix(folders.first?.hasEnding(["lproj"]) == true ? 2 : 1)
  }

  private var catalogFolders: [FilePath] { folders.filter { $0 != "/" } }

  /// A picture, `nil` where it is not at hand; fails where a file is there and cannot be used.
  func image(named name: String) -> Result<Image?, Refusal> {
    guard ImageFinder.isPlain(name) else { return .success(nil) }
    for resolver in loose {
      for candidate in ImageFinder.fileNames(for: name) where resolver.exists(FilePath(candidate)) {
        return resolver.resolve(candidate).map { Image(representations: $0) }
      }
    }
    for catalog in catalogs {
      if let set = catalog.imageSet(named: name) { return set.image(limits: limits) }
    }
    return .success(nil)
  }

  /// Whether a name is that of a file in a folder, not a way out of it.
  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count < 200 && !FilePath(name).isHidden
      && !name.unicodeScalars.contains { $0 == "/" || $0.value < 0x20 }
  }

  /// The names that the file of a picture may have: UIKit lets the ending of a PNG file be left out.
  private static func fileNames(for name: String) -> [String] {
    FilePath(name).hasEnding(ImageReference.Format.pixelEndings) ? [name] : [name + ".png", name + ".jpg"]
  }
}
