import TableModel

/// A box with an arrow that points at what called it.
public struct PopoverLook: Hashable, Sendable {
  /// A shade along edges, in lines of a point each from the edge inwards.
  public struct Shade: Hashable, Sendable {
    /// The colours of the lines along the upper edge.
    public var top: [Color] = []
    /// The colours of the lines along both sides.
    public var sides: [Color] = []
  }

  /// The width in points of content that does not say.
  public var contentWidth: Double = 320
  /// The least width and height in points that content keeps where there is little room.
  public var minimumContentSize: Size = Size(width: 88, height: 44)
  /// The least distance in points between the box and the edges of the screen.
  public var screenMargin: Double = 10
  /// The room in points at the upper edge of the screen that a status bar takes besides.
  public var statusBarRoom: Double = 20
  /// The width in points of the frame around the content.
  public var frameWidth: Double
  /// The radius of the box's corners, in points.
  public var cornerRadius: Double
  /// The radius of the content's corners, in points.
  public var contentCornerRadius: Double
  /// The size and the form of the arrow, without the frame.
  public var arrow: PopoverArrowLook
  /// The colours of box and arrow from the box's upper edge on.
  public var fill: Gradient
  /// The distance in points above the box's upper edge at which the colours begin, for the sake of an arrow there.
  public var fillRise: Double = 0
  /// The distance in points from the box's upper edge over which the colours change.
  public var fillDepth: Double = 0
  /// The colour of box and arrow where a bar of the box meets the arrow; `nil` for the same as elsewhere.
  public var fillAtBars: Color?
  /// The components of the system's colours in the box on a dark screen, where it is paler than what lies behind.
  public var elevatedColors: [SystemColor: Color] = [:]
  /// The colours of a line inside the edge of box and arrow, over the same height as theirs; none without stops.
  public var border: Gradient = Gradient([])
  /// The thickness of that line.
  public var borderThickness: Thickness = .points(1)
  /// The colours of a line of light inside that one, over the same height as those of box and arrow; none without stops.
  public var highlight: Gradient = Gradient([])
  /// The colour of a line of light of a point around box and arrow; `nil` for none.
  public var halo: Color?
  /// What the frame throws on the table in it.
  public var contentShade: Shade = Shade()
  /// The shadow of box and arrow.
  public var shadow: SoftShadow?
  /// The colour that lies over the screen behind.
  public var dimming: Color?
  /// Whether a popover has all of the screen on phones.
  public var fillsPhones: Bool = false
  /// Whether navigation bars and toolbars in the box have no background of their own and show the frame.
  public var showsFrameBehindBars: Bool = false
}
