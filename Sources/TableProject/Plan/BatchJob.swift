import TableModel
import TableRendering

/// One picture to be drawn.
public struct BatchJob: Hashable, Sendable {
  /// The way in which the source is drawn.
  public var variant: Variant
  /// The number of the screen in the source, counted from 0.
  public var screen: Int
  /// The name of the screen, or its number counted from 1, in a source that has several.
  public var table: String?
  /// The kind of file.
  public var format: PictureFormat
  /// The path of the picture; `-` for standard output.
  public var output: FilePath
  /// The length in bytes of the path before the marks of finer pictures and the ending, where numbers of pages stand.
  var stemLength: Int?

  /// A picture from its parts.
  package init(
    variant: Variant, screen: Int, table: String? = nil, format: PictureFormat, output: FilePath,
    stemLength: Int? = nil
  ) {
    self.variant = variant
    self.screen = screen
    self.table = table
    self.format = format
    self.output = output
    self.stemLength = stemLength
  }

  /// A picture as it was planned, of a table that has a name where the source has several.
  package init(_ picture: PlannedPicture, table: String? = nil) {
    self.init(
      variant: picture.variant, screen: picture.screen, table: table, format: picture.format,
      output: picture.path, stemLength: picture.stem.bytes.count)
  }

  /// The path of a page: `list-03@2x.png`, with as many digits as the last one needs.
  func output(ofPage number: Int, of count: Int) -> FilePath {
    let zeros = String(repeating: "0", count: max(0, String(count).count - String(number).count))
    let ending = stemLength.map { output.bytes.dropFirst($0) } ?? []
    let stem = FilePath(bytes: output.bytes.dropLast(ending.count))
    return FilePath(bytes: (stem + "-\(zeros)\(number)").bytes + ending)
  }
}
