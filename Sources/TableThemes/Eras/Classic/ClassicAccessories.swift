import TableModel

/// The elements at the right edge from iPhone OS 3 to iOS 6, measured on screenshots at one and two pixels a point.
extension AccessoryLooks {
  /// The elements before iOS 7.
  ///
  /// The button for details alone came later and falls back to the one with the disc.
  static let classic = AccessoryLooks(
    disclosureIndicator: .classicChevron,
    detailDisclosureButton: .classicDisc,
    checkmark: .classicCheckmark,
    detailButton: .classicDisc
  )
}

extension AccessoryLook {
  /// A chevron of 8.5 × 13 points of ink in a box of 10 × 13, black at half opacity, with a stroke of 3 points.
  fileprivate static let classicChevron = AccessoryLook(
    size: Size(width: 10, height: 13),
    trailing: .fixed(10),
    contentGap: 0,
    labelTrailing: .fixed(10),
    layers: [.classicChevron(.color(Color(white: 0, alpha: 0.5)))],
    highlightedLayers: [.classicChevron(.color(.white))]
  )

  /// A check mark of 15 × 14 points of ink whose right end lies 7 points from the content's edge.
  fileprivate static let classicCheckmark = AccessoryLook(
    size: Size(width: 15, height: 14),
    trailing: .fixed(7),
    contentGap: -2,
    labelTrailing: .fixed(10),
    layers: [.classicCheckmark(.tint)],
    highlightedLayers: [.classicCheckmark(.color(.white))]
  )

  /// A blue disc with a white arrow.
  fileprivate static let classicDisc = AccessoryLook(
    size: Size(width: 29, height: 29),
    trailing: .fixed(7),
    contentGap: -3,
    labelTrailing: .fixed(10),
    layers: VectorLayer.classicDisc(Color(0x236ED8), gloss: 0.31, middle: 0.19) + [
      .stroke(
        .polyline([Point(12.4, 9.9), Point(17, 14.5), Point(12.4, 19.1)]),
        Stroke(width: 2.9),
        .color(.white)
      )
    ]
  )
}

extension VectorLayer {
  fileprivate static func classicChevron(_ fill: Fill) -> VectorLayer {
    .stroke(
      .polyline([Point(1.06, 1.06), Point(6.5, 6.5), Point(1.06, 11.94)]), Stroke(width: 3), fill)
  }

  fileprivate static func classicCheckmark(_ fill: Fill) -> VectorLayer {
    .stroke(
      .polyline([Point(1.1, 7.3), Point(5.3, 11.9), Point(13.7, 0.9)]), Stroke(width: 2.9), fill)
  }

  /// A disc of 19 points in a white ring of 23 over a shadow; its upper half has a gloss whose opacity falls from `gloss` at
  /// the top to `middle`.
  static func classicDisc(
    _ color: Color, gloss: Double, middle: Double, shadow look: ClassicDiscShadow = .atOnePixel
  ) -> [VectorLayer] {
    let center = Point(14.5, 14.5)
    let shadow = Point(14.5, 14.5 + look.drop)
    return [
      .fill(
        .circle(center: shadow, radius: look.radius),
        .fixed(.radial(look.colors, center: shadow, radius: look.radius))),
      .fill(.circle(center: center, radius: 11.5), .color(.white)),
      .fill(.circle(center: center, radius: 9.5), .color(color)),
      .fill(
        .upperHalfCircle(center: center, radius: 9.5),
        .fixed(
          .linear(
            Gradient(colors: [Color(white: 1, alpha: gloss), Color(white: 1, alpha: middle)]),
            from: Point(14.5, 5),
            to: Point(14.5, 14.5)
          ))
      ),
    ]
  }
}

/// The shadow around a disc.
struct ClassicDiscShadow {
  /// How far it lies below the disc, in points.
  let drop: Double
  /// Where it ends, in points from its middle.
  let radius: Double
  /// Its colours from the middle out.
  let colors: Gradient

  /// As on screens of one pixel a point: out to 15 points.
  static let atOnePixel = ClassicDiscShadow(
    drop: 0.7, radius: 15,
    colors: Gradient([shade(0, 0.38), shade(0.75, 0.38), shade(0.84, 0.23), shade(1, 0)]))

  /// As on those of two: four pixels wide at the sides, eight below.
  static let atTwoPixels = ClassicDiscShadow(
    drop: 1, radius: 14.5,
    colors: Gradient([
      shade(0, 0.4), shade(0.741, 0.395), shade(0.776, 0.298), shade(0.81, 0.2), shade(0.845, 0.13),
      shade(0.879, 0.08), shade(0.914, 0.042), shade(0.948, 0.015), shade(1, 0),
    ]))

  private static func shade(_ place: Double, _ alpha: Double) -> Gradient.Stop {
    Gradient.Stop(place, Color(white: 0, alpha: alpha))
  }
}
