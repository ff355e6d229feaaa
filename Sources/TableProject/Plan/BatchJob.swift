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

/// How the pictures of a batch are drawn, all of them alike.
public struct BatchSettings: Hashable, Sendable {
  /// How files are written.
  public var pictures: PictureOptions
  /// The version of the program, which stands in the results.
  public var version: String

  /// How the boxes of views are written; `nil` where they are not.
  public var boxes: BoxesOptions?

  /// Settings that suit most uses unless they are given.
  public init(
    pictures: PictureOptions = PictureOptions(), version: String = TableMockVersion.text,
    boxes: BoxesOptions? = nil
  ) {
    self.boxes = boxes
    self.pictures = pictures
    self.version = version
  }
}

/// One machine's part of a plan: every so manieth unit.
public struct Shard: Hashable, Sendable {
  /// The number of the part, counted from 1.
  public let number: Int
  /// The number of parts.
  public let count: Int

  /// All of a plan.
  public static let whole = Shard(number: 1, of: 1)

  /// A part of so many; `nil` where there is no such part.
  public init?(_ number: Int, of count: Int) {
    guard count >= 1, count <= 1_000_000, number >= 1, number <= count else { return nil }
    self.init(number: number, of: count)
  }

  private init(number: Int, of count: Int) {
    self.number = number
    self.count = count
  }

  /// Whether a unit belongs to the part.
  package func contains(_ unit: Int) -> Bool { unit % count == number - 1 }

  /// How many of a number of units belong to the part.
  func size(of units: Int) -> Int { units < number ? 0 : (units - number) / count + 1 }

  /// The unit of a number within the part.
  func unit(_ ordinal: Int) -> Int { ordinal * count + number - 1 }

  /// What tells the part's files from those of the others; empty for the whole.
  public var suffix: String { count == 1 ? "" : "-\(number)-of-\(count)" }
}
