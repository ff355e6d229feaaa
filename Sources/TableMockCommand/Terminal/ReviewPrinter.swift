import TableReview

/// Prints what a review has found.
enum ReviewPrinter {
  /// What stands on standard output.
  static func text(of record: ReviewRecord, as format: FindingFormat) -> String {
    switch format {
    case .text: ReviewText(record).text
    case .json: record.text
    case .markdown: ReviewMarkdown(record).text
    case .github: ReviewAnnotations(record).text
    }
  }
}
