import TableLayout
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
    var files = WrittenFiles(of: [input], sources, showingBars: variant.bars == .shown)
    files.protectImages(of: source, from: input)
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
      for job in numbered {
        let result = drawer.write(content, as: job, plan, &files, &account)
        try account.finish(result.map { [$0] } ?? [])
      }
    }
    return account.summary
  }
}

/// All tables of some sources, for a sheet of them.
package struct SheetList {
  /// A table with the source that it is of.
  package struct Item {
    var input: InputFile
    var source: Source
    var document: Document
    /// The number of the screen in the document.
    var number: Int

    /// The table as its source has it.
    var screen: Screen { document.screens[number] }

    /// The table as its source has it in one way of drawing.
    func screen(as variant: Variant) -> Screen { source.screen(number, as: variant) ?? screen }

    /// What layout has found on a picture of the table.
    func findings(on scene: Scene) -> [Diagnostic] {
      scene.findings.diagnostics(
        file: input.path.text, source.origins.map(OriginFinder.init), screen: number)
    }

    /// The name for people: the table's own, else that of the file.
    var name: String {
      document.screens.count > 1 ? document.tableNames[number] : screen.name ?? input.outputName.text
    }
  }

  /// The tables in the order of the sources.
  private(set) var items: [Item] = []
  /// All that was found in sources without errors.
  private(set) var findings: [Diagnostic] = []
  /// Whether a source has errors, or none has the table that is asked for.
  private(set) var hasFailures = false

  /// Reads all sources, and tells of those that have errors.
  init(
    _ inputs: [InputFile], as variants: [Variant], _ reader: SourceReader, _ observer: any JobObserver
  ) {
    for input in inputs {
      let source = reader.source(of: input)
      guard let document = source.document else {
        observer.found(source.diagnostics)
        hasFailures = true
        continue
      }
      findings += source.diagnostics + source.lacks(of: variants)
      items += document.screens.indices.map { number in
        Item(input: input, source: source, document: document, number: number)
      }
    }
    if let complaint = reader.complaint {
      observer.failed(complaint)
      hasFailures = true
    }
  }

  /// What tells a picture from the others: the table where there are several, and the values of axes.
  func caption(of item: Item, _ values: [String]) -> String {
    let name = items.count > 1 || values.isEmpty ? [item.name] : []
    return (name + values.filter { !$0.isEmpty }).joined(separator: " · ")
  }
}

/// Why there is no sheet of what the user wants on it.
public enum SheetError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A source does not have the one table that is drawn; the names are of those that it has.
  case severalTables(input: FilePath, names: [String])
  /// A project has several sources with tables, of which one is drawn; or none has the table that is asked for.
  case sources([FilePath], table: String?)
  /// There are not as many captions as pictures.
  case captions(Int, pictures: Int)
  /// There are more pictures than a sheet or a book can have.
  case tooMany(pictures: Int)

  /// The most pictures of a sheet or a book.
  public static let mostPictures = 1000

  /// What is wrong, with what there is to choose from.
  public var description: String {
    switch self {
    case .severalTables(let input, let names):
      "\(input) has \(names.count) screens, and this takes one. Choose one with --table: \(names.prefix(20).joined(separator: ", "))."
    case .sources(let paths, let table?) where paths.isEmpty:
      "No source of the project has the table “\(table)”."
    case .sources(let paths, _) where paths.isEmpty: "No source of the project has a table."
    case .sources(let paths, _):
      "The project has \(paths.count) sources, and this takes one. Name one: \(paths.prefix(20).map(\.text).joined(separator: ", "))."
    case .captions(let count, let pictures):
      "There \(count == 1 ? "is 1 caption" : "are \(count) captions") for \(pictures) pictures; --caption is given once for each picture, or not at all."
    case .tooMany(let pictures):
      "There would be \(pictures) pictures; the limit is \(SheetError.mostPictures)."
    }
  }
}
