import TableProject

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
