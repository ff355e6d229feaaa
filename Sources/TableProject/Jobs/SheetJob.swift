import TableDrawing
import TableLayout
import TableModel
import TableRendering
import TableSources
import TableSpec
import TableThemes

/// Draws several tables, or tables in several ways, on one sheet or as a book: what `tablemock sheet` does.
public struct SheetJob: Sendable {
  /// How pictures are put together.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// Side by side in one picture.
    case sheet
    /// Each on a page of its own, after a list of contents.
    case book
  }

  /// What stands under the pictures of a sheet.
  public enum Captions: Hashable, Sendable {
    /// What tells the pictures apart.
    case telling
    /// A text for each, in their order.
    case given([String])
    /// Pictures without captions.
    case none
  }

  /// The sources, whose tables are all drawn.
  public var inputs: [InputFile]
  /// The name of the one table to be drawn of each source that has several; `nil` for all.
  public var table: String?
  /// Where the sheet goes, and as which kinds of files.
  public var plan: OutputPlan
  /// How files are written.
  public var pictures: PictureOptions
  /// The ways in which each table is drawn.
  public var matrix: VariantMatrix
  /// How the pictures are put together; a book is a PDF file.
  public var form: Form
  /// What stands under the pictures, or above them in a book.
  public var captions: Captions
  /// The number of pictures side by side; `nil` for what suits their number.
  public var columns: Int?
  /// What is noted on the pictures.
  public var annotations: [Annotation] = []

  /// A job for some sources.
  public init(
    inputs: [InputFile], table: String? = nil, plan: OutputPlan, pictures: PictureOptions = PictureOptions(),
    matrix: VariantMatrix = VariantMatrix(), form: Form = .sheet, captions: Captions = .telling,
    columns: Int? = nil
  ) {
    self.inputs = inputs
    self.table = table
    self.plan = plan
    self.pictures = pictures
    self.matrix = matrix
    self.form = form
    self.captions = captions
    self.columns = columns
  }

  /// Has pictures differ in some axes: in all values where none are given, and of languages in those that the sources have
  /// strings in, which come in the order in which most texts are cut off.
  ///
  /// - Throws: A ``VariantError`` where an axis cannot have its values, and an error where a font is missing.
  package mutating func differ(in axes: [VariantAxis]) throws {
    var isRanked = false
    for axis in axes where matrix.words(of: axis).isEmpty {
      let own = axis == .language ? LanguagesJob(inputs: inputs).names : []
      isRanked = isRanked || own.count > 1
      try matrix.set(own.count > 1 ? own : SpecVocabulary.all.differingWords(of: axis), for: axis)
    }
    guard isRanked else { return }
    let ranking = LanguageRanking(of: inputs, table: table, as: matrix[0])
    matrix.replace(try ranking.order(matrix.words(of: .language)), for: .language)
  }

  /// Draws the sheet; a source with errors is reported and left out, and so is a picture that cannot be drawn.
  ///
  /// - Throws: A ``SheetError`` where captions and pictures do not go together, an error where a font is missing, and
  ///   what the observer throws.
  public func run(_ observer: any JobObserver) throws -> BatchSummary {
    let sources = SourceStore()
    var files = WrittenFiles(of: inputs, sources, showingBars: matrix.showsBars)
    var account = PictureAccount(observer, planned: plan.formats.count)
    guard matrix.count <= SheetError.mostPictures else { throw SheetError.tooMany(pictures: matrix.count) }
    let list = SheetList(inputs, as: matrix.variants, SourceReader(sources, table: table), observer)
    for item in list.items where item.number == 0 { files.protectImages(of: item.source, from: item.input) }
    let count = list.items.count * matrix.count
    guard count <= SheetError.mostPictures else { throw SheetError.tooMany(pictures: count) }
    if case .given(let texts) = captions, !list.hasFailures, texts.count != count {
      throw SheetError.captions(texts.count, pictures: count)
    }
    account.turn(to: list.findings, hasPictures: true)
    if list.hasFailures { account.hasFailed() }
    let first = list.items.first?.input ?? inputs.first ?? InputFile(path: "", outputName: "")
    let jobs = plan.pictures(
      of: first.outputName, showing: Document(screens: [Screen(content: .controller(ViewController()))])
    ).map { BatchJob($0) }
    guard count > 0 else {
      try account.finish(jobs.map { JobResult(.failed, $0, of: first) })
      return account.summary
    }
    let drawer = PictureDrawer(try Renderer(), pictures: pictures, withDigests: observer.wantsDigests)
    drawer.annotations = annotations
    let (parts, findings, complaints) = parts(of: list, drawer)
    if !complaints.isEmpty { account.hasFailed() }
    for job in jobs {
      let made =
        parts.isEmpty
        ? JobResult(.failed, job, of: first) : result(of: parts, as: job, drawer, &files, &account)
      guard var result = made else { continue }
      result.diagnostics.insert(contentsOf: findings + complaints, at: 0)
      try account.finish([result])
    }
    return account.summary
  }

  /// Lays out all pictures, those of one table behind each other, with what layout finds on them, and says why some
  /// cannot be.
  private func parts(
    of list: SheetList, _ drawer: PictureDrawer
  ) -> (parts: [Part], findings: [Diagnostic], complaints: [Diagnostic]) {
    let axes = matrix.varyingAxes
    let scale = list.items.lazy.compactMap(\.screen.scale).first ?? SheetPicture.usualScale
    let variants = matrix.variants
    var parts: [Part] = []
    var findings: [Diagnostic] = []
    var complaints: [Diagnostic] = []
    var room = SheetRoom()
    for (row, item) in list.items.enumerated() {
      for (column, variant) in variants.enumerated() {
        let telling = list.caption(of: item, axes.map { $0.caption(of: variant) })
        let caption = caption(row * variants.count + column, telling)
        do {
          let screen = item.screen(as: variant)
          var entry = try drawer.renderer.entry(
            of: SheetPicture(screen, as: variant, caption: caption), scale: scale, in: &room)
          let own = item.findings(on: entry.scene)
          // Sources differ from picture to picture: the sheet would not know of which each finding is.
          entry.scene.findings = []
          findings += own.filter { !findings.contains($0) }
          var page = BookPageText(of: item, variant, entry.scene, findings: own).entry(caption ?? telling)
          entry.scene = try drawer.noted(entry.scene, of: screen, number: item.number, as: variant)
          page.pictures = [ContactSheet.Entry(entry.scene)]
          parts.append(Part(item: item, row: row, variant: variant, entry: entry, page: page))
        } catch {
          // A font that is missing is missing in all of them.
          let complaint = Diagnostic(error, at: SourceLocation(file: item.input.path.text))
          if !complaints.contains(complaint) { complaints.append(complaint) }
        }
      }
    }
    return (parts, findings, complaints)
  }

  /// The text under the picture of a number; `telling` is what tells it from the others.
  private func caption(_ number: Int, _ telling: String) -> String? {
    switch captions {
    case .telling: telling
    case .given(let texts): texts.indices.contains(number) && !texts[number].isEmpty ? texts[number] : nil
    case .none: nil
    }
  }

  /// A row for each table or, of a single one, for each value of all axes but the last, where rows are not too long.
  func usualColumns(rows: Int) -> Int? {
    usualRow(rows: rows).flatMap { $0 <= SheetJob.mostColumns ? $0 : nil }
  }

  /// The number of pictures of a table or, of a single one, of a value of all axes but the last; `nil` where that is one.
  private func usualRow(rows: Int) -> Int? {
    let axes = matrix.varyingAxes
    let last = axes.count > 1 ? axes.last.map { matrix.words(of: $0).count } : nil
    let count = rows > 1 ? matrix.count : last ?? 1
    return count > 1 ? count : nil
  }

  /// The longest row that a sheet gets where nobody says.
  private static let mostColumns = 6
}

