import TableLayout
import TableModel
import TableThemes

/// Lays out a screen with the stub shaper on 320 × 480 points unless said otherwise.
func scene(
  of screen: Screen,
  theme: Theme,
  size: Size = Size(width: 320, height: 480),
  height: PictureHeight = .screen,
  safeArea: EdgeInsets = .zero
) -> Scene {
  TableLayoutEngine(theme: theme, shaper: StubShaper()).scene(
    of: screen,
    in: LayoutEnvironment(size: size, scale: 2, height: height, safeAreaInsets: safeArea))
}

extension Screen {
  /// A screen around one controller.
  static func around(_ controller: ViewController, statusBar: StatusBar? = nil) -> Screen {
    Screen(statusBar: statusBar, content: .controller(controller))
  }
}

extension SceneNode {
  /// Every view of a class with its frame in the coordinates of this one's parent.
  func frames(of viewClass: ViewClass) -> [Rect] {
    let own = self.viewClass == viewClass ? [frame] : []
    return own
      + children.flatMap { child in
        child.frames(of: viewClass).map { $0.offset(x: frame.minX, y: frame.minY) }
      }
  }
}
