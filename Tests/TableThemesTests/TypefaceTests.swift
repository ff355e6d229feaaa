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
}
