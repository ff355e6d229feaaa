import ArgumentParser
import Glibc
import TableMock

/// Prints where every view is.
struct Inspect: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Prints every view of a table with its frame, as UIKit would have it.",
    discussion: """
      EXAMPLE: tablemock inspect contacts.yaml --format json

      JSON comes as one line for each table, frames as [x, y, width, height] in the parent’s coordinates. \
      The default is a tree on a terminal and JSON elsewhere.
      """
  )

  /// How scenes are printed.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case tree, json
  }

  @Argument(help: "Spec files, Interface Builder documents, folders, patterns, or - for standard input.")
  var inputs: [String]

  @Option(help: "How the views are printed: tree or json.")
  var format: Format?

  @Option(help: "Device pixels a point, instead of the source’s: 1, 2 or 3.")
  var scale: Scale?

  @OptionGroup var tables: TableOptions

  @OptionGroup var screen: ScreenOptions

  func run() throws {
    let format = self.format ?? (isatty(STDOUT_FILENO) == 1 ? .tree : .json)
    let renderer = try Renderer()
    let printer = DiagnosticPrinter()
    let reader = SourceReader(renderer: renderer, printer: printer, table: tables.table)
    let expansion = InputExpansion(inputs)
    printer.print(expansion.problems)
    var failed = !expansion.problems.isEmpty
    var options = screen.renderOptions(scale: scale?.value)
    options.keepsHiddenRows = true
    for input in expansion.inputs {
      guard let document = reader.document(of: input) else {
        failed = true
        continue
      }
      for item in document.screens {
        let scene = renderer.scene(of: item, options: options)
        switch format {
        case .json: try StandardOutput.print(JSONInspection(file: input.path, scene: scene).line)
        case .tree: try StandardOutput.write(Array(TreeInspection(file: input.path, scene: scene).text.utf8))
        }
      }
    }
    if !reader.finish() || failed { throw ExitCode(1) }
  }
}
