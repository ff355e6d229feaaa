/// A moment while a row comes, goes, or is moved to another place of its section.
public struct RowChange: Hashable, Sendable {
  /// What becomes of the row.
  public enum Kind: Hashable, Sendable {
    /// It comes: the rows below make room.
    case insert
    /// It goes: the rows below close up.
    case delete
    /// It is dragged to the place of the row of a number, and the rows between make way.
    case move(to: Int)
  }

  /// What becomes of the row.
  public var kind: Kind
  /// The place of the row in the table as the source has it.
  public var row: IndexPath
  /// How much of the way is done, 0…1, after the animation's own timing.
  public var progress: Double

  /// A moment of a change.
  public init(_ kind: Kind, of row: IndexPath, progress: Double) {
    self.kind = kind
    self.row = row
    self.progress = progress
  }

  /// Whether the row is on its way under a finger.
  public var isLifted: Bool {
    if case .move = kind { progress > 0 && progress < 1 } else { false }
  }

  /// How much of the row is there, 0…1.
  public var presence: Double {
    switch kind {
    case .insert: progress
    case .delete: 1 - progress
    case .move: 1
    }
  }
}
