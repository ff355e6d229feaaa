import TableLint
import TableModel
import TableProject

/// The findings of the linter as annotations of GitHub's, which shows them beside the lines of the source.
public struct LintAnnotations {
  private let report: LintReport
  private let path: (String) -> String

  /// The annotations of a report, with files called as `path` says.
  public init(_ report: LintReport, path: @escaping (String) -> String = { $0 }) {
    self.report = report
    self.path = path
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
      var place = notice.location
      place.file = path(place.file)
      return WorkflowCommand(command, at: place, title: notice.rule, message).line + "\n"
    }
    .joined()
  }
}
