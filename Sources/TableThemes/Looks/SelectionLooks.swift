import TableModel

/// What lies under selected rows, by selection style.
package struct SelectionLooks: Hashable, Sendable {
  /// The look of the blue style.
  package var blue: SelectionLook
  /// The look of the gray style.
  package var gray: SelectionLook
  /// The style of cells that do not say.
  package var standard: SelectionStyle

  /// The look of a style; `nil` where a selected row looks like any other.
  package subscript(style: SelectionStyle) -> SelectionLook? {
    switch style {
    case .none: nil
    case .blue: blue
    case .gray: gray
    case .default: standard == .gray ? gray : blue
    }
  }
}

/// What lies under the content of a selected row.
package struct SelectionLook: Hashable, Sendable {
  /// The colours from top to bottom.
  package var fill: Gradient
  /// The colour of the first point, under the upper line of a section's first row.
  package var firstLine: Color?
  /// Whether the lines above and below the row vanish while the row is selected.
  package var hidesSeparator: Bool = false
  /// The colour of letters without a highlighted colour; `nil` leaves them as they are.
  package var textColor: Color?
  /// Whether such letters, and images that are templates, take the tint instead.
  package var tintsText: Bool = false
}