/// What a book says of a picture: its look, its size, how it is drawn, where it comes from and what was found there.
package struct BookPageText {
  private let item: SheetList.Item
  private let variant: Variant
  private let scene: Scene
  private let findings: [Diagnostic]

  /// The words of a picture; `findings` are those of its layout.
  package init(of item: SheetList.Item, _ variant: Variant, _ scene: Scene, findings: [Diagnostic]) {
    self.item = item
    self.variant = variant
    self.scene = scene
    self.findings = findings
  }

  /// The page of the picture.
  func entry(_ title: String) -> BookEntry {
    BookEntry(
      title: title, pictures: [ContactSheet.Entry(scene)], facts: facts,
      findings: (item.source.diagnostics + findings).map(BookPageText.paragraph))
  }

  /// The look, the size in points, the values of other axes, and the source.
  private var facts: [String] {
    let size = [scene.size.width, scene.size.height].map(\.shortDescription).joined(separator: "×")
    let others = VariantAxis.all.filter { $0 != .theme && $0 != .scale }.map { $0.caption(of: variant) }
    return [Theme.named(scene.theme)?.title ?? scene.theme, "\(size) points"] + others.filter { !$0.isEmpty }
      + [item.input.isStandardInput ? "" : item.input.path.text].filter { !$0.isEmpty }
  }

  /// A finding in one paragraph: `list.yaml:3:7: warning: …; …`.
  package static func paragraph(_ finding: Diagnostic) -> String {
    let place = finding.location.file.isEmpty ? "" : "\(finding.location.text): "
    let hint = finding.hint.map { "; \($0)" } ?? ""
    return "\(place)\(finding.severity.rawValue): \(finding.message)\(hint)".withVisibleControls
  }
}

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
    let rows = Set(parts.map(\.row)).count
    sheet.columns = columns ?? usualColumns(rows: rows)
    // Where a picture is left out, nobody could tell by its place what the next one is.
    if parts.count == rows * matrix.count { sheet.group = usualRow(rows: rows) }
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
