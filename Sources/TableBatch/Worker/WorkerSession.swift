import TableDrawing
import TableModel
import TableProject
import TableRendering
import TableSources
import TableSpec

/// Draws pictures one after the other as they are asked for, and answers each request with a line.
public final class WorkerSession {
  private let renderer: Renderer
  private let requests = SpecLoader(vocabulary: .all)
  private let name: String
  private let budget: WorkBudget
  private let root: ConfinedFolder
  private let records: WorkerRecords?
  private let isDurable: Bool
  private let boxes: BoxesOptions?
  /// Reads sources, and nothing that lies outside the folder.
  private let loader: SourceLoader
  /// The sample data of jobs that name none.
  private let data: SampleData?
  /// The number of the line at hand, counted from 1.
  private var line = 0
  /// The sources of all jobs so far, and the images that they show.
  private var protected = ProtectedFiles()
  private var leftovers = Leftovers()

  /// The keys that a request may have, in the order in which they are offered.
  public static var requestKeys: [String] { WorkerRequestDecoder.keys }

  /// A session with whoever writes the requests, which findings call by `name`.
  ///
  /// Files are read and written below the folder `root` only, and each picture may use up as much as the budget has;
  /// a durable one is on the disk when the answer is given. Throws where the folder or a font is missing. With
  /// records, answers have the keys that journals need, and with options for boxes those of all views. `strings` is the
  /// folder of the texts in other languages and `data` the file of sample data, wherever they lie; `nil` for that of each
  /// source.
  public init(
    named name: String, root: FilePath = .current, budget: WorkBudget = WorkBudget(), isDurable: Bool = false,
    records: WorkerRecords? = nil, boxes: BoxesOptions? = nil, strings: FilePath? = nil,
    data: SampleData? = nil
  ) throws {
    self.boxes = boxes
    self.data = data
    self.records = records
    self.root = try ConfinedFolder(root)
    loader = SourceLoader.standard.within(self.root.reach).takingStrings(from: strings).takingData(from: data)
    renderer = try Renderer()
    self.name = name
    self.budget = budget
    self.isDurable = isDurable
  }

  /// The answer to a line, without a line feed, and whether there is a picture; `nil` for an empty line.
  public func answer(_ line: [UInt8]) -> (line: String, isWritten: Bool)? {
    self.line += 1
    guard line.contains(where: { $0 > UInt8(ascii: " ") }) else { return nil }
    let start = MonotonicClock.now
    let decoded = requests.workerRequest(line, named: name)
    var result = JobResult(
      .failed, input: FilePath(decoded.partial?.input ?? ""), output: FilePath(decoded.partial?.output ?? ""))
    result.diagnostics = decoded.diagnostics.map(placed)
    if decoded.value == nil, decoded.diagnostics.isEmpty {
      result.diagnostics = [finding("the line is not a job", hint: WorkerRequest.example)]
    }
    if let request = decoded.value { result = self.result(of: request) }
    result.milliseconds = (MonotonicClock.now - start) * 1000
    let id = decoded.partial?.id.map(\.json) ?? .null
    return (
      JSONValue.object([("id", id)] + result.members + extras(of: result)).line, result.status != .failed
    )
  }

  /// The answer to a line that is too long to be read.
  public func answerToOverlongLine(limit: Int) -> String {
    line += 1
    var result = JobResult(.failed, input: "", output: "")
    result.diagnostics = [finding("a line has more than \(limit) bytes")]
    return JSONValue.object([("id", .null)] + result.members + extras(of: result)).line
  }

  /// Answers each line of standard input, and says whether all were jobs that went well.
  ///
  /// - Throws: A finding where standard input cannot be read, and what taking an answer throws.
  package func answerStandardInput(_ take: (String) throws -> Void) throws -> Bool {
    var lines = LineReader()
    var isWell = true
    while let line = try lines.next() {
      switch line {
      case .line(let bytes):
        guard let answer = answer(bytes) else { continue }
        isWell = isWell && answer.isWritten
        try take(answer.line)
      case .overlong:
        isWell = false
        try take(answerToOverlongLine(limit: LineReader.limit))
      }
    }
    return isWell
  }

  /// What answers have besides what results have.
  private func extras(of result: JobResult) -> [(key: String, value: JSONValue)] {
    let key: [(key: String, value: JSONValue)] = records == nil ? [] : [("key", .string(result.key))]
    guard let boxes else { return key }
    return key + [("boxes", result.boxes?.answer(as: boxes.format) ?? .null)]
  }

  /// A finding on the line at hand as a whole.
  private func finding(_ message: String, hint: String? = nil) -> Diagnostic {
    Diagnostic(.error, at: SourceLocation(file: name, line: line), message, hint: hint)
  }

  /// A finding on the line at hand, which is the only one that the decoder knows of.
  private func placed(_ finding: Diagnostic) -> Diagnostic {
    var finding = finding
    if finding.location.line != nil { finding.location.line = line }
    return finding
  }

