/// The marks of Markdown that SwiftUI understands.
///
/// The reader of SwiftUI, which is another package, has this file by a link.
package enum Markdown {
  /// Letters that look the same.
  package struct Run: Equatable {
    /// The letters, without marks.
    package var text = ""
    /// Whether they are bold.
    package var isBold = false
    /// Whether they slant.
    package var isItalic = false
    /// Whether they lead somewhere.
    package var isLink = false

    /// Whether the letters are as the others of their text.
    var isPlain: Bool { !isBold && !isItalic && !isLink }
  }

  /// The parts of a text; `nil` where all of its letters look the same.
  package static func runs(_ text: String) -> [Run]? {
    guard text.utf8.contains(where: { marks.contains($0) }) else { return nil }
    var scanner = MarkdownScanner(text)
    _ = scanner.plain()
    return scanner.runs.contains { !$0.isPlain } ? scanner.runs : nil
  }

  private static let marks = Array("*_`[\\".utf8)

  /// A text without the marks, but for those behind a backslash and in code.
  package static func plain(_ text: String) -> String {
    guard text.utf8.contains(where: { marks.contains($0) }) else { return text }
    var scanner = MarkdownScanner(text)
    return scanner.plain()
  }

  /// A text that reads as this one where it is taken as Markdown.
  package static func escaped(_ text: String) -> String {
    String(text.flatMap { "*_`[]\\".contains($0) ? ["\\", $0] : [$0] })
  }
}

/// Finds the marks in one pass, however many there are.
private struct MarkdownScanner {
  private let letters: [Character]
  private var isDropped: [Bool]
  /// How many stretches of a kind begin at each letter, less those that end there.
  private var changes: [WritableKeyPath<Markdown.Run, Bool>: [Int: Int]] = [:]
  private var place = 0

  /// Marks of emphasis that none behind them has closed yet.
  private struct Opener {
    var mark: Character
    var place: Int
    var count: Int
  }

  private var openers: [Opener] = []
  private var openCounts: [Character: Int] = [:]
  /// The opening brackets, with how many marks were open before each.
  private var brackets: [(place: Int, openers: Int)] = []
  /// Whether the rest of the text is known to end no address of a link.
  private var endsNoAddress = false
  /// Where rows of backticks begin, by their length, the last first.
  private var ticks: [Int: [Int]] = [:]

  init(_ text: String) {
    letters = Array(text)
    isDropped = Array(repeating: false, count: letters.count)
    var end = letters.count
    while let last = letters[..<end].lastIndex(of: "`") {
      let start = letters[..<last].lastIndex { $0 != "`" }.map { $0 + 1 } ?? 0
      ticks[last + 1 - start, default: []].append(start)
      end = start
    }
  }

  mutating func plain() -> String {
    while place < letters.count {
      switch letters[place] {
      case "\\" where isPunctuation(place + 1):
        isDropped[place] = true
        place += 2
      case "`": skipCode()
      case "*", "_": takeMarks()
      case "[":
        brackets.append((place, openers.count))
        place += 1
      case "]": closeBracket()
      default: place += 1
      }
    }
    return String(zip(letters, isDropped).lazy.filter { !$0.1 }.map(\.0))
  }

  /// The letters that are shown, by what they look like.
  var runs: [Markdown.Run] {
    var runs: [Markdown.Run] = []
    var (bold, italic, link) = (0, 0, 0)
    for (place, letter) in letters.enumerated() {
      bold += changes[\.isBold]?[place] ?? 0
      italic += changes[\.isItalic]?[place] ?? 0
      link += changes[\.isLink]?[place] ?? 0
      if isDropped[place] { continue }
      var run = Markdown.Run(isBold: bold > 0, isItalic: italic > 0, isLink: link > 0)
      if let last = runs.last,
        (last.isBold, last.isItalic, last.isLink) == (run.isBold, run.isItalic, run.isLink)
      {
        runs[runs.count - 1].text.append(letter)
      } else {
        run.text.append(letter)
        runs.append(run)
      }
    }
    return runs
  }

  private mutating func mark(_ kind: WritableKeyPath<Markdown.Run, Bool>, _ letters: Range<Int>) {
    changes[kind, default: [:]][letters.lowerBound, default: 0] += 1
    changes[kind, default: [:]][letters.upperBound, default: 0] -= 1
  }

  private func letter(_ place: Int) -> Character { letters.indices.contains(place) ? letters[place] : " " }

  private func isPunctuation(_ place: Int) -> Bool { letter(place).isPunctuation || letter(place).isSymbol }

  private func length(of mark: Character) -> Int { letters[place...].prefix { $0 == mark }.count }

  private mutating func drop(_ start: Int, _ count: Int) {
    for place in start..<start + count { isDropped[place] = true }
  }

  /// Goes on behind code, which ends at as many backticks as it begins with.
  private mutating func skipCode() {
    let count = length(of: "`")
    while let start = ticks[count]?.last, start < place + count { ticks[count]?.removeLast() }
    guard let end = ticks[count]?.last else {
      place += count
      return
    }
    drop(place, count)
    drop(end, count)
    place = end + count
  }

  /// Marks close those before a word where they stand behind one, and else open.
  private mutating func takeMarks() {
    let mark = letters[place]
    var (start, count) = (place, length(of: mark))
    place += count
    let (isBehindSpace, isBeforeSpace) = (letter(start - 1).isWhitespace, letter(place).isWhitespace)
    let (isBehindMark, isBeforeMark) = (isPunctuation(start - 1), isPunctuation(place))
    let isBeforeWord = !isBeforeSpace && (!isBeforeMark || isBehindSpace || isBehindMark)
    let isBehindWord = !isBehindSpace && (!isBehindMark || isBeforeSpace || isBeforeMark)
    if isBehindWord, mark == "*" || !isBeforeWord || isBeforeMark {
      while count > 0, openCounts[mark, default: 0] > 0, var opener = openers.popLast() {
        guard opener.mark == mark else {
          openCounts[opener.mark, default: 0] -= 1
          continue
        }
        let pairs = min(count, opener.count)
        opener.count -= pairs
        drop(opener.place + opener.count, pairs)
        drop(start, pairs)
        if pairs > 1 { self.mark(\.isBold, opener.place..<start) }
        if pairs % 2 == 1 { self.mark(\.isItalic, opener.place..<start) }
        (start, count) = (start + pairs, count - pairs)
        if opener.count > 0 { openers.append(opener) } else { openCounts[mark, default: 0] -= 1 }
      }
    }
    guard count > 0, isBeforeWord, mark == "*" || !isBehindWord || isBehindMark else { return }
    openers.append(Opener(mark: mark, place: start, count: count))
    openCounts[mark, default: 0] += 1
  }

  /// Of a link its text is left.
  private mutating func closeBracket() {
    let close = place
    place += 1
    guard let open = brackets.popLast(), letter(place) == "(", !endsNoAddress else { return }
    guard let end = letters[place...].firstIndex(of: ")") else {
      endsNoAddress = true
      return
    }
    drop(open.place, 1)
    mark(\.isLink, open.place..<close)
    drop(close, end + 1 - close)
    place = end + 1
    while openers.count > open.openers, let opener = openers.popLast() {
      openCounts[opener.mark, default: 0] -= 1
    }
  }
}
