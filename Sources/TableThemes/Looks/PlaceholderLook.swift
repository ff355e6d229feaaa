import TableModel

/// The box that stands for something that cannot be drawn: a view of an unknown class, or a picture that is not at hand.
///
/// No UIKit draws it, so it is the same in all eras: quiet greys that nobody takes for a part of the design,
/// on dark screens dark ones.
package struct PlaceholderLook: Hashable, Sendable {
  /// The colour that fills the box.
  package var background: Color
  /// The colour of the line around the box.
  package var border: Color
  /// The colour of the lines across the box.
  package var lines: Color
  /// The width of all lines, in device pixels.
  package var lineWidth: Double
  /// The distance of the lines of a hatched box, in points along its edges.
  package var spacing: Double
  /// The letters of the name.
  package var text: TextLook
  /// The least space around the name, in points.
  package var padding: Double
  /// The least part of their size to which letters become smaller before the name is shortened, 0…1.
  package var leastScale: Double

  /// The box of all themes.
  package static let standard = PlaceholderLook(
    background: Color(light: Color(0xF4F4F6), dark: Color(0x28282A)),
    border: Color(light: Color(0xBDBDC2), dark: Color(0x5E5E63)),
    lines: Color(light: Color(0xDADADE), dark: Color(0x3C3C3F)),
    lineWidth: 1,
    spacing: 8,
    text: TextLook(.regular, 11, Color(light: Color(0x77777C), dark: Color(0x9A9A9F)), alignment: .center),
    padding: 3,
    leastScale: 0.75
  )
}
