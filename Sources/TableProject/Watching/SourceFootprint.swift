import TableModel
import TableSources
import TableStrings

/// What a source is made of on the disk, as far as reading it tells; all paths are absolute.
package struct SourceFootprint: Hashable {
  /// The file itself, the file that it leads to where it is a link, and where the sample data of a document would be.
  var files: Set<FilePath>
  /// The folder that the file lies in.
  var folder: FilePath
  /// The folders around which tables of strings lie: that of the source and those of its project in which some were found,
  /// or where its strings are looked for instead, and those of other files that its bars come from.
  var stringsFolders: Set<FilePath>
  /// The folders of its projects, anywhere below which a table of its texts may come to be.
  var projectFolders: Set<FilePath> = []
  /// The name of the table of its texts.
  private let table: FilePath
  /// The folder that was given for its strings; all in it counts.
  var givenStrings: FilePath?
  /// The folders in which files of symbols come before what else there is of them.
  private let symbolFolders: [FilePath]
  /// The images that are shown, files that symbols would come from, and the lists that tell of them, without the suffixes
  /// that tell their scales.
  var images: Set<FilePath> = []
  /// The images that bars of other files show, likewise.
  var barImages: Set<FilePath> = []
  /// Other files of its project that bars come from, or may.
  var neighbours: Set<FilePath> = []
  /// Whether something was missing or doubtful, so that files nobody has named yet may matter.
  var isDoubtful = true
  /// Whether all files of its folder belong to it, as in a Settings bundle.
  var isBundle: Bool
  /// Whether it may show images of catalogs that lie in folders above.
  var hasCatalogs: Bool

  /// The endings of tables of strings.
  package static let stringEndings = ["strings", "stringsdict", "xcstrings", "xliff", "xlf"]

  /// A source of which nothing but its path is known.
  init(of input: InputFile) {
    let place = input.path.absolute
    files = [place]
    if let real = input.path.resolved { files.insert(real) }
    folder = place.folder
    symbolFolders =
      [folder.appending(SymbolResolver.ownFolder)]
      + [input.reachable.symbols?.absolute].compactMap(\.self)
    table =
      input.path.hasEnding(SourceKind.documentEndings) ? place.name.stem : FilePath(StringPlace.usualTable)
    givenStrings = input.strings?.absolute
    stringsFolders = [givenStrings ?? SourceFootprint.stringsFolder(around: folder)]
    isBundle = input.path.hasEnding(SourceKind.settingsEndings)
    hasCatalogs = input.path.hasEnding(SourceKind.documentEndings)
    if hasCatalogs || input.path.hasEnding(SourceKind.swiftEndings) {
      files.insert(folder.appending(SampleDataFile.name(beside: place.name)))
    }
  }

  /// Takes over what reading the source has told.
  mutating func note(_ result: LoadingResult) {
    let files = result.document.map { $0.imagePaths.union($0.lists) } ?? []
    let symbols = (result.document?.symbolNames ?? []).flatMap { name in
      symbolFolders.map { $0.appending(FilePath(name)) }
    }
    images = Set(files.map(SourceFootprint.imageName)).union(symbols)
    isDoubtful = result.document == nil || !result.diagnostics.isEmpty
  }

  /// Takes over in which folders of its project tables of strings were found.
  mutating func note(tablesIn folders: Set<FilePath>) {
    if givenStrings == nil { stringsFolders.formUnion(folders) }
  }

  /// Takes over which other files bars were looked for in.
  mutating func note(surroundings: (sources: [FilePath], images: [FilePath])) {
    neighbours = Set(surroundings.sources.map(\.absolute))
    barImages = Set(surroundings.images.map(SourceFootprint.imageName))
    guard givenStrings == nil else { return }
    stringsFolders.formUnion(neighbours.map { SourceFootprint.stringsFolder(around: $0.folder) })
  }

  /// All images that its pictures show.
  var allImages: Set<FilePath> { images.union(barImages) }

  /// The folders in which other files of its project lie.
  var neighbourFolders: Set<FilePath> { Set(neighbours.map(\.folder)) }

  private static func stringsFolder(around folder: FilePath) -> FilePath {
    folder.hasEnding(["lproj"]) ? folder.folder : folder
  }

  /// An image's path without its scale and ending, which all its files share.
  static func imageName(_ path: FilePath) -> FilePath {
    let stem = path.stem
    let start = stem.bytes.lastIndex(of: UInt8(ascii: "/")) ?? -1
    guard let mark = stem.bytes.lastIndex(of: UInt8(ascii: "@")), mark > start + 1 else { return stem }
    return FilePath(bytes: stem.bytes[..<mark])
  }

  /// Whether something below a folder of its projects belongs to them.
  func isInProject(_ path: FilePath) -> Bool {
    guard givenStrings == nil else { return false }
    return projectFolders.contains { project in
      path.relative(to: project).map { !$0.folder.components.contains(where: ProjectMarkers.isForeign) }
        ?? false
    }
  }

  /// Whether a file is a table of strings around the source.
  func mayHaveStrings(_ path: FilePath) -> Bool {
    if let givenStrings, path.isBelow(givenStrings) { return true }
    if path.name.stem == table, path.hasEnding(SourceFootprint.stringEndings), isInProject(path) {
      return true
    }
    let above = path.folder
    if stringsFolders.contains(above) { return path.hasEnding(SourceFootprint.stringEndings) }
    if above.name == StringPlace.plainFolder || above.hasEnding(["lproj"]) {
      return stringsFolders.contains(above.folder)
    }
    return above.folder.hasEnding(["xcloc"]) && stringsFolders.contains(above.folder.folder)
  }
}
