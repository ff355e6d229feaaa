import TableModel

/// The comments of a spec that switch rules off.
///
/// `# tablemock:disable-next-line ID -- why` for the next line with anything in it, `# tablemock:disable ID -- why` up to
/// `# tablemock:enable ID` or the end of the file, `# tablemock:disable-line ID -- why` at the end of the line that it is for;
/// several ids are divided by commas.
struct LintDirectives {
  /// A stretch of lines in which a rule does not count.
  struct Stretch: Hashable {
    let rule: String
    let lines: ClosedRange<Int>
    /// Whether it goes on to another comment.
    let isRegion: Bool
    let reason: String
    /// The line of the comment.
    let line: Int
    let column: Int
  }

  /// Something wrong with a comment.
  struct Flaw: Hashable {
    let message: String
    let hint: String
    let line: Int
    let column: Int
  }

  /// The stretches in the order of their comments.
  private(set) var stretches: [Stretch] = []
  /// The numbers of the stretches that are regions, in their order; those of a rule do not overlap.
  private var regions: [String: [Int]] = [:]
  /// The numbers of the others.
  private var single: [Line: Int] = [:]
  /// What is wrong with comments, in their order.
  private(set) var flaws: [Flaw] = []

  /// A line in which a rule does not count.
  private struct Line: Hashable {
    var rule: String
    var number: Int
  }

  /// A comment that begins with the mark.
  fileprivate struct Comment {
    var verb: String
    var ids: [String]
    var reason: String
    var line: Int
    var column: Int
    /// Whether it has a line of its own.
    var isAlone: Bool
  }

  /// What a comment does with the rules that it names.
  private enum Verb: String {
    case disable, enable
    case disableLine = "disable-line"
    case disableNextLine = "disable-next-line"
  }

  /// The comments of a file's lines; `isKnown` says whether there is a rule of an id, `nearest` proposes one.
  init(in lines: [String], isKnown: (String) -> Bool, nearest: (String) -> String?) {
    var open: [String: Comment] = [:]
    let next = LintDirectives.nextLines(in: lines)
    for (index, text) in lines.enumerated() {
      guard let comment = Comment(in: text, line: index + 1), let verb = verb(of: comment) else { continue }
      if comment.ids.isEmpty {
        complain(
          "this comment does not name a rule", "write “# tablemock:\(comment.verb) ID -- why”", at: comment)
      }
      for id in comment.ids where !isKnown(id) {
        complain(
          "there is no rule “\(id)”",
          nearest(id).map(Spelling.question) ?? "“tablemock lint --list” prints all", at: comment)
      }
      let known = comment.ids.filter(isKnown)
      guard verb == .enable || !comment.reason.isEmpty else {
        if let id = known.first {
          complain("this comment does not say why", "add a reason, as in “\(id) -- why”", at: comment)
        }
        continue
      }
      for id in known {
        switch verb {
        case .enable:
          if let start = open.removeValue(forKey: id) {
            add(id, start.line...max(start.line, comment.line), isRegion: true, start)
          } else {
            complain("“\(id)” is not switched off here", "remove the comment", at: comment)
          }
        case .disable: if open[id] == nil { open[id] = comment }
        case .disableLine: add(id, comment.line...comment.line, isRegion: false, comment)
        case .disableNextLine: add(id, next[index]...next[index], isRegion: false, comment)
        }
      }
    }
    for (id, start) in open { add(id, start.line...max(start.line, lines.count), isRegion: true, start) }
    sortStretches()
  }

  /// What a comment does; `nil` where that is nothing, which is a flaw.
  private mutating func verb(of comment: Comment) -> Verb? {
    guard let verb = Verb(rawValue: comment.verb) else {
      complain(
        "unknown comment “tablemock:\(comment.verb)”",
        "write disable-next-line, disable-line, disable or enable", at: comment)
      return nil
    }
    guard verb != .disableLine || !comment.isAlone else {
      complain(
        "this comment is on no line with a value",
        "write it at the end of a line, or “# tablemock:disable-next-line”", at: comment)
      return nil
    }
    return verb
  }

  private mutating func complain(_ message: String, _ hint: String, at comment: Comment) {
    flaws.append(Flaw(message: message, hint: hint, line: comment.line, column: comment.column))
  }

  private mutating func add(_ rule: String, _ lines: ClosedRange<Int>, isRegion: Bool, _ comment: Comment) {
    stretches.append(
      Stretch(
        rule: rule, lines: lines, isRegion: isRegion, reason: comment.reason, line: comment.line,
        column: comment.column))
  }

  /// Puts the stretches in their order, and notes where those of a rule and of a line are.
  private mutating func sortStretches() {
    stretches.sort { ($0.line, $0.rule) < ($1.line, $1.rule) }
    for (number, stretch) in stretches.enumerated() {
      if stretch.isRegion {
        regions[stretch.rule, default: []].append(number)
      } else {
        let line = Line(rule: stretch.rule, number: stretch.lines.lowerBound)
        if single[line] == nil { single[line] = number }
      }
    }
  }

  /// The stretch in which a rule does not count in a line; of several the one whose comment comes first.
  func stretch(for rule: String, at line: Int) -> Stretch? {
    let regions = regions[rule] ?? []
    var (low, high) = (0, regions.count)
    while low < high {
      let middle = (low + high) / 2
      if stretches[regions[middle]].lines.lowerBound <= line { low = middle + 1 } else { high = middle }
    }
    let region = low > 0 ? regions[low - 1] : nil
    let found = [
      region.flatMap { stretches[$0].lines.contains(line) ? $0 : nil },
      single[Line(rule: rule, number: line)],
    ]
    return found.compactMap { $0 }.min().map { stretches[$0] }
  }

  /// For each line the number of the next one with anything in it that is no comment.
  private static func nextLines(in lines: [String]) -> [Int] {
    var numbers = Array(repeating: lines.count + 1, count: lines.count)
    for index in lines.indices.dropLast().reversed() {
      let content = lines[index + 1].drop { $0 == " " || $0 == "\t" }
      let isContent = !content.isEmpty && content.first != "#"
      numbers[index] = isContent ? index + 2 : numbers[index + 1]
    }
    return numbers
  }
}

extension LintDirectives.Comment {
  private static let mark = "tablemock:"

  /// The comment in a line; `nil` where there is none.
  ///
  /// A mark in quotation marks is a text and no comment.
  fileprivate init?(in text: String, line: Int) {
    guard let found = text.firstRange(of: Self.mark) else { return nil }
    let before = text[..<found.lowerBound].reversed().drop { $0 == " " || $0 == "\t" }
    guard before.first == "#" else { return nil }
    let content = before.dropFirst()
    isAlone = content.allSatisfy { $0 == " " || $0 == "\t" }
    guard isAlone || content.first == " " || content.first == "\t" else { return nil }
    guard isAlone || content.count(where: { $0 == "\"" }).isMultiple(of: 2) else { return nil }
    let words = text[found.upperBound...].split(separator: " ", maxSplits: 1)
    verb = words.first.map(String.init) ?? ""
    (ids, reason) = Self.parts(of: words.count > 1 ? String(words[1]) : "")
    (self.line, column) = (line, content.count + 1)
  }

  /// The ids and the reason behind a comment's verb.
  private static func parts(of text: String) -> (ids: [String], reason: String) {
    let split = text.firstRange(of: "--")
    let ids = split.map { text[..<$0.lowerBound] } ?? text[...]
    let reason = split.map { text[$0.upperBound...] } ?? ""
    return (
      ids.split { $0 == "," || $0 == " " }.map(String.init),
      String(reason.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    )
  }
}
