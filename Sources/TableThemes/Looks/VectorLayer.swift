import TableModel

/// One layer of a picture drawn with outlines.
public enum VectorLayer: Hashable, Sendable {
  /// What a layer is painted with.
  public enum Fill: Hashable, Sendable {
    /// Always the same paint.
    case fixed(Paint)
    /// The colour of what can be tapped: the table's, or the theme's.
    case tint

    /// Always the same colour.
    static func color(_ color: Color) -> Fill { .fixed(.color(color)) }
  }

  /// An outline filled by the nonzero rule.
  case fill(Path, Fill)
  /// A line along an outline.
  case stroke(Path, Stroke, Fill)

  /// The layer moved by the given distances in points.
  public func offset(x: Double, y: Double) -> VectorLayer {
    switch self {
    case .fill(let path, let fill): .fill(path.offset(x: x, y: y), fill.offset(x: x, y: y))
    case .stroke(let path, let stroke, let fill):
      .stroke(path.offset(x: x, y: y), stroke, fill.offset(x: x, y: y))
    }
  }

  /// The layer, which has flat colours, made larger by a factor about the origin.
  func scaled(by factor: Double) -> VectorLayer {
    let scaled = { (path: Path) in path.mapPoints { Point($0.x * factor, $0.y * factor) } }
    switch self {
    case .fill(let path, let fill): return .fill(scaled(path), fill)
    case .stroke(let path, var stroke, let fill):
      stroke.width *= factor
      return .stroke(scaled(path), stroke, fill)
    }
  }
}

extension VectorLayer.Fill {
  fileprivate func offset(x: Double, y: Double) -> VectorLayer.Fill {
    switch self {
    case .fixed(let paint): .fixed(paint.offset(x: x, y: y))
    case .tint: .tint
    }
  }
}
