import TableDrawing
import TableLayout
import TableModel
import TableRendering
import TableSources
import TableSpec
import TableThemes

/// Draws units with a renderer of its own.
final class PictureArtist: BatchArtist {
  private let renderer: Renderer
  private let loader = SourceLoader(vocabulary: .all)
  private let settings: BatchSettings
  private let common: JobKey.Common
  private let journal: Journal?
  private let older: JournalIndex?
  private let protected: ProtectedFiles

  /// A screen in one way, laid out once for all kinds of files.
  private struct Drawn {
    var variant: BatchVariant
    var screen: Int
    var scene: Scene
  }

  /// What tells how old pictures were made is `nil` where all are to be drawn.
  init(
    settings: BatchSettings, common: JobKey.Common, journal: Journal?, older: JournalIndex?,
    protected: ProtectedFiles
  ) throws {
    renderer = try Renderer()
    self.settings = settings
    self.common = common
    self.journal = journal
    self.older = older
    self.protected = protected
  }

  func draw(_ ticket: UnitTicket) {
    let input = ticket.unit.input
    var (bytes, result) = loader.loadKeepingBytes(path: input.path)
    if input.isFound { result = result.leniently }
    guard let bytes, let document = result.document else {
      return fail(ticket, result.diagnostics)
    }
    let key = JobKey(common, source: bytes, showing: document)
    var drawn: Drawn?
    for job in ticket.unit.jobs(forScreens: document.screens.map(\.name)).dropFirst(ticket.done) {
      guard ticket.begin(job) else { return }
      let start = MonotonicClock.now
      let digits = key.digits(of: job)
      guard
        var outcome = unchanged(job, of: input, digits)
          ?? draw(job, of: input, document, digits, &drawn, ticket)
      else { return }
      outcome.milliseconds = (MonotonicClock.now - start) * 1000
      outcome.diagnostics.insert(contentsOf: result.diagnostics, at: 0)
      ticket.finish(outcome)
    }
  }

  private func fail(_ ticket: UnitTicket, _ diagnostics: [Diagnostic]) {
    for job in ticket.unit.jobs(forScreens: [nil]).dropFirst(ticket.done) {
      var result = JobResult(.failed, job, of: ticket.unit.input)
      result.diagnostics = diagnostics
      ticket.finish(result)
    }
  }

  /// The result of a picture that is there already and would be the same; `nil` where it is to be drawn.
  private func unchanged(_ job: BatchJob, of input: InputFile, _ key: String) -> JobResult? {
    guard let record = older?.record(of: job.output, key: key) else { return nil }
    var result = JobResult(.unchanged, job, of: input)
    result.size = Size(width: record.width, height: record.height)
    result.bytes = record.bytes
    result.sha256 = record.sha256
    result.key = key
    return result
  }

  /// Draws and writes a picture; `nil` where the thread has been given up meanwhile.
  private func draw(
    _ job: BatchJob, of input: InputFile, _ document: Document, _ key: String, _ drawn: inout Drawn?,
    _ ticket: UnitTicket
  ) -> JobResult? {
    do {
      let scene = scene(of: job, in: document, &drawn)
      let bytes = try renderer.picture(of: scene, as: job.format, options: settings.pictures)
      let file = try OutputFile(path: job.output).prepared(bytes)
      guard ticket.beginPublishing() else { return nil }
      guard !protected.contains(job.output) else {
        return .failure(job, of: input, "\(job.output) is an input, or an image that an input shows")
      }
      try file.publish()
      var result = JobResult(.written, job, of: input)
      result.size = PictureSize.of(bytes, as: job.format, showing: scene)
      result.bytes = bytes.count
      result.sha256 = Fingerprint.of(bytes)
      result.key = key
      // What the journal cannot take in is drawn again some day, and no reason to call the picture a failure.
      try? journal?.append(result)
      return result
    } catch let error as DrawingError {
      return .failure(job, of: input, error.message, hint: error.hint)
    } catch {
      return .failure(job, of: input, "\(error)")
    }
  }

  private func scene(of job: BatchJob, in document: Document, _ drawn: inout Drawn?) -> Scene {
    if let drawn, drawn.screen == job.screen, drawn.variant == job.variant { return drawn.scene }
    let screen = job.variant.state?.applied(to: document.screens[job.screen]) ?? document.screens[job.screen]
    let scene = renderer.scene(of: screen, options: job.variant.renderOptions)
    drawn = Drawn(variant: job.variant, screen: job.screen, scene: scene)
    return scene
  }
}
