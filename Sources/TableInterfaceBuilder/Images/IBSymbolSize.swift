import TableModel

/// How large the system's symbols are.
///
/// Documents store their proportions alone: the longer side is 128, whatever the symbol. Some of Xcode 16 and later store it
/// as large as a Mac shows it, about 15 points.
enum IBSymbolSize {
  /// The side in points of a square as large as a symbol in letters of the standard size.
  ///
  /// Symbols cover about the same area: 18 of 22 whose frames documents store are within 0.7 points of it.
  private static let side = 19.36
  /// The most points for each stored one, so that long symbols do not become longer than any is.
  private static let mostPoints = 0.19
  /// The points for each stored one of symbols that are larger, or smaller since they are lines alone.
  private static let points = [
    "arrow.left": 0.152, "arrow.right": 0.152, "checkmark": 0.145, "chevron.backward": 0.129,
    "chevron.down": 0.1445, "chevron.forward": 0.129, "chevron.left": 0.129, "chevron.right": 0.129,
    "chevron.up": 0.1445, "ellipsis": 0.152, "message": 0.173, "minus": 0.152, "person.3": 0.283,
    "photo": 0.19, "pin": 0.168, "plus": 0.152, "star": 0.172, "trash": 0.161, "xmark": 0.137,
  ]

  /// How high symbols of a configuration are beside those of the scale `medium` and the weight `regular`.
  ///
  /// By their scale their heights differ more than their widths: 26 points instead of 19 for a circle.
  static func height(of configuration: SymbolConfiguration) -> Double {
    let scale: Double =
      switch configuration.scale {
      case .small?: 0.84
      case .medium?, nil: 1
      case .large?: 1.37
      }
    let weight: Double =
      switch configuration.weight {
      case .semibold?: 1.04
      case .bold?, .heavy?, .black?: 1.085
      case .ultraLight?, .thin?, .light?, .regular?, .medium?, nil: 1
      }
    return scale * weight
  }

  /// The longer side of the proportions of a symbol.
  private static let longerSide = 128.0
  /// What Xcode stores for a symbol that it does not know.
  private static let unknown = Size(width: 32, height: 32)

  /// The proportions that a document stores of a symbol; `nil` where it does not know them.
  static func proportions(stored: Size) -> Size? {
    let longest = max(stored.width, stored.height)
    guard longest > 0, stored != unknown else { return nil }
    return Size(width: stored.width / longest * longerSide, height: stored.height / longest * longerSide)
  }

  /// The size in points, in letters of the standard size, of a symbol that a document stores as so large.
  static func size(of name: String, stored: Size) -> Size {
    let base = name.hasSuffix(".fill") ? String(name.dropLast(".fill".count)) : name
    let points = points[base] ?? min(mostPoints, side / (stored.width * stored.height).squareRoot())
    return Size(width: stored.width * points, height: stored.height * points)
  }
}
