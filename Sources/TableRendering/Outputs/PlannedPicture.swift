import TableDrawing
import TableInterfaceBuilder
import TableLayout
import TableModel
import TableSources
import TableSpec
import TableThemes

/// A picture file to be written.
public struct PlannedPicture: Hashable, Sendable {
  /// The path as far as what tells this picture from others of its source.
  public var stem: String
  /// The rest of the path: the mark of a finer picture, and the ending with its dot.
  public var ending: String
  /// The kind of file.
  public var format: PictureFormat
  /// Device pixels a point; `nil` for the source's own.
  public var scale: Double?

  /// A picture at a path that is given in two parts.
  public init(stem: String, ending: String, format: PictureFormat, scale: Double? = nil) {
    self.stem = stem
    self.ending = ending
    self.format = format
    self.scale = scale
  }

  /// The path of the file.
  public var path: String { stem + ending }

  /// One of several pictures in a row, numbered from 1: `list-03.png`, with as many digits as the last one needs.
  public func numbered(_ number: Int, of count: Int) -> PlannedPicture {
    let zeros = String(repeating: "0", count: max(0, String(count).count - String(number).count))
    var picture = self
    picture.stem += "-\(zeros)\(number)"
    return picture
  }
}
