import ArgumentParser
import TableModel
import TableProject
import TableRendering
import TableReview

/// The table that is drawn in several ways, and where its picture goes.
struct SheetOptions: ParsableArguments {
  @Argument(
    help:
      "A spec file or Interface Builder document, or - for standard input. The default is the source of tablemock.yaml.",
    completion: Completions.sources)
  var input: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The picture: a path that ends in \(PictureFormat.endings), or - for standard output. The default is the verb’s name in this folder.",
      valueName: "path"),
    completion: Completions.pictures)
  var output: String?
}

/// A call of a verb that draws one table in several ways.
struct TableCall {
  /// The verb.
  let verb: String
  let sheet: SheetOptions
  let drawing: DrawingOptions
  let strings: StringsOptions
  let projectOptions: ProjectOptions
  let tables: TableOptions

  /// Where the picture goes; throws a usage error where that is no file.
  func plan() throws -> OutputPlan { try drawing.filePlan(output: sheet.output, usually: verb) }

  /// The table, and the way in which it is drawn: the first of the project's where that has the source, with what a call
  /// says counting before it.
  func source(as matrix: VariantMatrix, _ printer: DiagnosticPrinter) throws -> (SheetSource, Variant) {
    let plan = try self.plan()
    guard let input = sheet.input else {
      let sources = try projectOptions.sources(
        [], strings: strings.folder, data: strings.sampleData, as: matrix, printer)
      printer.print(sources.problems)
      do throws(SheetError) {
        let source = try SheetSource(
          among: sources.inputs, table: tables.table, plan: plan, pictures: drawing.pictures)
        let group = sources.groups.first { $0.inputs.contains { $0.path == source.input } }
        return (source, (group?.matrix ?? matrix)[0])
      } catch {
        throw ValidationError(error.description)
      }
    }
    var source = SheetSource(
      input: ArgumentPaths.path(of: input), strings: strings.folder, table: tables.table, plan: plan,
      pictures: drawing.pictures)
    source.data = strings.sampleData.drawn(as: matrix)
    source.project = projectOptions.surroundings
    return (source, matrix[0])
  }
}

/// What is on a sheet, and where it goes.
struct SheetContentOptions: ParsableArguments {
  @Argument(
    help: "Spec files, Interface Builder documents, folders, patterns, or - for standard input.",
    completion: Completions.sources)
  var inputs: [String] = []

  @Option(
    help: ArgumentHelp(
      "The folder of a review, instead of inputs: writes a book of both sides of each change, described in words.",
      valueName: "folder"),
    completion: .directory)
  var review: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The sheet: a path that ends in \(PictureFormat.endings), or - for standard output. The default is sheet.png, book.pdf or review.pdf in this folder.",
      valueName: "path"),
    completion: Completions.pictures)
  var output: String?
}

/// A call of `sheet` with all that it says of the sheet.
struct SheetCall {
  let sheet: SheetContentOptions
  let arrangement: ArrangementOptions
  let notes: AnnotationOptions
  let drawing: DrawingOptions
  let tables: TableOptions

  /// Throws a usage error where the options do not go together.
  func check() throws {
    let plan = try self.plan()
    let form = arrangement.form(of: plan)
    guard sheet.inputs.isEmpty || sheet.review == nil else {
      throw ValidationError("Give inputs, or the folder of a review with --review.")
    }
    guard sheet.review == nil || form == .book else {
      throw ValidationError("A review becomes a book, so the output must end in .pdf.")
    }
    guard sheet.review == nil || arrangement.isUsual && tables.table == nil && notes.annotations.isEmpty
    else {
      throw ValidationError("--review takes its pictures and their captions from the review.")
    }
    guard form == .sheet || plan.formats == [.pdf] else {
      throw ValidationError("A book is a PDF file, so the output must end in .pdf.")
    }
    guard form == .sheet || arrangement.columns == nil else {
      throw ValidationError("A book has one picture a page; --columns is for --as sheet.")
    }
  }

