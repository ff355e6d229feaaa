import TableLayout
import TableModel
import Testing

@testable import TableDrawing

@Suite struct TextSpanTests {
  private let shaper: HarfBuzzTextShaper

  init() throws {
    shaper = try HarfBuzzTextShaper()
  }

  private func span(
    _ text: String, size: Double = 17, weight: FontWeight = .regular, stretch: Double = 1,
    tracking: Double = 0
  ) -> TextSpan {
    TextSpan(
      text: text, size: size,
      substitute: FontSubstitute(
        family: "Nimbus Sans", weight: weight, stretch: stretch, tracking: tracking))
  }

  private func shape(
    _ spans: [TextSpan], width: Double? = nil, lines: Int = 1, mode: LineBreakMode = .byTruncatingTail
  ) -> ShapedText {
    shaper.shape(
      TextRequest(spans: spans, maximumWidth: width, maximumLines: lines, lineBreakMode: mode))
  }

  private func width(_ span: TextSpan) -> Double { shape([span]).width }

  @Test func `every span has its own font, size and widths`() throws {
    let spans = [
      span("Flight ", size: 12), span("LH 404", size: 20, weight: .bold, stretch: 1.1, tracking: 0.5),
      span(" late", size: 9),
    ]
    let line = try #require(shape(spans).lines.first)
    #expect(line.runs.map(\.span) == [0, 1, 2])
    #expect(line.runs.map(\.text) == ["Flight ", "LH 404", " late"])
    #expect(line.runs.map(\.size) == [12, 20, 9])
    #expect(line.runs.map(\.stretch) == [1, 1.1, 1])
    #expect(line.runs.map(\.fontName) == ["NimbusSans-Regular", "NimbusSans-Bold", "NimbusSans-Regular"])
    for (run, span) in zip(line.runs, spans) { #expect(abs(run.width - width(span)) < 1e-9) }
    #expect(line.runs[2].x == line.runs[0].width + line.runs[1].width)
  }

  @Test(arguments: ["Keyboard Shortcuts", "Größe 12 ≈ ½", "日本 👍 ok"])
  func `a text cut into like spans is as wide as the whole`(text: String) {
    let pieces = text.map { span(String($0)) }
    #expect(abs(shape(pieces).width - shape([span(text)]).width) < 1e-9)
    #expect(shape(pieces).texts == [text])
  }

  @Test func `letters on whole points stand before where they would, and the text is as wide`() throws {
    var fitted = span("AppPrefs Zoë", size: 20)
    let free = try #require(shape([fitted]).lines.first)
    fitted.substitute.wholePoints = .letters
    let line = try #require(shape([fitted]).lines.first)
    #expect(line.width == free.width)
    let places = line.runs.flatMap { $0.glyphs.map(\.x) }
    #expect(places == free.runs.flatMap { $0.glyphs.map { ($0.x + 0.01).rounded(.down) } })
    #expect(places.count == 12)
  }

  @Test func `letters that join keep their places`() throws {
    var arabic = span("مرحبا", size: 20)
    let free = shape([arabic])
    arabic.substitute.wholePoints = .letters
    #expect(shape([arabic]) == free)
  }

  @Test func `spans without characters and a request without spans do no harm`() {
    let shaped = shape([span("", size: 9), span("a"), span(""), span("b"), span("")])
    #expect(shaped.lines[0].runs.map(\.span) == [1, 3])
    #expect(shape([span(""), span("")]).texts == [""])
    #expect(shape([]).texts == [])
  }

  @Test func `a character that crosses spans belongs to the first`() {
    let shaped = shape([span("e", size: 10), span("\u{301}x", size: 20)])
    #expect(shaped.lines[0].runs.map(\.span) == [0, 1])
    #expect(shaped.lines[0].runs.map(\.text) == ["e\u{301}", "x"])
    let family = shape([span("👨\u{200D}", size: 10), span("👩z", size: 20)])
    #expect(family.lines[0].runs.map(\.text) == ["👨\u{200D}👩", "z"])
    #expect(shape([span("a\r"), span("\nb")], lines: 0).texts == ["a", "b"])
  }

  @Test func `fallbacks take the size of their span and its weight`() {
    let shaped = shape([span("a語", size: 10), span("語", size: 20, weight: .bold)])
    #expect(shaped.lines[0].runs.map(\.size) == [10, 10, 20])
    #expect(shaped.lines[0].runs.map(\.span) == [0, 0, 1])
    #expect(Set(shaped.fontNames).count == 3)
  }

  @Test func `lines are broken over all spans`() {
    let spans = [span("one two ", size: 12), span("three", size: 24), span("four\nfive", size: 12)]
    let shaped = shape(spans, width: 90, lines: 0, mode: .byWordWrapping)
    #expect(shaped.texts == ["one two", "threefour", "five"])
    #expect(shaped.lines.map { $0.runs.map(\.span) } == [[0], [1, 2], [2]])
    #expect(shaped.width <= 90)
  }

  @Test func `the ellipsis looks like the span that is cut`() throws {
    let small = span("Status: ", size: 10)
    let large = span("delayed until tomorrow", size: 20, weight: .bold)
    let room = width(small) + width(span("del…", size: 20, weight: .bold))
    let inLarge = shape([small, large], width: room)
    #expect(inLarge.texts == ["Status: del…"])
    #expect(inLarge.lines[0].runs.map(\.text) == ["Status: ", "del…"])
    #expect(inLarge.lines[0].runs.map(\.span) == [0, 1])
    let inSmall = shape([small, large], width: width(span("Sta…", size: 10)))
    #expect(inSmall.texts == ["Sta…"])
    #expect(inSmall.lines[0].runs.map(\.size) == [10])
  }

  @Test(arguments: [LineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle])
  func `cut text never exceeds its width`(mode: LineBreakMode) {
    let spans = [
      span("Mailbox ", size: 9), span("Archive", size: 30, weight: .bold), span(" 2012", size: 14),
    ]
    let whole = shape(spans).width
    for width in stride(from: 0, to: whole, by: 3.7) {
      let shaped = shape(spans, width: width, mode: mode)
      #expect(shaped.isTruncated)
      #expect(shaped.width <= width + 0.001, "\(width)")
      #expect(shaped.texts[0].isEmpty || shaped.texts[0].contains("…"))
    }
    #expect(!shape(spans, width: whole, mode: mode).isTruncated)
  }

  @Test func `cutting the head shows the spans of the last paragraph`() {
    let spans = [span("Name", size: 10), span("\nAdd", size: 17), span("ress", size: 20)]
    let shaped = shape(spans, width: 85, mode: .byTruncatingHead)
    #expect(shaped.texts == ["…Address"])
    #expect(shaped.lines[0].runs.map(\.span).last == 2)
    #expect(shaped.lines[0].runs.map(\.size).last == 20)
  }

  @Test func `spans from right to left lie in visual order and read in theirs`() throws {
    let shaped = shape([span("שלום", size: 12), span("עולם", size: 20)])
    let line = try #require(shaped.lines.first)
    #expect(line.isRightToLeft)
    #expect(line.runs.map(\.span) == [1, 0])
    #expect(line.runs.map(\.size) == [20, 12])
    #expect(line.text == "שלוםעולם")
  }

  @Test(arguments: [
    "abc שלום 12 עולם xyz", "שלום abc 12 עולם", "עולם 12", "abc", "مرحبا 3.5 GB بالعالم", "a שלום b עולם c",
  ])
  func `lines of several directions read as they were written`(text: String) {
    #expect(shape([span(text)]).texts == [text])
    #expect(shape(text.map { span(String($0)) }).texts == [text])
  }

  @Test func `a cut from right to left puts the ellipsis at the left in its span's size`() throws {
    let line = try #require(
      shape([span("שלום ", size: 12), span("עולם עולם עולם", size: 20)], width: 90).lines.first)
    #expect(line.runs.first?.text.hasSuffix("…") == true)
    #expect(line.runs.first?.size == 20)
    #expect(line.runs.last?.span == 0)
  }

