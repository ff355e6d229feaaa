import TableModel

/// How icons are drawn.
public struct SymbolLook: Hashable, Sendable {
  /// The side in points of the square that icons are scaled to.
  public var side: Double
  /// The width of lines, in points.
  public var lineWidth: Double
  /// Whether stencils are drawn, or lines.
  public var isSolid: Bool = false
  /// A copy of the icon behind it.
  public var shadow: TextShadow?

  /// Icons of a size drawn as stencils or with lines, both in points.
  package init(side: Double, lineWidth: Double, isSolid: Bool = false, shadow: TextShadow? = nil) {
    self.side = side
    self.lineWidth = lineWidth
    self.isSolid = isSolid
    self.shadow = shadow
  }
}
