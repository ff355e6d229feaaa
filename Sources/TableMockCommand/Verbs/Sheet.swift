import ArgumentParser
import TableModel
import TableProject
import TableRendering
import TableReview
import TableSources
import TableSpec

/// Draws several tables, or tables in several ways, side by side.
struct Sheet: Verb {
  static let tellsPictures = true

  static let configuration = CommandConfiguration.verb(
    "sheet",
    abstract: "Draws tables, or one in several ways, on one sheet or as a book.",
    discussion: """
      EXAMPLE: tablemock sheet plain.yaml grouped.yaml --caption '(left)' --caption '(right)' -o figure.png
      EXAMPLE: tablemock sheet list.yaml --by theme -o looks.png
      EXAMPLE: tablemock sheet screens/ --by appearance,state --theme ios16 -o states.svg
      EXAMPLE: tablemock sheet list.yaml --by language -o languages.png
      EXAMPLE: tablemock sheet screens/ -o book.pdf
      EXAMPLE: tablemock sheet --review out/review -o review.pdf

      All values of the axes of --by are drawn, or those that its own option gives; \
      the languages of --by come with the one that the inputs are written in first, then in the order in which most \
      texts are cut off. An input with errors is reported and left out.
      """
  )

  @Argument(
    help: "Spec files, Interface Builder documents, folders, patterns, or - for standard input.",
    completion: Completions.sources)
  var inputs: [String] = []

  @Option(
    help: ArgumentHelp(
      "The folder of a review, in place of inputs: both sides of each change, with words, as a book.",
      valueName: "folder"),
    completion: .directory)
  var review: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The sheet: a path that ends in \(PictureFormat.endings), or - for standard output.", valueName: "path"),
    completion: Completions.pictures)
  var output: String

  @Option(
    help: ArgumentHelp(
      stringLiteral:
        "What the pictures of a table differ in, divided by commas: \(AxisName.allValueStrings.joined(separator: ", "))."
    ))
  var by: CommaList<AxisName>?

  @Option(
    name: .customLong("as"),
    help:
      "One sheet, or a book: contents, then a page a picture. The default is a book in PDF files, else a sheet."
  )
  var form: SheetJob.Form?

  @Option(
    help: "The number of pictures side by side. The default is what suits their number.",
    completion: .list((1...6).map(String.init)))
  var columns: Int?

  @Option(
    help: "The text under a picture, once for each in their order. The default is what tells them apart.",
    completion: .list(["(left)", "(right)"]))
  var caption: [String] = []

  @Flag(help: "Write nothing under the pictures.")
  var noCaptions = false

  @OptionGroup var drawing: DrawingOptions

  @OptionGroup var strings: StringsOptions

  @OptionGroup var projectOptions: ProjectOptions

  @OptionGroup var tables: TableOptions

  @OptionGroup var common: CommonOptions

  @OptionGroup(title: "Ways of drawing, several values divided by commas") var variants: VariantOptions

  func validate() throws {
    guard columns.map({ $0 >= 1 }) ?? true else {
      throw ValidationError("--columns takes a number from 1.")
    }
    guard caption.isEmpty || !noCaptions else {
      throw ValidationError("--caption and --no-captions exclude each other.")
    }
    let plan = try drawing.filePlan(output: output)
    guard inputs.isEmpty || review == nil else {
      throw ValidationError("Give inputs, or the folder of a review with --review.")
    }
    guard review == nil || form(of: plan) == .book else {
      throw ValidationError("A review becomes a book; let the output end in .pdf.")
    }
    guard review == nil || caption.isEmpty && !noCaptions && by == nil && tables.table == nil else {
      throw ValidationError("--review takes its pictures and their captions from the review.")
    }
    guard form(of: plan) == .sheet || plan.formats == [.pdf] else {
      throw ValidationError("A book is a PDF file; let the output end in .pdf.")
    }
    guard form(of: plan) == .sheet || columns == nil else {
      throw ValidationError("A book has one picture a page; --columns is for --as sheet.")
    }
    _ = try matrix()
  }

  func run() throws {
    let plan = try drawing.filePlan(output: output)
    if let review {
      let job = ReviewBookJob(
        ReviewFolder(path: ArgumentPaths.path(of: review)), plan: plan, pictures: drawing.pictures)
      return try drawing.draw(common, job.run)
    }
    let sources = try projectOptions.sources(inputs, strings: strings.folder, DiagnosticPrinter(common))
    var job = SheetJob(
      inputs: sources.inputs, table: tables.table, plan: plan, pictures: drawing.pictures,
      matrix: try matrix(of: sources), form: form(of: plan), columns: columns)
    if !caption.isEmpty { job.captions = .given(caption) }
    if noCaptions { job.captions = .none }
    try drawing.draw(common, after: sources.problems, job.run)
  }

  private func form(of plan: OutputPlan) -> SheetJob.Form {
    form ?? (plan.formats == [.pdf] ? .book : .sheet)
  }

  /// The ways of drawing: of axes that pictures are to differ in, all where none are given, and of languages those that
  /// inputs have strings in.
  private func matrix(of sources: SourceSelection? = nil) throws -> VariantMatrix {
    let inputs = sources?.inputs ?? []
    var matrix = sources?.groups.first?.matrix ?? VariantMatrix()
    matrix.override(by: variants.matrix)
    var seen: Set<VariantAxis> = []
    var isRanked = false
    for axis in by?.elements.map(\.axis) ?? [] {
      guard seen.insert(axis).inserted else {
        throw ValidationError("--by takes ‘\(VariantOptions.optionName(of: axis))’ once.")
      }
      guard matrix.words(of: axis).isEmpty else { continue }
      do {
        let own = axis == .language ? LanguagesJob(inputs: inputs).names : []
        let words = own.count > 1 ? own : SpecVocabulary.all.words(of: axis)
        if axis == .language, own.count > 1 { isRanked = true }
        try matrix.set(words, for: axis)
      } catch {
        throw ValidationError("\(error).")
      }
    }
    guard isRanked else { return matrix }
    let ranking = LanguageRanking(of: inputs, table: tables.table, as: matrix[0])
    matrix.replace(try ranking.order(matrix.words(of: .language)), for: .language)
    return matrix
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
