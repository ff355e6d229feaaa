/// Whether a screen is light or dark: UIKit's `UIUserInterfaceStyle`.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  case light, dark
}
