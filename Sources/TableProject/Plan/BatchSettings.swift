import TableRendering

/// How the pictures of a batch are drawn, all of them alike.
public struct BatchSettings: Hashable, Sendable {
  /// How files are written.
  public var pictures: PictureOptions
  /// The version of the program, which stands in the results.
  public var version: String

  /// How the boxes of views are written; `nil` where they are not.
  public var boxes: BoxesOptions?

  /// Settings that suit most uses unless they are given.
  public init(
    pictures: PictureOptions = PictureOptions(), version: String = TableMockVersion.text,
    boxes: BoxesOptions? = nil
  ) {
    self.boxes = boxes
    self.pictures = pictures
    self.version = version
  }
}
