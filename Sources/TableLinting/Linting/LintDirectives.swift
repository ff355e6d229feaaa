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

  private static let mark = "tablemock:"

  /// The comments of a file's lines; `isKnown` says whether there is a rule of an id, `nearest` proposes one.
  init(in lines: [String], isKnown: (String) -> Bool, nearest: (String) -> String?) {
    var open: [String: (line: Int, column: Int, reason: String)] = [:]
    let next = LintDirectives.nextLines(in: lines)
    for (index, text) in lines.enumerated() {
      guard let comment = LintDirectives.comment(in: text) else { continue }
      let (line, column) = (index + 1, comment.column)
      let words = comment.text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
      let verb = words.first.map(String.init) ?? ""
      let (ids, reason) = LintDirectives.parts(of: words.count > 1 ? String(words[1]) : "")
      guard ["disable-next-line", "disable-line", "disable", "enable"].contains(verb) else {
        flaws.append(
          Flaw(
            message: "unknown comment “tablemock:\(verb)”",
            hint: "write disable-next-line, disable-line, disable or enable", line: line, column: column)
        )
        continue
      }
      guard verb != "disable-line" || !comment.isAlone else {
        flaws.append(
          Flaw(
            message: "this comment is on no line with a value",
            hint: "write it at the end of a line, or “# tablemock:disable-next-line”", line: line,
            column: column))
        continue
      }
      if ids.isEmpty {
        flaws.append(
          Flaw(
            message: "this comment does not name a rule", hint: "write “# tablemock:\(verb) ID -- why”",
            line: line,
            column: column))
      }
      for id in ids where !isKnown(id) {
        flaws.append(
          Flaw(
            message: "there is no rule “\(id)”",
            hint: nearest(id).map { "did you mean “\($0)”?" } ?? "“tablemock lint --list” prints all",
            line: line, column: column))
      }
      let known = ids.filter(isKnown)
      if verb == "enable" {
        for id in known {
          guard let start = open.removeValue(forKey: id) else {
            flaws.append(
              Flaw(
                message: "“\(id)” is not switched off here", hint: "remove the comment", line: line,
                column: column))
            continue
          }
          addRegion(id, to: line, start)
        }
        continue
      }
      guard !reason.isEmpty else {
        if !known.isEmpty {
          flaws.append(
            Flaw(
              message: "this comment does not say why", hint: "add a reason, as in “\(known[0]) -- why”",
              line: line, column: column))
        }
        continue
      }
      for id in known {
        if verb == "disable" {
          if open[id] == nil { open[id] = (line, column, reason) }
        } else {
          let target = verb == "disable-line" ? line : next[index]
          stretches.append(
            Stretch(
              rule: id, lines: target...target, isRegion: false, reason: reason, line: line, column: column))
        }
      }
    }
    for (id, start) in open {
      addRegion(id, to: lines.count, start)
    }
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

  private mutating func addRegion(
    _ rule: String, to line: Int, _ start: (line: Int, column: Int, reason: String)
  ) {
    stretches.append(
      Stretch(
        rule: rule, lines: start.line...max(start.line, line), isRegion: true, reason: start.reason,
        line: start.line, column: start.column))
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

  /// The text behind the mark of a comment, and whether it has a line of its own.
  ///
  /// A mark in quotation marks is a text and no comment.
  private static func comment(in line: String) -> (text: String, column: Int, isAlone: Bool)? {
    guard let found = line.firstRange(of: mark) else { return nil }
    let before = line[..<found.lowerBound].reversed().drop { $0 == " " || $0 == "\t" }
    guard before.first == "#" else { return nil }
    let content = before.dropFirst()
    let isAlone = content.allSatisfy { $0 == " " || $0 == "\t" }
    guard isAlone || content.first == " " || content.first == "\t" else { return nil }
    guard isAlone || content.count(where: { $0 == "\"" }).isMultiple(of: 2) else { return nil }
    return (String(line[found.upperBound...]), content.count + 1, isAlone)
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
