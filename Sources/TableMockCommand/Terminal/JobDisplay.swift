import ArgumentParser
import TableModel
import TableProject
import TableSources

/// Shows how a job goes on, and prints what it finds and makes.
final class JobDisplay: JobObserver {
  /// The seconds between two pictures of a bar, and between two lines.
  private static let (barPause, linePause) = (0.1, 10.0)

  private let style: ProgressStyle
  private let common: CommonOptions
  private let printer: DiagnosticPrinter
  private let links: Hyperlinks
  private let start = MonotonicClock.now
  private var (lastShown, lastFlush) = (0.0, 0.0)
  private var isBarShown = false
  /// What was told of the source at hand, all of whose pictures have the same findings.
  private var told: (input: FilePath, findings: [Diagnostic]) = ("", [])
  /// Warnings that were told, each of which is told once, whatever sources share the file that it is about.
  private var toldWarnings: Set<Diagnostic> = []
  /// What is said of many files alike, and told when all are known; `nil` where a job never ends.
  private var alike: [Diagnostic]?
  private var pending: [UInt8] = []
  /// Whether what was to be printed could not be.
  private var hasFailed = false

  init(_ common: CommonOptions, isEndless: Bool = false) {
    alike = isEndless ? nil : []
    let style = common.progress
    let automatic: ProgressStyle = Terminal.canMove ? .bar : .lines
    self.style = common.quiet && style != .json ? .none : style == .auto ? automatic : style
    self.common = common
    printer = DiagnosticPrinter(common)
    links = .ofResults(common.hyperlinks)
  }

  /// Only programs read digests.
  var wantsDigests: Bool { style == .json }

  func beganAnew() {
    told = ("", [])
    toldWarnings = []
  }

  func found(_ findings: [Diagnostic]) {
    let findings = findings.filter { finding in
      finding.severity == .error || toldWarnings.insert(finding).inserted
    }
    alike? += findings.filter(\.isOfMany)
    let told = alike == nil ? findings : findings.filter { !$0.isOfMany }
    guard !told.isEmpty else { return }
    clear()
    printer.print(told)
  }

  /// Takes the bar away, and tells what is said of many files alike, once for all of them.
  func end() {
    clear()
    guard let alike, !alike.isEmpty else { return }
    self.alike = []
    printer.print(alike.countedByMessage)
  }

  func failed(_ message: String) {
    clear()
    printer.print(error: message)
  }

  func finished(_ result: JobResult, _ summary: BatchSummary) {
    if told.input != result.input { told = (result.input, []) }
    let news = result.diagnostics.filter { !told.findings.contains($0) }
    told.findings += news
    found(news)
    if style == .json {
      let members: [(key: String, value: JSONValue)] = [
        ("done", .number(Double(summary.finished))), ("total", .number(Double(summary.planned))),
      ]
      print(JSONValue.object(members + result.members).line)
    } else if result.status == .written, result.output != "-" {
      wrote(result.output)
    }
    tellDetails(of: result)
    if summary.seconds - lastFlush >= JobDisplay.barPause {
      flush()
      lastFlush = summary.seconds
    }
    show(ProgressText(summary))
  }

  /// Tells those who want to know what became of a picture, and what it took.
  private func tellDetails(of result: JobResult) {
    guard common.verbose else { return }
    let size = result.size.map { ", \(Int($0.width)) × \(Int($0.height))" } ?? ""
    let time = "\((result.milliseconds * 10).rounded() / 10) ms"
    flush()
    clear()
    common.note(
      "\(result.input.shown) → \(result.output.shown): \(result.status.rawValue)\(size), \(result.bytes) bytes, \(time)"
    )
  }

  func goesOn(_ summary: BatchSummary) {
    flush()
    show(ProgressText(summary))
  }

  func advanced(_ progress: JobProgress) {
    show(ProgressText(progress, seconds: MonotonicClock.now - start))
  }

  func wrote(_ path: FilePath) {
    guard !common.quiet else { return }
    let bytes = StandardOutput.bytes(of: path)
    print(links.areShown ? Array(links.linked(String(decoding: bytes, as: UTF8.self), to: path).utf8) : bytes)
  }

  func put(_ bytes: [UInt8]) throws {
    flush()
    clear()
    try StandardOutput.write(bytes)
  }

  /// Removes the bar.
  func clear() {
    if isBarShown { StandardError.write("\r\u{1B}[K") }
    isBarShown = false
  }

  /// Prints what is left; a program is told what became of all.
  ///
  /// Throws a `StandardOutput.Failure` where something could not be printed.
  func finish(_ summary: BatchSummary? = nil) throws {
    end()
    if style == .json, let summary {
      print(JSONValue.object([("summary", .object(summary.members))]).line)
    }
    flush()
    if hasFailed { throw StandardOutput.Failure() }
  }

