import TableModel

/// A rectangle with rounded corners, painted in layers from back to front.
package struct ShapeLook: Hashable, Sendable {
  /// What a layer is painted with.
  package enum Fill: Hashable, Sendable {
    /// One colour everywhere.
    case color(ControlColor)
    /// Colours from the layer's upper edge to its lower edge.
    case gradient(Gradient)
    /// Colours from the layer's upper edge to its lower edge, or the control's own tint with light and shade over it.
    case tintable(Gradient, light: Gradient)
    /// Colours from the layer's upper edge over so many points, the last one from there on.
    case edge(Gradient, depth: Double)
  }

  /// One coat of paint.
  package struct Layer: Hashable, Sendable {
    /// The distance of the layer's edges from the shape's, in points; negative where they lie outside.
    package var inset: EdgeInsets
    /// The colour or the colours of the layer.
    package var fill: Fill
    /// The width in points of a line inside the layer's edges; `nil` fills all of the layer.
    package var lineWidth: Double?
    /// The radius in points of the lower corners; `nil` where it is that of the upper ones.
    package var lowerCornerRadius: Double?

    /// A coat of paint within insets.
    init(
      _ fill: Fill, inset: EdgeInsets = .zero, lineWidth: Double? = nil, lowerCornerRadius: Double? = nil
    ) {
      self.fill = fill
      self.inset = inset
      self.lineWidth = lineWidth
      self.lowerCornerRadius = lowerCornerRadius
    }

    /// A coat of paint at the same distance from all edges.
    init(_ fill: Fill, inset: Double, lineWidth: Double? = nil) {
      self.init(
        fill,
        inset: EdgeInsets(top: inset, left: inset, bottom: inset, right: inset),
        lineWidth: lineWidth
      )
    }
  }

  /// The radius of the corners in points, at most half of the shape's height.
  package var cornerRadius: Double
  /// The layers from back to front.
  package var layers: [Layer]
  /// Whether corners bend little by little, in controls with round ends on both sides.
  package var hasContinuousCorners = false
}

/// Where a part of a control takes its colour from.
package enum ControlColor: Hashable, Sendable {
  /// Always the same colour, or another one on dark screens.
  case fixed(Color, dark: Color? = nil)
  /// The colour of what can be tapped: the control's own, or the table's, or the theme's.
  case tint
  /// The control's own tint, or a colour that the table's tint does not change, or another one on dark screens.
  case ownTint(else: Color, dark: Color? = nil)
  /// The colour of what lies behind a bar: its table's background.
  case ground
}
