/// The way a device is held.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  /// Upright: higher than wide.
  case portrait
  /// On its side: wider than high.
  case landscape
}
