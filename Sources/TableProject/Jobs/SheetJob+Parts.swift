import TableDrawing
import TableLayout
import TableModel
import TableRendering
import TableSources

/// Drawing a sheet or a book that is made of many pictures, of which one may be such that none of it can be drawn.
extension SheetJob {
  /// A picture of the sheet with what it is of.
  struct Part {
    var item: SheetList.Item
    /// The number of the table among all.
    var row: Int
    var variant: Variant
    var entry: ContactSheet.Entry
    var page: BookEntry
  }

  /// Draws the sheet of some pictures; those that cannot be drawn by themselves are told of and left out.
  ///
  /// Only where the whole has failed is each drawn by itself to see which of them it was: nearly always none has.
  func result(
    of parts: [Part], as job: BatchJob, _ drawer: PictureDrawer, _ files: inout WrittenFiles,
    _ account: inout PictureAccount
  ) -> JobResult? {
    let whole = draw(parts, as: job, drawer, &files, &account)
    guard var result = whole, result.status == .failed else { return whole }
    var complaints: [Diagnostic] = []
    let sound = parts.filter { part in
      let own = self.complaints(about: part, as: job, drawer)
      complaints += own
      return own.isEmpty
    }
    guard !complaints.isEmpty else {
      // Each can be drawn: what is wrong is wrong with the sheet, and with none of its sources.
      if Set(parts.map(\.item.input)).count > 1 { result.place(at: SourceLocation(file: job.output.text)) }
      return result
    }
    if !sound.isEmpty, let rest = draw(sound, as: job, drawer, &files, &account) {
      account.hasFailed()
      result = rest
      result.diagnostics = complaints + rest.diagnostics
    } else {
      result.diagnostics = complaints
    }
    return result
  }

  /// Why a picture cannot be drawn by itself, at the place in its source; nothing where it can.
  private func complaints(about part: Part, as job: BatchJob, _ drawer: PictureDrawer) -> [Diagnostic] {
    drawer.turn(to: part.item.source, of: part.item.input)
    var own = job
    (own.screen, own.variant) = (part.item.number, part.variant)
    return drawer.complaints(about: .still(part.entry.scene), as: own)
  }

  private func draw(
    _ parts: [Part], as job: BatchJob, _ drawer: PictureDrawer, _ files: inout WrittenFiles,
    _ account: inout PictureAccount
  ) -> JobResult? {
    drawer.turn(to: .empty, of: parts.first?.item.input ?? InputFile(path: "", outputName: ""))
    do {
      return drawer.write(try content(of: parts, drawer.renderer), as: job, plan, &files, &account)
    } catch {
      return drawer.failure(job, error)
    }
  }

  private func content(of parts: [Part], _ renderer: Renderer) throws -> PictureContent {
    if form == .book { return .book(try renderer.book(of: parts.map(\.page))) }
    var sheet = ContactSheet.grid
    sheet.columns = columns ?? usualColumns(rows: Set(parts.map(\.row)).count)
    guard let scene = try renderer.scene(of: parts.map(\.entry), on: sheet) else {
      throw DrawingError("no picture of the sheet could be laid out")
    }
    return .still(scene)
  }
}

extension JobResult {
  /// Says of all that was found that it is about something else.
  fileprivate mutating func place(at location: SourceLocation) {
    for index in diagnostics.indices { diagnostics[index].location = location }
  }
}
