import TableModel
import TableRendering
import TableSources

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

  /// Draws the sheet; a source with errors is told of and left out.
  ///
  /// - Throws: A ``SheetError`` where captions and pictures do not go together, an error where a font is missing, and
  ///   what the observer throws.
  public func run(_ observer: any JobObserver) throws -> BatchSummary {
    let sources = SourceStore()
    var files = WrittenFiles(of: inputs, sources)
    var account = PictureAccount(observer, planned: plan.formats.count)
    let list = SheetList(inputs, SourceReader(sources, table: table), observer)
    for document in list.documents { files.protectImages(of: document) }
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
    let made: PictureContent?
    do {
      made = try content(of: list, drawer)
    } catch {
      try account.finish(jobs.map { drawer.failure($0, error) })
      return account.summary
    }
    drawer.turn(to: Document(screens: []), nil, of: first)
    for job in jobs {
      if let made { try drawer.deliver(made, as: job, plan, &files, &account) }
    }
    return account.summary
  }

  /// Lays out all pictures, those of one table behind each other.
  private func content(of list: SheetList, _ drawer: PictureDrawer) throws -> PictureContent? {
    let axes = matrix.varyingAxes
    let scale = list.items.lazy.compactMap(\.screen.scale).first ?? SheetPicture.usualScale
    let variants = matrix.variants
    var entries: [ContactSheet.Entry] = []
    var pages: [BookEntry] = []
    for item in list.items {
      drawer.turn(to: item.document, item.origins, of: item.input)
      for variant in variants {
        let telling = list.caption(of: item, axes.map { $0.caption(of: variant) })
        let caption = caption(entries.count, telling)
        let picture = SheetPicture(item.screen, as: variant, caption: caption)
        let entry = try drawer.renderer.entry(of: picture, scale: scale)
        entries.append(entry)
        pages.append(BookPageText(of: item, variant, entry.scene).entry(caption ?? telling))
      }
    }
    switch form {
    case .book: return .book(try drawer.renderer.book(of: pages))
    case .sheet:
      var sheet = ContactSheet.grid
      sheet.columns = columns ?? usualColumns(rows: list.items.count)
      return try drawer.renderer.scene(of: entries, on: sheet).map { .still($0) }
    }
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
  private func usualColumns(rows: Int) -> Int? {
    let axes = matrix.varyingAxes
    let last = axes.count > 1 ? axes.last.map { matrix.words(of: $0).count } : nil
    let count = rows > 1 ? matrix.count : last ?? 1
    return (2...SheetJob.mostColumns).contains(count) ? count : nil
  }

  /// The longest row that a sheet gets where nobody says.
  private static let mostColumns = 6
}
