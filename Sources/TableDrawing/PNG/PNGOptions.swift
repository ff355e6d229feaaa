/// How PNG files are written.
public struct PNGOptions: Hashable, Sendable {
  /// How hard to look for a smaller file.
  public enum Compression: Hashable, Sendable {
    /// Looks for runs and repeated rows only, which is what pictures of tables are made of.
    ///
    /// Takes about a fifth of the time of zlib's fastest level; files are up to a third larger.
    case flat
    /// Looks for repeats as zlib does at a level from 1 (fast) to 9 (small).
    case zlib(level: Int)
    /// Looks for repeats as zlib does at its highest level, in pixels and, where there are at most 256 colours, in the
    /// palette indexes too, and keeps the smaller file.
    ///
    /// No colour changes. Scenes are painted twice, once to count their colours.
    case smallest
  }

  /// How hard to look for a smaller file.
  public var compression: Compression

  /// Options with a way to compress; levels out of 1…9 count as the nearest one.
  public init(compression: Compression = .flat) {
    self.compression = compression
  }

  /// What suits pictures that are made often and looked at soon.
  public static let fast = PNGOptions(compression: .flat)
  /// What suits pictures that are kept, such as recorded ones.
  public static let small = PNGOptions(compression: .smallest)
}
