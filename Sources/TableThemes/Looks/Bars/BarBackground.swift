import TableModel

/// What lies behind the things in a bar.
public struct BarBackground: Hashable, Sendable {
  /// The line along the edge that a bar turns to the content.
  public struct Line: Hashable, Sendable {
    /// The colour of the line, over what lies below it.
    public var color: Color
    /// How thick the line is, in points or in pixels.
    public var thickness: Thickness
    /// Whether the line belongs to the bar's own height or lies on the content beside it.
    public var isInside: Bool
    /// A veil over the line.
    public var veil: Color?
    /// The part of black, 0…1, that makes the line out of a colour of the author's own; `nil` where ``color`` stays.
    public var shadeOverTint: Double?

    /// A line of a colour.
    init(_ color: Color, _ thickness: Thickness, isInside: Bool, shadeOverTint: Double? = nil) {
      self.color = color
      self.thickness = thickness
      self.isInside = isInside
      self.shadeOverTint = shadeOverTint
    }
  }

  /// Corners that are cut off a bar.
  public struct Corners: Hashable, Sendable {
    /// The radius, in points.
    public var radius: Double
    /// The colour that shows where they are cut off.
    public var color: Color
  }

  /// What becomes of a bar's background while the content rests at the bar.
  public enum ScrollEdge: Hashable, Sendable {
    /// The bar keeps its background.
    case visible
    /// It goes away where a large title stands in the bar.
    case clearWithLargeTitle
    /// The bar has no background, and the content shows through.
    case clear
  }

  /// The colours from top to bottom, of what highlight and line leave free; without stops there is no background.
  public var fill: Gradient
  /// A veil over those colours.
  public var veil: Color?
  /// What lies over a colour of the author's own, from top to bottom; without stops that colour is flat.
  public var gloss: Gradient = Gradient([])
  /// The line along the edge beside the content.
  public var line: Line?
  /// The line along the other edge.
  public var farLine: Line?
  /// The colours of lines that share the first point of the bar, which catches the light.
  public var highlight: ByScale<[Color]> = ByScale([])
  /// The same over a colour of the author's own and its gloss; `nil` where they do not change.
  public var highlightOverTint: ByScale<[Color]>?
  /// Lines of half a point each that the bar throws on the content, from the bar outwards.
  public var shadow: [Color] = []
  /// The round corners at the upper edge; `nil` for square ones.
  public var corners: Corners?
  /// What becomes of the background while the content rests at the bar.
  public var atScrollEdge: ScrollEdge = .visible

  /// No background at all.
  public static let none = BarBackground(fill: Gradient([]))
}
