import TableModel

/// What stands beside, above or in place of a table's rows.
public struct TablePartLooks: Hashable, Sendable {
  /// The width in points that an index takes from the content of a plain table.
  public var sectionIndexWidth: Double

  /// The looks of all parts.
  public init(sectionIndexWidth: Double) {
    self.sectionIndexWidth = sectionIndexWidth
  }
}
