import Dispatch
import Foundation
import Mustache
import Synchronization

/// The page of a review, rendered part by part, so that a long one is never held as a whole.
struct ReportPage {
  private let review: Review
  private let head: MustacheTemplate
  private let entry: MustacheTemplate
  private let foot: MustacheTemplate

  /// The page of a review; throws where a template cannot be read.
  init(review: Review) throws {
    MustacheContentTypes.register(PageText(), named: PageText.name)
    self.review = review
    head = try MustacheTemplate(string: PageFiles.head)
    entry = try MustacheTemplate(string: PageFiles.entry)
    foot = try MustacheTemplate(string: PageFiles.foot)
  }

  /// The entries that are rendered at once, on all processors.
  private static let batchSize = 256

  /// Hands out the page in parts, in order.
  func render(to write: (String) throws -> Void) throws {
    let frame = PageValues(review: review).properties
    try write(head.render(frame))
    for start in stride(from: 0, to: review.entries.count, by: Self.batchSize) {
      try write(rendered(start..<min(start + Self.batchSize, review.entries.count)))
    }
    try write(foot.render(frame))
  }

  /// Some of the entries, a part of them on each processor.
  private func rendered(_ places: Range<Int>) -> String {
    let (entry, entries) = (entry, review.entries)
    let parts = max(1, min(places.count, ProcessInfo.processInfo.activeProcessorCount))
    let texts = Mutex([String](repeating: "", count: parts))
    DispatchQueue.concurrentPerform(iterations: parts) { part in
      let start = places.lowerBound + places.count * part / parts
      let end = places.lowerBound + places.count * (part + 1) / parts
      let text = (start..<end).map { place in
        entry.render(EntryValues(entry: entries[place], number: place + 1).properties)
      }.joined()
      texts.withLock { $0[part] = text }
    }
    return texts.withLock { $0.joined() }
  }
}
