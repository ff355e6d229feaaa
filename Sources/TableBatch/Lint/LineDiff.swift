/// What differs between two texts, as a unified diff of lines.
struct LineDiff {
  private let old: [Substring]
  private let new: [Substring]
  private let name: String

  /// How many lines around a change are shown.
  private static let context = 3

  init(_ old: [UInt8], _ new: [UInt8], named name: String) {
    self.old = LineDiff.lines(String(decoding: old, as: UTF8.self))
    self.new = LineDiff.lines(String(decoding: new, as: UTF8.self))
    self.name = name
  }

  private static func lines(_ text: String) -> [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// The diff; empty where nothing differs.
  var text: String {
    let changes = new.difference(from: old)
    guard !changes.isEmpty else { return "" }
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [(sign: String, text: Substring, old: Int, new: Int)] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        lines.append(("-", old[i], i, j))
        i += 1
      } else if j < new.count, inserted.contains(j) {
        lines.append(("+", new[j], i, j))
        j += 1
      } else {
        guard i < old.count, j < new.count else { break }
        lines.append((" ", old[i], i, j))
        i += 1
        j += 1
      }
    }
    return "--- \(name)\n+++ \(name)\n" + hunks(of: lines)
  }

  private func hunks(of lines: [(sign: String, text: Substring, old: Int, new: Int)]) -> String {
    var text = ""
    var index = 0
    while let first = lines[index...].firstIndex(where: { $0.sign != " " }) {
      var last = first
      while let next = lines[(last + 1)...].firstIndex(where: { $0.sign != " " }),
        next - last <= 2 * LineDiff.context
      {
        last = next
      }
      let start = max(index, first - LineDiff.context)
      let end = min(lines.count - 1, last + LineDiff.context)
      let hunk = lines[start...end]
      let (before, after) = (hunk.count { $0.sign != "+" }, hunk.count { $0.sign != "-" })
      text += "@@ -\(lines[start].old + 1),\(before) +\(lines[start].new + 1),\(after) @@\n"
      text += hunk.map { "\($0.sign)\($0.text)\n" }.joined()
      index = end + 1
      guard index < lines.count else { break }
    }
    return text
  }
}
