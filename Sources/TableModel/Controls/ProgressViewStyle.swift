/// What a progress view is made for: UIKit's `UIProgressView.Style`.
public enum ProgressViewStyle: String, Hashable, Sendable, CaseIterable {
  /// Rows and other content.
  case `default`
  /// Bars.
  case bar
}
