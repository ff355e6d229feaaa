import TableDrawing
import TableModel
import TableProject
import TableRendering
import TableSources

/// Draws units with a renderer of its own.
final class PictureWorker: UnitWorker {
  private let drawer: PictureDrawer
  private let sources: SourceStore
  private let records: PictureRecords
  private let protected: ProtectedFiles
  /// What is wrong with files whose pictures would be others', too.
  private let rivals: [FilePath: Diagnostic]
  private let boxes: BoxesOptions?
  private let reach: SourceReach
  private let isDurable: Bool
  private var leftovers = Leftovers()

  /// Throws where a font is missing.
  init(
    settings: BatchSettings, sources: SourceStore, records: PictureRecords, protected: ProtectedFiles,
    rivals: [FilePath: Diagnostic], within reach: SourceReach, isDurable: Bool
  ) throws {
    drawer = PictureDrawer(try Renderer(), pictures: settings.pictures)
    self.sources = sources
    self.records = records
    (self.protected, self.rivals) = (protected, rivals)
    boxes = settings.boxes
    (self.reach, self.isDurable) = (reach, isDurable)
  }

  func draw(_ ticket: UnitTicket) {
    let unit = ticket.unit
    if let rivalry = rivals[unit.input.path] { return fail(ticket, [rivalry]) }
    drawer.renderer.cancellation = CancellationToken { !ticket.isHeld }
    let source = sources.source(of: unit.input, isWantedAgain: !unit.isLast)
    guard let document = source.document else { return fail(ticket, source.diagnostics) }
    drawer.turn(to: source, of: unit.input)
    let key = JobKey(of: source)
    for job in unit.jobs(forScreens: document.screens.map(\.name)).dropFirst(ticket.done) {
      guard ticket.begin(job) else { return }
      let start = MonotonicClock.now
      guard
        var result = unchanged(job, of: unit.input, key)
          ?? drawer.draw(job, put: { try publish($0, $1, ticket) })?.first
      else { return }
      if result.status == .written { records.note(result, key.digits(of: job)) }
      if let boxes {
        result.boxes = drawer.boxes(of: job, result, boxes, source: source.bytes ?? [])
      }
      result.milliseconds = (MonotonicClock.now - start) * 1000
      result.diagnostics.insert(
        contentsOf: source.diagnostics + source.lacks(of: [job.variant]), at: 0)
      ticket.finish(result)
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
  private func unchanged(_ job: BatchJob, of input: InputFile, _ key: JobKey) -> JobResult? {
    records.unchanged(job, key).map { JobResult($0, of: job, in: input) }
  }

  /// Writes a file; `false` where the thread has been given up meanwhile.
  private func publish(_ bytes: [UInt8], _ path: FilePath, _ ticket: UnitTicket) throws -> Bool {
    leftovers.remove(beside: path)
    let file = try OutputFile(path: path, within: reach, isDurable: isDurable).prepared(bytes)
    guard ticket.beginPublishing() else { return false }
    guard !protected.contains(path) else {
      throw WriteRefusal(description: "\(path) is an input, or an image that an input shows")
    }
    try file.publish()
    return true
  }
}

/// What is known of pictures of earlier runs, and where those of this one are noted.
final class PictureRecords: Sendable {
  private let tools: ToolDigest
  private let journal: Journal
  private let older: JournalIndex?
  /// Pictures that are not noted yet, as it is not known what they were drawn with; their keys are of all else.
  private let waiting = Monitor<[JobResult]>([])

  /// Records of a run.
  ///
  /// - Parameters:
  ///   - tools: What all pictures are drawn with.
  ///   - journal: Where pictures are noted.
  ///   - older: What earlier journals say; `nil` where all pictures are to be drawn.
  init(tools: ToolDigest, journal: Journal, older: JournalIndex?) {
    self.tools = tools
    self.journal = journal
    self.older = older
  }

  /// The result of a picture that is there already and would be the same; `nil` where it is to be drawn.
  func unchanged(_ job: BatchJob, _ keys: @autoclosure () -> JobKey) -> JournalRecord? {
    guard let older else { return nil }
    return older.record(of: job.output, key: JobKey.digits(keys().digits(of: job), drawnWith: tools.digits))
  }

  /// Notes a picture that was written.
  ///
  /// Nobody waits for the digest of the tools: what comes before it is noted with what comes after.
  func note(_ result: JobResult, _ key: String) {
    var result = result
    result.key = key
    waiting.withLock { $0.append(result) }
    if let tools = tools.digitsIfReady { noteAll(drawnWith: tools) }
  }

  /// Notes what is left; what is noted durably is on the disk then, as far as it takes it.
  func finish(isDurable: Bool = false) {
    if waiting.withLock({ !$0.isEmpty }) { noteAll(drawnWith: tools.digits) }
    if isDurable { try? journal.sync() }
  }

  /// What the journal cannot take in is drawn again some day, and no reason to call the picture a failure.
  private func noteAll(drawnWith tools: String) {
    let results = waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    for var result in results {
      result.key = JobKey.digits(result.key, drawnWith: tools)
      try? journal.append(result)
    }
  }
}
