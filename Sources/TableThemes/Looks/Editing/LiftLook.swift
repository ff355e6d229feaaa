import TableModel

/// A row that is lifted by its grip.
public struct LiftLook: Hashable, Sendable {
  /// The colours of the shadow above the row, downwards; each is a point high.
  public var above: [Color]
  /// The colours of the shadow below the row, downwards; each is a point high.
  public var below: [Color]
  /// How visible the row is, 0…1.
  public var opacity: Double = 1
}
