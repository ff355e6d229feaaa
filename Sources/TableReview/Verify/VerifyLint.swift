import TableComparison
import TableLint
import TableLinting
import TableModel
import TableProject
import TableRendering
import TableSources

/// How pictures that differ are linted, so that a review shows what a change breaks.
public struct VerifyLint: Sendable {
  /// What the project says of rules.
  public var configuration: LintConfiguration
  /// The folder that paths of the configuration start from.
  public var folder: FilePath
  /// The findings that are known already.
  public var baseline: LintBaseline?

  /// The rules of a project.
  public init(_ configuration: LintConfiguration, folder: FilePath, baseline: LintBaseline? = nil) {
    (self.configuration, self.folder, self.baseline) = (configuration, folder, baseline)
  }

  /// What breaks rules on a screen as a job draws it, without what is excused or known.
  func findings(
    on job: BatchJob, of source: Source, _ input: InputFile, _ renderer: Renderer
  ) throws -> [FindingChanges.Placed] {
    let request = LintRequest(
      table: nil, matrix: VariantMatrix(of: job.variant), configuration: configuration, folder: folder,
      settings: LintSettings(), budget: renderer.budget, baseline: baseline)
    let linter = try SourceLinter(request, sources: SourceStore(room: 0), renderer: renderer)
    return linter.notices(on: job.screen, of: source, input).map { notice in
      FindingChanges.Placed(
        finding: OutlineFinding(rule: notice.rule, message: notice.message, path: notice.path),
        location: notice.location)
    }
  }
}
