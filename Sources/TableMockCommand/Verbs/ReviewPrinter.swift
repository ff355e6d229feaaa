import TableReview

/// Prints what a review has found.
enum ReviewPrinter {
  /// What stands on standard output.
  static func text(of record: ReviewRecord, as options: FindingOptions) -> String {
    switch options.format {
    case .text: ReviewText(record).text
    case .json: record.text
    case .markdown: ReviewMarkdown(record, address: options.reportURL).text
    case .github: ReviewAnnotations(record).text
    }
  }
}
