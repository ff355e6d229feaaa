import TableModel

/// A message with buttons over the screen: an alert, or an action sheet.
package struct AlertLook: Hashable, Sendable {
  /// Where it stands.
  package enum Place: Hashable, Sendable {
    /// In the middle of the screen, or of what of it nothing covers, so many points wide; `accessible` is the width at the
    /// sizes of text for accessibility.
    case middle(width: Double, accessible: Double, ofSafeArea: Bool)
    /// At the lower edge, so far from this and the sides, with a cancelling button in a box of its own.
    case bottom(margin: Double)
  }

  /// Where it stands.
  package var place: Place
  /// The width of an action sheet that is a popover, in points, by eye.
  package var popoverWidth = 304.0
  /// The least space to the sides of the screen, and to what covers it above and below, in points; by eye.
  package var leastMargin = 8.0
  /// The box; its layers are opaque, since nothing behind it is blurred.
  package var box: ShapeLook
  /// The box of a cancelling button at the lower edge.
  package var cancelBox: ShapeLook?
  /// The shadow of the box on light screens.
  package var shadow: SoftShadow?
  /// What lies over the screen behind.
  package var dimming: ControlColor
  /// The letters of the title.
  package var title: TextLook
  /// The letters of the message.
  package var message: TextLook
  /// The letters of a title without a message, and of a message without a title; `nil` where they are the same.
  package var lone: TextLook?
  /// The distance from one line of the title to the next, in points; of letters at the standard size.
  package var titlePitch = 22.0
  /// The same of the message.
  package var messagePitch = 18.0
  /// The space around title and message, in points.
  package var textInsets: EdgeInsets
  /// The space between title and message, in points.
  package var textGap: Double
  /// The fields.
  package var fields: Fields
  /// The buttons.
  package var buttons: Buttons

  /// The fields of alerts.
  package struct Fields: Hashable, Sendable {
    /// The height in points.
    package var height: Double
    /// The space to the sides of the box, in points.
    package var inset: Double
    /// The space above the first field, in points.
    package var above: Double
    /// The space from one field to the next, in points.
    package var gap: Double
    /// The space below the last field, in points.
    package var below: Double
    /// The space before and behind the text, in points.
    package var padding: Double
    /// The paint behind the text.
    package var shape: ShapeLook
    /// The letters of the text.
    package var text: TextLook
    /// The colour of a placeholder.
    package var placeholder: Color
  }

  /// The buttons of alerts.
  package struct Buttons: Hashable, Sendable {
    /// The height in points, with a line above.
    package var height: Double
    /// The space to the edges of the box, in points.
    package var inset = 0.0
    /// The space between buttons, in points.
    package var gap = 0.0
    /// The space between the boxes of an action sheet, in points.
    package var boxGap = 8.0
    /// The least space before and behind a title, in points; by eye.
    package var titleInset = 8.0
    /// The paint of a button; `nil` for none, and a line above it.
    package var shape: ShapeLook?
    /// The paint of the button that the return key triggers; `nil` for that of others.
    package var preferredShape: ShapeLook?
    /// The colour of the lines between buttons.
    package var separator: Color?
    /// The letters.
    package var text: TextLook
    /// The weight of the letters of the preferred button, or else of the one that cancels.
    package var strongWeight = FontWeight.semibold
    /// Whether the one that cancels has that weight where no other is preferred.
    package var strengthensCancel = true
    /// The colour of the letters.
    package var color: ControlColor
    /// The colour of the letters on the preferred button's own paint.
    package var preferredColor: ControlColor?
    /// The colour of a button that destroys.
    package var destructiveColor: Color
    /// The colour of a button that cannot be used.
    package var disabledColor: Color
    /// Whether two buttons stand beside each other if their titles fit.
    package var standsBeside = true
  }
}
