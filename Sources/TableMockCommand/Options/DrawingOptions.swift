import ArgumentParser
import TableDrawing
import TableModel
import TableProject
import TableRendering

/// The options of all verbs that write pictures.
struct DrawingOptions: ParsableArguments {
  @Option(
    help:
      "The formats, separated by commas: \(PictureFormat.words). The default is the output’s extension, else png."
  )
  var format: [CommaList<PictureFormat>] = []

  @Option(help: "The compression of PNG files: fast, or small, which takes longer.")
  var png: PNGEffort?

  @OptionGroup var svg: SVGFileOptions

  @OptionGroup var work: WorkOptions

  /// The kinds of files that are asked for; empty for none.
  var formats: [PictureFormat] { format.joined() }

  /// How files are written.
  var pictures: PictureOptions { PictureOptions(png, svg.choices, budget: work.workBudget) }
}

/// The options of verbs that write SVG files.
struct SVGFileOptions: ParsableArguments {
  @Option(
    help:
      "Text in SVG files: glyphs, each outline once; outlines, for programs that cannot draw glyphs; or live text."
  )
  var svgText: SVGTextMode?

  @Option(
    help: ArgumentHelp(
      "The prefix of ids in SVG files, or '' for none. The default is a digest of the picture.",
      valueName: "prefix"),
    completion: .list(["list-"]))
  var svgIds: SVGIDPrefix?

  @Flag(help: "Group SVG files by view, named as drawing programs name layers.")
  var svgLayers = false

  /// What the options ask for.
  var choices: SVGChoices { SVGChoices(text: svgText, ids: svgIds, hasLayers: svgLayers ? true : nil) }
}

extension SVGIDPrefix: ExpressibleByArgument {}

extension DrawingOptions {
  /// The plan for one file of each kind, which has a usual name in this folder where no output is given; throws a usage
  /// error where the output is no file.
  func filePlan(output: String?, usually name: String, as usual: PictureFormat = .png) throws -> OutputPlan {
    try DrawingOptions.checkPlaceholders(in: output)
    let output = output ?? "\(name).\((formats.first ?? usual).rawValue)"
    let plan: OutputPlan
    do {
      plan = try OutputPlan(output: ArgumentPaths.path(of: output), formats: formats)
    } catch {
      throw ValidationError(error.description)
    }
    guard !plan.isFolder else {
      throw ValidationError("The output must end in \(PictureFormat.endings).")
    }
    guard !plan.isStandardOutput || plan.formats.count == 1 else {
      throw ValidationError("Standard output takes one picture, not \(plan.formats.count).")
    }
    return plan
  }

  /// Throws a usage error where an output has placeholders, which would become letters of its name.
  static func checkPlaceholders(in output: String?) throws {
    guard let word = output.flatMap(NamePattern.firstPlaceholder) else { return }
    throw ValidationError(
      "-o takes no placeholders such as “\(word)”: give a folder, or name pictures with “tablemock batch --pattern”."
    )
  }

  /// Runs a job, prints what becomes of it after some problems, and ends the program as that asks for.
  func draw(
    _ common: CommonOptions, after problems: [Diagnostic] = [],
    _ run: (any JobObserver) throws -> BatchSummary
  ) throws {
    let display = JobDisplay(common)
    display.found(problems)
    let summary: BatchSummary
    do {
      summary = try run(display)
    } catch let error as SheetError {
      throw ValidationError(error.description)
    }
    try display.finish(summary)
    if summary.hasFailed || !problems.isEmpty { throw ExitCode(1) }
  }
}

extension PictureFormat: Choice {
  /// The kind of a word, which may be any that files end in.
  public init?(argument: String) { self.init(word: argument) }
}

extension PNGEffort: Choice {}

extension SVGTextMode: Choice {}

extension ProgressStyle: Choice {}
