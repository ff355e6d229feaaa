import TableModel

/// A message with buttons over the screen: an alert, or an action sheet.
public struct AlertLook: Hashable, Sendable {
  /// Where it stands.
  public enum Place: Hashable, Sendable {
    /// In the middle of the screen, or of what of it nothing covers, so many points wide; `accessible` is the width at the
    /// sizes of text for accessibility.
    case middle(width: Double, accessible: Double, ofSafeArea: Bool)
    /// At the lower edge, so far from this and the sides, with a cancelling button in a box of its own.
    case bottom(margin: Double)
  }

  /// Where it stands.
  public var place: Place
  /// The width of an action sheet that is a popover, in points, by eye.
  public var popoverWidth = 304.0
  /// The box; its layers are opaque, since nothing behind it is blurred.
  public var box: ShapeLook
  /// The box of a cancelling button at the lower edge.
  public var cancelBox: ShapeLook?
  /// The shadow of the box on light screens.
  public var shadow: SoftShadow?
  /// What lies over the screen behind.
  public var dimming: ControlColor
  /// The letters of the title.
  public var title: TextLook
  /// The letters of the message.
  public var message: TextLook
  /// The letters of a title without a message, and of a message without a title; `nil` where they are the same.
  public var lone: TextLook?
  /// The distance from one line of the title to the next, in points; of letters at the standard size.
  public var titlePitch = 22.0
  /// The same of the message.
  public var messagePitch = 18.0
  /// The space around title and message, in points.
  public var textInsets: EdgeInsets
  /// The space between title and message, in points.
  public var textGap: Double
  /// The fields.
  public var fields: Fields
  /// The buttons.
  public var buttons: Buttons

  /// The fields of alerts.
  public struct Fields: Hashable, Sendable {
    /// The height in points.
    public var height: Double
    /// The space to the sides of the box, in points.
    public var inset: Double
    /// The space above the first field, in points.
    public var above: Double
    /// The space from one field to the next, in points.
    public var gap: Double
    /// The space below the last field, in points.
    public var below: Double
    /// The space before and behind the text, in points.
    public var padding: Double
    /// The paint behind the text.
    public var shape: ShapeLook
    /// The letters of the text.
    public var text: TextLook
    /// The colour of a placeholder.
    public var placeholder: Color
  }

  /// The buttons of alerts.
  public struct Buttons: Hashable, Sendable {
    /// The height in points, with a line above.
    public var height: Double
    /// The space to the edges of the box, in points.
    public var inset = 0.0
    /// The space between buttons, in points.
    public var gap = 0.0
    /// The space between the boxes of an action sheet, in points.
    public var boxGap = 8.0
    /// The least space before and behind a title, in points; by eye.
    public var titleInset = 8.0
    /// The paint of a button; `nil` for none, and a line above it.
    public var shape: ShapeLook?
    /// The paint of the button that the return key triggers; `nil` for that of others.
    public var preferredShape: ShapeLook?
    /// The colour of the lines between buttons.
    public var separator: Color?
    /// The letters.
    public var text: TextLook
    /// The weight of the letters of the preferred button, or else of the one that cancels.
    public var strongWeight = FontWeight.semibold
    /// Whether the one that cancels has that weight where no other is preferred.
    public var strengthensCancel = true
    /// The colour of the letters.
    public var color: ControlColor
    /// The colour of the letters on the preferred button's own paint.
    public var preferredColor: ControlColor?
    /// The colour of a button that destroys.
    public var destructiveColor: Color
    /// The colour of a button that cannot be used.
    public var disabledColor: Color
    /// Whether two buttons stand beside each other if their titles fit.
    public var standsBeside = true
  }
}
