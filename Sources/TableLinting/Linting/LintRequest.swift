import Synchronization
import TableDrawing
import TableLint
import TableModel
import TableProject
import TableSources

/// What a run of the linter looks for, whatever the source.
package struct LintRequest: Sendable {
  /// The name of the one table of each source that has several; `nil` for all.
  var table: String?
  /// The ways of drawing in which screens are looked at.
  var matrix: VariantMatrix
  /// What the project says.
  var configuration: LintConfiguration
  /// The folder that paths of the configuration and of reports start from.
  var folder: FilePath
  /// What is asked for this time, which comes before the project.
  var settings: LintSettings
  /// What laying out a screen may use up.
  var budget: WorkBudget
  /// The exceptions of the configuration that were of use.
  let uses = ExceptionUses()
  /// The findings that are known already.
  package var baseline: LintBaseline?

  package init(
    table: String? = nil, matrix: VariantMatrix, configuration: LintConfiguration, folder: FilePath,
    settings: LintSettings, budget: WorkBudget, baseline: LintBaseline? = nil
  ) {
    self.table = table
    self.matrix = matrix
    self.configuration = configuration
    self.folder = folder
    self.settings = settings
    self.budget = budget
    self.baseline = baseline
  }

  /// A path as the configuration, baselines and reports have it: from the folder of the configuration, where it lies below.
  func relative(_ path: FilePath) -> FilePath {
    let plain = path.relative(to: .current) ?? path
    if folder == .current, !plain.isAbsolute { return plain }
    // A folder above this one, or one with links in its path, begins as no path does.
    return path.relative(to: folder) ?? folder.resolved.flatMap { path.absolute.relative(to: $0) } ?? plain
  }

  /// Notes which findings are known already.
  package func excuseKnown(_ notices: inout [LintNotice]) {
    baseline?.excuse(&notices)
  }

  /// Notes which findings of all of a report are known already, and what is known and was not found: of rules that were
  /// looked for, in sources that were looked at or are there no more.
  func excuseKnown(of report: inout LintReport, in inputs: [InputFile]) {
    guard let baseline else { return }
    let folder = baseline.folder.rooted
    let files = Set(inputs.map { LintBaseline.name(of: $0.path.text, from: folder) })
    let levels = report.levels
    report.goneFindings = baseline.excuse(&report.notices) { file, rule in
      levels[rule].map { $0 > .off } ?? true
        && (files.contains(file) || !folder.appending(FilePath(file)).exists)
    }
  }
}

/// Notes which exceptions of a configuration were of use.
final class ExceptionUses: Sendable {
  private let used = Mutex<Set<LintConfiguration.Exception>>([])

  func note(_ exception: LintConfiguration.Exception) {
    used.withLock { _ = $0.insert(exception) }
  }

  /// The exceptions among some that were of no use, in their order.
  func unused(of exceptions: [LintConfiguration.Exception]) -> [LintConfiguration.Exception] {
    used.withLock { used in exceptions.filter { !used.contains($0) } }
  }
}
