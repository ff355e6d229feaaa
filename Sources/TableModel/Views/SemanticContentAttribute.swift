/// What a view's content means for the way in which it is read: UIKit's `UISemanticContentAttribute`.
public enum SemanticContentAttribute: String, Hashable, Sendable, CaseIterable {
  /// Read as the interface is.
  case unspecified
  /// Controls of playback, such as play and rewind, which are the same everywhere.
  case playback
  /// Directions in space, such as up, down, left and right, which are the same everywhere.
  case spatial
  /// Read from left to right, whatever the interface.
  case forceLeftToRight
  /// Read from right to left, whatever the interface.
  case forceRightToLeft

  /// The direction of such a view in an interface that is read in some way.
  public func direction(in interface: LayoutDirection) -> LayoutDirection {
    switch self {
    case .unspecified: interface
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
