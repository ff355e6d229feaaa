import TableModel
import TableThemes
import Testing

@Suite struct TypefaceTests {
  private static let all: [Typeface] = [.helvetica, .helveticaNeue, .sanFrancisco, .sanFrancisco13]

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

  @Test func theSanFranciscosDifferInTrackingAlone() {
    var later = Typeface.sanFrancisco13
    #expect(later != .sanFrancisco)
    #expect(later.calibrations.count == 30)
    later.calibrations = Typeface.sanFrancisco.calibrations
    #expect(later == .sanFrancisco)
    let keys = { (typeface: Typeface) in typeface.calibrations.map { [$0.size, $0.stretch] } }
    #expect(keys(.sanFrancisco13) == keys(.sanFrancisco))
  }

  @Test func theSanFranciscosKeepTheirFits() {
    let expected = [
      Calibration(.light, 10, stretch: 0.9555, tracking: 0.272),
      Calibration(.bold, 38, stretch: 0.9555, tracking: -0.437),
    ]
    #expect([Typeface.sanFrancisco.calibrations.first, Typeface.sanFrancisco.calibrations.last] == expected)
    #expect(
      Typeface.sanFrancisco13.calibrations.last
        == Calibration(.bold, 38, stretch: 0.9555, tracking: -0.398))
  }
}
