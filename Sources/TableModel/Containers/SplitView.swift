/// A list on the left and what it leads to on the right: UIKit's `UISplitViewController`.
public struct SplitView: Hashable, Sendable {
  /// Which of the two sides can be seen: `UISplitViewControllerDisplayMode`.
  public enum DisplayMode: String, Hashable, Sendable, CaseIterable {
    /// What the era does: both sides in landscape, the detail alone in portrait.
    case automatic
    /// Both sides next to each other.
    case allVisible
    /// The detail alone.
    case primaryHidden
    /// The detail, and the master over its left part.
    case primaryOverlay
  }

  /// The list on the left.
  public var master: ViewController
  /// What the list leads to.
  public var detail: ViewController
  /// Which of the two can be seen.
  public var displayMode: DisplayMode
  /// The width of the left side in points, instead of the theme's.
  public var masterWidth: Double?

  /// Two sides, and which of them can be seen.
  public init(
    master: ViewController,
    detail: ViewController,
    displayMode: DisplayMode = .automatic,
    masterWidth: Double? = nil
  ) {
    self.master = master
    self.detail = detail
    self.displayMode = displayMode
    self.masterWidth = masterWidth
  }
}
