import ArgumentParser
import TableMock

/// Draws pictures.
struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws the tables of spec files and Interface Builder documents as PNG, SVG or PDF.",
    discussion: """
      EXAMPLE: tablemock render contacts.yaml -o contacts.png
      EXAMPLE: tablemock render screens/ -o out/ --format png,svg --scale 1,2,3 --theme ios6
      EXAMPLE: tablemock render Main.storyboard --table Settings -o settings.png
      EXAMPLE: tablemock render songs.yaml -o songs.png --page-height 1000

      Prints the path of every picture written. An input with errors is reported and left out; \
      the others are still drawn.
      """
  )

  @Argument(help: "Spec files, Interface Builder documents, folders, patterns, or - for standard input.")
  var inputs: [String]

  @Option(
    name: .shortAndLong,
    help:
      "A file ending in .png, .svg or .pdf, a folder (made where missing), or - for standard output. The default is this folder."
  )
  var output: String?

  @Option(
    help:
      "The kinds of files, divided by commas: png, svg, pdf. The default is the output’s ending, else png.")
  var format: CommaList<PictureFormat>?

  @Option(help: "Device pixels a point, divided by commas: 1, 2, 3. The default is the source’s own.")
  var scale: CommaList<Scale>?

  @Option(help: "Whether text in SVG files becomes outlines or stays live text.")
  var svgText: SVGTextMode = .outlines

  @Option(
    help:
      "Writes all of a long table, without bars, as numbered pages that are cut between rows and at most this high in points."
  )
  var pageHeight: Double?

  @OptionGroup var tables: TableOptions

  @OptionGroup var screen: ScreenOptions

  func validate() throws {
    if let pageHeight {
      guard pageHeight >= ScenePages.leastHeight, pageHeight.isFinite else {
        throw ValidationError("--page-height takes a number of points from \(Int(ScenePages.leastHeight)).")
      }
      guard output != "-" else {
        throw ValidationError("Standard output takes one picture, and --page-height writes several.")
      }
    }
    _ = try outputPlan()
  }

  func run() throws {
    let expansion = InputExpansion(inputs)
    try checkStandardOutput(takes: expansion.inputs)
    let printer = DiagnosticPrinter()
    printer.print(expansion.problems)
    var job = RenderJob(
      inputs: expansion.inputs,
      renderer: try Renderer(),
      printer: printer,
      table: tables.table,
      screenOptions: screen,
      pageHeight: pageHeight,
      pictureOptions: PictureOptions(svg: SVGOptions(text: svgText)),
      plan: try outputPlan(),
      writesToStandardOutput: output == "-"
    )
    try job.run()
    if job.hasFailed || !expansion.problems.isEmpty { throw ExitCode(1) }
  }

  private func outputPlan() throws -> OutputPlan {
    do {
      return try OutputPlan(
        output: output == "-" ? nil : output,
        formats: format?.elements ?? [],
        scales: scale?.elements.map(\.value) ?? [nil]
      )
    } catch {
      throw ValidationError(error.description)
    }
  }

  private func checkStandardOutput(takes inputs: [InputFile]) throws {
    let pictures = inputs.count * (format?.elements.count ?? 1) * (scale?.elements.count ?? 1)
    guard output != "-" || pictures <= 1 else {
      throw ValidationError("Standard output takes one picture, but \(pictures) were asked for.")
    }
  }
}

extension SVGTextMode: Choice {}
