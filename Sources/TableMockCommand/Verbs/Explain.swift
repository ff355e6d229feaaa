import ArgumentParser
import TableBatch
import TableReview
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

  @OptionGroup var strings: StringsOptions

  @OptionGroup var projectOptions: ProjectOptions

  @OptionGroup var tables: TableOptions

  @OptionGroup var common: CommonOptions

  @OptionGroup(title: "The way of drawing, one value each") var variants: VariantOptions

  func validate() throws {
    _ = try variants.single("explain")
  }

  func run() throws {
    let expansion = strings.expansion(of: [input], in: projectOptions)
    let display = JobDisplay(common)
    display.found(expansion.problems)
    var isWell = expansion.problems.isEmpty
    var explanations: [SceneExplanation] = []
    for input in expansion.inputs {
      let job = ExplainJob(input: input, table: tables.table, variant: try variants.single("explain"))
      isWell = try job.run(display) { explanations.append($0) } && isWell
    }
    display.clear()
    if !(try print(explanations, display) && isWell) { throw ExitCode(1) }
  }

  /// Prints what is asked for, and says whether there is such a view.
  private func print(_ explanations: [SceneExplanation], _ display: JobDisplay) throws -> Bool {
    let address = address.isEmpty ? nil : address.joined(separator: " ")
    let known = explanations.filter { explanation in
      address.map { explanation.view(at: $0) != nil } ?? true
    }
    if known.isEmpty, let address, let first = explanations.first {
      let nearest = first.addresses(nearestTo: address).prefix(Explain.mostProposals)
      display.failed(
        "there is no view “\(address)”\n  hint: there are \(nearest.joined(separator: ", ")), …; "
          + "‘tablemock explain \(input)’ lists them all")
      return false
    }
    for explanation in known {
      switch (format, address.flatMap(explanation.view(at:))) {
      case (.json, _): try StandardOutput.print(JSONExplanation(explanation).line(at: address))
      case (.text, let view?):
        try StandardOutput.write(visible: ExplanationText(explanation).text(of: view))
      case (.text, nil): try StandardOutput.write(visible: ExplanationText(explanation).outline)
      }
    }
    return true
  }

  /// The most addresses that are named where there is not the one asked for.
  private static let mostProposals = 8
}
