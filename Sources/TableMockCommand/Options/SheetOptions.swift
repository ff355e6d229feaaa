import ArgumentParser
import TableProject
import TableRendering

/// The options of verbs that draw one table in several ways.
struct SheetOptions: ParsableArguments {
  @Argument(
    help: "A spec file or Interface Builder document, or - for standard input.",
    completion: Completions.sources)
  var input: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The picture: a path that ends in \(PictureFormat.endings), or - for standard output.",
      valueName: "path"),
    completion: Completions.pictures)
  var output: String

  @OptionGroup var drawing: DrawingOptions

  @OptionGroup var strings: StringsOptions

  @OptionGroup var projectOptions: ProjectOptions

  @OptionGroup var tables: TableOptions

  func validate() throws {
    _ = try source()
  }

  /// The table, and where the sheet goes; throws a usage error where that is no file.
  func source() throws -> SheetSource {
    let plan = try drawing.filePlan(output: output)
    var source = SheetSource(
      input: ArgumentPaths.path(of: input), strings: strings.folder, table: tables.table, plan: plan,
      pictures: drawing.pictures)
    source.project = projectOptions.surroundings
    return source
  }
}
