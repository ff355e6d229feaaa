import TableModel

/// A controller that stands over a screen.
public struct PresentationLook: Hashable, Sendable {
  /// A sheet of a phone, over whose upper edge the screen behind looks as a card.
  public struct Card: Hashable, Sendable {
    /// The height in points of what can be seen of the screen behind.
    public var gap: Double
    /// The space in points above that, by the height of the area at the screen's upper edge.
    public var top: ByWidth = 0
    /// How far the screen behind keeps from both edges, as a part of the width.
    public var inset: Double
    /// The radius of the upper corners of the sheet and of the screen behind, in points.
    public var cornerRadius: Double
    /// The colour that lies over the screen behind.
    public var dimming: Color
  }

  /// Whether a controller that does not say how it is presented comes as a page sheet.
  public var isPageByDefault: Bool = false
  /// The sheets of phones held upright; `nil` where controllers have all of a phone's screen.
  public var card: Card?
  /// The greatest width of a page sheet on a tablet, in points.
  public var pageWidth: Double
  /// Whether content in a tablet's sheet keeps as far from its edges as on the narrowest phones, however wide the sheet is.
  public var hasPhoneMargins: Bool = true
  /// The least distances in points between a page sheet and the edges of a tablet.
  public var pageInsets: EdgeInsets
  /// The size in points of a form sheet that does not say.
  public var formSize: Size
  /// The points at the lower edge of a tablet's sheet that bars keep free.
  public var bottomInset: Double = 0
  /// The radius of a sheet's corners on a tablet, in points.
  public var cornerRadius: Double
  /// Whether the corners bend little by little.
  public var hasContinuousCorners: Bool = false
  /// The colour that lies over the screen behind a tablet's sheet.
  public var dimming: Color
  /// The shadow of a tablet's sheet.
  public var shadow: SoftShadow?
  /// The components of the system's colours in a sheet on a dark screen, where it is paler than what lies behind.
  public var elevatedColors: [SystemColor: Color] = [:]
}
