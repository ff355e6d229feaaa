import TableComparison
import TableDrawing
import TableModel
import TableProject
import TableRendering
import TableSources
import TableSpec

/// Draws units in memory and holds each picture against the approved one.
final class VerifyWorker: UnitWorker {
  private let drawer: PictureDrawer
  private let sources: SourceStore
  private let review: PictureReview
  private let filter: NameFilter
  private let account: VerifyAccount
  private let lint: VerifyLint?

  /// Throws where a font is missing.
  init(
    pictures: PictureOptions, sources: SourceStore, review: PictureReview, filter: NameFilter,
    account: VerifyAccount, lint: VerifyLint?
  ) throws {
    drawer = PictureDrawer(try Renderer(), pictures: pictures, withDigests: false)
    self.sources = sources
    self.review = review
    self.filter = filter
    self.account = account
    self.lint = lint
  }

  func draw(_ ticket: UnitTicket) {
    let unit = ticket.unit
    drawer.renderer.cancellation = CancellationToken { !ticket.isHeld }
    let source = sources.source(of: unit.input, isWantedAgain: !unit.isLast)
    let document = source.document
    drawer.turn(to: source, of: unit.input)
    var key: JobKey?
    for job in jobs(of: unit, document).dropFirst(ticket.done) {
      guard ticket.begin(job) else { return }
      let start = MonotonicClock.now
      var result = JobResult(.failed, job, of: unit.input)
      if let document {
        guard let drawn = draw(job, of: unit, document, source, ticket) else { return }
        result = drawn
      }
      result.milliseconds = (MonotonicClock.now - start) * 1000
      result.diagnostics.insert(
        contentsOf: source.diagnostics + source.lacks(of: [job.variant]), at: 0)
      if result.review?.state != .same {
        let known = key ?? JobKey(of: source)
        key = known
        result.review?.digest = known.digits(of: job)
        result.review?.files = known.files(of: job, from: unit.input.path)
        result.review?.strings = unit.input.strings?.text
      }
      ticket.finish(result)
    }
    account.add(fonts: drawer.renderer.openedFonts)
  }

  /// The pictures of a unit that are asked for.
  private func jobs(of unit: BatchUnit, _ document: Document?) -> [BatchJob] {
    unit.jobs(forScreens: document?.screens.map(\.name) ?? [nil])
      .filter { filter.matches(review.name(of: $0.output)) }
  }

  /// Draws a picture and compares it; `nil` where it is not wanted any more.
  private func draw(
    _ job: BatchJob, of unit: BatchUnit, _ document: Document, _ source: Source,
    _ ticket: UnitTicket
  ) -> JobResult? {
    var finding: PictureReview.Finding?
    var complaint: Diagnostic?
    let own = document.screens[job.screen].review
    let rules = own.joined(with: unit.review)
    let results = drawer.draw(job) { bytes, _ in
      guard ticket.beginPublishing(), let scene = drawer.scene else { return false }
      let drawn = PictureReview.Drawn(
        job: job, file: FileWithMetadata(bytes), scene: scene, origins: source.origins,
        properties: {
          source.screen(job.screen, as: job.variant).map {
            SpecProperties.all(of: job.variant.applied(to: $0), rows: HiddenRows.shown(in: scene))
          } ?? []
        },
        hidden: HiddenRows(of: document.screens[job.screen], besides: scene).digest, rules: rules,
        rows: { try self.drawer.renderer.rows(of: scene) },
        findings: lint.map { lint in
          { try lint.findings(on: job, of: source, unit.input, self.drawer.renderer) }
        })
      let found: PictureReview.Finding
      do {
        found = try review.finding(of: drawn)
      } catch let error as Diagnostic {
        // It is about the approved picture, and not about the source.
        complaint = error
        throw error
      }
      finding = found
      if !rules.isEmpty { account.note(own, of: unit.input.path, unit.review, found, in: scene) }
      return true
    }
    guard var result = results?.first else { return nil }
    if let complaint { result.diagnostics = [complaint] }
    if let finding {
      result.status = finding.entry.state == .same ? .unchanged : .failed
      result.review = finding.entry
    }
    return result
  }
}
