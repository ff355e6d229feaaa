import TableLinting
import TableModel
import TableProject
import TableRendering
import TableSources

/// Holds pictures of a project against those that have been approved: what `tablemock verify` does.
package struct VerifyJob {
  /// What came of a verification.
  package struct Outcome: Sendable {
    /// What was found.
    package var record: ReviewRecord
    /// The signal that ended the run early, which leaves nothing to approve; `nil` where it went to its end.
    package var signal: Int32?
  }

  private let request: VerifyRequest
  private let selection: VerifySelection
  private let reports: VerifyReports
  private let run: VerifyRun

  /// Looks over what is asked for, and tells an observer what is to be said of the project.
  ///
  /// - Throws: A ``VerifyFailure`` where nothing can be verified, of which the reports tell, too, and ``MissingSources`` where
  ///   nothing is named.
  package init(_ request: VerifyRequest, _ observer: any JobObserver) throws {
    self.request = request
    let manifest: FilePath?
    do throws(Diagnostic) {
      manifest = if let named = request.manifest { named } else { try request.search.manifest() }
    } catch {
      let failure = VerifyFailure(error)
      request.reports(of: nil).write(failure)
      throw failure
    }
    var reports = request.reports(of: manifest)
    do {
      selection = try request.selection(of: manifest, observer)
      reports.mind(baseline: selection.places.baselines, review: selection.places.review)
      run = try VerifyJob.plannedRun(of: selection, request, &reports)
    } catch var failure as VerifyFailure {
      failure.findings = failure.findings.map(SparseCheckout(of: manifest?.folder ?? .current).explained)
      if let reach = request.reach(of: reports.review, manifest) { reports.putReviewAway(within: reach) }
      reports.write(failure)
      throw failure
    }
    self.reports = reports
  }

  /// What compares pictures; throws a failure where there are none, or not all can be known.
  private static func plannedRun(
    of selection: VerifySelection, _ request: VerifyRequest, _ reports: inout VerifyReports
  ) throws -> VerifyRun {
    let (project, places) = (selection.project, selection.places)
    let plan = try selection.plan()
    reports.inputs = plan.inputs
    var options = VerifyRun.Options(
      baselines: places.baselines, review: places.review, filter: NameFilter(request.filter),
      shard: request.shard, threads: request.threads, timeout: request.timeout, junit: reports.junit,
      version: request.version)
    if let path = selection.manifestPath { options.manifest = path }
    options.project = project.surroundings
    options.reviewReach = places.reviewReach
    options.approval += request.approvalWords(for: places)
    if selection.isPart {
      options.scope = .part(of: selection.whole, hasOwnWays: request.overrides.changesPictures)
    }
    do {
      try reports.check()
      if request.lints { options.lint = try selection.linting() }
    } catch {
      throw VerifyFailure(error)
    }
    let (png, svg) = (request.png ?? project.manifest.png, request.svg.over(project.manifest.svg))
    let run = VerifyRun(
      plan, pictures: PictureOptions(png, svg, budget: request.budget), options: options)
    guard run.problems.isEmpty, plan.problems.isEmpty else {
      throw VerifyFailure(findings: plan.problems, messages: run.problems.map(\.description))
    }
    guard run.hasPictures || !request.filter.isEmpty && run.hasObsoletePictures else {
      let reason =
        request.filter.isEmpty
        ? "no inputs have pictures" : "no picture matches the filter"
      throw VerifyFailure(messages: ["there is nothing to compare: \(reason)"])
    }
    return run
  }

  /// The number of pictures that are looked at.
  package var plannedCount: Int { run.plannedCount }

  /// Whether others have all pictures that there are, and this part of the plan has none.
  package var isEmptyPart: Bool { run.plannedCount == 0 && run.hasPictures }

  /// The page of the review.
  package var page: FilePath { ReviewFolder(path: selection.places.review).page }

  /// Compares the pictures, and writes the review and the reports.
  ///
  /// - Throws: A ``VerifyFailure`` where that is not possible, of which the reports tell, too; a `FileError` where a report
  ///   cannot be written, and what the observer throws.
  package func run(_ observer: any JobObserver) throws -> Outcome {
    let outcome: Outcome
    do {
      let (record, signal) = try run.run(observer)
      outcome = Outcome(record: record, signal: signal)
    } catch {
      let failure = VerifyFailure(error)
      reports.write(failure)
      throw failure
    }
    if outcome.signal == nil { try reports.write(outcome.record) }
    return outcome
  }

  /// What breaks rules in the sources that are verified; `nil` where nobody asks.
  package func lint(_ observer: any JobObserver) throws -> LintReport? {
    guard request.lints else { return nil }
    let rules = try selection.linting()
    return try LintJob(
      inputs: selection.inputs, configuration: rules.configuration, folder: rules.folder,
      baseline: rules.baseline, threads: request.threads, version: request.version
    ).run(observer)
  }

  /// Whether what breaks rules fails the verification.
  package func fails(_ report: LintReport) -> Bool {
    report.fails(maximumWarnings: selection.project.manifest.lint.maximumWarnings ?? 0, isStrict: false)
  }
}
