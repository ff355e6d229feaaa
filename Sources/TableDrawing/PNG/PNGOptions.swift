/// How PNG files are written.
public struct PNGOptions: Hashable, Sendable {
  /// How hard to look for a smaller file: zlib's levels 1 (fast) to 9 (small).
  public var compressionLevel: Int

  /// Options with a level of compression; numbers out of 1…9 count as the nearest one.
  public init(compressionLevel: Int = 1) {
    self.compressionLevel = min(9, max(1, compressionLevel))
  }

  /// What suits pictures that are made often and looked at soon.
  public static let fast = PNGOptions(compressionLevel: 1)
  /// What suits pictures that are kept, such as recorded ones.
  public static let small = PNGOptions(compressionLevel: 9)
}
