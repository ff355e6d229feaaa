import TableModel

/// A controller that stands over a screen.
public struct PresentationLook: Hashable, Sendable {
  /// A sheet of a phone.
  public struct Card: Hashable, Sendable {
    /// What becomes of the screen behind.
    public enum Behind: Hashable, Sendable {
      /// It looks over the sheet's upper edge as a card on black, so many points high, below a space that follows the height
      /// of the area at the screen's upper edge; it keeps a part of the width from both edges.
      case card(gap: Double, top: ByWidth, inset: Double)
      /// It stays where it is, and the sheet begins where the status bar ends.
      case screen
    }

    /// What becomes of the screen behind.
    public var behind: Behind
    /// The radius of the upper corners of the sheet, and of the screen behind as a card, in points.
    public var cornerRadius: Double
    /// The colour that lies over the screen behind.
    public var dimming: Color

    /// What can be seen over the sheet's upper edge of the screen behind as a card, in points.
    public var gap: Double {
      if case .card(let gap, _, _) = behind { gap } else { 0 }
    }
  }

  /// A form sheet that does not say how large it is.
  public struct Form: Hashable, Sendable {
    /// The size in points.
    public var size: Size
    /// How far it stands above the middle of the screen, in points.
    public var rise: Double = 0
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
  /// A form sheet that does not say how large it is.
  public var form: Form
  /// The same on a screen that is wider than high; `nil` where it is the same.
  public var wideForm: Form?
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
