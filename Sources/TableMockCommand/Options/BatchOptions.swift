import ArgumentParser
import TableBatch
import TableComparison
import TableModel
import TableProject
import TableSources

/// What a batch is to draw, as the command line says it.
struct BatchOptions: ParsableArguments {
  @Argument(
    help: "Spec files, Interface Builder documents, folders or patterns.", completion: Completions.sources)
  var inputs: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder that names are relative to. The default is the manifest’s folder, or this one.",
      valueName: "path"),
    completion: .directory)
  var output: String?

  @Option(
    help: ArgumentHelp(
      "A manifest that says what to draw, or - for standard input. Options override it.",
      valueName: "file"),
    completion: .file(extensions: ["yaml", "yml", "json"]))
  var manifest: String?

  @Option(
    help: ArgumentHelp(
      stringLiteral: "The pattern for names of pictures, with \(NamePattern.placeholderList)."),
    completion: .list(["{folder}/{name}{-table}.{format}"]))
  var pattern: String?
}

/// A call of `batch` with all that it says.
struct BatchCall {
  let options: BatchOptions
  let drawing: DrawingOptions
  let strings: StringsOptions
  let running: BatchRunOptions
  let dataset: DatasetOptions
  let safety: SafetyOptions
  let projectOptions: ProjectOptions
  let variants: VariantOptions

  /// What the call asks for.
  var request: BatchRequest {
    var request = BatchRequest(version: TableMockVersion.text)
    request.manifest = options.manifest.map(ArgumentPaths.path)
    request.overrides = ManifestOverrides(
      variants, strings, pattern: options.pattern, formats: drawing.formats)
    (request.png, request.svg, request.budget) = (drawing.png, drawing.svg.choices, drawing.work.workBudget)
    request.inputs = ArgumentPaths.paths(of: options.inputs)
    request.output = options.output.map(ArgumentPaths.path)
    (request.search, request.isSandboxed) = (projectOptions.search, safety.sandbox)
    request.boxes = dataset.boxesOptions
    request.options = running.options(timeout: drawing.work.timeout, isDurable: safety.durable)
    return request
  }
}

/// How a batch is run, and what is done besides drawing.
struct BatchRunOptions: ParsableArguments {
  @OptionGroup var threads: ThreadOptions

  @Option(
    help: ArgumentHelp("Draw one part of the plan, such as 3/16: the third of 16.", valueName: "part"),
    completion: .list(["1/2", "2/2"]))
  var shard: Shard = .whole

  @Flag(help: "Resume an interrupted batch.")
  var resume = false

  @Flag(help: "Draw only what has changed since the last run.")
  var incremental = false

  @Flag(help: "Delete pictures of earlier runs that the plan no longer has.")
  var prune = false

  @Option(
    help: ArgumentHelp("Also write the results to this file, as JUnit XML.", valueName: "file"),
    completion: .file(extensions: ["xml"]))
  var junit: String?

  func validate() throws {
    if prune, shard != .whole { throw ValidationError("--prune needs the whole plan: leave --shard out.") }
  }

  /// What the options ask for, with the seconds that a picture may take.
  func options(timeout: Double?, isDurable: Bool) -> BatchRun.Options {
    BatchRun.Options(
      threads: threads.jobs, shard: shard, keepsUnchanged: resume || incremental, prunes: prune,
      timeout: timeout, junit: junit.map(ArgumentPaths.path), isDurable: isDurable)
  }
}

/// Whether a plan is printed instead of being drawn, and how.
struct PlanOptions: ParsableArguments {
  /// How plans are printed.
  enum PlanFormat: String, Choice {
    case text, json
  }

  @Flag(help: "Print what would be drawn, and draw nothing.")
  var plan = false

  @Option(help: "The format of the plan: text, or json, one worker job per line.")
  var planFormat: PlanFormat = .text

  func validate() throws {
    if planFormat != .text, !plan { throw ValidationError("--plan-format needs --plan.") }
  }
}

/// What a batch writes, or a worker answers, for datasets besides pictures.
struct DatasetOptions: ParsableArguments {
  @Option(help: "Write the boxes of all views, beside the results or in a worker’s answers: jsonl or coco.")
  var boxes: BoxesOptions.Format?

  @Option(help: "What gets boxes: views; lines, which adds lines of text; or words, which adds words, too.")
  var boxDetail: ViewBox.Detail?

  @Option(
    help: "Parts of the dataset and their weights. The contents of a source decide its part.",
    completion: .list(["train=80,val=10,test=10"]))
  var splits: DatasetSplits?

  func validate() throws {
    if boxes == nil, boxDetail != nil || splits != nil {
      throw ValidationError("--box-detail and --splits need --boxes.")
    }
  }

  /// How boxes are written; `nil` where they are not.
  var boxesOptions: BoxesOptions? {
    boxes.map { BoxesOptions($0, detail: boxDetail ?? .views, splits: splits) }
  }
}

extension BoxesOptions.Format: Choice {}
extension ViewBox.Detail: Choice {}

extension DatasetSplits: ExpressibleByArgument {
  /// The parts that an argument names.
  public init?(argument: String) { self.init(argument) }
}

/// The options of verbs that draw for others, on machines that may lose power, from sources that strangers wrote.
struct SafetyOptions: ParsableArguments {
  @Flag(help: "Report a picture only when it is safely on the disk.")
  var durable = false

  @Flag(help: "Let the kernel block everything but reading sources and writing pictures.")
  var sandbox = false

  /// Closes a sandbox around the program, which ends where that cannot be done.
  func enter(_ sandbox: Sandbox, _ printer: DiagnosticPrinter) throws {
    do throws(Diagnostic) {
      try sandbox.enter()
    } catch {
      printer.print([error])
      throw ExitCode(1)
    }
  }
}
