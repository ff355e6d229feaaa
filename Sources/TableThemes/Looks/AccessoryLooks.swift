import TableModel

/// The standard elements at a cell's right edge.
package struct AccessoryLooks: Hashable, Sendable {
  /// The chevron of rows that lead on.
  package var disclosureIndicator: AccessoryLook
  /// The button for details, with a chevron where the era has both.
  package var detailDisclosureButton: AccessoryLook
  /// The check mark of rows that are chosen.
  package var checkmark: AccessoryLook
  /// The button for details alone.
  package var detailButton: AccessoryLook
  /// The chevron of an item of an outline whose children do not show; `nil` in eras that had no lists.
  package var outlineCollapsed: AccessoryLook?
  /// The chevron of one whose children show.
  package var outlineExpanded: AccessoryLook?
  /// The two chevrons behind a value that opens a menu.
  package var popUp: AccessoryLook?

  /// The look of one element; `nil` for none.
  package subscript(type: AccessoryType) -> AccessoryLook? {
    switch type {
    case .none: nil
    case .disclosureIndicator: disclosureIndicator
    case .detailDisclosureButton: detailDisclosureButton
    case .checkmark: checkmark
    case .detailButton: detailButton
    }
  }
}

/// A standard element at a cell's right edge: its place and its picture.
package struct AccessoryLook: Hashable, Sendable {
  /// What the picture is, by which it follows the size of text or does not.
  package enum Kind: Hashable, Sendable {
    /// A picture, as large beside all sizes of text.
    case picture
    /// A symbol, set like a letter: its sizes in points beside text of other sizes than the standard, as far as known.
    case symbol(sizes: [ContentSizeCategory: Size] = [:])
  }

  /// The size of the element, in points; layout rounds the width of a symbol to pixels.
  package var size: Size
  /// The height on screens of three pixels a point, where it is another, in points.
  package var heightAtThreePixels: Double?
  /// The space after the element.
  package var trailing: MarginRule
  /// The space between the content view and the element, in points; negative where the element's shadow reaches in.
  package var contentGap: Double
  /// The space between the labels and the end of the content view.
  package var labelTrailing: MarginRule
  /// The space to another accessory before it in a row of a list, in points; `nil` for the cell's `accessoryGap`.
  package var gapBefore: Double?
  /// The picture, in the element's own coordinates, from back to front.
  package var layers: [VectorLayer]
  /// The picture in a selected row; empty where it is the same.
  package var highlightedLayers: [VectorLayer] = []
  /// The part of the picture, in the same coordinates, that keeps its shape in mirrored cells: what is no arrow.
  package var upright: Rect?
  /// The points that the picture stands further from the edge in mirrored cells, within the same frame.
  package var mirroredShift = 0.0
  /// Whether the picture is a symbol.
  package var kind = Kind.picture

  /// The element in one colour; `nil` keeps its own.
  package func colored(_ color: Color?) -> AccessoryLook {
    guard let color else { return self }
    var look = self
    look.layers = layers.map { $0.colored(color) }
    look.highlightedLayers = highlightedLayers.map { $0.colored(color) }
    return look
  }

  /// The height on screens of so many pixels a point, in points.
  package func height(at scale: Double) -> Double {
    (scale > 2 ? heightAtThreePixels : nil) ?? size.height
  }
}
