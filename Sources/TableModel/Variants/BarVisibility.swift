/// Whether the bars around tables are shown; screens decide where nothing is said.
public enum BarVisibility: String, Hashable, Sendable, CaseIterable {
  /// Those of the screen, and those that its document knows of.
  case shown
  /// None: the table alone.
  case hidden

  /// The screen with its bars shown or hidden.
  public func applied(to screen: Screen) -> Screen {
    switch self {
    case .shown: screen.bars.map { BarVisibility.screen(screen, with: $0) } ?? screen
    case .hidden: BarVisibility.withoutBars(screen)
    }
  }

  private static func screen(_ screen: Screen, with bars: ScreenBars) -> Screen {
    var screen = screen
    if let device = bars.device {
      (screen.device, screen.orientation, screen.size, screen.scale) = (device, bars.orientation, nil, nil)
    }
    screen.statusBar = screen.statusBar ?? bars.statusBar
    screen.updateControllers { controller in
      controller.navigationBar = controller.navigationBar ?? bars.navigationBar
      controller.toolbar = controller.toolbar ?? bars.toolbar
      controller.tabBar = controller.tabBar ?? bars.tabBar
    }
    return screen
  }

  private static func withoutBars(_ screen: Screen) -> Screen {
    var screen = screen
    screen.statusBar = nil
    screen.updateControllers { controller in
      controller.navigationBar = nil
      controller.searchBar = nil
      controller.toolbar = nil
      controller.tabBar = nil
    }
    return screen
  }
}
