import TableModel
import Testing

/// The one table of what variants differ in.
@Suite struct VariantAxisTests {
  /// A word that each axis takes, whatever its vocabulary.
  private static func words(of axis: VariantAxis) -> [String] {
    axis.vocabulary.words ?? ["de", "zh-Hans"]
  }

  @Test func everyPropertyIsAnAxis() {
    #expect(Mirror(reflecting: Variant()).children.compactMap(\.label) == VariantAxis.all.map(\.name))
    #expect(Set(VariantAxis.all).count == VariantAxis.all.count)
  }

  @Test(arguments: VariantAxis.all) func wordsBecomeValuesAndWordsAgain(_ axis: VariantAxis) throws {
    #expect(VariantAxis.named(axis.name) == axis)
    #expect(axis.word(of: Variant()) == nil)
    #expect(axis.suffix(of: Variant()).isEmpty)
    for word in Self.words(of: axis) {
      var variant = Variant()
      let isSet = axis.set(word, in: &variant)
      #expect(isSet)
      #expect(axis.word(of: variant) == word)
      #expect(variant != Variant())
      for other in VariantAxis.all where other != axis { #expect(other.word(of: variant) == nil) }
    }
  }

  @Test(arguments: VariantAxis.all.filter { $0.vocabulary.words != nil })
  func unknownWordsChangeNothing(_ axis: VariantAxis) {
    var variant = Variant(theme: "ios6")
    for word in ["", "nonsense", "0", "4", "-1", "1.5", "99999999999999999999"] {
      let isSet = axis.set(word, in: &variant)
      #expect(!isSet && !axis.takes(word))
    }
    #expect(variant == Variant(theme: "ios6"))
  }

  @Test(arguments: [("1", ""), ("2", "@2x"), ("3", "@3x")])
  func scalesAreMarkedAsInIOS(_ word: String, _ suffix: String) {
    var variant = Variant()
    let isSet = VariantAxis.scale.set(word, in: &variant)
    #expect(isSet)
    #expect(VariantAxis.scale.suffix(of: variant) == suffix)
    #expect(VariantAxis.theme.suffix(of: Variant(theme: "ios6")) == "-ios6")
  }

  @Test func theLastAxisVariesFastest() throws {
    let matrix = try VariantMatrix([.scale: ["1", "2"], .theme: ["ios6", "ios7"], .state: ["editing"]])
    #expect(matrix.count == 4)
    #expect(matrix.axes == [.theme, .state, .scale])
    #expect(matrix.varyingAxes == [.theme, .scale])
    #expect(
      matrix.variants == [
        Variant(theme: "ios6", state: .editing, scale: 1), Variant(theme: "ios6", state: .editing, scale: 2),
        Variant(theme: "ios7", state: .editing, scale: 1), Variant(theme: "ios7", state: .editing, scale: 2),
      ])
    #expect(VariantMatrix().variants == [Variant()])
  }

  @Test(arguments: [
    ([], "“scale” has no values"), (["2", "2"], "“scale” has the value “2” twice"),
    (["2", "5"], "“5” is not a scale"),
  ])
  func wordsThatMakeNoMatrixAreRefused(_ words: [String], _ message: String) {
    let error = #expect(throws: VariantError.self) { try VariantMatrix([.scale: words]) }
    #expect(error?.description == message)
  }

  @Test func oneMatrixOverridesAnotherAxisByAxis() throws {
    var matrix = try VariantMatrix([.theme: ["ios6", "ios7"], .scale: ["1"]])
    matrix.override(by: try VariantMatrix([.scale: ["2", "3"]]))
    #expect(matrix == (try VariantMatrix([.theme: ["ios6", "ios7"], .scale: ["2", "3"]])))
  }
}
