import TableModel

/// What lies behind the things in a bar.
public struct BarGround: Hashable, Sendable {
  /// The line along the edge that a bar turns to the content.
  public struct Line: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The thickness.
    public var thickness: Thickness
    /// Whether the line belongs to the bar's own height or lies on the content beside it.
    public var isInside: Bool

    /// A line of a colour.
    public init(_ color: Color, _ thickness: Thickness, isInside: Bool) {
      self.color = color
      self.thickness = thickness
      self.isInside = isInside
    }
  }

  /// The colours from top to bottom; without stops there is no ground.
  public var fill: Gradient
  /// A veil over those colours.
  public var veil: Color?
  /// What lies over a colour of the author's own, from top to bottom; without stops that colour is flat.
  public var gloss: Gradient
  /// The line along the edge beside the content.
  public var line: Line?
  /// The first point of the bar, which catches the light.
  public var highlight: Color?
  /// Lines of half a point each that the bar throws on the content, from the bar outwards.
  public var shadow: [Color]
  /// Whether the ground goes away while the content rests at the bar.
  public var isClearAtScrollEdge: Bool

  /// A ground in colours.
  public init(
    fill: Gradient,
    veil: Color? = nil,
    gloss: Gradient = Gradient([]),
    line: Line? = nil,
    highlight: Color? = nil,
    shadow: [Color] = [],
    isClearAtScrollEdge: Bool = false
  ) {
    self.fill = fill
    self.veil = veil
    self.gloss = gloss
    self.line = line
    self.highlight = highlight
    self.shadow = shadow
    self.isClearAtScrollEdge = isClearAtScrollEdge
  }

  /// No ground at all.
  public static let none = BarGround(fill: Gradient([]))
}
