import Synchronization
import TableDrawing
import TableLint
import TableModel
import TableRendering
import TableSources

/// Holds sources against rules on all processors: what `tablemock lint` does.
public final class LintJob: Sendable {
  /// The sources.
  let inputs: [InputFile]
  /// The name of the one table of each source that has several; `nil` for all.
  let table: String?
  /// The ways of drawing in which screens are looked at.
  let matrix: VariantMatrix
  /// What the project says.
  let configuration: LintConfiguration
  /// The folder that paths of the configuration and of reports start from.
  let folder: FilePath
  /// What is asked for this time, which comes before the project.
  let settings: LintSettings
  /// The findings that are known already.
  let baseline: LintBaseline?
  /// What laying out a screen may use up.
  let budget: WorkBudget
  /// The number of threads.
  private let threads: Int
  private let version: String
  /// The exceptions of the configuration that were of use.
  let uses = ExceptionUses()

  /// A job for some sources.
  ///
  /// - Parameters:
  ///   - inputs: The sources.
  ///   - table: The name of the one table of each source that has several; `nil` for all.
  ///   - matrix: The ways of drawing in which screens are looked at.
  ///   - configuration: What the project says.
  ///   - folder: The folder of the configuration.
  ///   - settings: What is asked for this time.
  ///   - baseline: The findings that are known already.
  ///   - budget: What laying out a screen may use up.
  ///   - threads: The number of threads; at least 1.
  ///   - version: The version of the program.
  public init(
    inputs: [InputFile], table: String? = nil, matrix: VariantMatrix = VariantMatrix(),
    configuration: LintConfiguration = LintConfiguration(), folder: FilePath = .current,
    settings: LintSettings = LintSettings(), baseline: LintBaseline? = nil,
    budget: WorkBudget = WorkBudget(), threads: Int = 1, version: String
  ) {
    self.inputs = inputs
    self.table = table
    self.matrix = matrix
    self.configuration = configuration
    self.folder = folder
    self.settings = settings
    self.baseline = baseline
    self.budget = budget
    self.threads = max(1, threads)
    self.version = version
  }

  /// What was found; the order of findings is that of the inputs, whatever thread was first.
  ///
  /// - Throws: An error where a font is missing.
  public func run() throws -> LintReport {
    let (outcomes, complaint) = try outcomes()
    let shared = configuration.settings.overridden(by: settings)
    var report = LintReport(
      notices: outcomes.flatMap(\.notices), files: outcomes.count(where: \.hasTables),
      errors: outcomes.flatMap(\.errors) + (complaint.map { [$0] } ?? []), version: version,
      levels: Dictionary(uniqueKeysWithValues: LintRule.all.map { ($0.id, shared.level(of: $0)) }),
      variants: matrix.count)
    report.notices += unusedExceptions(shared)
    baseline?.excuse(&report.notices, relative: { self.relative(FilePath($0)).text })
    return report
  }

  /// Findings about exceptions of the configuration that excuse nothing in any of the sources.
  private func unusedExceptions(_ settings: LintSettings) -> [LintNotice] {
    let level = settings.level(of: .suppressionUnused)
    guard level > .off, let file = configuration.file, inputs.contains(where: \.mayHaveObjects) else {
      return []
    }
    return uses.unused(of: configuration.exceptions).map { exception in
      LintNotice(
        rule: LintRule.suppressionUnused.id, level: level,
        message:
          "nothing breaks \(exception.rules.map { "“\($0)”" }.joined(separator: ", ")) at the object “\(exception.object)”",
        hint: "leave the exception out", location: SourceLocation(file: file), path: "", screen: 0, views: [],
        fingerprint: "exception-\(exception.object)")
    }
  }

  /// What came of each source; a table that is asked for is looked for in all of them on one thread.
  private func outcomes() throws -> ([SourceLinter.Outcome], Diagnostic?) {
    guard let table else {
      let sources = SourceStore()
      let outcomes = try WorkerMap(threads: min(threads, inputs.count)).map(inputs) { [self] in
        let linter = try SourceLinter(self, sources: sources)
        return { linter.lint($0) }
      }
      return (outcomes, nil)
    }
    let linter = try SourceLinter(self, sources: SourceStore())
    let outcomes = inputs.map { linter.lint($0) }
    return (
      outcomes,
      linter.complaint.map { Diagnostic(.error, at: SourceLocation(file: table), $0) }
    )
  }

  /// A path as the configuration, baselines and reports have it: from the folder of the configuration, where it lies below.
  public func relative(_ path: FilePath) -> FilePath {
    let plain = path.relative(to: .current) ?? path
    return folder == .current ? plain : path.relative(to: folder) ?? plain
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

extension InputFile {
  /// Whether the file may be an Interface Builder document, whose objects exceptions name.
  fileprivate var mayHaveObjects: Bool { path.hasEnding(["storyboard", "xib"]) }
}
