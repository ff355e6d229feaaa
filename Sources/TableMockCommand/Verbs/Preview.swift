import ArgumentParser
import TableModel
import TablePreview
import TableProject
import TableSources

/// Shows screens in a browser and follows every save.
struct Preview: Verb {
  static let configuration = CommandConfiguration.verb(
    "preview",
    abstract: "Shows screens in a page on this machine that follows every save.",
    discussion: """
      EXAMPLE: tablemock preview screens/ --open
      EXAMPLE: tablemock preview settings.yaml --port 8000 --editor zed

      Prints the address of the page, which only this machine can reach and nobody can guess. Errors are shown over \
      the last good picture. Ctrl-C ends it, with the status 130.
      """
  )

  @Argument(
    help: "Spec files, Interface Builder documents, folders or patterns.", completion: Completions.sources)
  var inputs: [String] = []

  @Option(
    help: "The port of the page. The default is one that is free.", completion: .list(["8000", "8080"]))
  var port: UInt16 = 0

  @Flag(help: "Open the page in the browser.")
  var open = false

  @Option(
    help:
      "The editor that places in sources are opened in: vscode, vscodium, cursor, zed, sublime, idea, emacs, none, or a URL with {path}, {line} and {column} in it.",
    completion: .list(["vscode", "vscodium", "cursor", "zed", "sublime", "idea", "emacs", "none"]))
  var editor = "vscode"

  @OptionGroup var projectOptions: ProjectOptions

  @OptionGroup var strings: StringsOptions

  @OptionGroup(title: "The way of drawing that the page begins with, one value each")
  var variants: VariantOptions

  @OptionGroup var common: CommonOptions

  func validate() throws {
    guard !inputs.contains("-") else {
      throw ValidationError("Files can be followed, standard input cannot.")
    }
    _ = try variants.single("preview")
  }

  func run() throws {
    let printer = DiagnosticPrinter(common)
    let project =
      try inputs.isEmpty ? projectOptions.requiredProject(printer, strings: strings.folder) : nil
    let options = try options(of: project, printer)
    let server: PreviewServer
    do {
      server = try PreviewServer(project?.inputPaths ?? ArgumentPaths.paths(of: inputs), options)
    } catch {
      printer.print(error: "\(error)")
      throw ExitCode(1)
    }
    Interruption.watch()
    let (folder, failure) = (Monitor<PrivateFolder?>(nil), Monitor<Failure?>(nil))
    // The folder goes with the preview, however that ends.
    defer { folder.withLock { $0 = nil } }
    let hasStarted = BackgroundThread.start { [opens = open, isQuiet = common.quiet] in
      do {
        try server.open()
        printer.print(server.complaints)
        try Self.announce(server.url, opens: opens, isQuiet: isQuiet)
        if opens { folder.withLock { $0 = Self.openedPage(server.url) } }
        try server.run()
        failure.update { $0 = Failure(words: "the server has ended") }
      } catch {
        failure.update { $0 = error as? Failure ?? Failure(words: "\(error)") }
      }
    }
    if !hasStarted { failure.update { $0 = Failure(words: "the system has no thread left") } }
    while true {
      if let signal = Interruption.signal { throw ExitCode(128 + signal) }
      guard let failure = failure.wait(atMost: 0.05, { $0 }) else { continue }
      if let words = failure.words { printer.print(error: words) }
      throw ExitCode(1)
    }
  }

  /// Why the preview ends by itself; nobody is told of it where nobody reads the address.
  private struct Failure: Error {
    var words: String?
  }

  private func options(of project: Project?, _ printer: DiagnosticPrinter) throws -> PreviewOptions {
    guard let link = EditorLink(editor) else {
      let names = EditorLink.known.map(\.name).joined(separator: ", ")
      printer.print(error: "‘\(editor)’ is no editor: there are \(names), or a URL with {path} in it")
      throw ExitCode(1)
    }
    return PreviewOptions(
      port: port, editor: link, strings: strings.folder ?? project?.strings, folder: projectOptions.folder,
      project: project, variant: (project?.matrix(overriddenBy: variants.matrix) ?? variants.matrix)[0])
  }

  /// Prints the address, without which nobody finds the page unless a browser is opened.
  private static func announce(_ url: String, opens: Bool, isQuiet: Bool) throws(Failure) {
    do throws(FileError) {
      try OutputFile.writeToStandardOutput(Array("\(url)\n".utf8))
    } catch {
      // A reader who has gone need not be told.
      let words = error.isBrokenPipe ? nil : "\(error)\n  hint: the address of the preview is printed there"
      if !opens { throw Failure(words: words) }
    }
    guard !isQuiet else { return }
    StandardError.print("Open this address in a browser on this machine; Ctrl-C ends the preview.")
  }

  /// Opens the page in a browser, and gives the folder that has to stay meanwhile; tells where that fails.
  private static func openedPage(_ url: String) -> PrivateFolder? {
    do {
      return try PageOpener.open(url)
    } catch {
      StandardError.print("\(error)")
      return nil
    }
  }
}
