import TableDrawing

/// How hard PNG files are compressed.
public enum PNGEffort: String, Hashable, Sendable, CaseIterable {
  /// Packed in little time, for pictures that are looked at once.
  case fast
  /// As small as can be.
  case small

  /// The settings of PNG files.
  public var options: PNGOptions {
    switch self {
    case .fast: .fast
    case .small: .small
    }
  }
}
