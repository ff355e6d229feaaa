import TableModel
import Testing

/// Heights of a stand-in's letters and those that take their place.
@Suite struct LetterShapesTests {
  private let shapes = LetterShapes(
    "test", xHeight: .init(from: 0.5, to: 0.55), ascender: .init(from: 0.7, to: 0.8),
    overshoot: .init(from: 0.02, to: 0.01))

  @Test(arguments: [(0.0, 0.0), (0.25, 0.275), (0.5, 0.55), (0.7, 0.75), (-0.02, -0.01), (-0.2, -0.19)])
  func smallLettersGrowAndKeepTheirMarksAndDepths(height: Double, fitted: Double) {
    #expect(abs(shapes.fitted(height, of: .small) - fitted) < 1e-9)
  }

  @Test(arguments: [(0.5, 0.55), (0.6, 0.675), (0.7, 0.8)])
  func ascendersReachTheirOwnHeight(height: Double, fitted: Double) {
    #expect(abs(shapes.fitted(height, of: .smallWithAscender) - fitted) < 1e-9)
  }

  /// Where the dot and the depth of g are known, they are met, and what lies between follows in proportion.
  @Test(
    arguments: [
      (0.5, 0.55, .smallWithDot), (0.75, 0.7, .smallWithDot), (0.625, 0.625, .smallWithDot),
      (0.75, 0.8, .small),
      (-0.02, -0.01, .small), (-0.22, -0.19, .small), (-0.12, -0.1, .smallWithDot), (-0.22, -0.21, .capital),
    ] as [(Double, Double, LetterShapes.Kind)])
  func dotsAndDescendersReachTheirOwn(height: Double, fitted: Double, kind: LetterShapes.Kind) {
    let shapes = LetterShapes(
      "dotted", xHeight: .init(from: 0.5, to: 0.55), ascender: .init(from: 0.7, to: 0.8),
      dot: .init(from: 0.75, to: 0.7), overshoot: .init(from: 0.02, to: 0.01),
      descender: .init(from: 0.22, to: 0.19))
    #expect(abs(shapes.fitted(height, of: kind) - fitted) < 1e-9)
  }

  @Test(arguments: [0.1, 0.5, 0.7, 1.2]) func capitalsStayAsTheyAre(height: Double) {
    #expect(shapes.fitted(height, of: .capital) == height)
  }

  @Test(
    arguments: [
      ("A", .capital), ("7", .capital), ("n", .small), ("é", .small), ("h", .smallWithAscender),
      ("f", .smallWithHook), ("j", .smallWithDot),
    ]
      as [(Unicode.Scalar, LetterShapes.Kind)])
  func lettersAreTold(letter: Unicode.Scalar, kind: LetterShapes.Kind) {
    #expect(LetterShapes.Kind(of: letter) == kind)
  }

  @Test func setsOfOneNameAreOne() {
    let other = LetterShapes(
      "test", xHeight: .init(from: 1, to: 1), ascender: .init(from: 1, to: 1),
      overshoot: .init(from: 1, to: 1))
    #expect(other == shapes && other.hashValue == shapes.hashValue)
  }

  /// Nothing can be scaled from nothing, and nothing is.
  @Test func heightsOfNothingChangeNothing() {
    let none = LetterShapes(
      "none", xHeight: .init(from: 0, to: 1), ascender: .init(from: 0, to: 1),
      overshoot: .init(from: 0, to: 1))
    #expect([0.2, 0.9].allSatisfy { none.fitted($0, of: .small).isFinite })
  }
}
