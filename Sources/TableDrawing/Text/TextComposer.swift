import TableLayout
import TableModel

/// Breaks one text into lines and cuts what does not fit.
struct TextComposer {
  let request: TextRequest
  let analyser: ParagraphAnalyser
  let shaper: LineShaper

  private var lines: [ShapedLine] = []
  private var isTruncated = false

  init(request: TextRequest, analyser: ParagraphAnalyser, shaper: LineShaper) {
    self.request = request
    self.analyser = analyser
    self.shaper = shaper
  }

  mutating func compose() -> ShapedText {
    let texts = request.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, text) in texts.enumerated() where !isFull {
      compose(analysed(text), followers: texts[(index + 1)...])
    }
    return ShapedText(lines: lines, isTruncated: isTruncated)
  }

  private var isFull: Bool { request.maximumLines > 0 && lines.count >= request.maximumLines }
  private var isAtLastLine: Bool { lines.count + 1 == request.maximumLines }

  private func analysed(_ text: Substring) -> Paragraph {
    var paragraph = analyser.analyse(text)
    shaper.measure(&paragraph.characters)
    return paragraph
  }

  /// Sets a paragraph; the last line that is allowed takes all that is left of it.
  private mutating func compose(_ paragraph: Paragraph, followers: ArraySlice<Substring>) {
    var rest = paragraph
    let breaker = LineBreaker(paragraph, mode: request.lineBreakMode, width: request.maximumWidth)
    var start = 0
    repeat {
      if isAtLastLine {
        rest.characters = Array(paragraph.characters[start...])
        composeLast(rest, lineEnd: breaker.lineEnd(from: start) - start, followers: followers)
        return
      }
      let end = breaker.lineEnd(from: start)
      append(paragraph, start..<end)
      start = end
    } while start < paragraph.characters.count
  }

  /// Sets a line; blanks at which it was broken hang over its end and do not count.
  private mutating func append(_ paragraph: Paragraph, _ range: Range<Int>) {
    var characters = Array(paragraph.characters[range])
    if range.upperBound < paragraph.characters.count { characters.dropTrailingSpaces() }
    let line = shaper.line(characters, isRightToLeft: paragraph.isRightToLeft)
    if request.lineBreakMode == .byClipping, !fits(line.width) { isTruncated = true }
    lines.append(line)
  }

  private mutating func composeLast(_ rest: Paragraph, lineEnd: Int, followers: ArraySlice<Substring>) {
    let hasMore = followers.contains { text in text.contains { !$0.isWhitespace } }
    switch request.lineBreakMode {
    case .byWordWrapping, .byCharWrapping, .byClipping:
      append(rest, 0..<lineEnd)
      if lineEnd < rest.characters.count || hasMore { isTruncated = true }
    case .byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle:
      let whole = shaper.line(rest.characters, isRightToLeft: rest.isRightToLeft)
      if fits(whole.width), !hasMore {
        lines.append(whole)
      } else {
        lines.append(truncated(rest, followers: hasMore ? followers : []))
        isTruncated = true
      }
    }
  }

  private func truncated(_ rest: Paragraph, followers: ArraySlice<Substring>) -> ShapedLine {
    var rest = rest
    let cutsTail = request.lineBreakMode == .byTruncatingTail
    if !cutsTail, !followers.isEmpty {
      // What is kept of the end belongs to a later paragraph: all are set as one.
      let texts = [Substring(String(scalars: rest.characters[...]))] + followers
      rest = analysed(Substring(texts.joined(separator: " ")))
    }
    let ellipsis = analysed("…").characters
    let truncator = Truncator(rest, ellipsis: ellipsis, width: request.maximumWidth, shaper: shaper)
    switch request.lineBreakMode {
    case .byTruncatingHead: return truncator.cutHead()
    case .byTruncatingMiddle: return truncator.cutMiddle()
    default: return truncator.cutTail()
    }
  }

  private func fits(_ width: Double) -> Bool {
    request.maximumWidth.map { width <= $0 + Self.tolerance } ?? true
  }

  /// What sums of fractions may be off, in points: a label as wide as its text must hold it.
  static let tolerance = 0.001
}

extension [AnalysedCharacter] {
  mutating func dropTrailingSpaces() {
    while let last, last.isSpace { removeLast() }
  }
}
