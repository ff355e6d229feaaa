import TableModel

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
