import TableModel

/// The box with rounded corners that holds a section's rows.
public struct BoxLook: Hashable, Sendable {
  /// The colour of the rows.
  public var fill: Color
  /// The colour of the outline, drawn over what lies behind.
  public var border: Color
  /// The thickness of the outline in points; it lies outside the rows' content.
  public var borderWidth: Double = 1
  /// The radius of the outline's middle line at the corners, in points.
  public var cornerRadius: Double
  /// The colours of lines under the upper outline, together as thick as it, as a shade that it throws.
  public var innerShade: ByScale<[Color]> = ByScale([])
  /// The colours of lines below the lower outline, together as thick as it, as light caught by the edge.
  public var highlight: ByScale<[Color]> = ByScale([])
  /// The colour of the line below a row.
  public var separator: Color
  /// The colour of the line under that one, at the top of the next row.
  public var separatorHighlight: Color?
  /// The points by which a section's last row is higher, for the highlight below it.
  public var lastRowExtra: Double = 0
}
