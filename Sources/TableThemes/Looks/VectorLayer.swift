import TableModel

/// One layer of a picture drawn with outlines.
public enum VectorLayer: Hashable, Sendable {
  /// An outline filled by the nonzero rule.
  case fill(Path, Paint)
  /// A line along an outline.
  case stroke(Path, Stroke, Paint)

  /// The layer moved by the given distances in points.
  public func offset(x: Double, y: Double) -> VectorLayer {
    switch self {
    case .fill(let path, let paint):
      .fill(path.offset(x: x, y: y), paint.offset(x: x, y: y))
    case .stroke(let path, let stroke, let paint):
      .stroke(path.offset(x: x, y: y), stroke, paint.offset(x: x, y: y))
    }
  }
}
