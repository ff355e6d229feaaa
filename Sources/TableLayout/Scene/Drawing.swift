import TableModel

/// One thing to draw, in the coordinates of the node that holds it.
package enum Drawing: Hashable, Sendable {
  /// An outline filled by the nonzero rule.
  case fill(Path, Paint)
  /// A line along an outline.
  case stroke(Path, Stroke, Paint)
  /// A picture, or a part of one; what it takes lies elsewhere, since there are few among very many letters and fills.
  indirect case image(PlacedImage)
  /// A line of glyphs; the origin is the left end of its baseline. The shade, if any, is light and shade over the letters,
  /// from as far above the baseline as they are large down to it.
  case text(ShapedLine, origin: Point, color: Color, shade: Gradient? = nil)
}

/// A picture, or a part of one, scaled to a rectangle.
package struct PlacedImage: Hashable, Sendable {
  /// The file or the system's picture that is drawn.
  package var reference: ImageReference
  /// The rectangle that is filled, in points.
  package var rect: Rect
  /// The part of the picture that fills it, in points of the picture; `nil` for all of it.
  package var source: Rect?
  /// What replaces the picture's own colours wherever it is opaque; `nil` for the picture's own.
  package var tint: ImageTint?

  /// A picture at a rectangle.
  package init(_ reference: ImageReference, in rect: Rect, source: Rect? = nil, tint: ImageTint? = nil) {
    self.reference = reference
    self.rect = rect
    self.source = source
    self.tint = tint
  }
}

/// What replaces the colours of a picture wherever it is opaque.
package enum ImageTint: Hashable, Sendable {
  /// One colour.
  case color(Color)
  /// A gradient from above to below, between two heights in points of the view that the picture is drawn in.
  case gradient(Gradient, top: Double, bottom: Double)

  /// The same in the coordinates of the view.
  package var paint: Paint {
    switch self {
    case .color(let color): .color(color)
    case .gradient(let gradient, let top, let bottom):
      .linear(gradient, from: Point(0, top), to: Point(0, bottom))
    }
  }

  /// The tint in a view that begins so many points further down.
  package func offset(y: Double) -> ImageTint {
    switch self {
    case .color: self
    case .gradient(let gradient, let top, let bottom): .gradient(gradient, top: top + y, bottom: bottom + y)
    }
  }

  /// The tint of a picture that is so many times as large.
  package func scaled(by factor: Double) -> ImageTint {
    switch self {
    case .color: self
    case .gradient(let gradient, let top, let bottom):
      .gradient(gradient, top: top * factor, bottom: bottom * factor)
    }
  }
}

extension Drawing {
  /// The drawing with the system's colours replaced by those of a palette.
  func resolvingColors(with palette: [SystemColor: Color], for appearance: Appearance) -> Drawing {
    switch self {
    case .fill(let path, let paint): .fill(path, paint.resolvingColors(with: palette, for: appearance))
    case .stroke(let path, let stroke, let paint):
      .stroke(path, stroke, paint.resolvingColors(with: palette, for: appearance))
    case .image(let image):
      .image(
        PlacedImage(
          image.reference, in: image.rect, source: image.source,
          tint: image.tint?.resolvingColors(with: palette, for: appearance)))
    case .text(let line, let origin, let color, let shade):
      .text(
        line, origin: origin, color: color.resolved(with: palette, for: appearance),
        shade: shade?.resolvingColors(with: palette, for: appearance))
    }
  }
}

extension ImageTint {
  fileprivate func resolvingColors(
    with palette: [SystemColor: Color], for appearance: Appearance
  ) -> ImageTint {
    switch self {
    case .color(let color): .color(color.resolved(with: palette, for: appearance))
    case .gradient(let gradient, let top, let bottom):
      .gradient(gradient.resolvingColors(with: palette, for: appearance), top: top, bottom: bottom)
    }
  }
}

extension Paint {
  fileprivate func resolvingColors(with palette: [SystemColor: Color], for appearance: Appearance) -> Paint {
    switch self {
    case .color(let color): .color(color.resolved(with: palette, for: appearance))
    case .linear(let gradient, let from, let to):
      .linear(gradient.resolvingColors(with: palette, for: appearance), from: from, to: to)
    case .radial(let gradient, let center, let radius):
      .radial(gradient.resolvingColors(with: palette, for: appearance), center: center, radius: radius)
    }
  }
}

extension Gradient {
  fileprivate func resolvingColors(with palette: [SystemColor: Color], for appearance: Appearance) -> Gradient
  {
    Gradient(stops.map { Stop($0.location, $0.color.resolved(with: palette, for: appearance)) })
  }
}
