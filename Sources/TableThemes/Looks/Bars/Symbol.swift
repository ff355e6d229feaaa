import TableModel

/// An icon in a square of 24 points, drawn once for all eras.
public struct Symbol: Hashable, Sendable {
  /// A part of an icon.
  public enum Part: Hashable, Sendable {
    /// A line along a path.
    case line(Path)
    /// The inside of a closed path.
    case area(Path)

    /// The line, or what bounds the area.
    public var path: Path {
      switch self {
      case .line(let path), .area(let path): path
      }
    }
  }

  /// The parts of the icon as fine lines.
  public var outline: [Part]
  /// The parts of the icon as a stencil.
  public var solid: [Part]

  /// The side of the square in points.
  public static let side = 24.0

  /// An icon; without a stencil of its own, the lines are that too.
  init(outline: [Part], solid: [Part]? = nil) {
    self.outline = outline
    self.solid = solid ?? outline
  }

  /// An icon whose outlines are filled in its stencil.
  init(body: [Path], lines: [Path] = []) {
    self.init(
      outline: (body + lines).map(Part.line),
      solid: body.map(Part.area) + lines.map(Part.line)
    )
  }
}

/// How icons are drawn.
public struct SymbolLook: Hashable, Sendable {
  /// The side in points of the square that icons are scaled to.
  public var side: Double
  /// The width of lines, in points.
  public var lineWidth: Double
  /// Whether stencils are drawn, or lines.
  public var isSolid: Bool = false
  /// The size in points of what is seen of icons that are not drawn in a square of ``side``.
  public var sizes: [Symbol: Size] = [:]
  /// The points that such icons stand above the middle of their button.
  public var rise: Double = 0
  /// A copy of the icon behind it.
  public var shadow: TextShadow?
}
