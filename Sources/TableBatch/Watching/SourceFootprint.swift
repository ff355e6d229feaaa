import TableModel
import TableSources
import TableStrings

/// What a source is made of on the disk, as far as reading it tells; all paths are absolute.
struct SourceFootprint: Hashable {
  /// The file itself, and the file that it leads to where it is a link.
  var files: Set<FilePath>
  /// The folder that the file lies in.
  var folder: FilePath
  /// The folder around which tables of strings lie.
  var stringsFolder: FilePath
  /// The images that are shown, without the suffixes that tell their scales.
  var images: Set<FilePath> = []
  /// Whether something was missing or doubtful, so that files nobody has named yet may matter.
  var isDoubtful = true
  /// Whether all files of its folder belong to it, as in a Settings bundle.
  var isBundle: Bool
  /// Whether it may show images of catalogs that lie in folders above.
  var hasCatalogs: Bool

  /// The endings of tables of strings.
  private static let stringEndings = ["strings", "stringsdict", "xcstrings"]
  /// How far above a document its catalogs of images may lie.
  static let levelsAboveDocuments = 2

  /// A source of which nothing but its path is known.
  init(of input: InputFile) {
    let place = input.path.absolute
    files = [place]
    if let real = input.path.resolved { files.insert(real) }
    folder = place.folder
    let isLocalized = folder.hasEnding(["lproj"])
    stringsFolder = isLocalized ? folder.folder : folder
    isBundle = input.path.hasEnding(SourceKind.settingsEndings)
    hasCatalogs = input.path.hasEnding(SourceKind.documentEndings)
  }

  /// Takes over what reading the source has told.
  mutating func note(_ result: LoadingResult) {
    images = Set((result.document?.imagePaths ?? []).map(SourceFootprint.imageName))
    isDoubtful = result.document == nil || !result.diagnostics.isEmpty
  }

  /// An image's path without its scale and ending, which all its files share.
  static func imageName(_ path: FilePath) -> FilePath {
    let stem = path.stem
    let start = stem.bytes.lastIndex(of: UInt8(ascii: "/")) ?? -1
    guard let mark = stem.bytes.lastIndex(of: UInt8(ascii: "@")), mark > start + 1 else { return stem }
    return FilePath(bytes: stem.bytes[..<mark])
  }

  /// Whether a file is a table of strings around the source.
  func mayHaveStrings(_ path: FilePath) -> Bool {
    let above = path.folder
    if above == stringsFolder { return path.hasEnding(SourceFootprint.stringEndings) }
    guard above.folder == stringsFolder else { return false }
    return above.name == StringPlace.plainFolder || above.hasEnding(["lproj"])
  }
}
