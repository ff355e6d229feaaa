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

  /// Hands out the page in parts, in order.
  func render(to write: (String) throws -> Void) throws {
    let frame = Properties(PageValues(review: review))
    try write(head.render(frame))
    for (place, entry) in review.entries.enumerated() {
      try write(self.entry.render(Properties(EntryValues(entry: entry, number: place + 1))))
    }
    try write(foot.render(frame))
  }
}
