import Glibc
import TableMock

/// Shows how a batch goes on, and prints what it has drawn.
final class BatchDisplay: BatchObserver {
  /// The seconds between two pictures of a bar, and between two lines.
  private static let (barPause, linePause) = (0.1, 10.0)
  private static let barWidth = 24

  private let style: ProgressStyle
  private let isQuiet: Bool
  private let printer = DiagnosticPrinter()
  private var lastShown = 0.0
  private var isBarShown = false
  private var lastFindings: [Diagnostic] = []
  private var pending: [UInt8] = []

  init(_ style: ProgressStyle, isQuiet: Bool) {
    let automatic: ProgressStyle = isatty(STDERR_FILENO) == 1 ? .bar : .lines
    self.style = style == .auto ? automatic : style
    self.isQuiet = isQuiet
  }

  func batch(_ summary: BatchSummary, finished result: JobResult) throws {
    // All pictures of a source have the same findings, which are told once.
    if !result.diagnostics.isEmpty, result.diagnostics != lastFindings {
      clear()
      printer.print(isQuiet ? result.diagnostics.filter { $0.severity == .error } : result.diagnostics)
      lastFindings = result.diagnostics
    }
    if style == .json {
      let members: [(key: String, value: JSONValue)] = [
        ("done", .number(Double(summary.finished))), ("total", .number(Double(summary.planned))),
      ]
      try print(JSONValue.object(members + result.members).line)
    } else if !isQuiet, result.status == .written {
      try print(result.output)
    }
    show(summary)
  }

  func batchGoesOn(_ summary: BatchSummary) {
    try? flush()
    show(summary)
  }

  /// Removes the bar.
  func clear() {
    if isBarShown { StandardError.write("\r\u{1B}[K") }
    isBarShown = false
  }

  /// Prints what is left, and what became of all.
  func finish(_ summary: BatchSummary, results: String) throws {
    clear()
    if style == .json {
      try print(JSONValue.object([("summary", .object(summary.members))]).line)
    }
    try flush()
    guard !isQuiet, style != .json else { return }
    var parts = ["\(summary.written) written"]
    if summary.unchanged > 0 { parts.append("\(summary.unchanged) unchanged") }
    if summary.failed > 0 { parts.append("\(summary.failed) failed") }
    if summary.pruned > 0 { parts.append("\(summary.pruned) deleted") }
    let counts = parts.joined(separator: ", ")
    let rate = BatchDisplay.rate(summary)
    if summary.signal != nil {
      StandardError.print("interrupted: \(counts) of \(summary.planned) pictures; --resume goes on")
    } else {
      StandardError.print("\(counts) in \(BatchDisplay.time(summary.seconds)), \(rate); see \(results)")
    }
  }

  private func print(_ line: String) throws {
    pending += line.utf8
    pending.append(UInt8(ascii: "\n"))
    if pending.count > 1 << 15 || isatty(STDOUT_FILENO) == 1 { try flush() }
  }

  private func flush() throws {
    guard !pending.isEmpty else { return }
    if isatty(STDOUT_FILENO) == 1 { clear() }
    defer { pending.removeAll(keepingCapacity: true) }
    try StandardOutput.write(pending)
  }

  private func show(_ summary: BatchSummary) {
    switch style {
    case .bar where summary.seconds - lastShown >= BatchDisplay.barPause:
      StandardError.write("\r\(BatchDisplay.bar(summary))\u{1B}[K")
      isBarShown = true
      lastShown = summary.seconds
    case .lines where summary.seconds - lastShown >= BatchDisplay.linePause:
      StandardError.print(
        "\(summary.finished) of \(summary.planned) pictures, \(BatchDisplay.rate(summary)), \(BatchDisplay.timeLeft(summary))"
      )
      lastShown = summary.seconds
    default: break
    }
  }

  private static func bar(_ summary: BatchSummary) -> String {
    let share = summary.planned > 0 ? Double(summary.finished) / Double(summary.planned) : 1
    let full = Int(share * Double(barWidth))
    let bar = String(repeating: "█", count: full) + String(repeating: "░", count: max(0, barWidth - full))
    let failed = summary.failed > 0 ? ", \(summary.failed) failed" : ""
    return
      "\(bar) \(Int(share * 100)) % \(summary.finished)/\(summary.planned)\(failed), \(rate(summary)), \(timeLeft(summary))"
  }

  private static func rate(_ summary: BatchSummary) -> String {
    guard summary.seconds > 0 else { return "– pictures/s" }
    return "\(Int((Double(summary.finished) / summary.seconds).rounded())) pictures/s"
  }

  private static func timeLeft(_ summary: BatchSummary) -> String {
    guard summary.finished > 0 else { return "–" }
    let left = summary.seconds / Double(summary.finished) * Double(max(0, summary.planned - summary.finished))
    return "\(time(left)) left"
  }

  /// A time as people say it: `0.4 s`, `12 s`, `3:05 min`, `2:10 h`.
  private static func time(_ seconds: Double) -> String {
    switch seconds {
    case ..<10: return "\((seconds * 10).rounded() / 10) s"
    case ..<60: return "\(Int(seconds)) s"
    case ..<3600: return "\(Int(seconds) / 60):\(twoDigits(Int(seconds) % 60)) min"
    default: return "\(Int(seconds) / 3600):\(twoDigits(Int(seconds) / 60 % 60)) h"
    }
  }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}
