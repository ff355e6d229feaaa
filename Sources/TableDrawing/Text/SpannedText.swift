import TableLayout
import TableModel

/// Characters in reading order and the span that each belongs to.
///
/// Characters that a reader takes for one belong to the span in which they begin.
struct SpannedText {
  let text: Substring
  /// Where spans begin, in bytes of UTF-8 from the beginning of the text: rising, the first at 0 or before.
  private let starts: [SpanStart]

  fileprivate struct SpanStart {
    var offset: Int
    let span: Int
  }

  /// The text of a request.
  init(_ request: TextRequest) {
    var offset = 0
    starts = request.spans.enumerated().map { span, content in
      defer { offset += content.text.utf8.count }
      return SpanStart(offset: offset, span: span)
    }
    text = request.text[...]
  }

  /// A text of one span.
  init(_ text: String, span: Int) {
    self.text = text[...]
    starts = [SpanStart(offset: 0, span: span)]
  }

  /// Characters that were analysed before, then texts with a blank before each.
  init(_ characters: [AnalysedCharacter], followedBy others: ArraySlice<SpannedText>) {
    var text = ""
    var starts: [SpanStart] = []
    for character in characters {
      if starts.last?.span != character.span {
        starts.append(SpanStart(offset: text.utf8.count, span: character.span))
      }
      if let scalar = Unicode.Scalar(character.scalar) { text.unicodeScalars.append(scalar) }
    }
    for other in others {
      text += " "
      starts += other.starts.map { SpanStart(offset: max(0, $0.offset) + text.utf8.count, span: $0.span) }
      text += other.text
    }
    self.text = text[...]
    self.starts = starts
  }

  private init(text: Substring, starts: [SpanStart]) {
    self.text = text
    self.starts = starts
  }

  /// The texts between line feeds; a line separator does not end one.
  var paragraphs: [SpannedText] {
    text.split(omittingEmptySubsequences: false) { character in
      character.isNewline && character.unicodeScalars.first?.value != Paragraph.lineSeparator
    }.map { paragraph in
      guard starts.count > 1 else { return SpannedText(text: paragraph, starts: starts) }
      let start = text.utf8.distance(from: text.startIndex, to: paragraph.startIndex)
      let end = start + paragraph.utf8.count
      let first = starts.lastIndex { $0.offset <= start } ?? 0
      let last = max(first, starts.lastIndex { $0.offset <= end } ?? first)
      let own = starts[first...last].map { SpanStart(offset: $0.offset - start, span: $0.span) }
      return SpannedText(text: paragraph, starts: own)
    }
  }

  /// The spans of characters in their order.
  var spans: Cursor { Cursor(starts: starts) }

  /// Goes through a text and tells the span of each character.
  struct Cursor {
    private let starts: [SpanStart]
    private var place = 0
    private var nextStart: Int
    private var offset = 0
    private var span: Int

    fileprivate init(starts: [SpanStart]) {
      self.starts = starts
      span = starts.first?.span ?? 0
      nextStart = starts.count > 1 ? starts[1].offset : .max
    }

    /// The span of the next character, which takes `length` bytes of UTF-8.
    mutating func next(length: Int) -> Int {
      while offset >= nextStart {
        place += 1
        span = starts[place].span
        nextStart = place + 1 < starts.count ? starts[place + 1].offset : .max
      }
      offset += length
      return span
    }
  }
}

/// How the characters of a span are set.
struct SpanStyle {
  /// The place in the catalog of the typeface.
  let typeface: Int
  /// Whether fallbacks are to be heavy too.
  let isBold: Bool
  /// The size of the letters, in points.
  let size: Double
  /// The factor by which the typeface is widened.
  let stretch: Double
  /// The points that are added to every advance of the typeface.
  let tracking: Double
  /// What single letters of the typeface differ by from those that stand in for them.
  let letterWidths: LetterWidths?
  /// The factor by which the typeface is heightened.
  let rise: Double
  /// How high the parts of the typeface's small letters are.
  let letterShapes: LetterShapes?
  /// How much of the typeface's own kerning is kept.
  let kerning: Double
  /// What begins on whole points.
  var wholePoints: WholePointPlacement?

  /// The style without what fits the typeface's letters and widths.
  var unfitted: SpanStyle {
    SpanStyle(
      typeface: typeface, isBold: isBold, size: size, stretch: 1, tracking: 0, letterWidths: nil, rise: 1,
      letterShapes: nil, kerning: 0)
  }

  /// The points that a letter is wider than the one that stands in for it; `next` is the one that follows, or 0.
  func difference(of scalar: UInt32, before next: UInt32 = 0) -> Double {
    letterWidths?.difference(of: scalar, before: next, size: size) ?? 0
  }
}
