/// One file of a picture, whose pixels are read only when they are drawn.
public struct ImageReference: Hashable, Sendable {
  /// The encodings that can be drawn.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    case png, jpeg
  }

  /// The name as the author wrote it.
  public var name: String
  /// Where the file is, checked to lie below the folder of the source that names it.
  public var path: String
  /// The encoding, from the file's first bytes.
  public var format: Format
  /// The size in points: pixels divided by the scale that the file's name carries.
  public var size: Size
  /// Pixels a point, which the file's name tells: 2 for `@2x`.
  public var scale: Double

  /// A picture at a path with its size in points.
  public init(name: String, path: String, format: Format, size: Size, scale: Double = 1) {
    self.name = name
    self.path = path
    self.format = format
    self.size = size
    self.scale = scale
  }
}
