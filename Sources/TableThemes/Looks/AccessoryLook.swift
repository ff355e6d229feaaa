import TableModel

/// A standard element at a cell's right edge: its place and its picture.
public struct AccessoryLook: Hashable, Sendable {
  /// The size of the element, in points; layout rounds the width of a symbol to pixels.
  public var size: Size
  /// The space after the element.
  public var trailing: MarginRule
  /// The space between the content view and the element, in points; less than nothing where the element's shadow reaches in.
  public var contentGap: Double
  /// The space between the labels and the end of the content view.
  public var labelTrailing: MarginRule
  /// The picture, in the element's own coordinates, from back to front.
  public var layers: [VectorLayer]
  /// The picture in a selected row; empty where it is the same.
  public var highlightedLayers: [VectorLayer] = []
}
