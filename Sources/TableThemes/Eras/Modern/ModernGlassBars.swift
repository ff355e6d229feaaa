import TableModel

/// The bars of iOS 26: groups of buttons on white glass that floats over the content.
///
/// Capsules, their shadow, the title's line and the distance of tabs were measured on screens of iOS 26; toolbars are by
/// eye. Words in capsules stand 15.7 points in, as UIKit has them at 375 points and a screen of 440 shows them; a list of
/// SwiftUI's at 390 points has 12.
extension BarLooks {
  /// The bars of iOS 26.
  static let glass: BarLooks = {
    var bars = BarLooks.modern
    bars.navigationBar.background = ByBarStyle(.none, black: .none)
    bars.navigationBar.button = .glass
    bars.navigationBar.height = 54
    // By eye: buttons of sheets stand as far from the upper edge as from the side, so that they follow the corner.
    bars.navigationBar.sheetHeight = 72
    // Buttons are as high on a phone on its side; no picture of one is known.
    bars.navigationBar.compactHeight = 54
    bars.navigationBar.drop = 1.67
    bars.riseBesideIsland = ByWidth(0, [.init(from: 59, 5), .init(from: 62, 6.67)])
    let margin = ByWidth(16, [.init(from: 414, 20)])
    bars.navigationBar.margin = margin
    bars.navigationBar.backMargin = margin
    bars.navigationBar.spacing = 12
    bars.navigationBar.backButton = .disc(size: Size(width: 11, height: 20), lineWidth: 2.4, shift: -1)
    bars.navigationBar.largeTitle?.margin = margin
    bars.standaloneSearchBar = nil
    bars.searchBar.height = 60
    bars.searchBar.background = ByBarStyle(.none)
    bars.searchBar.margin = margin
    bars.searchBar.field.height = 44
    bars.searchBar.field.top = 4
    bars.searchBar.field.shape = ShapeLook(cornerRadius: 22, layers: .glass)
    bars.searchBar.field.gap = 6
    bars.searchBar.field.padding = 14
    bars.searchBar.field.symbol.sizes[.glass] = Size(width: 16, height: 16)
    bars.searchBar.field.placeholderColor = .modernLabel.faded(to: 0.58)
    bars.searchBar.field.followsTextSize = true
    bars.searchBar.button = .glass
    bars.integratedSearchBar = .integratedGlass(bars.searchBar)
    bars.toolbar = ToolbarLook(
      height: 54, compactHeight: 54, background: ByBarStyle(.none), margin: 24, spacing: 0, button: .glass)
    bars.tabBar.background = ByBarStyle(.none)
    bars.tabBar.sidewaysMinimumWidth = nil
    bars.tabBar.capsule = TabBarLook.Capsule(
      shape: ShapeLook(cornerRadius: 31, layers: .glass),
      height: 62,
      inset: EdgeInsets(left: 21, bottom: 21, right: 21),
      padding: 4,
      tabWidth: 86
    )
    bars.tabBar.tabInset = EdgeInsets(top: 4, left: 0, bottom: 4, right: 0)
    bars.tabBar.symbolCenter = 24
    bars.tabBar.baseline = 51
    bars.tabBar.normal.textColor = .fixed(.modernLabel)
    bars.tabBar.selected.shape = ShapeLook(
      cornerRadius: 27,
      layers: [.init(.color(.fixed(Color(.quaternarySystemFill, else: Color(0x747480, alpha: 0.08)))))])
    bars.symbolsForWords = [.done: .check, .cancel: .cross, .close: .cross]
    return bars
  }()
}

extension BarButtonLook {
  /// Buttons of 44 points that share a capsule of glass; what finishes something stands on a tint of its own.
  fileprivate static let glass: BarButtonLook = {
    var button = BarButtonLook.modern
    button.height = 44
    button.compactHeight = 44
    button.minimumWidth = 44
    button.padding = 15.7
    button.symbolPadding = 11
    button.plain.color = ByBarStyle(.ownTint(else: .modernLabel))
    button.plain.text.weight = .medium
    button.bordered = button.plain
    button.done = Kind(
      text: TextLook(.semibold, 17, alignment: .center),
      color: ByBarStyle(.fixed(.white)),
      shape: ShapeLook(cornerRadius: 22, layers: [.init(.color(.tint))])
    )
    button.symbol = SymbolLook(side: 20, lineWidth: 1.9)
    button.group = ShapeLook(cornerRadius: 22, layers: .glass)
    return button
  }()
}

extension SearchBarLook {
  /// The capsule at the lower edge, over a shadow that is darker than that of buttons.
  ///
  /// Measured at 440 points: 28 from the sides and from the edge. The room above it is by eye.
  fileprivate static func integratedGlass(_ bar: SearchBarLook) -> SearchBarLook {
    var bar = bar
    bar.height = 56
    bar.bottomMargin = 28
    bar.margin = ByWidth(28)
    bar.field.height = 48
    bar.field.top = 8
    bar.field.shape = ShapeLook(cornerRadius: 24, layers: .lowGlass)
    bar.field.padding = 19.5
    bar.field.gap = 10
    return bar
  }
}

extension [ShapeLook.Layer] {
  /// White glass with a lighter rim over a wide shadow ten points below it, as measured on light and dark screens.
  fileprivate static let glass =
    shadow(
      zip(
        [28.0, 21, 15, 10.5, 6, 2, -2, -4, -6, -8],
        [0.005, 0.005, 0.0083, 0.005, 0.005, 0.005, 0.005, 0.005, 0.005, 0.005]
      ), drop: 10) + surface

  /// The same over the darker shadow of what stands at the lower edge: 25 of 255 below it, 18 beside it and 10 above it, as
  /// measured; how they fade is by eye.
  fileprivate static let lowGlass =
    shadow(
      zip(
        [28.0, 24.5, 21, 18, 15, 12.75, 10.5, 8.25, 6, 4, 2, 0, -2, -4, -5],
        [1.0, 1, 1, 1, 2, 1, 2, 1, 3, 2, 3, 2, 2, 2, 1].map { $0 / 255 }
      ), drop: 6) + surface

  private static let surface: [ShapeLook.Layer] =
    [
      ShapeLook.Layer(.color(.fixed(Color(.systemBackground, else: .white)))),
      ShapeLook.Layer(.color(.fixed(Color(white: 1, alpha: 0.1)))),
    ]
    + zip([0, 1.0 / 3, 2.0 / 3], [0.12, 0.09, 0.06]).map { inset, alpha in
      ShapeLook.Layer(.color(.fixed(Color(white: 1, alpha: alpha))), inset: inset, lineWidth: 1.0 / 3)
    }

  /// Shapes around the glass, each wider by so many points and so dark, some points further down.
  private static func shadow(_ steps: Zip2Sequence<[Double], [Double]>, drop: Double) -> [ShapeLook.Layer] {
    steps.map { spread, alpha in
      ShapeLook.Layer(
        .color(.fixed(Color(white: 0, alpha: alpha))),
        inset: EdgeInsets(top: drop - spread, left: -spread, bottom: -drop - spread, right: -spread))
    }
  }
}
