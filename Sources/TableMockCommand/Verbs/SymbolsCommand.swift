import ArgumentParser
import TableModel
import TableProject
import TableRendering
import TableSources

/// Lists the symbols of the system.
struct SymbolsCommand: Verb {
  static let configuration = CommandConfiguration.verb(
    "symbols",
    abstract: "Lists the SF Symbols that can be drawn, and the icon that stands in for each.",
    discussion: """
      EXAMPLE: tablemock symbols
      EXAMPLE: tablemock symbols -o symbols.png

      The icons are those of the package bootstrap-icons, not Apple’s.
      """
  )

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A picture of them all: a path that ends in \(PictureFormat.endings).", valueName: "path"),
    completion: Completions.pictures)
  var output: String?

  @OptionGroup var common: CommonOptions

  func validate() throws {
    guard let output, PictureFormat(path: ArgumentPaths.path(of: output)) == nil else { return }
    throw ValidationError("-o takes a path that ends in \(PictureFormat.endings).")
  }

  func run() throws {
    let table = SymbolTable.standard
    if let output {
      let path = ArgumentPaths.path(of: output)
      guard let format = PictureFormat(path: path) else { return }
      return try SymbolSheetJob(names: table.names, path: path, format: format).run()
    }
    let rows = table.names.compactMap { name in
      table[name].map { [name, $0.icon.isEmpty ? "our own" : $0.icon, $0.isPartial ? "in part" : "whole"] }
    }
    try StandardOutput.print(TextTable(rows: [["name", "stand-in", "how much of it"]] + rows).text)
  }
}
