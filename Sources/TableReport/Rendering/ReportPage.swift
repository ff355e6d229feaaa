import Mustache

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

  /// The entries of a part: enough for few parts, and few enough for all processors to end at about the same time.
  private static let partSize = 16

  /// Hands out the page in parts, in order; throws where an entry cannot be read.
  func render(to write: @Sendable (String) throws -> Void) throws {
    let frame = PageValues(review: review)
    try write(head.render(frame))
    let (entry, entries) = (entry, review.entries)
    try OrderedParts.make((entries.count + Self.partSize - 1) / Self.partSize) { part in
      var text = ""
      for place in part * Self.partSize..<min((part + 1) * Self.partSize, entries.count) {
        text += entry.render(EntryValues(entry: try entries[place], number: place + 1))
      }
      return text
    } to: {
      try write($0)
    }
    try write(foot.render(frame))
  }
}