  private func result(of request: WorkerRequest) -> JobResult {
    var result = JobResult(
      .failed, input: FilePath(request.input), output: FilePath(request.output), table: request.table)
    result.variant = request.variant
    guard let format = request.format ?? PictureFormat(path: result.output) else {
      result.fail("the output must end in \(PictureFormat.endings), or the job needs a “format”")
      return result
    }
    result.format = format
    guard ![result.input, result.output].contains("-") else {
      result.fail("a job cannot use standard input or output, because jobs and answers go through them")
      return result
    }
    let source = load(request)
    result.diagnostics = source.diagnostics
    guard let document = source.document else { return result }
    do {
      let screens = try screens(of: request, in: document)
      guard screens.count == 1, let screen = screens.first else {
        let names = document.tableNames.prefix(20).joined(separator: ", ")
        result.fail(
          "the file has \(document.screens.count) tables, so the job must name one in “table”",
          hint: "there are \(names)")
        return result
      }
      for path in document.imagePaths { protected.insert(path) }
      var job = BatchJob(
        variant: request.variant, screen: screen, table: request.table, format: format, output: result.output)
      let pictures = PictureOptions(request.png, request.svg, budget: budget)
      let picked = source.picking(screens: [screen])
      let drawer = PictureDrawer(renderer, pictures: pictures)
      drawer.turn(to: picked, of: InputFile(path: result.input, outputName: ""))
      let key = records?.key(of: job, in: source, pictures)
      // The document that is drawn has this screen alone.
      job.screen = 0
      if let key, let kept = records?.unchanged(job, of: result.input, key: key) {
        result = kept
      } else {
        result = draw(job, of: picked, drawer) ?? result
        if result.status == .written { result.key = key ?? "" }
      }
      if let boxes { result.boxes = drawer.boxes(of: job, result, boxes, source: source.bytes ?? []) }
      result.diagnostics.insert(
        contentsOf: source.diagnostics + source.lacks(of: [request.variant]), at: 0)
    } catch {
      result.fail(error.message, hint: error.hint)
    }
    return result
  }

  private func load(_ request: WorkerRequest) -> Source {
    let path = FilePath(request.input)
    let read = Result { () throws(Refusal) in
      let loader = try loader(of: request)
      return (try root.source(path, atMost: LoadingLimits().fileSize).get(), loader)
    }
    switch read {
    case .success(let (source, loader)):
      protected.insert(source.path)
      return loader.load(source.bytes, named: source.path.text, folder: source.folder)
    case .failure(let refusal): return Source(refusal, of: path)
    }
  }

  /// The session’s loader with what a request itself says of texts, rows and symbols, which lies in the folder, too.
  private func loader(of request: WorkerRequest) throws(Refusal) -> SourceLoader {
    var loader = loader
    if let strings = request.strings {
      loader = loader.takingStrings(from: try root.place(of: FilePath(strings), named: "strings"))
    }
    if let path = request.data {
      let file = try root.place(of: FilePath(path), named: "data")
      protected.insert(file)
      loader = loader.takingData(from: SampleData(file: file, view: data?.view))
    }
    if let symbols = request.symbols {
      var reach = root.reach
      reach.symbols = try root.place(of: FilePath(symbols), named: "symbols")
      loader = loader.within(reach)
    }
    return loader
  }

  private func draw(_ job: BatchJob, of source: Source, _ drawer: PictureDrawer) -> JobResult? {
    drawer.draw(job) { bytes, path in
      // What bars of other storyboards show is known once they are drawn.
      for file in source.bars?.filesSoFar().images ?? [] { protected.insert(file) }
      guard !protected.contains(path) else {
        throw WriteRefusal(
          description: "the output is the source of this job or of an earlier one, or an image that it shows")
      }
      try root.write(picture: bytes, to: path, isDurable: isDurable, removing: &leftovers)
      return true
    }?.first
  }

  /// The numbers of the screens that a request means; a table may go by its number, whatever it is called.
  private func screens(
    of request: WorkerRequest, in document: Document
  ) throws(TableNameError) -> [Int] {
    guard let table = request.table else { return Array(document.screens.indices) }
    do {
      return try document.screens(named: table)
    } catch {
      guard !error.isAmbiguous, let number = Int(table), number > 0, number <= document.screens.count else {
        throw error
      }
      return [number - 1]
    }
  }
}

extension JobResult {
  fileprivate mutating func fail(_ message: String, hint: String? = nil) {
    status = .failed
    diagnostics.append(Diagnostic(.error, at: SourceLocation(file: input.text), message, hint: hint))
  }
}

extension WorkerRequest.ID {
  fileprivate var json: JSONValue {
    switch self {
    case .number(let number): number.magnitude < 1 << 53 ? .number(Double(number)) : .string(String(number))
    case .text(let text): .string(text)
    }
  }
}

