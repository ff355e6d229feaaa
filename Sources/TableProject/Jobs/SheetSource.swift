import TableModel
import TableRendering
import TableSources

/// The one table that a sheet is drawn of, and where the sheet goes.
public struct SheetSource: Sendable {
  /// The path of the source; `-` for standard input.
  public var input: FilePath
  /// The folder of its texts in other languages; `nil` for that of the source itself.
  public var strings: FilePath?
  /// The file of its sample data; `nil` for that beside the source.
  package var data: SampleData?
  /// The name of the table in a source that has several; `nil` where it has one.
  public var table: String?
  /// Where sheets go, and as which kinds of files.
  public var plan: OutputPlan
  /// How files are written.
  public var pictures: PictureOptions
  /// Which folder is the project's around the source, which no link leads out of.
  package var project = SourceReach.Scope.nearest
  /// The source as a project names it; `nil` where a user does.
  private var found: InputFile?

  /// A table of a source.
  public init(
    input: FilePath, strings: FilePath? = nil, table: String? = nil, plan: OutputPlan,
    pictures: PictureOptions = PictureOptions()
  ) {
    self.input = input
    self.strings = strings
    self.table = table
    self.plan = plan
    self.pictures = pictures
  }

  /// The one source with a table among those of a project; with the table that is asked for.
  ///
  /// - Throws: An error where there is no such source, or more than one.
  package init(
    among inputs: [InputFile], table: String?, plan: OutputPlan, pictures: PictureOptions
  ) throws(SheetError) {
    let reader = SourceReader(SourceStore(), table: table)
    let read = inputs.map { input in
      // None is named, so that a source without the table is passed over.
      var input = input
      input.isFound = true
      return reader.source(of: input)
    }
    let sound = inputs.indices.filter { read[$0].document?.screens.isEmpty == false }
    // What is wrong with sources is told where none can be drawn.
    let chosen = sound.isEmpty ? Array(inputs.indices.filter { read[$0].document == nil }.prefix(1)) : sound
    guard let number = chosen.first, chosen.count == 1 else {
      throw .sources(chosen.map { inputs[$0].path }, table: table)
    }
    self.init(input: inputs[number].path, table: table, plan: plan, pictures: pictures)
    found = inputs[number]
  }

  /// Makes a picture when its turn comes, so that not all of many are in memory at once.
  typealias Maker = () throws -> PictureContent

  /// Loads the table, and writes what is made of it: a picture, or several that are numbered.
  func run(
    _ observer: any JobObserver, as variant: Variant = Variant(),
    _ pictures: (Renderer, Source) throws -> [Maker], isNumbered: Bool = false
  ) throws -> BatchSummary {
    let input =
      found ?? InputFile(path: input, outputName: "table", strings: strings, data: data, in: project)
    let sources = SourceStore()
    let source = SourceReader(sources, table: table).source(of: input)
    var account = PictureAccount(observer, planned: plan.formats.count)
    let document = source.document ?? Document(screens: [Screen(content: .controller(ViewController()))])
    guard document.screens.count == 1 else {
      observer.found(source.diagnostics)
      throw SheetError.severalTables(input: self.input, names: document.tableNames)
    }
    account.turn(to: source.diagnostics + source.lacks(of: [variant]), hasPictures: true)
    let jobs = plan.pictures(of: input.outputName, showing: document).map { BatchJob($0) }
    guard source.document != nil else {
      try account.finish(jobs.map { JobResult(.failed, $0, of: input) })
      return account.summary
    }
    let drawer = PictureDrawer(
      try Renderer(), pictures: self.pictures, withDigests: observer.wantsDigests)
    drawer.turn(to: source, of: input)
    var files = WrittenFiles(of: [input], sources)
    files.protectImages(of: source)
    let makers: [Maker]
    do {
      makers = try pictures(drawer.renderer, source)
    } catch {
      try account.finish(jobs.map { drawer.failure($0, error) })
      return account.summary
    }
    account.plan((makers.count - 1) * jobs.count)
    for (index, make) in makers.enumerated() {
      let numbered = jobs.map { job in
        var job = job
        if isNumbered { job.output = job.output(ofPage: index + 1, of: makers.count) }
        return job
      }
      let content: PictureContent
      do {
        content = try make()
      } catch {
        try account.finish(numbered.map { drawer.failure($0, error) })
        continue
      }
      for job in numbered { try drawer.deliver(content, as: job, plan, &files, &account) }
    }
    return account.summary
  }
}
