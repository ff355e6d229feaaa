import TableDrawing
import TableLint
import TableModel
import TableProject
import TableRendering
import TableSources

/// Holds sources against rules on all processors: what `tablemock lint` does.
public final class LintJob: Sendable {
  /// The specs, documents and bundles that are looked at.
  public let inputs: [InputFile]
  /// What is looked for.
  private let request: LintRequest
  /// The number of threads.
  package let threads: Int
  private let version: String

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
    budget: WorkBudget = WorkBudget(), threads: Int = 1,
    version: String = TableMockVersion.text
  ) {
    self.inputs = inputs.uniqued()
    request = LintRequest(
      table: table, matrix: matrix, configuration: configuration, folder: folder, settings: settings,
      budget: budget, baseline: baseline)
    self.threads = max(1, threads)
    self.version = version
  }

  /// What was found; the order of findings is that of the inputs, whatever thread was first.
  ///
  /// An observer follows the progress. Throws where a font is missing.
  public func run(_ observer: (any JobObserver)? = nil) throws -> LintReport {
    var (outcomes, complaint) = try outcomes(observer)
    let sources = zip(inputs, outcomes).map { (path: $0.path, keys: $1.keys) }
    for (number, notice) in KeyInSource.conflicts(among: sources) { outcomes[number].notices.append(notice) }
    tellOnceOfShared(&outcomes)
    let shared = request.configuration.settings.overridden(by: request.settings)
    var report = LintReport(
      notices: outcomes.flatMap(\.notices), files: outcomes.count(where: \.hasTables),
      errors: outcomes.flatMap(\.errors) + (complaint.map { [$0] } ?? []), version: version,
      levels: Dictionary(uniqueKeysWithValues: LintRule.all.map { ($0.id, shared.level(of: $0)) }),
      variants: request.matrix.count)
    for (input, outcome) in zip(inputs, outcomes) { report.digests[input.path.text] = outcome.digest }
    report.notices += unusedExceptions(shared)
    request.excuseKnown(of: &report, in: inputs)
    return report
  }

  /// Tells once what is found in files that several sources lead to, such as tables of strings.
  ///
  /// It is told with the source that takes it most seriously, the first of several; what is suppressed counts least.
  private func tellOnceOfShared(_ outcomes: inout [SourceLinter.Outcome]) {
    var told: [Diagnostic: (number: Int, level: LintLevel)] = [:]
    for (number, input) in inputs.enumerated() {
      for notice in outcomes[number].notices where notice.location.file != input.path.text {
        let level = notice.counts ? notice.level : .off
        if let known = told[notice.said], known.level >= level { continue }
        told[notice.said] = (number, level)
      }
    }
    for (number, input) in inputs.enumerated() {
      outcomes[number].notices.removeAll { notice in
        notice.location.file != input.path.text && told[notice.said]?.number != number
      }
    }
  }

  /// Findings about exceptions of the configuration that excuse nothing in any of the sources.
  private func unusedExceptions(_ settings: LintSettings) -> [LintNotice] {
    let level = settings.level(of: .suppressionUnused)
    guard level > .off, let file = request.configuration.file, inputs.contains(where: \.mayHaveObjects) else {
      return []
    }
    return request.uses.unused(of: request.configuration.exceptions).map { exception in
      LintNotice(
        rule: LintRule.suppressionUnused.id, level: level,
        message:
          "nothing breaks \(exception.rules.map { "“\($0)”" }.joined(separator: ", ")) at the object “\(exception.object)”",
        hint: "remove the exception", location: SourceLocation(file: file), path: "", screen: 0, views: [],
        fingerprint: "exception-\(exception.object)")
    }
  }

  /// What came of each source; a table that is asked for is looked for in all of them on one thread.
  private func outcomes(_ observer: (any JobObserver)?) throws -> ([SourceLinter.Outcome], Diagnostic?) {
    let advanced = { [inputs] (finished: Int) in
      observer?.advanced(JobProgress(.sources, finished: finished, planned: inputs.count)) ?? ()
    }
    guard let table = request.table else {
      let sources = SourceStore()
      let gate = WorkGate(room: SourceLinter.mostRows)
      let outcomes = try WorkerMap(threads: min(threads, inputs.count)).map(inputs, advanced: advanced) {
        [request] in
        let linter = try SourceLinter(request, sources: sources)
        return { linter.lint($0, beside: gate) }
      }
      return (outcomes, nil)
    }
    let linter = try SourceLinter(request, sources: SourceStore())
    let outcomes = inputs.enumerated().map { number, input in
      defer { advanced(number + 1) }
      return linter.lint(input)
    }
    return (
      outcomes,
      linter.complaint.map { Diagnostic(.error, at: SourceLocation(file: table), $0) }
    )
  }

  /// A path as the configuration, baselines and reports have it: from the folder of the configuration, where it lies below.
  public func relative(_ path: FilePath) -> FilePath {
    request.relative(path)
  }
}

extension InputFile {
  /// Whether the file may be an Interface Builder document, whose objects exceptions name.
  fileprivate var mayHaveObjects: Bool { path.hasEnding(["storyboard", "xib"]) }
}

extension LintNotice {
  /// What is found where, whichever source leads to it and however much it matters there.
  fileprivate var said: Diagnostic { Diagnostic(.warning, at: location, message) }
}
