import TableModel

/// Where a part of a control takes its colour from.
public enum ControlColor: Hashable, Sendable {
  /// Always the same colour.
  case fixed(Color)
  /// The colour of what can be tapped: the control's own, or the table's, or the theme's.
  case tint
  /// The control's own tint, or a colour that the table's tint does not change.
  case ownTint(else: Color)
}
