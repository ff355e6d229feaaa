import TableModel

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