  /// What comes of a job; what ends it as a whole is told after all that it has made, and ends the program.
  func told<Result>(_ run: () throws -> Result) throws -> Result {
    do {
      return try run()
    } catch let failure as StandardOutput.Failure {
      throw failure
    } catch {
      try finish()
      if let finding = error as? Diagnostic { printer.print([finding]) } else { failed("\(error)") }
      throw ExitCode(1)
    }
  }

  /// Prints what became of a batch.
  func tell(_ summary: BatchSummary, results: FilePath) {
    guard !common.quiet, style != .json else { return }
    var parts = ["\(summary.written) written"]
    if summary.unchanged > 0 { parts.append("\(summary.unchanged) unchanged") }
    if summary.failed > 0 { parts.append("\(summary.failed) failed") }
    if summary.pruned > 0 { parts.append("\(summary.pruned) deleted") }
    let counts = parts.joined(separator: ", ")
    let progress = ProgressText(summary)
    if summary.signal != nil {
      StandardError.print("interrupted: \(counts) of \(summary.planned) pictures; --resume goes on")
    } else {
      StandardError.print("\(counts) in \(progress.time), \(progress.rate); see \(results)")
    }
  }

  private func print(_ line: String) { print(Array(line.utf8)) }

  private func print(_ line: [UInt8]) {
    pending += line
    pending.append(UInt8(ascii: "\n"))
    if pending.count > 1 << 15 || Terminal.showsResults { flush() }
  }

  /// Writes what waits, unless writing has failed: the pictures are wanted even where nobody reads their names.
  private func flush() {
    guard !pending.isEmpty, !hasFailed else { return pending.removeAll() }
    if Terminal.showsResults { clear() }
    defer { pending.removeAll(keepingCapacity: true) }
    do throws(StandardOutput.Failure) {
      try StandardOutput.write(pending)
    } catch {
      hasFailed = true
    }
  }

  private func show(_ progress: ProgressText) {
    switch style {
    case .bar where progress.seconds - lastShown >= JobDisplay.barPause:
      // What is wider than the terminal would go on in a second line, which nothing takes away again.
      let bar = progress.bar.prefix(Terminal.width.map { $0 - 1 } ?? .max)
      StandardError.write("\r\(bar)\u{1B}[K")
      isBarShown = true
      lastShown = progress.seconds
    case .lines where progress.seconds - lastShown >= JobDisplay.linePause:
      StandardError.print(progress.line)
      lastShown = progress.seconds
    default: break
    }
  }
}

/// How far a job is, in words and as a bar.
struct ProgressText {
  private static let barWidth = 24

  private let progress: JobProgress
  private let failed: Int
  /// The seconds that it took so far.
  let seconds: Double

  /// The progress of a job of which nothing fails that it goes on from.
  init(_ progress: JobProgress, seconds: Double) {
    (self.progress, failed, self.seconds) = (progress, 0, seconds)
  }

  /// The progress of a batch.
  init(_ summary: BatchSummary) {
    progress = JobProgress(.pictures, finished: summary.finished, planned: summary.planned)
    (failed, seconds) = (summary.failed, summary.seconds)
  }

  /// A bar with the numbers behind it.
  var bar: String {
    let width = ProgressText.barWidth
    let share = progress.planned > 0 ? Double(progress.finished) / Double(progress.planned) : 1
    let full = Int(share * Double(width))
    let bar = String(repeating: "█", count: full) + String(repeating: "░", count: max(0, width - full))
    let failures = failed > 0 ? ", \(failed) failed" : ""
    return
      "\(bar) \(Int(share * 100)) % \(progress.finished)/\(progress.planned)\(failures), \(rate), \(timeLeft)"
  }

  /// The numbers alone.
  var line: String {
    "\(progress.finished) of \(progress.planned) \(progress.thing.rawValue), \(rate), \(timeLeft)"
  }

  /// How many things are done a second.
  var rate: String {
    guard seconds > 0 else { return "– \(progress.thing.rawValue)/s" }
    let count = Int((Double(progress.finished) / seconds).rounded())
    return "\(count) \(count == 1 ? String(progress.thing.rawValue.dropLast()) : progress.thing.rawValue)/s"
  }

  /// The time that it took so far.
  var time: String { ProgressText.time(seconds) }

  private var timeLeft: String {
    guard progress.finished > 0 else { return "–" }
    let left = seconds / Double(progress.finished) * Double(max(0, progress.planned - progress.finished))
    return "\(ProgressText.time(left)) left"
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
