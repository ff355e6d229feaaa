extension PixelGrid {
  /// The next pixel at or past a length.
  func ceil(_ length: Length) -> Length {
    length.becoming(ceil(length.points), "rounded up to \(step)", isRounding: true)
  }

  /// The pixel at or before a length.
  func floor(_ length: Length) -> Length {
    length.becoming(floor(length.points), "rounded down to \(step)", isRounding: true)
  }

  /// The pixel nearest to a length; halves go away from zero.
  func round(_ length: Length) -> Length {
    length.becoming(round(length.points), "rounded to \(step)", isRounding: true)
  }

  /// A pixel in words.
  private var step: String {
    switch scale {
    case 1: "a point"
    case 2: "half a point"
    case 3: "a third of a point"
    default: "a pixel"
    }
  }
}

extension Length {
  /// The next whole point at or past the length, give or take a hair.
  func roundedUpToPoint(less hair: Double = 0, _ rule: LayoutRule) -> Length {
    becoming((points - hair).rounded(.up), "rounded up to a point", rule, isRounding: true)
  }

  /// The whole point at or before the length.
  func roundedDownToPoint(_ rule: LayoutRule) -> Length {
    becoming(points.rounded(.down), "rounded down to a point", rule, isRounding: true)
  }
}
