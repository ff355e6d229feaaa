import TableDrawing
import TableLayout
import TableModel
import TableRendering
import TableSources
import TableSpec
import TableThemes

/// One picture of a batch.
public struct BatchJob: Hashable, Sendable {
  /// The way in which the source is drawn.
  public var variant: BatchVariant
  /// The number of the screen in the source, counted from 0.
  public var screen: Int
  /// The name of the screen, or its number counted from 1, in a source that has several.
  public var table: String?
  /// The kind of file.
  public var format: PictureFormat
  /// The path of the picture.
  public var output: String
}
