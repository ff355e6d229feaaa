import TableModel
import TableThemes
import Testing

@testable import TableLayout

/// Labels of the author's own: letters, colours, runs, shrinking.
@Suite struct ViewLabelTests {
  private let frame = Rect(x: 5, y: 7, width: 100, height: 40)

  private func view(_ label: Label) -> View { View(frame: frame, content: .label(label)) }

  @Test func aFreeLabelIsBlackAndOfSeventeenPoints() throws {
    let node = viewLayout().node(of: view(Label(text: "Text")))
    #expect(node.viewClass == .plainLabel)
    #expect(node.frame == frame)
    #expect(node.label?.font == Font(family: "Helvetica Neue", size: 17))
    let text = try #require(node.texts.first)
    #expect(text.color == .black)
    #expect(text.origin == Point(0, 26))
  }

  /// As measured on SwiftUI's texts: the first line is as high as in a UILabel, each further one adds its style's leading.
  @Test(arguments: [
    (FontAttributes(), 2, 22.0), (FontAttributes(textStyle: .callout), 4, 21),
    (FontAttributes(textStyle: .subheadline), 3, 20),
  ])
  func furtherLinesOfTextStylesAddTheirLeading(font: FontAttributes, lines: Int, leading: Double) throws {
    let height = { (text: String, usesLeading: Bool) -> Double in
      var label = Label(text: text, font: font, numberOfLines: 0)
      label.usesFontLeading = usesLeading
      return viewLayout().size(
        of: View(content: .label(label)), fitting: Size(width: 320, height: 1_000)
      ).height
    }
    let text = Array(repeating: "Text", count: lines).joined(separator: "\n")
    #expect(height("Text", true) == height("Text", false))
    #expect(abs(height(text, true) - height("Text", true) - Double(lines - 1) * leading) <= 0.5)

    var label = Label(text: text, font: font, numberOfLines: 0)
    label.usesFontLeading = true
    let node = viewLayout().node(
      of: View(frame: Rect(x: 0, y: 0, width: 320, height: height(text, true)), content: .label(label)))
    let tops = node.texts.map(\.origin.y)
    #expect(tops.count == lines)
    #expect(try #require(tops.last) - #require(tops.first) == Double(lines - 1) * leading)
    #expect(node.label?.isTruncated == false)
  }

  /// Of two lines the second is no single word, unless the first were one, too.
  ///
  /// A letter is 8.5 points wide here.
  @Test(arguments: [
    ("aaa bbb ccc", 70.0, [3, 7]), ("aaa bbb", 30, [3, 3]), ("aaa bbb ccc ddd", 70, [7, 7]),
    ("aaa bbb ccc", 30, [3, 3, 3]),
  ])
  func noWordStandsAloneOnTheSecondLine(text: String, width: Double, letters: [Int]) {
    var label = Label(text: text, numberOfLines: 0)
    label.lineBreakStrategy = .pushOut
    let node = viewLayout().node(
      of: View(frame: Rect(x: 0, y: 0, width: width, height: 200), content: .label(label)))
    #expect(node.texts.map { ($0.line.width / 8.5).rounded() } == letters.map(Double.init))
  }

  /// A text without a font of its own has the style of its place.
  @Test func linesHaveTheLeadingOfTheirPlace() throws {
    var detail = Label(text: "a\nb", numberOfLines: 0)
    detail.usesFontLeading = true
    let cell = Cell(style: .subtitle, textLabel: Label(text: "A"), detailTextLabel: detail)
    let root = scene(of: table(.plain, cell), theme: .ios26, scale: 2).root
    let lines = try #require(root.first(role: .detailTextLabel)).baselines
    #expect(try #require(lines.last) - #require(lines.first) == 20)
  }

