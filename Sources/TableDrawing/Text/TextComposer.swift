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
    let texts = SpannedText(request).paragraphs
    for (index, text) in texts.enumerated() where !isFull {
      let parts = analysed(text).parts
      for (number, part) in parts.enumerated() where !isFull {
        // Only the last line asks for what follows.
        compose(part) {
          parts[(number + 1)...].map { SpannedText($0.characters, followedBy: []) } + texts[(index + 1)...]
        }
      }
    }
    return ShapedText(lines: lines, isTruncated: isTruncated)
  }

  private var isFull: Bool { request.maximumLines > 0 && lines.count >= request.maximumLines }
  private var isAtLastLine: Bool { lines.count + 1 == request.maximumLines }

  private func analysed(_ text: SpannedText) -> Paragraph {
    var paragraph = analyser.analyse(text)
    shaper.measure(&paragraph.characters)
    return paragraph
  }

  /// Sets a paragraph; the last line that is allowed takes all that is left of it.
  private mutating func compose(_ paragraph: Paragraph, followers: () -> [SpannedText]) {
    var rest = paragraph
    let breaker = LineBreaker(paragraph, mode: request.lineBreakMode, width: request.maximumWidth)
    var start = 0
    repeat {
      if isAtLastLine {
        rest.characters = Array(paragraph.characters[start...])
        composeLast(rest, lineEnd: breaker.lineEnd(from: start) - start, followers: followers())
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

  private mutating func composeLast(_ rest: Paragraph, lineEnd: Int, followers: [SpannedText]) {
    let hasMore = followers.contains { $0.text.contains { !$0.isWhitespace } }
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

  private func truncated(_ rest: Paragraph, followers: [SpannedText]) -> ShapedLine {
    var rest = rest
    let cutsTail = request.lineBreakMode == .byTruncatingTail
    if !cutsTail, !followers.isEmpty {
      // What is kept of the end belongs to a later paragraph: all are set as one.
      rest = analysed(SpannedText(rest.characters, followedBy: followers[...]))
    }
    let ellipses = request.spans.indices.map { analysed(SpannedText("…", span: $0)).characters }
    let truncator = Truncator(rest, ellipses: ellipses, width: request.maximumWidth, shaper: shaper)
    switch request.lineBreakMode {
    case .byTruncatingHead: return truncator.cutHead()
    case .byTruncatingMiddle: return truncator.cutMiddle()
    default: return truncator.cutTail()
    }
  }

  private func fits(_ width: Double) -> Bool {
    request.maximumWidth.map { width <= $0 + LineBreaker.tolerance } ?? true
  }
}
