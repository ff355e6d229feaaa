import TableModel

/// Where a part of a control takes its colour from.
public enum ControlColor: Hashable, Sendable {
  /// Always the same colour, or another one on dark screens.
  case fixed(Color, dark: Color? = nil)
  /// The colour of what can be tapped: the control's own, or the table's, or the theme's.
  case tint
  /// The control's own tint, or a colour that the table's tint does not change, or another one on dark screens.
  case ownTint(else: Color, dark: Color? = nil)
  /// The colour of what lies behind a bar: its table's background.
  case ground
}
