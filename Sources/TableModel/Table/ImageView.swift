/// A picture inside a cell: UIKit's `UIImageView`.
public struct ImageView: Hashable, Sendable {
  /// The picture.
  public var image: ImageReference

  /// A view of a picture.
  public init(image: ImageReference) {
    self.image = image
  }
}
