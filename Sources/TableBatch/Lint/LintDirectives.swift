import TableModel

/// The comments of a spec that switch rules off.
///
/// `# tablemock:disable-next-line ID -- why` for the next line with anything in it, `# tablemock:disable ID -- why` up to
/// `# tablemock:enable ID` or the end of the file; several ids are divided by commas.
struct LintDirectives {
  /// A stretch of lines in which a rule does not count.
  struct Stretch: Hashable {
    let rule: String
    let lines: ClosedRange<Int>
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
  /// What is wrong with comments, in their order.
  private(set) var flaws: [Flaw] = []

  private static let mark = "tablemock:"

  /// The comments of a file's lines; `isKnown` says whether there is a rule of an id, `nearest` proposes one.
  init(in lines: [String], isKnown: (String) -> Bool, nearest: (String) -> String?) {
    var open: [String: (line: Int, column: Int, reason: String)] = [:]
    for (index, text) in lines.enumerated() {
      guard let comment = LintDirectives.comment(in: text) else { continue }
      let (line, column) = (index + 1, comment.column)
      let words = comment.text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
      let verb = words.first.map(String.init) ?? ""
      let (ids, reason) = LintDirectives.parts(of: words.count > 1 ? String(words[1]) : "")
      guard ["disable-next-line", "disable", "enable"].contains(verb) else {
        flaws.append(
          Flaw(
            message: "unknown comment “tablemock:\(verb)”",
            hint: "there are disable-next-line, disable and enable", line: line, column: column))
        continue
      }
      if ids.isEmpty {
        flaws.append(
          Flaw(
            message: "this comment names no rule", hint: "write “# tablemock:\(verb) ID -- why”", line: line,
            column: column))
      }
      for id in ids where !isKnown(id) {
        flaws.append(
          Flaw(
            message: "there is no rule “\(id)”",
            hint: nearest(id).map { "did you mean “\($0)”?" } ?? "‘tablemock lint --list’ prints all",
            line: line, column: column))
      }
      let known = ids.filter(isKnown)
      if verb == "enable" {
        for id in known {
          guard let start = open.removeValue(forKey: id) else {
            flaws.append(
              Flaw(
                message: "“\(id)” is not switched off here", hint: "leave the comment out", line: line,
                column: column))
            continue
          }
          add(id, start.line...max(start.line, line), start.reason, start.line, start.column)
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
          let next = LintDirectives.nextLine(after: index, in: lines)
          add(id, next...next, reason, line, column)
        }
      }
    }
    for (id, start) in open {
      add(id, start.line...max(start.line, lines.count), start.reason, start.line, start.column)
    }
    stretches.sort { ($0.line, $0.rule) < ($1.line, $1.rule) }
  }

  private mutating func add(
    _ rule: String, _ lines: ClosedRange<Int>, _ reason: String, _ line: Int, _ column: Int
  ) {
    stretches.append(Stretch(rule: rule, lines: lines, reason: reason, line: line, column: column))
  }

  /// The stretch in which a rule does not count in a line.
  func stretch(for rule: String, at line: Int) -> Stretch? {
    stretches.first { $0.rule == rule && $0.lines.contains(line) }
  }

  /// The text behind the mark of a comment that has a line of its own.
  private static func comment(in line: String) -> (text: String, column: Int)? {
    let content = line.drop { $0 == " " || $0 == "\t" }
    guard content.first == "#" else { return nil }
    let text = content.dropFirst().drop { $0 == " " || $0 == "\t" }
    guard text.hasPrefix(mark) else { return nil }
    return (String(text.dropFirst(mark.count)), line.count - content.count + 1)
  }

  /// The ids and the reason behind a comment's verb.
  private static func parts(of text: String) -> (ids: [String], reason: String) {
    let split = text.firstRange(of: "--")
    let ids = split.map { text[..<$0.lowerBound] } ?? text[...]
    let reason = split.map { text[$0.upperBound...] } ?? ""
    return (
      ids.split { $0 == "," || $0 == " " }.map(String.init),
      String(reason.drop { $0 == " " }.reversed().drop { $0 == " " || $0 == "\r" }.reversed())
    )
  }

  /// The next line with anything in it that is no comment.
  private static func nextLine(after index: Int, in lines: [String]) -> Int {
    for number in (index + 1)..<max(index + 1, lines.count) {
      let content = lines[number].drop { $0 == " " || $0 == "\t" || $0 == "\r" }
      if !content.isEmpty, content.first != "#" { return number + 1 }
    }
    return index + 2
  }
}
