import ArgumentParser
import TableComparison
import TableProject
import TableSources

/// Prints where every view is.
struct InspectCommand: Verb {
  static let configuration = CommandConfiguration.verb(
    "inspect",
    abstract: "Prints every view of a table with its frame, as UIKit would lay it out.",
    discussion: """
      EXAMPLE: tablemock inspect contacts.yaml --format json

      JSON has one line per table, and frames as [x, y, width, height] in the parent’s coordinates. The default is a \
      tree on a terminal, and JSON elsewhere.
      """,
    hasAxes: true
  )

  /// How scenes are printed.
  enum Format: String, Choice {
    case tree, json
  }

  @Argument(
    help: "Spec files, Interface Builder documents, folders, patterns, or - for standard input.",
    completion: Completions.sources)
  var inputs: [String] = []

  @Option(help: "The format: tree or json.")
  var format: Format?

  @Flag(help: "Add to the JSON each view’s rectangle in the picture, in pixels, and its visible part.")
  var absolute = false

  @OptionGroup var time: TimeOptions

  @OptionGroup var strings: StringsOptions

  @OptionGroup var projectOptions: ProjectOptions

  @OptionGroup var tables: TableOptions

  @OptionGroup var common: CommonOptions

  @OptionGroup(title: "The way of drawing, one value each") var variants: VariantOptions

  func validate() throws {
    if absolute, format == .tree { throw ValidationError("--absolute is for --format json.") }
    _ = try variants.single("inspect")
  }

  func run() throws {
    let format = self.format ?? (Terminal.showsResults && !absolute ? .tree : .json)
    let sources = try projectOptions.sources(
      inputs, strings: strings.folder, data: strings.sampleData, as: variants.matrix,
      DiagnosticPrinter(common))
    let display = JobDisplay(common)
    display.found(sources.problems)
    var isWell = sources.problems.isEmpty
    for group in sources.groups {
      let job = InspectJob(
        inputs: group.inputs, table: tables.table, variant: group.matrix[0], budget: time.workBudget)
      let isGroupWell = try job.run(display) { inspected in
        display.clear()
        switch format {
        case .json:
          try JSONInspection(inspected, withBoxes: absolute).write(to: StandardOutput.write)
          try StandardOutput.write(Array("\n".utf8))
        case .tree:
          try TreeInspection(file: inspected.file, scene: inspected.scene).write(
            to: StandardOutput.write(visible:))
        }
      }
      isWell = isWell && isGroupWell
    }
    display.end()
    if !isWell { throw ExitCode(1) }
  }
}
