/// Whether a bar is light or dark: UIKit's `UIBarStyle`.
public enum BarStyle: String, Hashable, Sendable, CaseIterable {
  case `default`, black
}
