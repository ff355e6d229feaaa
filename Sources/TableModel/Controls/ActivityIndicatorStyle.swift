/// How large an activity indicator is: UIKit's `UIActivityIndicatorView.Style`.
public enum ActivityIndicatorStyle: String, Hashable, Sendable, CaseIterable {
  case medium, large
}
