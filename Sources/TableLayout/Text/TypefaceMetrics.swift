import TableModel
import TableThemes

extension Typeface {
  /// The stand-in for a font of this typeface, with the widening and tracking that were fitted for its weight and size.
  ///
  /// Between two fitted sizes the values are interpolated; outside of them the nearest one holds. A weight that was
  /// never fitted takes the nearest that was.
  ///
  /// A file of the project stands for itself.
  package func substitute(for font: Font) -> FontSubstitute {
    if let resource = font.resource {
      var own = FontSubstitute(
        family: resource.family, weight: font.weight, isItalic: resource.isItalic, kerning: 1)
      own.resource = resource
      return own
    }
    let setting = calibration(weight: font.weight, size: font.size)
    let shapes = setting?.letterShapes
    let growth = stemGrowth.isEmpty ? nil : stemGrowth[font.weight]
    return FontSubstitute(
      family: substituteFamily,
      weight: font.weight.nearest(in: substituteWeights),
      isItalic: font.isItalic,
      stretch: setting?.stretch ?? 1,
      tracking: setting?.tracking ?? 0,
      letterWidths: setting?.letterWidths,
      rise: setting?.rise ?? 1,
      letterShapes: growth.map { (shapes ?? .unchanged).growing(by: $0) } ?? shapes,
      kerning: kerning
    )
  }

  /// The height in points of a line of a font, which a file of the project tells by itself.
  func lineHeight(of font: Font, scale: Double) -> Double {
    guard let resource = font.resource else { return lineHeight(of: font.size, scale: scale) }
    return roundedUp((resource.ascent + resource.descent) * font.size, step: scale)
  }

  /// The distance in points from one line of a font to the next.
  func lineAdvance(of font: Font, scale: Double) -> Double {
    guard let resource = font.resource else { return lineAdvance(of: font.size, scale: scale) }
    return (resource.ascent + resource.descent + resource.lineGap) * font.size
  }

  /// The distance in points from the top of a line of a font to its baseline, which lies on a whole pixel.
  func ascent(of font: Font, scale: Double) -> Double {
    guard let resource = font.resource else { return ascent(of: font.size, scale: scale) }
    return (resource.ascent * font.size * scale).rounded() / scale
  }

  /// The same distance before it is rounded, where the typeface says it.
  func unroundedAscent(of font: Font, scale: Double) -> Double {
    guard let share = font.resource?.ascent ?? ascent else { return ascent(of: font, scale: scale) }
    return share * font.size
  }

  /// The height in points of a line of text, for letters of a size in points on a screen of `scale` pixels a point.
  package func lineHeight(of size: Double, scale: Double) -> Double {
    let isLarge = lineHeight.wholePointsFrom.map { size >= $0 } ?? false
    let step = lineHeight.rounding == .points || isLarge ? 1 : scale
    return roundedUp(lineHeight.factor * size, step: step) + lineHeight.leading
  }

  /// The distance in points from one line to the next: only their sum is rounded to pixels.
  package func lineAdvance(of size: Double, scale: Double) -> Double {
    lineHeight.rounding == .pixels
      ? lineHeight.factor * size + lineHeight.leading : self.lineHeight(of: size, scale: scale)
  }

  /// The distance in points from a line's top to its baseline, which lies on a whole pixel of the screen.
  package func ascent(of size: Double, scale: Double) -> Double {
    guard let ascent else {
      let step = lineHeight.rounding == .points ? 1 : scale
      return lineHeight(of: size, scale: scale) - roundedUp(descent * size, step: step)
    }
    return (ascent * size * scale).rounded() / scale
  }

  private func calibration(weight: FontWeight, size: Double) -> Calibration? {
    // Every text asks: plain loops over the places, so that only what is found is copied.
    let nearest = weight.nearest(in: calibrations.lazy.map { $0.weight })
    var (lower, upper): (Int?, Int?)
    for index in calibrations.indices where calibrations[index].weight == nearest {
      let fitted = calibrations[index].size
      if fitted <= size, lower.map({ calibrations[$0].size < fitted }) ?? true { lower = index }
      if fitted >= size, upper.map({ calibrations[$0].size > fitted }) ?? true { upper = index }
    }
    let (below, above) = (lower.map { calibrations[$0] }, upper.map { calibrations[$0] })
    guard let below, let above, below.size < above.size else { return below ?? above }
    let share = (size - below.size) / (above.size - below.size)
    return Calibration(
      nearest,
      size,
      stretch: below.stretch + share * (above.stretch - below.stretch),
      tracking: below.tracking + share * (above.tracking - below.tracking),
      letterWidths: below.letterWidths,
      rise: below.rise + share * (above.rise - below.rise),
      letterShapes: share < 0.5 ? below.letterShapes : above.letterShapes
    )
  }
}

/// Rounds up to whole steps; what a decimal fraction loses in binary does not count as more.
private func roundedUp(_ value: Double, step: Double) -> Double {
  (value * step - 1e-9).rounded(.up) / step
}

extension FontWeight {
  /// The weight of a list that is nearest to this one; the heavier of two as near, this one where the list is empty.
  fileprivate func nearest(in weights: some Sequence<FontWeight>) -> FontWeight {
    var nearest: FontWeight?
    for weight in weights where weight != nearest {
      if weight == self { return self }
      if nearest.map({ weight.isNearer(to: self, than: $0) }) ?? true { nearest = weight }
    }
    return nearest ?? self
  }

  private func isNearer(to weight: FontWeight, than other: FontWeight) -> Bool {
    (distance(to: weight), -openTypeWeight) < (other.distance(to: weight), -other.openTypeWeight)
  }

  private func distance(to other: FontWeight) -> Int { abs(openTypeWeight - other.openTypeWeight) }
}
