/// A view of a picture: UIKit's `UIImageView`.
public struct ImageView: Hashable, Sendable {
  /// The image that fills the view as its content mode says.
  public var image: Image
  /// The picture in a highlighted or selected cell, instead of the other.
  public var highlightedImage: Image?
  /// How the picture fills the view; `nil` takes the default of the place it stands in.
  public var contentMode: ContentMode?
  /// The colour of a picture that is drawn as a template.
  public var tintColor: Color?

  /// A view of a picture.
  public init(
    image: Image,
    highlightedImage: Image? = nil,
    contentMode: ContentMode? = nil,
    tintColor: Color? = nil
  ) {
    self.image = image
    self.highlightedImage = highlightedImage
    self.contentMode = contentMode
    self.tintColor = tintColor
  }
}

/// How a picture fills its view: `UIViewContentMode`.
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
  case scaleToFill, scaleAspectFit, scaleAspectFill, center, top, bottom, left, right, topLeft, topRight,
    bottomLeft, bottomRight
}
