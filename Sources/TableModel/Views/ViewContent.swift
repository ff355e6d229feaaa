/// What a view shows besides its colour and its subviews.
public indirect enum ViewContent: Hashable, Sendable {
  /// A plain `UIView`, which shows its background alone.
  case none
  /// Text in a `UILabel`.
  case label(Label)
  /// A picture in a `UIImageView`.
  case image(ImageView)
  /// Colours from the top edge to the bottom, or from the left to the right.
  case gradient(Gradient, Axis)
  /// One of UIKit's controls.
  case control(Control)
  /// A search bar, as classic tables carry it in their header view.
  case searchBar(SearchBar)
  /// The subviews, laid out as SwiftUI does.
  case stack(LayoutStack)
  /// Space in a stack of SwiftUI, which takes what is left there: points at least, or `nil` for SwiftUI's.
  case spacer(minLength: Double?)
  /// A hatched box with a name in it, for a view of a class that cannot be drawn.
  case unknown(className: String)

  /// The direction in which colours follow each other.
  public enum Axis: String, Hashable, Sendable, CaseIterable {
    case vertical, horizontal
  }
}
