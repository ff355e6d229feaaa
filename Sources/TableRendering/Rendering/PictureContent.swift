import TableLayout
import TableModel

/// What a picture file shows.
public indirect enum PictureContent: Hashable, Sendable {
  /// One picture of one screen.
  case still(Scene)
  /// One screen as readers see it whose screens are light, and as others do; all files but HTML have the first alone.
  case schemes(light: Scene, dark: Scene)
  /// Pictures one after the other in one place.
  case animation(Animation)
  /// Pages that are turned.
  case book(Book)

  /// Everything that is shown, in its order; of an animation the first step.
  public var scenes: [Scene] {
    switch self {
    case .still(let scene), .schemes(let scene, _): [scene]
    case .animation(let animation): [animation.first]
    case .book(let book): book.pages
    }
  }

  /// The size in points of what is seen first.
  public var size: Size { scenes.first?.size ?? .zero }
}