/// What a worker knows of a batch whose pictures it draws, so that its answers are what the batch itself would note.
public final class WorkerRecords {
  private let older: JournalIndex?
  /// Digests of what pictures are drawn with, by how files are written.
  private var tools: [String: String] = [:]

  /// Records of a batch.
  ///
  /// - Parameter folder: The folder with the batch's journals, whose pictures are left alone where they would be the
  ///   same; `nil` where all are drawn.
  public init(resuming folder: FilePath? = nil) {
    older = folder.map { JournalIndex(in: JournalFolder(path: $0 == .current ? "" : $0)) }
  }

  /// The whole key of a picture.
  func key(of job: BatchJob, in source: Source, _ pictures: PictureOptions) -> String {
    let picture = JobKey(of: source)
    let way = pictures.filesDigest
    let digits = tools[way] ?? ToolDigest.digits(of: ToolDigest.Tools(pictures: pictures))
    tools[way] = digits
    return JobKey.digits(picture.digits(of: job), drawnWith: digits)
  }

  /// The result of a picture that is there already and would be the same; `nil` where it is to be drawn.
  func unchanged(_ job: BatchJob, of input: FilePath, key: String) -> JobResult? {
    guard let record = older?.record(of: job.output, key: key) else { return nil }
    return JobResult(record, of: job, in: InputFile(path: input, outputName: ""))
  }
}

/// Reads a line that asks for one picture.
enum WorkerRequestDecoder {
  private static let id = ValueCoding<WorkerRequest.ID>(
    .text,
    encode: { id, _ in
      switch id {
      case .number(let number): .word(String(number))
      case .text(let text): .text(text)
      }
    },
    decode: { node, subject, context in
      guard let scalar = node.scalar else {
        context.mismatch(node, subject, mustBe: .text)
        return nil
      }
      guard scalar.style == .plain, let number = Int(scalar.text), String(number) == scalar.text else {
        return .text(scalar.text)
      }
      return .number(number)
    })

  private static let source: [Field<WorkerRequest>] = [
    Field("id", id, "An identifier, which the answer repeats.", get: { $0.id }, set: { $0.id = $1 }),
    Field(
      "input", .filled, "The path of a source file.", .required, get: { $0.input }, set: { $0.input = $1 }),
    Field(
      "output", .filled, "The path of the picture.", .required, get: { $0.output }, set: { $0.output = $1 }),
    Field(
      "table", .filled, "The name of a table, or its number from 1.", get: { $0.table },
      set: { $0.table = $1 }),
    Field(
      "format", .word(PictureFormat.self), "The format.", get: { $0.format }, set: { $0.format = $1 }),
    Field(
      "strings", .filled, "The folder of translations.", without: "that of the input",
      get: { $0.strings }, set: { $0.strings = $1 }),
    Field(
      "data", .filled, "The file of rows to fill in.", without: "the one beside the input",
      get: { $0.data }, set: { $0.data = $1 }),
    Field(
      "symbols", .filled, "The folder of symbols.", without: "none", get: { $0.symbols },
      set: { $0.symbols = $1 }),
  ]

  private static let axes: [Field<WorkerRequest>] = VariantAxis.all.map { axis in
    Field(
      axis.name, .word(of: axis), axis.summary + ".", without: "the source’s",
      get: { axis.word(of: $0.variant) }, set: { _ = axis.set($1, in: &$0.variant) })
  }

  private static let files: [Field<WorkerRequest>] =
    [
      Field(
        "png", .word(PNGEffort.self), "The compression of PNG files.", get: { $0.png },
        set: { $0.png = $1 })
    ]
    + SVGFields.fields.map { field in
      field.lifted(look: { $2($0.svg, $1.svg) }) { whole, change in change(&whole.svg) }
    }

  private static let mapping = MappingSchema<WorkerRequest>(
    "job", subject: "a job", initial: WorkerRequest(input: "", output: ""), fields: source + axes + files)

  /// The keys that a job may have.
  static var keys: [String] { mapping.fields.map(\.key) }

  private static let coding = mapping.coding(hint: WorkerRequest.example) {
    _, keys, node, subject, context in
    mapping.requireKeys(keys, of: subject, node, context)
  }

  /// What a line asks for; what is wrong with it goes to the report.
  static func decode(_ tree: SpecTree, _ context: DecodingContext) -> WorkerRequest? {
    guard let root = tree.roots.first else { return nil }
    if tree.roots.count > 1 {
      context.error("a line holds a single job", at: tree.roots[1].range.beginning)
    }
    return coding.decode(root, "a job", context)
  }
}

extension SpecLoader {
  /// Reads a line that asks for one picture; `name` is what diagnostics call where it came from.
  func workerRequest(_ line: [UInt8], named name: String) -> DecodingResult<WorkerRequest> {
    decoding(line, named: name, folder: ".", WorkerRequestDecoder.decode)
  }
}
