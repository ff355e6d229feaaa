import Testing

/// The ink of single letters, drawn and read back, against letters on screenshots; lengths in points.
///
/// A stem's width is what a row of pixels is covered in all, a height reaches from the baseline to the letter's uppermost
/// ink. All are met within a hundredth, or within the two hundredths of a point that screenshots were read to.
@Suite struct LetterInkTests {
  /// What is read off a letter.
  enum Measure: String {
    case height, overshoot, stem, width
  }

  struct Letter: Sendable, CustomTestStringConvertible {
    var theme: String
    var scale: Int
    var weight: String
    var size: Double
    var letter: String
    var measure: Measure
    var value: Double
    /// The part of the value that is tolerated.
    var share = 0.01
    /// The points that are tolerated where that is more.
    var least = 0.02

    init(
      _ theme: String, _ scale: Int, _ weight: String, _ size: Double, _ letter: String, _ measure: Measure,
      _ value: Double, within share: Double = 0.01, least: Double = 0.02
    ) {
      (self.theme, self.scale, self.weight, self.size) = (theme, scale, weight, size)
      (self.letter, self.measure, self.value, self.share, self.least) = (letter, measure, value, share, least)
    }

    var testDescription: String {
      "\(theme) @\(scale)x \(weight) \(size) “\(letter)” \(measure.rawValue) \(value)"
    }
  }

  /// Screens of iPhone OS 3 to iOS 5 at one pixel a point, and of iOS 6 at two.
  static let classic: [Letter] = [
    Letter("ios5", 1, "bold", 20, "H", .height, 14.4),
    Letter("ios5", 1, "bold", 17, "H", .height, 12),
    Letter("ios5", 1, "regular", 17, "H", .height, 12),
    Letter("ios6", 2, "bold", 17, "H", .height, 12.14),
    Letter("ios6", 2, "regular", 17, "l", .height, 12.14),
    Letter("ios6", 2, "regular", 17, "u", .height, 8.94),
    Letter("ios6", 2, "regular", 17, "o", .overshoot, 0.16),
    Letter("ios6", 2, "bold", 17, "o", .height, 9.19),
    Letter("ios6", 2, "bold", 17, "i", .stem, 2.4, within: 0.012),
  ]

  /// Screens of iOS 7 and 8 at two pixels a point.
  static let flat: [Letter] = [
    Letter("ios7", 2, "regular", 18, "H", .height, 12.85),
    Letter("ios7", 2, "regular", 18, "l", .height, 12.89),
    Letter("ios7", 2, "regular", 18, "o", .height, 9.67),
    Letter("ios7", 2, "regular", 18, "o", .overshoot, 0.17),
    Letter("ios8", 2, "regular", 16, "H", .height, 11.43),
    Letter("ios8", 2, "regular", 11, "H", .height, 7.86),
  ]

  /// Screens of iOS 12, 14, 17 and 26 at three pixels a point.
  static let sanFrancisco: [Letter] = [
    Letter("ios11", 3, "regular", 17, "F", .height, 11.98),
    Letter("ios11", 3, "regular", 17, "n", .height, 9.09),
    Letter("ios11", 3, "regular", 17, "l", .height, 12.65),
    Letter("ios11", 3, "regular", 17, "o", .overshoot, 0.14),
    Letter("ios11", 3, "regular", 17, "l", .stem, 1.427),
    Letter("ios16", 3, "regular", 17, "n", .height, 9.09),
    Letter("ios11", 3, "regular", 17, "n", .width, 21.94 / 3),
    Letter("ios11", 3, "regular", 17, "m", .width, 36.55 / 3),
    Letter("ios11", 3, "regular", 17, "r", .width, 13.99 / 3, within: 0.012),
    Letter("ios26", 3, "semibold", 17, "H", .height, 11.99),
    Letter("ios26", 3, "semibold", 17, "n", .height, 9.28),
    Letter("ios26", 3, "semibold", 17, "l", .height, 13),
    Letter("ios26", 3, "semibold", 17, "o", .overshoot, 0.24),
    Letter("ios26", 3, "semibold", 17, "l", .stem, 2.1, within: 0.02),
    Letter("ios16", 3, "bold", 34, "H", .height, 24),
    Letter("ios16", 3, "bold", 34, "r", .height, 18.15),
    Letter("ios16", 3, "bold", 34, "o", .overshoot, 0.36),
    Letter("ios16", 3, "bold", 34, "l", .stem, 4.9),
    Letter("ios13", 3, "bold", 34, "i", .height, 25.12),
    Letter("ios13", 3, "bold", 34, "g", .overshoot, 6.17),
  ]

  @Test(arguments: classic + flat + sanFrancisco)
  func lettersAreAsHighAsMeasured(_ letter: Letter) throws {
    let actual = try measured(letter)
    let tolerance = max(letter.least, letter.share * letter.value)
    #expect(abs(actual - letter.value) <= tolerance, "\(actual) instead of \(letter.value)")
  }

  private func measured(_ letter: Letter) throws -> Double {
    let scale = Double(letter.scale)
    let (screen, ink) = try drawn(letter.letter, letter)
    let baseline = try drawn("H", letter).ink.bottom
    switch letter.measure {
    case .height: return (baseline - ink.top) / scale
    case .overshoot: return (ink.bottom - baseline) / scale
    case .width: return (ink.right - ink.left) / scale
    case .stem:
      let row = Int(baseline - 0.25 * letter.size * scale)
      let darkness = columns(letter).map { 255 - Double(screen.color($0, row) & 0xFF) }
      return darkness.reduce(0, +) / 255 / scale
    }
  }

  private func columns(_ letter: Letter) -> Range<Int> { 30 * letter.scale..<250 * letter.scale }

  private func drawn(
    _ text: String, _ letter: Letter
  ) throws -> (screen: Screenshot, ink: (left: Double, top: Double, right: Double, bottom: Double)) {
    let font = "{size: \(letter.size), weight: \(letter.weight)}"
    let screen = try Screenshot(
      spec: """
        theme: \(letter.theme)
        scale: \(letter.scale)
        size: {width: 320, height: 100}
        tableView:
          separatorStyle: none
          rowHeight: 100
          rows:
            - contentView:
                - {frame: [40, 20, 200, 60], label: {text: \(text), font: \(font), textColor: black}}
        """)
    let rows = 5 * letter.scale..<95 * letter.scale
    return (screen, try screen.edges(x: columns(letter), y: rows, ink: 0, on: 0xFFFFFF))
  }
}
