/// A named box of a picture's size, for pictures whose files are not at hand.
public struct ImagePlaceholder: Hashable, Sendable {
  /// The name of the picture.
  public var name: String
  /// The size in points.
  public var size: Size

  /// A box of a size in points.
  public init(name: String, size: Size) {
    self.name = name
    self.size = size
  }
}
