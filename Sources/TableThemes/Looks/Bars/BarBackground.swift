import TableModel

/// What lies behind the things in a bar.
package struct BarBackground: Hashable, Sendable {
  /// The line along the edge that a bar turns to the content.
  package struct Line: Hashable, Sendable {
    /// The colour of the line, over what lies below it.
    package var color: Color
    /// How thick the line is, in points or in pixels.
    package var thickness: Thickness
    /// Whether the line belongs to the bar's own height or lies on the content beside it.
    package var isInside: Bool
    /// A veil over the line.
    package var veil: Color?
    /// The part of black, 0…1, that makes the line out of a colour of the author's own; `nil` where ``color`` stays.
    package var shadeOverTint: Double?

    /// A line of a colour.
    init(_ color: Color, _ thickness: Thickness, isInside: Bool, shadeOverTint: Double? = nil) {
      self.color = color
      self.thickness = thickness
      self.isInside = isInside
      self.shadeOverTint = shadeOverTint
    }
  }

  /// Corners that are cut off a bar.
  package struct Corners: Hashable, Sendable {
    /// The radius, in points.
    package var radius: Double
    /// The colour that shows where they are cut off.
    package var color: Color
  }

  /// What becomes of a bar's background while the content rests at the bar.
  package enum ScrollEdge: Hashable, Sendable {
    /// The bar keeps its background.
    case visible
    /// It goes away where a large title stands in the bar.
    case clearWithLargeTitle
    /// The bar has no background, and the content shows through.
    case clear
  }

  /// The colours from top to bottom, of what highlight and line leave free; without stops there is no background.
  package var fill: Gradient
  /// A veil over those colours.
  package var veil: Color?
  /// What lies over a colour of the author's own, from top to bottom; without stops that colour is flat.
  package var gloss: Gradient = Gradient([])
  /// The line along the edge beside the content.
  package var line: Line?
  /// The line along the other edge.
  package var farLine: Line?
  /// The colours of lines that share the first point of the bar, which catches the light.
  package var highlight: ByScale<[Color]> = ByScale([])
  /// The same over a colour of the author's own and its gloss; `nil` where they do not change.
  package var highlightOverTint: ByScale<[Color]>?
  /// Lines of half a point each that the bar throws on the content, from the bar outwards.
  package var shadow: [Color] = []
  /// The round corners at the upper edge; `nil` for square ones.
  package var corners: Corners?
  /// What becomes of the background while the content rests at the bar.
  package var atScrollEdge: ScrollEdge = .visible

  /// No background at all.
  package static let none = BarBackground(fill: Gradient([]))
}

/// A value that differs between the light and the dark kind of bar.
public struct ByBarStyle<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value of an ordinary bar.
  public var `default`: Value
  /// The value of a black bar.
  public var black: Value

  /// A value for the default style and one for the black ones.
  init(_ default: Value, black: Value) {
    self.default = `default`
    self.black = black
  }

  /// The same value for both kinds.
  init(_ value: Value) {
    self.init(value, black: value)
  }

  /// The value for one kind of bar.
  public subscript(style: BarStyle) -> Value {
    switch style {
    case .default: `default`
    case .black: black
    }
  }
}

/// The buttons in navigation bars and toolbars.
package struct BarButtonLook: Hashable, Sendable {
  /// One of a button's weights.
  package struct Kind: Hashable, Sendable {
    /// The letters of titles, whose colour is ``color``.
    package var text: TextLook
    /// The colour of letters and icons.
    package var color: ByBarStyle<ControlColor>
    /// The paint behind them; `nil` for none.
    package var shape: ShapeLook?
    /// The colour that tinted parts of the paint take where the author gives none; `nil` for the bar's.
    package var base: Color?
  }

  /// The height in points.
  package var height: Double
  /// The height in points in low bars.
  package var compactHeight: Double
  /// The least width in points.
  package var minimumWidth: Double
  /// The space in points on both sides of a title.
  package var padding: Double
  /// The distances in points between the button's edges and the room that its title stands in the middle of.
  package var titleEdgeInsets: EdgeInsets = .zero
  /// The space in points on both sides of an icon.
  package var symbolPadding: Double
  /// Buttons without a frame.
  package var plain: Kind
  /// Buttons with a frame, in eras that have it.
  package var bordered: Kind
  /// Buttons that finish something.
  package var done: Kind
  /// The colour of what tinted parts take where nobody says another.
  package var base: ByBarStyle<Color>
  /// The opacity of a button that cannot be used, its background included.
  package var disabledOpacity: Double = 1
  /// The opacity of letters and icons on the background of a button that cannot be used; `nil` for the background's.
  package var disabledContentOpacity: Double?
  /// The colour of letters and icons of a button that cannot be used; `nil` for its own.
  package var disabledColor: Color?
  /// The colour of the tinted parts of its background, on which letters and icons keep theirs; `nil` for its own.
  package var disabledBase: Color?
  /// The icons of buttons without a title.
  package var symbol: SymbolLook
  /// The paint behind buttons that stand together; `nil` where each stands alone.
  package var group: ShapeLook?
  /// The space in points beside the icon of a button that shares that paint with another; `nil` for that of buttons alone.
  package var groupedSymbolPadding: Double?
  /// The space in points between buttons on the same paint.
  package var groupSpacing: Double = 0
}
