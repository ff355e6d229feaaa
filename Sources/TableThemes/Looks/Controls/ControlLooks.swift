import TableModel

/// Views of the author's own, and UIKit's controls.
public struct ControlLooks: Hashable, Sendable {
  /// The colour of what can be tapped, and of pictures drawn as templates, where nobody says another.
  public var tint: Color
  /// The letters of a label that belongs to no cell style.
  public var label: TextLook

  /// The looks of all controls.
  public init(tint: Color, label: TextLook) {
    self.tint = tint
    self.label = label
  }
}
