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
  public var stem: FilePath
  /// The rest of the path: the marks of finer pictures, and the ending with its dot.
  public var ending: String
  /// The kind of file.
  public var format: PictureFormat
  /// The way in which the screen is drawn.
  public var variant: Variant
  /// The number of the screen in the source, counted from 0.
  public var screen: Int

  /// A picture at a path that is given in two parts.
  public init(
    stem: FilePath, ending: String, format: PictureFormat, variant: Variant = Variant(), screen: Int = 0
  ) {
    self.stem = stem
    self.ending = ending
    self.format = format
    self.variant = variant
    self.screen = screen
  }

  /// The path of the file.
  public var path: FilePath { stem + ending }
}
