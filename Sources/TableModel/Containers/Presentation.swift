/// A controller that stands over a screen: UIKit's `presentedViewController`.
public struct Presentation: Hashable, Sendable {
  /// How a controller stands over a screen: `UIModalPresentationStyle`.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// A page sheet since iOS 13, and all of the screen before.
    case automatic
    /// All of the screen.
    case fullScreen
    /// A sheet as high as the screen or nearly so; since iOS 13 on phones, too.
    case pageSheet
    /// A smaller sheet in the middle of a tablet's screen; a page sheet on phones.
    case formSheet
  }

  /// What stands over the screen.
  public var controller: ViewController
  /// How it stands there.
  public var style: Style
  /// The size of a form sheet in points, which is never larger than the screen; `nil` for the theme's.
  public var preferredContentSize: Size?

  /// A controller over a screen.
  public init(
    controller: ViewController, style: Style = .automatic, preferredContentSize: Size? = nil
  ) {
    self.controller = controller
    self.style = style
    self.preferredContentSize = preferredContentSize
  }
}
