/// How large a view is by what it shows: UIKit's `intrinsicContentSize`.
public indirect enum IntrinsicContentSize: Hashable, Sendable {
  /// The size of what is drawn; views that draw nothing have none.
  case content
  /// No size of its own, whatever is drawn.
  case none
  /// Points across and down; `nil` for none in that direction.
  case size(width: Double?, height: Double?)
  /// The size of a button.
  case button(Button)
  /// The size of a text of several lines and what is around it.
  case text(Label, EdgeInsets)

  /// What a button is as large as.
  public struct Button: Hashable, Sendable {
    /// The title; empty for none.
    public var title: Label
    /// The size of the picture, in points; `nil` for none.
    public var image: Size?
    /// What is around both; `nil` for what buttons have of their own accord.
    public var contentEdgeInsets: EdgeInsets?

    /// A button of a title and a picture.
    public init(title: Label, image: Size? = nil, contentEdgeInsets: EdgeInsets? = nil) {
      self.title = title
      self.image = image
      self.contentEdgeInsets = contentEdgeInsets
    }
  }
}
