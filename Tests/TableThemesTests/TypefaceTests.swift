import TableModel
import Testing

@testable import TableThemes

@Suite struct TypefaceTests {
  private static let all: [Typeface] = [
    .helvetica, .helveticaNeue, .classicHelveticaNeue, .sanFrancisco, .sanFrancisco13,
  ]

  @Test(arguments: all)
  func settingsStayNearTheStandInsOwn(typeface: Typeface) {
    for setting in typeface.calibrations {
      #expect((0.9...1.1).contains(setting.stretch))
      #expect(abs(setting.tracking) < 0.05 * setting.size)
    }
  }

  @Test(arguments: all)
  func noSettingIsGivenTwice(typeface: Typeface) {
    let keys = typeface.calibrations.map { "\($0.weight) \($0.size)" }
    #expect(Set(keys).count == keys.count)
  }

  @Test(arguments: all)
  func regularAndBoldAreFitted(typeface: Typeface) {
    #expect(Set(typeface.calibrations.map(\.weight)).isSuperset(of: [.regular, .bold]))
    #expect(!typeface.substituteWeights.isEmpty)
  }

  @Test(arguments: all)
  func lettersFitTheirLines(typeface: Typeface) {
    #expect((typeface.ascent ?? 0) + typeface.descent <= typeface.lineHeight.factor + 1e-9)
  }

  @Test func lettersDifferByTheirOwnWidths() {
    let letters = LetterWidths("test", [(-56, "VX"), (37, "b")])
    #expect(letters.difference(of: 0x56, size: 10) == -0.56)
    #expect(letters.difference(of: 0x62, size: 20) == 0.74)
    #expect(letters.difference(of: 0x61, size: 20) == 0)
    #expect([0, 0x1F, 0x7F, 0xE9, UInt32.max].allSatisfy { letters.difference(of: $0, size: 20) == 0 })
  }

  @Test func aSetAddsToAnother() {
    let letters = LetterWidths(
      "more", adding: [(10, "V"), (-5, "a")], to: LetterWidths("test", [(-56, "VX")]))
    #expect(letters.difference(of: 0x56, size: 10) == -0.46)
    #expect(letters.difference(of: 0x58, size: 10) == -0.56)
    #expect(letters.difference(of: 0x61, size: 20) == -0.1)
  }

  @Test func theSanFranciscosDifferInTrackingAlone() {
    var later = Typeface.sanFrancisco13
    #expect(later != .sanFrancisco)
    #expect(later.calibrations.count == 78)
    later.calibrations = Typeface.sanFrancisco.calibrations
    #expect(later == .sanFrancisco)
    let keys = { (typeface: Typeface) in typeface.calibrations.map { [$0.size, $0.stretch] } }
    #expect(keys(.sanFrancisco13) == keys(.sanFrancisco))
  }

  @Test func theSanFranciscosKeepTheirFits() {
    let expected = [
      Calibration(.light, 10, stretch: 0.995, tracking: 0.09),
      Calibration(.heavy, 76, stretch: 0.9555, tracking: -0.088),
      Calibration(.light, 10, stretch: 0.995, tracking: 0.09),
      Calibration(.heavy, 76, stretch: 0.9555, tracking: -0.048),
    ]
    let fits = [Typeface.sanFrancisco, .sanFrancisco13].flatMap { typeface in
      [typeface.calibrations.first, typeface.calibrations.last { $0.size == 76 }].compactMap { setting in
        setting.map { Calibration($0.weight, $0.size, stretch: $0.stretch, tracking: $0.tracking) }
      }
    }
    #expect(fits == expected)
  }

  @Test func theTypefacesSinceIOS7AreKernedAndThoseBeforeAreNot() {
    #expect([Typeface.helvetica, .classicHelveticaNeue].allSatisfy { $0.kerning == 0 })
    #expect([Typeface.helveticaNeue, .sanFrancisco, .sanFrancisco13].allSatisfy { $0.kerning > 0.5 })
  }

  @Test func nothingIsTrackedBeforeIOS7() {
    for typeface in [Typeface.helvetica, .classicHelveticaNeue] {
      #expect(typeface.calibrations.allSatisfy { $0.tracking == 0 && $0.stretch == 1 })
    }
  }

  /// The typeface's own table, from which a fit to screenshots departs by little.
  @Test(arguments: [(10.0, 0.16), (11, 0.22), (12, 0.19), (13, 0.2), (16, 0.12), (17, 0.08)])
  func theTrackingOfIOS7IsNearTheTables(size: Double, points: Double) {
    let settings = Typeface.helveticaNeue.calibrations.filter { $0.weight == .regular && $0.size == size }
    #expect(settings.count == 1 && settings.allSatisfy { abs($0.tracking - points) < 0.06 })
  }
}
