import TableModel

/// How a deletion is confirmed.
public enum ConfirmationLook: Hashable, Sendable {
  /// A button inside the row, over its right end.
  case pill(PillLook)
  /// Panels as high as the row that come to light as the row slides to the left.
  case panels(PanelLook)

  /// The same with panels that leave the line below the row uncovered.
  var besideSeparator: ConfirmationLook {
    guard case .panels(var panels) = self else { return self }
    panels.coversSeparator = false
    return .panels(panels)
  }
}
