import TableModel
import TableRendering
import TableSources
import TableStrings

/// The folders in which a change can matter to sources.
struct WatchedFolders {
  /// Their absolute paths.
  private(set) var paths: Set<FilePath> = []

  /// The most folders below a source that are watched for files that it lacks, and how deep they may lie.
  private static let (mostFolders, depth) = (256, 4)

  /// The folders of a call.
  ///
  /// - Parameters:
  ///   - arguments: The files, folders and patterns that were given.
  ///   - expanded: The folders in which sources were looked for.
  ///   - footprints: What the sources are made of.
  init(arguments: [FilePath], expanded: Set<FilePath>, footprints: [SourceFootprint]) {
    paths = expanded
    for argument in arguments where argument != SourceFile.standardInput && !GlobMatches.isPattern(argument) {
      guard argument.isFolder else {
        paths.insert(argument.absolute.folder)
        continue
      }
      // A link to a folder may come to lead elsewhere.
      paths.formUnion([argument.absolute, argument.resolved ?? argument.absolute])
    }
    var (stringFolders, catalogFolders, lacking): (Set<FilePath>, Set<FilePath>, Set<FilePath>) = ([], [], [])
    for footprint in footprints {
      paths.formUnion(footprint.files.map(\.folder))
      paths.formUnion(footprint.allImages.map(\.folder))
      paths.formUnion(footprint.neighbourFolders)
      stringFolders.formUnion(footprint.stringsFolders)
      if let given = footprint.givenStrings { lacking.insert(given) }
      if footprint.hasCatalogs { catalogFolders.insert(footprint.folder) }
      if footprint.isDoubtful || footprint.isBundle { lacking.insert(footprint.folder) }
    }
    for folder in stringFolders { addStrings(around: folder) }
    for folder in catalogFolders { addCatalogs(around: folder) }
    for folder in lacking { addTree(folder, depth: WatchedFolders.depth) }
  }

  private mutating func addStrings(around folder: FilePath) {
    paths.insert(folder)
    for name in WatchedFolders.names(in: folder) {
      let path = folder.appending(name)
      if name == StringPlace.plainFolder || name.hasEnding(["lproj"]) { add(path) }
      // An export for translators has its tables in a folder of its own.
      if name.hasEnding(["xcloc"]) {
        add(path)
        addTree(path, depth: 1)
      }
    }
  }

  private mutating func addCatalogs(around folder: FilePath) {
    var folder = folder
    for _ in 0...SourceFootprint.levelsAboveDocuments {
      for name in WatchedFolders.names(in: folder) where name.hasEnding(["xcassets"]) {
        let catalog = folder.appending(name)
        add(catalog)
        addTree(catalog, depth: WatchedFolders.depth)
      }
      folder = folder.folder
    }
  }

  private mutating func addTree(_ folder: FilePath, depth: Int) {
    var rest = [(folder, depth)]
    var count = 0
    while let (folder, depth) = rest.popLast(), depth > 0 {
      for name in WatchedFolders.names(in: folder) {
        let path = folder.appending(name)
        guard FileStatus(of: path, followingLinks: false)?.kind == .directory else { continue }
        guard count < WatchedFolders.mostFolders else { return }
        paths.insert(path)
        count += 1
        rest.append((path, depth - 1))
      }
    }
  }

  private mutating func add(_ path: FilePath) {
    if path.isFolder { paths.insert(path) }
  }

  /// The names in a folder that may be those of folders; files with the endings of pictures and specs are most of the rest.
  private static func names(in folder: FilePath) -> [FilePath] {
    let files =
      InputExpansion.endings + ImageReference.Format.endings + PictureFormat.allCases.map(\.rawValue)
      + ["strings", "stringsdict"]
    return ((try? Folder(folder))?.names() ?? []).filter { !$0.hasEnding(files) }
  }
}
