import ArgumentParser
import TableProject
import TableSources

/// Says where the numbers of frames come from.
struct Explain: Verb {
  static let configuration = CommandConfiguration.verb(
    "explain",
    abstract: "Says where each number of a view’s frame comes from.",
    discussion: """
      EXAMPLE: tablemock explain contacts.yaml 0-2.textLabel

      An address is an index path, such as 0-2, and then a member of the row: 0-2.detailTextLabel. There are header 0 \
      and footer 0 as well, and bars such as navigationBar. Without one, all addresses are listed with their frames. \
      Headings in brackets are those of docs/uikit-layout.md.
      """
  )

  /// How explanations are printed.
  enum Format: String, Choice {
    case text, json
  }

  @Argument(
    help: "A spec file, an Interface Builder document, a Settings bundle, or - for standard input.",
    completion: Completions.sources)
  var input: String

  @Argument(
    help:
      "The one view to explain, such as 0-2.textLabel, header 0 or navigationBar; blanks need no quotation marks.",
    completion: Completions.addresses)
  var address: [String] = []

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
    let expansion = InputExpansion(
      ArgumentPaths.paths(of: [input]), strings: strings.folder, project: projectOptions.surroundings)
    let display = JobDisplay(common)
    display.found(expansion.problems)
    let address = address.isEmpty ? nil : address.joined(separator: " ")
    var isWell = expansion.problems.isEmpty
    var hasView = address == nil
    var nearest: [String]?
    for input in expansion.inputs {
      let job = ExplainJob(
        input: input, table: tables.table, variant: try variants.single("explain"), budget: time.workBudget)
      let outcome = try job.write(address, as: format == .json ? .json : .text, display) { bytes in
        display.clear()
        try StandardOutput.write(bytes)
      }
      isWell = isWell && outcome.isWell
      hasView = hasView || outcome.hasView
      nearest = nearest ?? outcome.nearest
    }
    display.clear()
    if !hasView, let address, let nearest {
      display.failed(
        "there is no view “\(address)”\n  hint: there are \(nearest.joined(separator: ", ")), …; "
          + "‘tablemock explain \(input)’ lists them all")
      isWell = false
    }
    if !isWell { throw ExitCode(1) }
  }
}
