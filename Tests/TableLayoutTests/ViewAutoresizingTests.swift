import TableModel
import TestSupport
import Testing

@testable import TableLayout

/// The rule by which frames follow their parent's size.
@Suite struct ViewAutoresizingTests {
  struct Rule: CustomTestStringConvertible {
    let name: String
    let mask: AutoresizingMask
    let frame: [Double]

    var testDescription: String { name }
  }

  /// A view at 20, 10 of 60 × 40 points in a parent of 100 × 100 that grows to 200 × 150.
  static let rules = [
    Rule(name: "nothing gives way", mask: [], frame: [20, 10, 60, 40]),
    Rule(name: "the right margin", mask: .flexibleRightMargin, frame: [20, 10, 60, 40]),
    Rule(name: "the left margin", mask: .flexibleLeftMargin, frame: [120, 10, 60, 40]),
    Rule(name: "the width", mask: .flexibleWidth, frame: [20, 10, 160, 40]),
    Rule(name: "the height", mask: .flexibleHeight, frame: [20, 10, 60, 90]),
    Rule(name: "the top margin", mask: .flexibleTopMargin, frame: [20, 60, 60, 40]),
    Rule(name: "the bottom margin", mask: .flexibleBottomMargin, frame: [20, 10, 60, 40]),
    Rule(
      name: "both margins across, equal shares", mask: [.flexibleLeftMargin, .flexibleRightMargin],
      frame: [70, 10, 60, 40]),
    Rule(
      name: "both margins down, 10 to 50", mask: [.flexibleTopMargin, .flexibleBottomMargin],
      frame: [20, 18.5, 60, 40]),
    Rule(
      name: "left margin and width, 20 to 60", mask: [.flexibleLeftMargin, .flexibleWidth],
      frame: [45, 10, 135, 40]),
    Rule(
      name: "everything",
      mask: [
        .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
        .flexibleBottomMargin,
      ],
      frame: [40, 15, 120, 60]
    ),
  ]

  @Test(arguments: rules) func rule(_ rule: Rule) {
    let layout = AutoresizingLayout(mask: rule.mask, pixels: PixelGrid(scale: 2))
    let frame = layout.frame(
      Rect(x: 20, y: 10, width: 60, height: 40),
      from: Size(width: 100, height: 100),
      to: Size(width: 200, height: 150)
    )
    #expect(frame.numbers == rule.frame)
  }

  @Test func partsOfNothingShareEqually() {
    let layout = AutoresizingLayout(
      mask: [.flexibleLeftMargin, .flexibleRightMargin], pixels: PixelGrid(scale: 1))
    let frame = layout.frame(
      Rect(x: 0, y: 0, width: 100, height: 10), from: Size(width: 100, height: 10),
      to: Size(width: 140, height: 10))
    #expect(frame.numbers == [20, 0, 100, 10])
  }

  @Test func whatDoesNotGiveWayIsNotRounded() {
    let layout = AutoresizingLayout(mask: .flexibleWidth, pixels: PixelGrid(scale: 1))
    let frame = layout.frame(
      Rect(x: 3.3, y: 4.4, width: 10.3, height: 5.5), from: Size(width: 20, height: 20),
      to: Size(width: 30, height: 30))
    #expect(frame.numbers == [3.3, 4.4, 20, 5.5])
  }

  @Test func widthsNeverFallBelowNothing() {
    let layout = AutoresizingLayout(mask: [.flexibleWidth, .flexibleHeight], pixels: PixelGrid(scale: 1))
    let frame = layout.frame(
      Rect(x: 10, y: 10, width: 20, height: 20), from: Size(width: 100, height: 100), to: .zero)
    #expect(frame.size == .zero)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>) func framesAreFinite(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let number = { Double(Int.random(in: -40...400, using: &generator)) / 3 }
      let layout = AutoresizingLayout(
        mask: AutoresizingMask(rawValue: Int.random(in: 0..<64, using: &generator)),
        pixels: PixelGrid(scale: 3)
      )
      let frame = layout.frame(
        Rect(x: number(), y: number(), width: max(0, number()), height: max(0, number())),
        from: Size(width: max(0, number()), height: max(0, number())),
        to: Size(width: max(0, number()), height: max(0, number()))
      )
      #expect(frame.isPossible, "\(frame)")
    }
  }
}
