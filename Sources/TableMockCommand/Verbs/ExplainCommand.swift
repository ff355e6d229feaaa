import ArgumentParser
import TableProject
import TableSources

/// Says where the numbers of frames come from.
struct ExplainCommand: Verb {
  static let configuration = CommandConfiguration.verb(
    "explain",
    abstract: "Says where each number of a view’s frame comes from.",
    discussion: """
      EXAMPLE: tablemock explain contacts.yaml 0-2.textLabel

      An address is an index path, such as 0-2, and then a member of the row: 0-2.detailTextLabel. There are header 0 \
      and footer 0 as well, and bars such as navigationBar. Without one, all addresses are listed with their frames. \
      Headings in brackets are those of docs/uikit-layout.md. Without a source, those are explained that tablemock.yaml \
      names, in the first of their ways.
      """,
    hasAxes: true
  )

  /// How explanations are printed.
  enum Format: String, Choice {
    case text, json
  }

  @OptionGroup var words: ExplainedWords

  @Option(help: "How explanations are printed: text or json.")
  var format: Format = .text

  @OptionGroup var time: TimeOptions

  @OptionGroup var strings: StringsOptions

  @OptionGroup var projectOptions: ProjectOptions

  @OptionGroup var tables: TableOptions

  @OptionGroup var common: CommonOptions

  @OptionGroup(title: "The way of drawing, one value each") var variants: VariantOptions

  func validate() throws {
    _ = try variants.single("explain")
  }

  func run() throws {
    let sources = try projectOptions.sources(
      words.input.map { [$0] } ?? [], strings: strings.folder, data: strings.dataFile,
      as: variants.matrix, DiagnosticPrinter(common))
    let display = JobDisplay(common)
    display.found(sources.problems)
    var outcome = ExplainJob.Outcome()
    for (group, input) in sources.groups.flatMap({ group in group.inputs.map { (group, $0) } }) {
      let job = ExplainJob(
        input: input, table: tables.table, variant: group.matrix[0], budget: time.workBudget)
      outcome.add(
        try job.write(words.address, as: format == .json ? .json : .text, display) { bytes in
          display.clear()
          try StandardOutput.write(bytes)
        })
    }
    display.clear()
    if !outcome.hasView, let address = words.address, let nearest = outcome.nearest {
      display.failed(words.complaint(about: address, nearest))
      throw ExitCode(1)
    }
    if !outcome.isWell || !sources.problems.isEmpty { throw ExitCode(1) }
  }
}