  /// Of letters of a size that no style has, no leading is known.
  @Test func lettersOfAnotherSizeHaveNoLeading() {
    var label = Label(text: "a\nb", font: FontAttributes(size: 30), numberOfLines: 0)
    let size = { viewLayout().size(of: View(content: .label($0)), fitting: Size(width: 320, height: 1_000)) }
    let usual = size(label)
    label.usesFontLeading = true
    #expect(abs(size(label).height - usual.height) <= 0.5)
  }

  @Test func aLabelWithoutAFrameIsAsLargeAsItsText() {
    let layout = viewLayout()
    let view = View(content: .label(Label(text: "Text")))
    #expect(
      layout.size(of: view, fitting: Size(width: 320, height: 44)) == Size(width: 34, height: 20.5))
    #expect(layout.size(of: view, fitting: Size(width: 20, height: 44)).width <= 20)
  }

  @Test(arguments: [(true, 100.0), (false, 34)])
  func aLabelWithoutAFrameMayTakeAllOfTheWidth(isFlexible: Bool, width: Double) {
    let mask: AutoresizingMask = isFlexible ? .flexibleWidth : []
    let label = View(autoresizingMask: mask, content: .label(Label(text: "Text")))
    let node = viewLayout().node(of: View(frame: frame, subviews: [label]))
    #expect(node.children.first?.frame == Rect(x: 0, y: 0, width: width, height: 20.5))
  }

  @Test func linesThatTheHeightHasNoRoomForAreCut() {
    let text = String(repeating: "word ", count: 20)
    let node = viewLayout().node(of: view(Label(text: text, numberOfLines: 0)))
    #expect(node.label?.lineCount == 1)
    #expect(node.label?.isTruncated == true)
  }

  /// A letter is 8.5 points wide here, so a frame of 166 points is 2.4 % too narrow for twenty.
  @Test(arguments: [(170.0, false), (166, false), (160, true)])
  func aTextThatIsAlmostAsNarrowAsItsFrameIsWhole(width: Double, isCut: Bool) {
    let label = Label(text: String(repeating: "x", count: 20))
    let view = View(frame: Rect(x: 0, y: 0, width: width, height: 20), content: .label(label))
    #expect(viewLayout().node(of: view).label?.isTruncated == isCut)
  }

  @Test func aHighlightedLabelTakesItsHighlightedColor() {
    let label = Label(
      text: "ab", highlightedTextColor: .white,
      attributedText: [TextRun(text: "a", textColor: Color(0xFF0000)), TextRun(text: "b")])
    let plain = viewLayout(shaper: SpanShaper()).node(of: view(label))
    let highlighted = viewLayout(isHighlighted: true, shaper: SpanShaper()).node(of: view(label))
    #expect(plain.texts.map(\.color) == [Color(0xFF0000), .black])
    #expect(highlighted.texts.map(\.color) == [.white])
  }

  @Test func aHighlightedLabelWithoutSuchAColorStaysAsItIs() {
    let node = viewLayout(isHighlighted: true).node(of: view(Label(text: "ab", textColor: Color(0x00FF00))))
    #expect(node.texts.map(\.color) == [Color(0x00FF00)])
  }

  @Test func shadowsLieBehindTheLetters() {
    let label = Label(text: "a", shadowColor: .white, shadowOffset: Size(width: 1, height: -2))
    let texts = viewLayout().node(of: view(label)).texts
    #expect(texts.map(\.color) == [.white, .black])
    #expect(texts[0].origin == Point(texts[1].origin.x + 1, texts[1].origin.y - 2))
  }

  @Test func runsAreDrawnInTheirColorsOverOneBaseline() {
    let red = Color(0xFF0000)
    let label = Label(
      text: "",
      attributedText: [
        TextRun(text: "one ", font: FontAttributes(size: 30, weight: .bold)),
        TextRun(text: "two ", textColor: red),
        TextRun(text: "three"),
      ]
    )
    let node = viewLayout(shaper: SpanShaper()).node(of: view(label))
    #expect(node.label?.text == "one two three")
    #expect(node.texts.map(\.color) == [.black, red])
    #expect(node.texts.map { $0.line.runs.map(\.span) } == [[0, 2], [1]])
    #expect(Set(node.texts.map(\.origin)).count == 1)
    #expect(node.texts.map { $0.line.runs.map(\.size) } == [[30, 17], [17]])
  }

  @Test func aLineIsAsHighAsItsLargestRun() {
    let layout = viewLayout(shaper: SpanShaper())
    let label = Label(
      text: "", attributedText: [TextRun(text: "a", font: FontAttributes(size: 30)), TextRun(text: "b")])
    let size = layout.size(of: View(content: .label(label)), fitting: Size(width: 320, height: 320))
    #expect(size.height == Typeface.helveticaNeue.lineHeight(of: 30, scale: 2))
  }

  @Test func lettersShrinkUntilTheyFit() {
    let label = Label(
      text: String(repeating: "a", count: 20), adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.5)
    let node = viewLayout(shaper: SpanShaper()).node(of: view(label))
    #expect(node.texts[0].line.runs.map(\.size) == [10])
    #expect(node.label?.isTruncated == false)
    #expect(node.label?.font.size == 17)
  }

  @Test func lettersNeverShrinkBelowTheirFactor() {
    let label = Label(
      text: String(repeating: "a", count: 40), adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.5)
    let node = viewLayout(shaper: SpanShaper()).node(of: view(label))
    #expect(node.texts[0].line.runs.map(\.size) == [8.5])
    #expect(node.label?.isTruncated == true)
  }

  /// Below 17 points the theme's letters stand further apart, so that widths do not shrink in proportion.
  @Test(arguments: [20, 23, 30, 37]) func lettersWithTrackingShrinkUntilTheyFit(_ count: Int) {
    let label = Label(text: String(repeating: "a", count: count), adjustsFontSizeToFitWidth: true)
    let node = viewLayout(shaper: TrackingShaper()).node(of: view(label))
    #expect(node.label?.isTruncated == false)
    #expect(node.texts[0].line.width > 99)
  }

  @Test(arguments: [0, 2]) func onlyLabelsOfOneLineShrink(_ lines: Int) {
    let label = Label(
      text: String(repeating: "a", count: 40), numberOfLines: lines, adjustsFontSizeToFitWidth: true)
    let node = viewLayout(shaper: SpanShaper()).node(of: view(label))
    #expect(node.texts[0].line.runs.map(\.size) == [17])
  }

  @Test func runsShrinkTogether() {
    let label = Label(
      text: "", adjustsFontSizeToFitWidth: true,
      attributedText: [
        TextRun(text: "aaaaaaaaaa", font: FontAttributes(size: 30)),
        TextRun(text: "aaaaaaaaaa", font: FontAttributes(size: 10)),
      ])
    let node = viewLayout(shaper: SpanShaper()).node(of: view(label))
    #expect(node.texts[0].line.runs.map(\.size) == [15, 5])
  }

  struct Style: CustomTestStringConvertible {
    let attributes: FontAttributes
    let size: Double
    let weight: FontWeight

    var testDescription: String { "\(attributes)" }
  }

  static let styles = [
    Style(attributes: FontAttributes(textStyle: .headline), size: 17, weight: .semibold),
    Style(attributes: FontAttributes(textStyle: .caption2), size: 11, weight: .regular),
    Style(attributes: FontAttributes(textStyle: .largeTitle, size: 20), size: 20, weight: .regular),
    Style(attributes: FontAttributes(textStyle: .body, weight: .bold), size: 17, weight: .bold),
  ]

  @Test(arguments: styles) func textStylesGiveSizeAndWeight(_ style: Style) {
    let node = viewLayout().node(of: view(Label(text: "a", font: style.attributes)))
    #expect(node.label?.font == Font(family: "Helvetica Neue", weight: style.weight, size: style.size))
  }
}
