import TableModel

/// An icon in a square of 24 points, drawn once for all eras.
package struct Symbol: Hashable, Sendable {
  /// A part of an icon.
  package enum Part: Hashable, Sendable {
    /// A line along a path.
    case line(Path)
    /// The inside of a closed path.
    case area(Path)

    /// The line, or what bounds the area.
    package var path: Path {
      switch self {
      case .line(let path), .area(let path): path
      }
    }
  }

  /// The parts of the icon as fine lines.
  package var outline: [Part]
  /// The parts of the icon as a stencil.
  package var solid: [Part]

  /// The side of the square in points.
  package static let side = 24.0

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
package struct SymbolLook: Hashable, Sendable {
  /// The side in points of the square that icons are scaled to.
  package var side: Double
  /// The width of lines, in points.
  package var lineWidth: Double
  /// Whether stencils are drawn, or lines.
  package var isSolid: Bool = false
  /// The size in points of what is seen of icons that are not drawn in a square of ``side``.
  package var sizes: [Symbol: Size] = [:]
  /// The points that such icons stand above the middle of their button.
  package var rise: Double = 0
  /// A copy of the icon behind it.
  package var shadow: TextShadow?
}
