/// How a button looks since iOS 15: UIKit's `UIButton.Configuration`.
public struct ButtonConfiguration: Hashable, Sendable {
  /// The configurations that a button begins with, by the names of the methods that make them.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent, glass,
      prominentGlass
  }

  /// How large the button is: `UIButton.Configuration.Size`.
  public enum Size: String, Hashable, Sendable, CaseIterable {
    case mini, small, medium, large
  }

  /// How round its corners are: `UIButton.Configuration.CornerStyle`.
  public enum CornerStyle: String, Hashable, Sendable, CaseIterable {
    case dynamic, small, medium, large, capsule
  }

  /// Where the picture stands: a part of `NSDirectionalRectEdge`.
  public enum ImagePlacement: String, Hashable, Sendable, CaseIterable {
    case leading, trailing, top, bottom
  }

  /// What tells of a menu: `UIButton.Configuration.Indicator`.
  public enum Indicator: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// Chevrons behind the title of a button that shows what is chosen in its menu.
    case popup
  }

  /// The configuration that it begins with.
  public var style: Style
  /// How large the button is.
  public var buttonSize = Size.medium
  /// How round its corners are.
  public var cornerStyle = CornerStyle.dynamic
  /// A smaller text below the title.
  public var subtitle: String?
  /// The picture beside the title.
  public var image: Image?
  /// Where the picture stands.
  public var imagePlacement = ImagePlacement.leading
  /// The space between picture and title, in points.
  public var imagePadding = 0.0
  /// The colour of the background, instead of the style's.
  public var baseBackgroundColor: Color?
  /// The colour of title and picture, instead of the style's.
  public var baseForegroundColor: Color?
  /// What tells of a menu.
  public var indicator = Indicator.none

  /// A configuration of a style.
  public init(_ style: Style = .plain) {
    self.style = style
  }
}
