import TableModel

/// What tables are put in.
public struct ContainerLooks: Hashable, Sendable {
  /// The width of a split view's left side, in points.
  public var masterWidth: Double

  /// The looks of all containers.
  public init(masterWidth: Double) {
    self.masterWidth = masterWidth
  }
}
