/// A symbol of the system as outlines, which a free icon stands in for: UIKit's `UIImage(systemName:)`.
///
/// Its measures are in ems, so that it grows with the letters beside it.
public struct SymbolImage: Hashable, Sendable {
  /// The system's name: `gear`.
  public var name: String
  /// The areas, each filled by the nonzero rule, in ems from the upper left corner of the symbol’s box.
  public var areas: [Path]
  /// The middles of lines, which are as wide as those of letters of the symbol's weight.
  public var lines: Path
  /// The size in ems of the symbol's box at the scale `medium`.
  public var size: Size
  /// Whether a dashed box stands for a symbol that has no stand-in.
  public var isMissing = false
  /// The file that the outline was read from; `nil` for outlines of the program's own.
  public var file: FilePath?
  /// How wide the lines are that the areas draw, in ems, if they are to be as wide as those of letters; `nil` for areas that
  /// are right as they are.
  package var areaLineWidth: Double?
  /// The room in ems at either side that stacks of SwiftUI keep free: beside letters of 16 points, rings and discs of iOS 26
  /// have 1.33 and more.
  package var sideBearing = 0.0
  /// What the author says of its size and weight.
  public var configuration = SymbolConfiguration()
  /// The colour of the tile behind the symbol; `nil` for no tile.
  public var tile: Color?

  /// The height in ems of the line that a symbol stands on: 20.33 points for letters of 17, as in all eight buttons of a
  /// symbol that Interface Builder stored.
  ///
  /// So rows with symbols are as high as those without.
  package static let lineHeight = 61.0 / 51

  /// A symbol of outlines in ems.
  public init(name: String, areas: [Path], lines: Path = Path(), size: Size) {
    self.name = name
    self.areas = areas
    self.lines = lines
    self.size = size
  }

  /// The symbol in the middle of a box of another size in ems, with outlines as large as they are.
  public func centered(in size: Size) -> SymbolImage {
    let place = { (path: Path) in
      path.offset(x: (size.width - self.size.width) / 2, y: (size.height - self.size.height) / 2)
    }
    var symbol = self
    (symbol.areas, symbol.lines, symbol.size) = (areas.map(place), place(lines), size)
    return symbol
  }

  /// Whether the symbol turns where it is read from right to left.
  public var isDirectional: Bool { SymbolImage.isDirectional(name) }

  /// Whether the symbol of a name turns: those that say so, and those that show lists and text.
  private static func isDirectional(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    return parts.contains { ["forward", "backward", "leading", "trailing"].contains($0) }
      || ["list.bullet", "list.dash", "list.number", "list.star", "list.triangle", "text.alignleft"]
        .contains { name == $0 || name.hasPrefix($0 + ".") }
  }
}

/// How a symbol is drawn: UIKit's `UIImage.SymbolConfiguration`.
public struct SymbolConfiguration: Hashable, Sendable {
  /// How large a symbol is beside letters of its point size: `UIImage.SymbolScale`.
  public enum Scale: String, Hashable, Sendable, CaseIterable {
    case small, medium, large

    /// How large symbols are beside those of the scale `medium`, in all looks and in documents.
    ///
    /// A clock of 21.7 points fills a square of 17 points 1.28 times at the scale `large`; the scale `small` is by eye.
    package var factor: Double {
      switch self {
      case .small: 0.79
      case .medium: 1
      case .large: 1.29
      }
    }
  }

  /// The size in points of the letters that it stands beside; `nil` for that of the place.
  public var pointSize: Double?
  /// The text style whose letters it is as large as; a point size comes before it.
  public var textStyle: TextStyle?
  /// The weight of its lines; `nil` for `regular`.
  public var weight: FontWeight?
  /// Its size beside the letters; `nil` for that of the place.
  public var scale: Scale?

  /// A configuration, which says nothing unless told otherwise.
  public init(
    pointSize: Double? = nil, textStyle: TextStyle? = nil, weight: FontWeight? = nil, scale: Scale? = nil
  ) {
    self.pointSize = pointSize
    self.textStyle = textStyle
    self.weight = weight
    self.scale = scale
  }

  /// What one says and, where it is silent, what another does.
  public func merged(over other: SymbolConfiguration) -> SymbolConfiguration {
    let hasSize = pointSize != nil || textStyle != nil
    return SymbolConfiguration(
      pointSize: hasSize ? pointSize : other.pointSize, textStyle: hasSize ? textStyle : other.textStyle,
      weight: weight ?? other.weight, scale: scale ?? other.scale)
  }
}
