import TableDrawing

/// How hard PNG files are compressed.
public enum PNGEffort: String, Hashable, Sendable, CaseIterable {
  /// Made quickly.
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
