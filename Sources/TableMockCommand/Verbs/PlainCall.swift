import ArgumentParser
import TableModel
import TableProject
import TableRendering

/// A call of `render` or `batch` that says what is drawn, where it goes, in which formats and ways, and how a batch runs,
/// but nothing else.
///
/// The parser finds options by reflection, which takes as long as ten small pictures. So the usual call is read here. The
/// parser reads every other call, and each that is wrong, to say what is wrong with it.
struct PlainCall {
  private(set) var inputs: [String] = []
  private(set) var output: String?
  private(set) var format: [CommaList<PictureFormat>] = []
  private(set) var isQuiet = false
  /// What only a batch can be told: its threads, and whether it draws only what has changed.
  private(set) var threads: Int?
  private(set) var isIncremental = false
  /// What is said for axes, in the order of the call.
  private(set) var variants: [(axis: VariantAxis, argument: String)] = []

  /// Reads a call; `nil` for one that is not plain.
  init?(_ arguments: some Sequence<String>) {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "--quiet": isQuiet = true
      case "--incremental": isIncremental = true
      case "--jobs":
        guard threads == nil, let number = rest.next().flatMap({ Int($0) }), number > 0 else { return nil }
        threads = number
      case "-o", "--output":
        guard output == nil, let path = rest.next(), PlainCall.isValue(path) else { return nil }
        output = path
      case "--format":
        guard let words = rest.next(), let formats = CommaList<PictureFormat>(argument: words) else {
          return nil
        }
        format.append(formats)
      case _ where PlainCall.isValue(argument): inputs.append(argument)
      default:
        guard
          let axis = VariantAxis.all.first(where: { "--" + VariantOptions.optionName(of: $0) == argument }),
          let words = rest.next(), PlainCall.isValue(words)
        else { return nil }
        variants.append((axis, words))
      }
    }
  }

  /// Whether an argument is a value for sure: hyphens begin options, and stand for standard input and output.
  private static func isValue(_ argument: String) -> Bool { !argument.isEmpty && !argument.hasPrefix("-") }
}

extension RenderCommand {
  /// The verb of a plain call, the same as the parser makes of it; `nil` for other calls, and for one that makes no sense.
  init?(plainly arguments: some Sequence<String>) {
    guard let call = PlainCall(arguments), call.threads == nil, !call.isIncremental,
      let variants = try? VariantOptions(call.variants)
    else { return nil }
    self.init()
    self.variants = variants
    (rendering, drawing, common) = (.unsaid, .unsaid, .unsaid)
    (strings, projectOptions, tables, naming) = (.unsaid, .unsaid, .unsaid, .plain)
    (rendering.inputs, rendering.output) = (call.inputs, call.output)
    drawing.format = call.format
    common.quiet = call.isQuiet
    guard (try? validate()) != nil else { return nil }
  }
}

extension BatchCommand {
  /// The verb of a plain call, the same as the parser makes of it; `nil` for other calls, and for one that makes no sense.
  init?(plainly arguments: some Sequence<String>) {
    guard let call = PlainCall(arguments), let variants = try? VariantOptions(call.variants) else {
      return nil
    }
    self.init()
    self.variants = variants
    (options, drawing, strings, plan) = (.unsaid, .unsaid, .unsaid, .unsaid)
    (options.inputs, options.output) = (call.inputs, call.output)
    (running, dataset) = (.unsaid, .unsaid)
    (safety, projectOptions, common) = (.unsaid, .unsaid, .unsaid)
    drawing.format = call.format
    if let threads = call.threads { running.threads.jobs = threads }
    running.incremental = call.isIncremental
    common.quiet = call.isQuiet
    guard (try? running.threads.validate()) != nil else { return nil }
  }
}

/// Options that have the values of a call that does not say them.
///
/// The parser sets declared values where it has read a call; here that is done without it.
private protocol Unsaid: ParsableArguments {
  /// Gives each option its declared value.
  mutating func sayNothing()
}

extension Unsaid {
  /// The options of a call that says none of them.
  fileprivate static var unsaid: Self {
    var options = Self()
    options.sayNothing()
    return options
  }
}

extension RenderOptions: Unsaid {
  fileprivate mutating func sayNothing() { (inputs, output, pageHeight, notes) = ([], nil, nil, .unsaid) }
}

extension AnnotationOptions: Unsaid {
  fileprivate mutating func sayNothing() { annotate = [] }
}

extension BatchOptions: Unsaid {
  fileprivate mutating func sayNothing() {
    (inputs, output, manifest, pattern) = ([], nil, nil, nil)
  }
}

extension BatchRunOptions: Unsaid {
  fileprivate mutating func sayNothing() {
    (threads, shard, resume, incremental, prune, junit) = (.unsaid, .whole, false, false, false, nil)
  }
}

extension ThreadOptions: Unsaid {
  fileprivate mutating func sayNothing() { jobs = Processors.available }
}

extension PlanOptions: Unsaid {
  fileprivate mutating func sayNothing() { (plan, planFormat) = (false, .text) }
}

extension DatasetOptions: Unsaid {
  fileprivate mutating func sayNothing() { (boxes, boxDetail, splits) = (nil, nil, nil) }
}

extension SafetyOptions: Unsaid {
  fileprivate mutating func sayNothing() { (durable, sandbox) = (false, false) }
}

extension DrawingOptions: Unsaid {
  fileprivate mutating func sayNothing() { (format, png, svg, work) = ([], nil, .unsaid, .unsaid) }
}

extension SVGFileOptions: Unsaid {
  fileprivate mutating func sayNothing() { (svgText, svgIds, svgLayers) = (nil, nil, false) }
}

extension WorkOptions: Unsaid {
  fileprivate mutating func sayNothing() { (time, budget) = (.unsaid, []) }
}

extension TimeOptions: Unsaid {
  fileprivate mutating func sayNothing() { timeout = nil }
}

extension StringsOptions: Unsaid {
  fileprivate mutating func sayNothing() { (strings, data, choices) = (nil, nil, .unsaid) }
}

extension ViewChoicesOptions: Unsaid {
  fileprivate mutating func sayNothing() { (set, rows, preview, noGuesses) = ([], nil, nil, false) }
}

extension ProjectOptions: Unsaid {
  fileprivate mutating func sayNothing() { (project, symbols) = (nil, nil) }
}

extension TableOptions: Unsaid {
  fileprivate mutating func sayNothing() { table = nil }
}

extension CommonOptions: Unsaid {
  fileprivate mutating func sayNothing() {
    (quiet, verbose, progress, hyperlinks) = (false, false, .auto, .file)
  }
}
