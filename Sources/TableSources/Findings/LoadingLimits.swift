import TableModel

/// How much a source file may ask for, so that a stranger's file cannot exhaust the machine.
public struct LoadingLimits: Hashable, Sendable {
  /// The size of a source file in bytes.
  public var fileSize = 8 << 20
  /// How deep lists and mappings may lie in each other.
  public var nesting = 32
  /// The number of values, lists and mappings in a file, those that aliases repeat included.
  public var nodes = 1_000_000
  /// The number of aliases in a file.
  public var aliases = 10_000
  /// The number of elements in an Interface Builder document.
  public var elements = 200_000
  /// How deep elements of an Interface Builder document may lie in each other.
  public var elementNesting = 128
  /// The number of attributes of one element.
  public var attributes = 200
  /// The number of screens that a file may describe, each of which becomes pictures.
  public var screens = 1_000
  /// The number of rows in a file.
  public var rows = 20_000
  /// The number of sections in a file, with those that have no rows.
  public var sections = 20_000
  /// The number of custom views in rows, headers and bars of a file.
  public var views = 500_000
  /// The length of one text in characters.
  public var textLength = 20_000
  /// The characters of all texts in a file, each counted as often as aliases, prototypes and repeated rows bring it.
  public var totalText = 2_000_000
  /// The number of findings that are reported for a file.
  public var findings = 1_000
  /// The size of an image file in bytes.
  public var imageBytes = 64 << 20
  /// The width or height of an image in pixels.
  public var imageSide = 8_192
  /// The width times the height of an image in pixels.
  public var imageArea = 32_000_000
  /// The folders that all must lie in that is looked for around a source; `nil` for those of its project.
  package var reach: SourceReach?

  /// What a user says of what an app knows when it runs; `nil` for the file beside each source.
  package var data: SampleData?

  /// The default limits, far above what a picture for people can need.
  public init() {}

  /// The folders that all must lie in that a source in a folder may lead to.
  package func reach(from folder: FilePath) -> SourceReach { reach ?? SourceReach(around: folder) }

  /// The bytes of a file that is named, wherever it lies; one that is named by a path within reach, as the job of a worker
  /// does, is not read where that leads elsewhere by now.
  package func readNamed(_ path: FilePath) -> Result<[UInt8], Refusal> {
    guard let reach, reach.contains(path) else { return SourceFile.read(path, atMost: fileSize) }
    return SourceFile.read(path, within: reach, atMost: fileSize)
  }
}
