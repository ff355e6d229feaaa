import ArgumentParser
import TableModel
import TableRendering

/// What is converted, and where it goes.
struct ConvertOptions: ParsableArguments {
  @Argument(
    help: "Interface Builder documents, spec files, folders, patterns, or - for standard input.",
    completion: Completions.sources)
  var inputs: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A file ending in .yaml or .yml, a folder (created if missing), or - for standard output. The default is the current folder.",
      valueName: "path"),
    completion: .file(extensions: SpecPlan.endings)
  )
  var output: String?

  @Option(
    help: "Whether to write the bars of a document’s controllers, too.",
    completion: .list(BarVisibility.allCases.map(\.rawValue)))
  var bars: BarVisibility?

  @Flag(
    help:
      "Instead of specs, write NAME.tablemock.yaml beside each document: a template to fill in with the rows that the app shows."
  )
  var dataTemplate = false

  /// Where specs go; `nil` for standard output.
  func plan() throws -> SpecPlan? {
    guard output != "-" else { return nil }
    guard let plan = SpecPlan(output: output.map(ArgumentPaths.path)) else {
      let output = output ?? ""
      throw ValidationError(
        "Specs cannot be written to “\(output)”: end the name in .yaml or .yml. For a folder of this name write “\(output)/”."
      )
    }
    return plan
  }
}

extension BarVisibility: Choice {}
