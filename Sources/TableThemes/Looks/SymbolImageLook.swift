import TableModel

/// How large symbols of the system are in each place, and how wide their lines.
///
/// Sizes are those of iOS 26 at the standard setting: a clock is 21.7 points large in a row of letters of 17 points. Other
/// looks with symbols are drawn alike.
package struct SymbolImageLook: Hashable, Sendable {
  /// The size in points of letters where nobody says.
  package var pointSize: Double
  /// Symbols in views of the author's own.
  package var views: SymbolConfiguration
  /// Symbols in tabs.
  package var tabs: SymbolConfiguration
  /// Symbols on buttons of a swiped row.
  package var actions: SymbolConfiguration
  /// The side in points of a coloured tile as Settings has it.
  package var tileSide: Double
  /// The longer side in points of the symbol on a tile.
  package var tileSymbolSide: Double

  /// Symbols beside letters of a row's size in points.
  package func rows(ofLettersOf size: Double) -> SymbolConfiguration {
    SymbolConfiguration(pointSize: size, scale: .large)
  }

  /// Symbols in buttons of bars, which stop growing where the words beside them do.
  package func barButtons(in theme: Theme, weight: FontWeight) -> SymbolConfiguration {
    let sizes = theme.textStyleSizes
    let body = min(sizes[theme.contentSizeCategory].body, sizes[NavigationBarLook.largestTitles].body)
    return SymbolConfiguration(pointSize: body, weight: weight, scale: .large)
  }

  /// By how many ems lines of icons grow at most to be as wide as those of regular letters, so that small ones stay clear; by eye.
  package let mostThickening = 0.025

  /// The width in ems of lines by their weight: in lists of iOS 26 and bars of iOS 15 they are 1.4 to 1.55 points wide beside
  /// letters of 17 points, at the scale `medium` in menus 1.33, and in bars of iOS 26 1.7; other weights follow the letters'.
  package func lineWidth(of weight: FontWeight, at scale: SymbolConfiguration.Scale = .large) -> Double {
    let width =
      switch weight {
      case .ultraLight: 0.025
      case .thin: 0.036
      case .light: 0.052
      case .regular: 0.068
      case .medium: 0.078
      case .semibold: 0.093
      case .bold: 0.11
      case .heavy: 0.13
      case .black: 0.15
      }
    return switch scale {
    case .large: width
    case .medium: width * 1.15
    // By eye.
    case .small: width * 1.3
    }
  }

  /// How far in ems the edges of areas move inwards for a weight, by eye: so far that icons, whose lines are a sixteenth of
  /// their side, keep a line as thin as the weight's.
  package func thinning(of weight: FontWeight) -> Double {
    max(0, lineWidth(of: .regular) - lineWidth(of: weight)) / 2 * 0.6
  }

  /// The symbols of all themes.
  package static let standard = SymbolImageLook(
    pointSize: 17,
    views: SymbolConfiguration(pointSize: 17, scale: .medium),
    tabs: SymbolConfiguration(pointSize: 18, scale: .large),
    actions: SymbolConfiguration(pointSize: 17, scale: .large),
    tileSide: 29,
    tileSymbolSide: 19
  )
}
