/// The weight of a typeface: UIKit's `UIFont.Weight` constants.
public enum FontWeight: String, Hashable, Sendable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}
