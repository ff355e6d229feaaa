import TableModel

/// The letters of a label.
package struct TextLook: Hashable, Sendable {
  /// The weight of the letters; the typeface gives the nearest that it has.
  package var weight: FontWeight
  /// The size in points; that of the text style where there is one.
  package var size: Double
  /// The text style whose size the letters keep when users choose another size of text; `nil` for letters that stay as
  /// large as they are.
  package var style: TextStyle?
  /// The colour of the letters, where neither an author nor a state says another.
  package var color: Color
  /// Where lines lie between the label's edges.
  package var alignment: TextAlignment
  /// A copy of the letters behind them.
  package var shadow: TextShadow?
  /// How much of their colour the letters of a disabled label keep, 0…1; by eye.
  package var disabledOpacity = 0.5
  /// Whether the letters take the tint of their row or table, where there is one.
  package var takesTint = false
  /// What begins on whole points on screens of one pixel a point, where the author gives no other font; `nil` for nothing.
  package var wholePoints: WholePointPlacement?
  /// Light and shade over the letters, from as many points above the line on which they stand as they are large, down to
  /// that line; `nil` for letters of one colour.
  package var shade: Gradient?

  /// Letters of one size, in points, whatever the size of text.
  init(
    _ weight: FontWeight = .regular,
    _ size: Double,
    _ color: Color = .black,
    alignment: TextAlignment = .natural,
    shadow: TextShadow? = nil
  ) {
    self.weight = weight
    self.size = size
    self.color = color
    self.alignment = alignment
    self.shadow = shadow
  }

  /// The same letters in the colour of what can be tapped.
  var tinted: TextLook {
    var look = self
    look.takesTint = true
    return look
  }

  /// Letters of a text style, which follow the size of text, as they are at its standard.
  init(_ style: TextStyle, _ color: Color) {
    self.init(style.weight, TextStyleSizes.standard[style], color)
    self.style = style
  }
}

/// A sharp copy of a label's letters drawn behind them.
package struct TextShadow: Hashable, Sendable {
  /// The colour of the copy.
  package var color: Color
  /// How far the copy lies to the right, in points.
  package var dx: Double
  /// How far the copy lies below, in points.
  package var dy: Double

  /// A copy in a colour, moved by so many points.
  package init(_ color: Color, dx: Double = 0, dy: Double) {
    self.color = color
    self.dx = dx
    self.dy = dy
  }
}

/// The two labels of a cell style.
package struct CellTextLook: Hashable, Sendable {
  /// The letters of the main label.
  package var text: TextLook
  /// The letters of the second label.
  package var detail: TextLook
}
