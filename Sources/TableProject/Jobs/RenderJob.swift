import TableModel
import TableRendering
import TableSources

/// Draws inputs one after the other on the thread that asks for it, without records: what `tablemock render` does.
///
/// Failures are reported and do not stop the rest.
public struct RenderJob: Sendable {
  /// The specs, documents and bundles that are drawn; several become one picture a screen.
  public var inputs: [InputFile]
  /// The name of the one table to be drawn of each source that has several; `nil` for all.
  public var table: String?
  /// Where pictures go, and in which ways and kinds of files they are drawn.
  public var plan: OutputPlan
  /// How files are written.
  public var pictures: PictureOptions
  /// The greatest height in points of the pages that long tables are cut into; `nil` for one picture each.
  public var pageHeight: Double?
  /// What is noted on the pictures.
  public var annotations: [Annotation] = []
  /// What the user can do about pictures as high as their content that are too high.
  public var sizeHint: String?

  /// A job for some sources.
  public init(
    inputs: [InputFile], table: String? = nil, plan: OutputPlan, pictures: PictureOptions = PictureOptions(),
    pageHeight: Double? = nil, sizeHint: String? = nil
  ) {
    self.inputs = inputs
    self.table = table
    self.plan = plan
    self.pictures = pictures
    self.pageHeight = pageHeight
    self.sizeHint = sizeHint
  }

  /// Draws all inputs; throws where a font is missing, and what the observer throws.
  public func run(_ observer: any JobObserver) throws -> BatchSummary {
    try RenderSession(self, Renderer(), withDigests: observer.wantsDigests).draw(inputs, observer)
  }
}

/// Draws the inputs of a job with fonts and account that are kept from one time to the next.
final class RenderSession {
  /// Says whether a picture would be the one that is there already.
  typealias IsUnchanged = (_ picture: BatchJob, _ source: Source) -> Bool

  private let render: RenderJob
  private let drawer: PictureDrawer
  private var files: WrittenFiles
  /// Is told what was read of each input.
  var hasLoaded: (InputFile, Source) -> Void = { _, _ in }
  /// Is told what became of each picture that was not unchanged; of one that is cut into pages, of all of them.
  var hasDrawn: (BatchJob, [JobResult]) -> Void = { _, _ in }
  /// Whether nothing more is to be drawn.
  var shouldEnd: () -> Bool = { false }

  /// A session that draws the inputs of a job, some at a time, with a renderer.
  init(_ render: RenderJob, _ renderer: Renderer, withDigests: Bool) {
    self.render = render
    drawer = PictureDrawer(
      renderer, pictures: render.pictures, pageHeight: render.pageHeight, sizeHint: render.sizeHint,
      withDigests: withDigests)
    drawer.annotations = render.annotations
    files = WrittenFiles(of: render.inputs, SourceStore(), showingBars: render.plan.matrix.showsBars)
  }

  /// Draws some of the inputs; throws what the observer throws.
  func draw(
    _ inputs: [InputFile], _ observer: any JobObserver, isUnchanged: IsUnchanged? = nil
  ) throws -> BatchSummary {
    let reader = SourceReader(SourceStore(), table: render.table)
    let plan = render.plan
    var account = PictureAccount(observer, planned: inputs.count * plan.pictureCount)
    files.turn(to: inputs)
    var number = 0
    for input in inputs where !shouldEnd() {
      let source = reader.source(of: input)
      hasLoaded(input, source)
      let jobs = jobs(of: input, source, from: number)
      number += source.document?.screens.count ?? 0
      account.plan(jobs.count - plan.pictureCount)
      account.turn(
        to: source.diagnostics + source.lacks(of: plan.matrix.variants), hasPictures: !jobs.isEmpty)
      guard let document = source.document else {
        for job in jobs { try account.finish([JobResult(.failed, job, of: input)]) }
        continue
      }
      if plan.isStandardOutput, document.screens.count > 1, let job = jobs.first {
        try account.finish([tooMany(job, of: input, document)])
        continue
      }
      files.protectImages(of: source, from: input)
      drawer.turn(to: source, of: input)
      for job in jobs {
        if let isUnchanged, isUnchanged(job, source) {
          try account.finish([JobResult(.unchanged, job, of: input)])
          continue
        }
        let results = try draw(job, of: input, &account)
        hasDrawn(job, results)
        account.plan(results.count - 1)
        try account.finish(results)
      }
    }
    if let complaint = reader.complaint { account.fail(complaint) }
    return account.summary
  }

  private func draw(
    _ job: BatchJob, of input: InputFile, _ account: inout PictureAccount
  ) throws -> [JobResult] {
    drawer.draw(job) { bytes, path in
      try files.put(bytes, at: path, of: input, render.plan, &account)
      return true
    } ?? []
  }

  /// The pictures of a source, or the one that there would be of a source with errors.
  private func jobs(of input: InputFile, _ source: Source, from number: Int) -> [BatchJob] {
    let unknown = Document(screens: [Screen(content: .controller(ViewController()))])
    let document = source.document ?? unknown
    let names = document.tableNames
    let isPicked = render.table != nil
    return render.plan.pictures(
      of: input.outputName, showing: document, isPicked: isPicked, from: number,
      in: source.strings?.developmentLanguage
    ).map { picture in
      BatchJob(picture, table: names.count > 1 ? names[picture.screen] : nil)
    }
  }

  private func tooMany(_ job: BatchJob, of input: InputFile, _ document: Document) -> JobResult {
    let names = document.tableNames.prefix(20).joined(separator: ", ")
    return .failure(
      job, of: input,
      "the file has \(document.screens.count) tables, but standard output takes one picture; choose one with --table: \(names)"
    )
  }
}