  @Test func `SVG files with live text hold each span in its own size`() throws {
    let line = try #require(
      shape([span("Gate ", size: 12), span("B7", size: 20, weight: .bold)]).lines.first)
    let scene = scene(width: 90, height: 30, [.text(line, origin: Point(3, 20), color: .black)])
    let reader = try SVGReader(
      PictureWriter.forTests().svg(scene, options: .plain(.live)))
    let texts = reader.elements.filter { $0.name == "text" }.map(\.attributes)
    #expect(reader.elements.first?.attributes["font-size"] == "12")
    #expect(texts.map { $0["font-size"] } == [nil, "20"])
    #expect(texts.map { $0["font-weight"] } == [nil, "700"])
    let places = texts.map { Double($0["x"] ?? "") ?? 0 }
    #expect(abs(places[0] - 3) < 0.001 && abs(places[1] - 3 - line.runs[1].x) < 0.001)
    #expect(reader.text.contains("Gate ") && reader.text.contains("B7"))
  }

  @Test func `live text of which a span has a colour of its own stands where that span stands`() throws {
    var line = try #require(
      shape([span("Gate ", size: 12), span("B7", size: 20, weight: .bold)]).lines.first)
    line.runs.removeFirst()
    let label = LabelDescription(
      text: "Gate B7", font: Font(family: "Helvetica", size: 12), isTruncated: false, lineCount: 1)
    let node = SceneNode(
      .label, label: label, frame: Rect(x: 3, y: 0, width: 90, height: 30),
      drawings: [.text(line, origin: Point(0, 20), color: .black)])
    let reader = try SVGReader(
      PictureWriter.forTests().svg(
        scene(width: 90, height: 30, children: [node]), options: .plain(.live)))
    let text = try #require(reader.elements.first { $0.name == "text" }).attributes
    #expect(try abs(#require(Double(text["x"] ?? "")) - 3 - line.runs[0].x) < 0.001)
    #expect(try abs(#require(Double(text["textLength"] ?? "")) - line.runs[0].width) < 0.01)
    #expect(text["font-weight"] == "700")
  }
}
