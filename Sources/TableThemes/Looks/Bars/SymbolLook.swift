import TableModel

/// How signs are drawn.
public struct SymbolLook: Hashable, Sendable {
  /// The side in points of the square that signs are scaled to.
  public var side: Double
  /// The width of lines, in points.
  public var lineWidth: Double
  /// Whether stencils are drawn, or lines.
  public var isSolid: Bool = false
  /// A copy of the sign behind it.
  public var shadow: TextShadow?
}
