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

      An address is an index path such as 0-2, a member of a row such as 0-2.detailTextLabel, header 0, footer 0, or \
      a bar such as navigationBar. Without one, lists all addresses with their frames. Names in brackets are \
      headings of docs/uikit-layout.md. Without a source, explains those of tablemock.yaml in their first variant.
      """,
    hasAxes: true
  )

  /// How explanations are printed.
  enum Format: String, Choice {
    case text, json
  }

  @OptionGroup var words: ExplainedWords

  @Option(help: "The format of explanations: text or json.")
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
      words.input.map { [$0] } ?? [], strings: strings.folder, data: strings.sampleData,
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
    display.end()
    if !outcome.hasView, let address = words.address, let nearest = outcome.nearest {
      display.failed(words.complaint(about: address, nearest))
      throw ExitCode(1)
    }
    if !outcome.isWell || !sources.problems.isEmpty { throw ExitCode(1) }
  }
}
