import TableModel
import TableSources

/// Finds the files of the pictures that a document names, and the colours of its asset catalogs.
///
/// Looked into are the document's folder, for a localised document also the folder that its language's lies in, and the
/// asset catalogs of its project: of these folders and up to two above, then of all below the folder that holds a project
/// of Xcode or a package of Swift. Nothing else is read, whatever a name says.
final class AssetFinder {
  private let own: FilePath?
  private let limits: LoadingLimits
  private let reach: SourceReach
  private let store: AssetStore
  private let isPad: Bool
  private lazy var folders = own.map { store.folders(around: $0, within: reach) }
  private lazy var loose = looseFolders.map {
    ImageResolver(folder: $0, limits: limits, place: .project)
  }
  /// The lists of the sets that were taken, by which a change of them is noticed.
  private(set) var lists: Set<FilePath> = []

  /// A finder for a document in a folder, which is for a tablet or not.
  init(folder: FilePath, isPad: Bool, limits: LoadingLimits, store: AssetStore) {
    reach = limits.reach(from: folder)
    own = (folder.isEmpty ? .current : folder).resolved
    (self.limits, self.store, self.isPad) = (limits, store, isPad)
  }

  private var looseFolders: [FilePath] {
    guard let own, reach.contains(own) else { return [] }
    return own.hasEnding(["lproj"]) && reach.contains(own.folder) ? [own, own.folder] : [own]
  }

  /// A picture, `nil` where it is not at hand; fails where a file is there and cannot be used.
  func image(named name: String) -> Result<Image?, Refusal> {
    if AssetFinder.isPlain(name) {
      for resolver in loose {
        for candidate in AssetFinder.fileNames(for: name) where resolver.exists(FilePath(candidate)) {
          return resolver.resolve(candidate).map { Image(representations: $0) }
        }
      }
    }
    guard let list = list(of: .image, named: name) else { return .success(nil) }
    return ImageSet(list).image(limits: limits)
  }

  /// What the list of the nearest set of a name says.
  func list(of kind: AssetIndex.Kind, named name: String) -> AssetList? {
    guard let own, let folders, AssetFinder.isSetName(name) else { return nil }
    let roots = folders.near.map { ($0, false) } + folders.projects.map { ($0, true) }
    for (root, isDeep) in roots {
      let index = store.index(of: root, isDeep: isDeep, within: reach)
      guard let folder = index.folder(of: kind, named: name, beside: own) else { continue }
      lists.insert(folder.appending(AssetList.name))
      return AssetList(folder: folder, isPad: isPad, limits: limits)
    }
    return nil
  }

  /// Whether a name is that of a file in a folder, not a way out of it.
  private static func isPlain(_ name: String) -> Bool {
    isSetName(name) && !FilePath(name).isHidden && !name.contains("/")
  }

  private static func isSetName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count < 200 && !name.unicodeScalars.contains { $0.value < 0x20 }
  }

  /// The names that the file of a picture may have: UIKit lets the ending of a PNG file be left out.
  private static func fileNames(for name: String) -> [String] {
    FilePath(name).hasEnding(ImageReference.Format.pixelEndings) ? [name] : [name + ".png", name + ".jpg"]
  }
}
