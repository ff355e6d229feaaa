/// The place of a row in a table: UIKit's `IndexPath`.
public struct IndexPath: Hashable, Sendable {
  /// The section, counted from 0.
  public var section: Int
  /// The row in its section, counted from 0.
  public var row: Int

  /// The place of a row.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }
}
