import TableLayout
import TableModel
import Testing

@testable import TableThemes

/// Heights that UIKit gave one-line labels in Interface Builder documents.
@Suite struct TextMetricsTests {
  @Test(arguments: [(14, 18), (16, 20), (17, 21), (18, 22)])
  func helveticaLinesAreAsHighAsMeasured(size: Double, height: Double) {
    #expect(Typeface.helvetica.lineHeight(of: size, scale: 1) == height)
    #expect(Typeface.helvetica.lineHeight(of: size, scale: 2) == height)
  }

  /// A size, the pixels a point, and the height in pixels.
  typealias Height = (size: Double, scale: Double, pixels: Double)

  private static let helveticaNeue: [Height] = [
    (11, 1, 14), (12, 1, 15), (13, 1, 16), (14, 1, 17), (14, 2, 34), (14, 3, 51), (15, 1, 18), (16, 1, 20),
    (17, 1, 21), (18, 1, 22), (18, 2, 43),
  ]

  @Test(arguments: helveticaNeue)
  func helveticaNeueLinesAreAsHighAsMeasured(height: Height) {
    expect(.helveticaNeue, height)
  }

  private static let sanFrancisco: [Height] = [
    (11, 1, 14), (11, 2, 27), (11, 3, 40), (12, 2, 29), (12, 3, 43), (13, 2, 32), (14, 2, 34), (15, 3, 54),
    (16, 1, 20), (16, 2, 39), (16, 3, 58), (17, 1, 21), (17, 2, 41), (17, 3, 61), (18, 2, 43), (28, 2, 67),
    (35, 2, 84),
  ]

  @Test(arguments: sanFrancisco)
  func sanFranciscoLinesAreAsHighAsMeasured(height: Height) {
    expect(.sanFrancisco, height)
    expect(.sanFrancisco13, height)
  }

  private func expect(_ typeface: Typeface, _ height: Height) {
    let points = typeface.lineHeight(of: height.size, scale: height.scale)
    #expect(abs(points * height.scale - height.pixels) < 1e-9)
  }

  @Test func baselinesLieOnPixels() {
    #expect(Typeface.helvetica.ascent(of: 17, scale: 1) == 17)
    #expect(Typeface.helvetica.ascent(of: 20, scale: 1) == 19)
    #expect(Typeface.helveticaNeue.ascent(of: 18, scale: 2) == 17)
    #expect(Typeface.sanFrancisco.ascent(of: 17, scale: 2) == 16)
    #expect(abs(Typeface.sanFrancisco.ascent(of: 13, scale: 3) - 37.0 / 3) < 1e-9)
  }

  @Test(arguments: [
    (FontWeight.ultraLight, FontWeight.regular), (.regular, .regular), (.medium, .regular),
    (.semibold, .bold), (.bold, .bold),
    (.black, .bold),
  ])
  func weightsThatTheStandInLacksTakeTheNearest(wanted: FontWeight, drawn: FontWeight) {
    let font = Font(family: "Helvetica", weight: wanted, size: 17)
    #expect(Typeface.helvetica.substitute(for: font).weight == drawn)
  }

  private let typeface = Typeface(
    family: "Test",
    ascent: 1,
    descent: 0.2,
    lineHeight: LineHeight(factor: 1.2, rounding: .pixels),
    substituteFamily: "Inter",
    calibrations: [
      Calibration(.regular, 20, stretch: 0.9, tracking: -0.4),
      Calibration(.regular, 10, stretch: 1, tracking: 0.2),
      Calibration(.bold, 10, stretch: 1.1),
    ]
  )

  @Test(arguments: [(10, 1.0, 0.2), (20, 0.9, -0.4), (15, 0.95, -0.1), (8, 1.0, 0.2), (40, 0.9, -0.4)])
  func settingsAreInterpolatedBetweenSizes(size: Double, stretch: Double, tracking: Double) {
    let substitute = typeface.substitute(for: Font(family: "Test", size: size, isItalic: true))
    #expect(abs(substitute.stretch - stretch) < 1e-9)
    #expect(abs(substitute.tracking - tracking) < 1e-9)
    #expect(substitute.isItalic)
    #expect(substitute.family == "Inter")
  }

  @Test func aWeightWithoutSettingsTakesTheNearestOnes() {
    let font = Font(family: "Test", weight: .semibold, size: 12)
    #expect(typeface.substitute(for: font).stretch == 1.1)
    #expect(typeface.substitute(for: font).weight == .semibold)
  }

  @Test func aTypefaceWithoutSettingsIsDrawnAsItIs() {
    var typeface = typeface
    typeface.calibrations = []
    let substitute = typeface.substitute(for: Font(family: "Test", size: 17))
    #expect(substitute.stretch == 1)
    #expect(substitute.tracking == 0)
  }
}