  /// Where the sheet goes; throws a usage error where that is no file.
  func plan() throws -> OutputPlan {
    let isBook = sheet.review != nil || arrangement.form == .book
    let name = sheet.review != nil ? "review" : isBook ? "book" : "sheet"
    return try drawing.filePlan(output: sheet.output, usually: name, as: isBook ? .pdf : .png)
  }

  /// What draws the book of a review; `nil` where sources are drawn.
  func bookJob() throws -> ReviewBookJob? {
    let plan = try self.plan()
    return sheet.review.map {
      ReviewBookJob(
        ReviewFolder(path: ArgumentPaths.path(of: $0)), plan: plan, pictures: drawing.pictures)
    }
  }

  /// What draws sources in the ways of a matrix, or in those of the project with these counting before them.
  func job(of sources: SourceSelection, as matrix: VariantMatrix) throws -> SheetJob {
    var ways = sources.groups.first?.matrix ?? VariantMatrix()
    ways.override(by: matrix)
    let plan = try self.plan()
    var job = SheetJob(
      inputs: sources.inputs, table: tables.table, plan: plan, pictures: drawing.pictures, matrix: ways,
      form: arrangement.form(of: plan), columns: arrangement.columns)
    (job.captions, job.annotations) = (arrangement.captions, notes.annotations)
    do {
      try job.differ(in: arrangement.axes)
    } catch let error as VariantError {
      throw ValidationError("\(error).")
    }
    return job
  }
}

/// How pictures of a sheet are put together, and what stands under them.
struct ArrangementOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      stringLiteral:
        "The axes that the pictures vary, separated by commas: \(AxisName.allValueStrings.joined(separator: ", "))."
    ))
  var by: [CommaList<AxisName>] = []

  @Option(
    name: .customLong("as"),
    help:
      "A sheet, or a book: contents, then one picture per page. The default is a book for PDF files, else a sheet."
  )
  var form: SheetJob.Form?

  @Option(
    help: "The number of columns. The default depends on the number of pictures.",
    completion: .list((1...6).map(String.init)))
  var columns: Int?

  @Option(
    help:
      "The caption of a picture; repeat the option for each, in order. The default is what differs between them.",
    completion: .list(["(left)", "(right)"]))
  var caption: [String] = []

  @Flag(help: "Write nothing under the pictures.")
  var noCaptions = false

  func validate() throws {
    guard columns.map({ $0 >= 1 }) ?? true else {
      throw ValidationError("--columns takes a number from 1.")
    }
    guard caption.isEmpty || !noCaptions else {
      throw ValidationError("--caption and --no-captions exclude each other.")
    }
    var seen: Set<VariantAxis> = []
    for axis in axes where !seen.insert(axis).inserted {
      throw ValidationError("--by takes “\(VariantOptions.optionName(of: axis))” once.")
    }
  }

  /// The axes that pictures are to differ in.
  var axes: [VariantAxis] { by.flatMap(\.elements).map(\.axis) }

  /// What stands under the pictures.
  var captions: SheetJob.Captions { noCaptions ? .none : caption.isEmpty ? .telling : .given(caption) }

  /// Whether nothing is said of captions and axes.
  var isUsual: Bool { caption.isEmpty && !noCaptions && by.isEmpty }

  /// How the pictures are put together where a plan says where they go.
  func form(of plan: OutputPlan) -> SheetJob.Form {
    form ?? (plan.formats == [.pdf] ? .book : .sheet)
  }
}

extension SheetJob.Form: Choice {}

/// An axis by the name of its option.
struct AxisName: ExpressibleByArgument {
  var axis: VariantAxis

  init?(argument: String) {
    let named = VariantAxis.all.first { VariantOptions.optionName(of: $0) == argument }
    guard let named else { return nil }
    axis = named
  }

  static var allValueStrings: [String] { VariantAxis.all.map(VariantOptions.optionName) }

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
