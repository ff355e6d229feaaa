/// Where a label's lines lie between its edges: UIKit's `NSTextAlignment`.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  case left, center, right
  /// Where interfaces of the screen's direction begin to be read, whatever the script.
  case natural
}
