import TableLint
import TableModel
import TableReview

/// The findings of the linter as annotations of GitHub's, which shows them beside the lines of the source.
public struct LintAnnotations {
  private let report: LintReport

  /// The annotations of a report.
  public init(_ report: LintReport) {
    self.report = report
  }

  /// The lines, each ended by a line feed: `::warning file=a.yaml,line=12,col=7,title=text-truncated::…`.
  public var text: String {
    report.counting.map { notice in
      let command =
        switch notice.level {
        case .error: "error"
        case .warning: "warning"
        case .info, .hint, .off: "notice"
        }
      let message =
        notice.message + LintText.ways(notice, report.variants) + (notice.hint.map { "; \($0)" } ?? "")
      return WorkflowCommand(command, at: notice.location, title: notice.rule, message).line + "\n"
    }
    .joined()
  }
}
