/// One file of a picture, whose pixels are read only when they are drawn.
public struct ImageReference: Hashable, Sendable {
  /// The encodings that can be drawn.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    case png, jpeg, svg
  }

  /// The name as the author wrote it.
  public var name: String
  /// Where the file is, without links in the path, checked to lie below the folder of the source that names it.
  public var path: FilePath
  /// The encoding, from the file's first bytes.
  public var format: Format
  /// The size in points: pixels, turned upright, divided by the scale that the file's name carries.
  public var size: Size
  /// Pixels a point, which the file's name tells: 2 for `@2x`.
  public var scale: Double
  /// How the pixels of the file are to be turned.
  public var orientation: ImageOrientation
  /// What the file draws where it has no pixels of its own, which are made as fine as they are needed.
  public var vector: VectorContent?

  /// A picture at a path with its size in points.
  public init(
    name: String, path: FilePath, format: Format, size: Size, scale: Double = 1,
    orientation: ImageOrientation = .up, vector: VectorContent? = nil
  ) {
    self.name = name
    self.path = path
    self.format = format
    self.size = size
    self.scale = scale
    self.orientation = orientation
    self.vector = vector
  }
}
