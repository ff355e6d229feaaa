import Synchronization
import TableModel
import TableSources

/// Where the asset catalogs below some folder keep pictures and colours, and where its fonts lie.
struct AssetIndex: Sendable {
  /// What a set of a catalog holds.
  enum Kind: String, CaseIterable {
    case image = "imageset"
    case color = "colorset"
    case symbol = "symbolset"
  }

  /// The files of fonts outside of catalogs, in the order in which folders were looked into.
  private(set) var fonts: [FilePath] = []
  /// The folders of pictures outside of catalogs, by the names of the files without their scales.
  private var pictures: [FilePath: [FilePath]] = [:]
  private var sets: [Kind: [FilePath: [FilePath]]] = [:]
  private var names: [Kind: [FilePath]] = [:]
  /// Whether there is more than was looked through.
  private(set) var isIncomplete = false
  /// Whether there is no catalog at all.
  private(set) var isWithoutCatalogs = true

  /// The most folders that are looked into outside of catalogs, and in them.
  private static let (mostFolders, mostGroups) = (10_000, 20_000)
  /// The most names that are told.
  private static let mostNames = 2_000
  /// The most files of fonts.
  private static let mostFonts = 200
  /// The most files of pictures outside of catalogs.
  private static let mostPictures = 20_000
  /// How deep folders may lie in each other.
  private static let deepest = 12

  /// The catalogs that lie in a folder, or with `isDeep` anywhere below it.
  init(of root: FilePath, isDeep: Bool, within reach: SourceReach) {
    var (waiting, next, groups, picturesLeft) = (
      [(folder: root, depth: 0)], 0, 0, AssetIndex.mostPictures
    )
    while next < waiting.count {
      let (folder, depth) = waiting[next]
      next += 1
      // Which language's picture is meant is not known here, and only the index of a project is asked for pictures.
      let mayHoldPictures = isDeep && !folder.hasEnding(["lproj"])
      for entry in entries(of: folder, within: reach) {
        let (name, path) = (entry.name, folder.appending(entry.name))
        if entry.kind == .file, name.hasEnding(FontFileReader.endings) {
          fonts.append(path)
          if fonts.count > AssetIndex.mostFonts { (isIncomplete, fonts) = (true, fonts.dropLast()) }
        }
        if mayHoldPictures, entry.kind == .file, name.hasEnding(ImageReference.Format.endings) {
          picturesLeft -= 1
          if picturesLeft < 0 { isIncomplete = true } else { add(picture: name, in: folder) }
        }
        guard entry.kind == .folder else { continue }
        if name.hasEnding(ProjectMarkers.catalogEndings) {
          add(path, &groups, within: reach)
        } else if isDeep, !ProjectMarkers.isForeign(name) {
          guard depth < AssetIndex.deepest, waiting.count < AssetIndex.mostFolders else {
            isIncomplete = true
            continue
          }
          waiting.append((path, depth + 1))
        }
      }
    }
    names = sets.mapValues { Array($0.keys.sorted().prefix(AssetIndex.mostNames)) }
  }

  /// What a folder holds, as far as it is looked at.
  private mutating func entries(of folder: FilePath, within reach: SourceReach) -> [FolderEntry] {
    let entries = FolderNames.entries(of: folder, within: reach)
    if entries.count >= FolderNames.mostNames { isIncomplete = true }
    return entries
  }

  private mutating func add(picture name: FilePath, in folder: FilePath) {
    let name = ScaleSuffix.removed(from: name)
    if pictures[name]?.last != folder { pictures[name, default: []].append(folder) }
  }

  /// Adds the sets of a catalog by their names, and by those with the folders that they lie in, which may be a part.
  private mutating func add(_ catalog: FilePath, _ groups: inout Int, within reach: SourceReach) {
    isWithoutCatalogs = false
    var waiting: [(folder: FilePath, prefix: FilePath?, depth: Int)] = [(catalog, nil, 0)]
    var next = 0
    while next < waiting.count {
      let (folder, prefix, depth) = waiting[next]
      next += 1
      groups += 1
      guard groups <= AssetIndex.mostGroups, depth <= AssetIndex.deepest else {
        isIncomplete = true
        return
      }
      for name in entries(of: folder, within: reach).filter({ $0.kind == .folder }).map(\.name) {
        let path = folder.appending(name)
        if let kind = Kind.allCases.first(where: { name.hasEnding([$0.rawValue]) }) {
          sets[kind, default: [:]][name.stem, default: []].append(path)
          if let prefix { sets[kind, default: [:]][prefix.appending(name.stem), default: []].append(path) }
        } else if name.ending == nil {
          waiting.append((path, prefix?.appending(name) ?? name, depth + 1))
        }
      }
    }
  }

  /// The folders of the sets of a name, the nearest to a document's first.
  func folders(of kind: Kind, named name: String, beside own: FilePath) -> [FilePath] {
    let folders = sets[kind]?[FilePath(name)] ?? sets[kind]?[FilePath(AssetIndex.setName(of: kind, name))]
    return ProjectFolders.nearestFirst(of: folders ?? [], to: own)
  }

  /// The folders of a picture outside of catalogs, the nearest to a document's first.
  func folders(ofPicture name: FilePath, beside own: FilePath) -> [FilePath] {
    ProjectFolders.nearestFirst(of: pictures[ScaleSuffix.removed(from: name)] ?? [], to: own)
  }

  /// The name of the set of what a document names: pictures are found with the ending of a PNG file, too.
  static func setName(of kind: Kind, _ name: String) -> String {
    kind == .image && FilePath(name).hasEnding(["png"]) ? String(name.dropLast(4)) : name
  }

  /// The names of the sets of a kind, or of very many the first by the alphabet.
  func names(of kind: Kind) -> [FilePath] { names[kind] ?? [] }
}

/// The catalogs that documents of a run look into, each folder looked through once.
package final class AssetStore: Sendable {
  private struct Key: Hashable {
    var root: FilePath
    var isDeep: Bool
    var reach: SourceReach
  }

  private let indices = Mutex<[Key: AssetIndex]>([:])
  private let folders = Mutex<[Key: ProjectFolders]>([:])
  private let fonts = Mutex<[FilePath: Result<FontResource, Refusal>]>([:])

  /// A store that knows nothing yet.
  package init() {}

  /// The folders around that of a document.
  func folders(around own: FilePath, within reach: SourceReach) -> ProjectFolders {
    let key = Key(root: own, isDeep: false, reach: reach)
    return folders.withLock { folders in
      if let known = folders[key] { return known }
      let found = ProjectFolders(around: own, within: reach)
      folders[key] = found
      return found
    }
  }

  /// What a font file says of itself, read once.
  func font(at path: FilePath, within reach: SourceReach) -> Result<FontResource, Refusal> {
    fonts.withLock { fonts in
      if let known = fonts[path] { return known }
      let font = FontFileReader.resource(at: path, within: reach)
      fonts[path] = font
      return font
    }
  }

  /// The catalogs in a folder, or below it.
  func index(of root: FilePath, isDeep: Bool, within reach: SourceReach) -> AssetIndex {
    let key = Key(root: root, isDeep: isDeep, reach: reach)
    return indices.withLock { indices in
      if let known = indices[key] { return known }
      let index = AssetIndex(of: root, isDeep: isDeep, within: reach)
      indices[key] = index
      return index
    }
  }
}
