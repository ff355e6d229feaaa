import TableModel
import TableRendering
import TableSources

/// Draws inputs one after the other on the thread that asks for it, without records: what `tablemock render` does.
///
/// What fails is told and does not stop the rest.
public struct RenderJob: Sendable {
  /// The sources.
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
    let sources = SourceStore()
    let reader = SourceReader(sources, table: table)
    let drawer = PictureDrawer(
      try Renderer(), pictures: pictures, pageHeight: pageHeight, sizeHint: sizeHint,
      withDigests: observer.wantsDigests)
    drawer.annotations = annotations
    var files = WrittenFiles(of: inputs, sources)
    var account = PictureAccount(observer, planned: inputs.count * plan.pictureCount)
    var number = 0
    for input in inputs {
      let source = reader.load(input)
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
      files.protectImages(of: document)
      drawer.turn(to: document, source.origins, of: input)
      for job in jobs {
        let results = drawer.draw(job) { bytes, path in
          if plan.isStandardOutput {
            try account.put(bytes)
          } else {
            try files.write(bytes, to: path, of: input)
          }
          return true
        }
        account.plan((results?.count ?? 1) - 1)
        try account.finish(results ?? [])
      }
    }
    if let complaint = reader.complaint { account.fail(complaint) }
    return account.summary
  }

  /// The pictures of a source, or the one that there would be of a source with errors.
  private func jobs(of input: InputFile, _ source: LoadingResult, from number: Int) -> [BatchJob] {
    let unknown = Document(screens: [Screen(content: .controller(ViewController()))])
    let document = source.document ?? unknown
    let names = document.tableNames
    return plan.pictures(of: input.outputName, showing: document, isPicked: table != nil, from: number).map {
      BatchJob($0, table: names.count > 1 ? names[$0.screen] : nil)
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
