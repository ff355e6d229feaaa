import TableModel
import TableReview

/// Prints what a review has found.
enum ReviewPrinter {
  /// What stands on standard output; in a text for people that is to be quiet, errors and the numbers alone.
  ///
  /// `sides` are what was compared, whose revisions annotations do not name.
  static func text(
    of record: ReviewRecord, as options: FindingOptions, isQuiet: Bool = false, sides: [DiffOperand] = []
  ) -> String {
    switch options.format {
    case .text: isQuiet ? ReviewText(record).summary : ReviewText(record).text
    case .json: record.text
    case .markdown: ReviewMarkdown(record, address: options.reportURL).text
    case .github:
      ReviewAnnotations(
        record, path: RepositoryPaths(workspace: GitHubEnvironment.workspace, sides: sides).path
      ).text
    }
  }
}
