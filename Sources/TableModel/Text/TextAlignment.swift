/// Where a label's lines lie between its edges: UIKit's `NSTextAlignment`.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  case left, center, right
  /// Left for scripts that run to the right, right for the others.
  case natural
}
