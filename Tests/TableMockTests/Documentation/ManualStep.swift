import Foundation

/// Commands that a page shows, and what it says they print.
struct ManualStep {
  /// The number of the first line in the page, from 1.
  let line: Int
  /// The commands, for bash.
  let script: String
  /// What is printed on both outputs; `nil` where the page does not show it.
  let shown: [String]?

  /// The steps of a page, from top to bottom.
  ///
  /// Commands are what is fenced as `sh`, indented blocks that name the program or make, and the lines after `$` in
  /// what is fenced as `console`, where the lines between them are what is printed.
  static func steps(of page: ManualPage) -> [ManualStep] {
    page.blocks.flatMap(steps)
  }

  private static func steps(in block: ManualPage.Block) -> [ManualStep] {
    switch block.language {
    case "console": dialogue(in: block)
    case "sh": [ManualStep(line: block.firstLine, script: block.text, shown: nil)]
    case nil where block.lines.contains(where: isCommand):
      [ManualStep(line: block.firstLine, script: block.text, shown: nil)]
    default: []
    }
  }

  private static func isCommand(_ line: String) -> Bool {
    line.contains("tablemock ") || line.hasPrefix("make ")
  }

  private static func dialogue(in block: ManualPage.Block) -> [ManualStep] {
    var steps: [ManualStep] = []
    for (index, line) in block.lines.enumerated() {
      let number = block.firstLine + index
      if line.hasPrefix("$ ") {
        steps.append(ManualStep(line: number, script: String(line.dropFirst(2)), shown: []))
      } else if let step = steps.popLast() {
        steps.append(
          step.script.hasSuffix("\\")
            ? ManualStep(line: step.line, script: "\(step.script)\n\(line)", shown: [])
            : ManualStep(line: step.line, script: step.script, shown: (step.shown ?? []) + [line]))
      }
    }
    return steps
  }

  /// Whether lines are what the page shows, where `…` stands for any text and, alone in a line, for any lines.
  func isShown(_ printed: [String]) -> Bool {
    guard let shown else { return true }
    return ManualStep.matches(shown[...], printed[...])
  }

  private static func matches(_ shown: ArraySlice<String>, _ printed: ArraySlice<String>) -> Bool {
    guard let first = shown.first else { return printed.isEmpty }
    let rest = shown.dropFirst()
    if first.allSatisfy({ $0 == " " || $0 == "…" }), first.contains("…") {
      return (printed.startIndex...printed.endIndex).contains { matches(rest, printed[$0...]) }
    }
    guard let line = printed.first, matches(first, line) else { return false }
    return matches(rest, printed.dropFirst())
  }

  private static func matches(_ shown: String, _ printed: String) -> Bool {
    let parts = shown.components(separatedBy: "…")
    guard parts.count > 1 else { return shown == printed }
    var rest = printed[...]
    for (index, part) in parts.enumerated() where !part.isEmpty {
      let isLast = index == parts.count - 1
      let options: String.CompareOptions = index == 0 ? .anchored : isLast ? [.anchored, .backwards] : []
      guard let range = rest.range(of: part, options: options) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
