/// Reads the tables of measured numbers whose form ``Probe`` tells.
struct ProbeReader {
  /// A line that is no probe.
  struct Failure: Error, CustomStringConvertible {
    var line: Int
    var text: String

    var description: String { "line \(line) is no probe: \(text)" }
  }

  private var origin = (x: 0, y: 0)
  /// The comment right above the line that is read.
  private var comment = ""
  private(set) var probes: [Probe] = []

  /// Reads a table; throws at the first line that is no probe.
  init(_ text: String) throws {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = line.split(separator: " ").map(String.init)
      guard let first = words.first, !first.hasPrefix("#") else {
        comment = words.dropFirst().joined(separator: " ")
        continue
      }
      guard read(first, ArraySlice(words.dropFirst())) else {
        throw Failure(line: index + 1, text: String(line))
      }
    }
  }

  private mutating func read(_ word: String, _ words: ArraySlice<String>) -> Bool {
    var words = words
    if word == "origin" {
      guard let x = Int(words.popFirst() ?? ""), let y = Int(words.popFirst() ?? "") else { return false }
      origin = (x, y)
      return words.isEmpty
    }
    guard let kind = kind(word, &words), !words.isEmpty else { return false }
    probes.append(Probe(name: words.joined(separator: " "), kind: kind, comment: comment))
    return true
  }

  private func kind(_ word: String, _ words: inout ArraySlice<String>) -> Probe.Kind? {
    if let edge = Probe.Edge(rawValue: word) { return self.edge(edge, &words) }
    guard let place = words.popFirst(), let other = words.popFirst() else { return nil }
    if word == "ink" {
      guard let x = range(place, origin.x), let y = range(other, origin.y),
        let background = ProbeReader.color(words.popFirst()), let color = ProbeReader.color(words.popFirst())
      else { return nil }
      return .ink(x: x, y: y, background: background, color)
    }
    guard let x = Int(place).map({ $0 + origin.x }), let y = Int(other).map({ $0 + origin.y }) else {
      return nil
    }
    switch word {
    case "color":
      return ProbeReader.color(words.popFirst()).map { .color(x: x, y: y, $0) }
    case "column", "row":
      let colors = ProbeReader.colors(&words)
      let (stepX, stepY) = word == "row" ? (1, 0) : (0, 1)
      return colors.isEmpty ? nil : .line(x: x, y: y, stepX: stepX, stepY: stepY, colors)
    default:
      return nil
    }
  }

  private func edge(_ edge: Probe.Edge, _ words: inout ArraySlice<String>) -> Probe.Kind? {
    guard let x = range(words.popFirst(), origin.x), let y = range(words.popFirst(), origin.y) else {
      return nil
    }
    let colors = (words.popFirst() ?? "").split(separator: "/").map { ProbeReader.color(String($0)) }
    guard colors.count == 2, let ink = colors[0], let background = colors[1],
      var value = ProbeReader.length(words.popFirst())
    else { return nil }
    switch edge {
    case .left, .right, .middleX: value.shift = Double(origin.x)
    case .top, .bottom, .middleY: value.shift = Double(origin.y)
    case .width, .height: break
    }
    var tolerance = Probe.Length(value: 0.5, isPoints: true)
    if let word = words.first, word.hasPrefix("±") {
      guard let own = ProbeReader.length(String(word.dropFirst())), own.value > 0 else { return nil }
      tolerance = own
      words.removeFirst()
    }
    return .edge(edge, x: x, y: y, ink: ink, background: background, value: value, within: tolerance)
  }

  private func range(_ word: String?, _ shift: Int) -> Range<Int>? {
    let ends = (word ?? "").split(separator: ".").compactMap { Int($0) }
    guard ends.count == 2, ends[0] < ends[1], word?.contains("..") == true else { return nil }
    return ends[0] + shift..<ends[1] + shift
  }

  private static func length(_ word: String?) -> Probe.Length? {
    guard let word else { return nil }
    let isPoints = word.hasSuffix("pt")
    return Double(isPoints ? String(word.dropLast(2)) : word).map {
      Probe.Length(value: $0, isPoints: isPoints)
    }
  }

  private static func color(_ word: String?) -> UInt32? {
    guard let word, word.utf8.count == 6 else { return nil }
    return UInt32(word, radix: 16)
  }

  /// The colours at the beginning of the words; what follows them is the name.
  private static func colors(_ words: inout ArraySlice<String>) -> [UInt32?] {
    var colors: [UInt32?] = []
    while let word = words.first {
      let parts = word.split(separator: "*")
      if word == "-" {
        colors.append(nil)
      } else if parts.count == 2, let color = color(String(parts[0])), let count = Int(parts[1]), count > 0 {
        colors += Array(repeating: color, count: count)
      } else if let color = color(word) {
        colors.append(color)
      } else {
        break
      }
      words.removeFirst()
    }
    return colors
  }
}
