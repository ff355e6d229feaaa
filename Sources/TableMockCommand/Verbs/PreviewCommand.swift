import ArgumentParser
import TableModel
import TablePreview
import TableProject
import TableSources

/// Shows screens in a browser and follows every save.
struct PreviewCommand: Verb {
  static let configuration = CommandConfiguration.verb(
    "preview",
    abstract: "Shows screens in a browser, and redraws them on every save.",
    discussion: """
      EXAMPLE: tablemock preview screens/ --open
      EXAMPLE: tablemock preview settings.yaml --port 8000 --editor zed

      Prints the address of the page. Nobody can guess it, and only this machine can reach it unless --listen says \
      otherwise. Errors appear over the last good picture. Ctrl-C ends it with status 130.
      """
  )

  @Argument(
    help: "Spec files, Interface Builder documents, folders or patterns.", completion: Completions.sources)
  var inputs: [String] = []

  @OptionGroup var page: PageOptions

  @OptionGroup var projectOptions: ProjectOptions

  @OptionGroup var strings: StringsOptions

  @OptionGroup(title: "The way of drawing that the page begins with, one value each")
  var variants: VariantOptions

  @OptionGroup var common: CommonOptions

  func validate() throws {
    guard !inputs.contains("-") else {
      throw ValidationError("The preview follows files, not standard input.")
    }
    _ = try variants.single("preview")
  }

  func run() throws {
    let printer = DiagnosticPrinter(common)
    let project =
      try inputs.isEmpty ? projectOptions.requiredProject(printer, strings: strings.folder) : nil
    var options = PreviewOptions(
      port: page.port, editor: try page.link(printer), strings: strings.folder,
      folder: projectOptions.folder, project: project,
      variant: (project?.matrix(overriddenBy: variants.matrix) ?? variants.matrix)[0])
    options.data = strings.sampleData.drawn(as: variants.matrix)
    options.symbols = projectOptions.search.symbols
    (options.address, options.hosts) = (page.address, page.hosts)
    let server = try JobDisplay(common).told {
      try PreviewServer(project?.inputPaths ?? ArgumentPaths.paths(of: inputs), options)
    }
    Interruption.watch()
    let served = ServedPage(name: "preview", opens: page.open, isLocal: page.isLocal)
    let ending = server.serve(announcing: { [isQuiet = common.quiet] url in
      printer.print(server.complaints)
      return try served.announce(url, isQuiet: isQuiet)
    })
    if let words = ending.words { printer.print(error: words) }
    throw ExitCode(ending.signal.map { 128 + $0 } ?? 1)
  }
}
