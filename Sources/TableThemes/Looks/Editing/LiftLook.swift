import TableModel

/// A row that is lifted by its grip.
public struct LiftLook: Hashable, Sendable {
  /// What a row throws on those around it.
  public enum Shadow: Hashable, Sendable {
    /// Lines from edge to edge, downwards, each a point high: above the row and below it.
    case lines(above: [Color], below: [Color])
    /// A shadow that follows the row's corners.
    case soft(SoftShadow)
  }

  /// The shadow around the row.
  public var shadow: Shadow
  /// How visible the row is, 0…1.
  public var opacity: Double = 1
}
