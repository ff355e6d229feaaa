/// How text that is too long for its label is cut or wrapped: UIKit's `NSLineBreakMode`.
public enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
  /// Wraps between words and drops what does not fit.
  case byWordWrapping
  /// Wraps between characters and drops what does not fit.
  case byCharWrapping
  /// Cuts the text at the label's edge.
  case byClipping
  /// Leaves out the beginning: "…ning".
  case byTruncatingHead
  /// Leaves out the end: "Begin…". UIKit's default.
  case byTruncatingTail
  /// Leaves out the middle: "Beg…ning".
  case byTruncatingMiddle
}
