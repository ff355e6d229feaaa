import TableModel
import TableRendering
import TableSources

/// Draws units with a renderer of its own.
final class PictureWorker: UnitWorker {
  private let drawer: PictureDrawer
  private let sources: SourceStore
  private let records: PictureRecords
  private let protected: ProtectedFiles
  private var leftovers = Leftovers()

  /// Throws where a font is missing.
  init(
    settings: BatchSettings, sources: SourceStore, records: PictureRecords, protected: ProtectedFiles
  ) throws {
    drawer = PictureDrawer(try Renderer(), pictures: settings.pictures)
    self.sources = sources
    self.records = records
    self.protected = protected
  }

  func draw(_ ticket: UnitTicket) {
    let unit = ticket.unit
    let source = sources.source(of: unit.input, isWantedAgain: !unit.isLast)
    guard let document = source.result.document else { return fail(ticket, source.result.diagnostics) }
    drawer.turn(to: document, of: unit.input)
    lazy var keys = records.keys(of: source)
    for job in unit.jobs(forScreens: document.screens.map(\.name)).dropFirst(ticket.done) {
      guard ticket.begin(job) else { return }
      let start = MonotonicClock.now
      let empty = JobResult(.failed, job, of: unit.input)
      if records.older != nil, var result = records.unchanged(empty, keys, job) {
        result.milliseconds = (MonotonicClock.now - start) * 1000
        result.diagnostics = source.result.diagnostics
        ticket.finish(result)
        continue
      }
      guard var result = drawer.draw(job, put: { try publish($0, $1, ticket) })?.first else { return }
      if result.status == .written { records.note(result, keys, job) }
      result.milliseconds = (MonotonicClock.now - start) * 1000
      result.diagnostics.insert(contentsOf: source.result.diagnostics, at: 0)
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

  /// Writes a file; `false` where the thread has been given up meanwhile.
  private func publish(_ bytes: [UInt8], _ path: FilePath, _ ticket: UnitTicket) throws -> Bool {
    leftovers.remove(beside: path)
    let file = try OutputFile(path: path).prepared(bytes)
    guard ticket.beginPublishing() else { return false }
    guard !protected.contains(path) else {
      throw WriteRefusal(description: "\(path) is an input, or an image that an input shows")
    }
    try file.publish()
    return true
  }
}
