import ArgumentParser
import TableMock

/// Draws inputs one after the other; what fails is reported and does not stop the rest.
struct RenderJob {
  private let inputs: [InputFile]
  private let renderer: Renderer
  private let printer: DiagnosticPrinter
  private let reader: SourceReader
  /// Whether one table is drawn and its neighbours are not.
  private let isPicked: Bool
  private let screenOptions: ScreenOptions
  private let pageHeight: Double?
  private let pictureOptions: PictureOptions
  private let plan: OutputPlan
  private let writesToStandardOutput: Bool
  private var files: PictureFiles

  /// Whether anything could not be drawn.
  private(set) var hasFailed = false

  init(
    inputs: [InputFile],
    renderer: Renderer,
    printer: DiagnosticPrinter,
    table: String?,
    screenOptions: ScreenOptions,
    pageHeight: Double?,
    pictureOptions: PictureOptions,
    plan: OutputPlan,
    writesToStandardOutput: Bool
  ) {
    self.inputs = inputs
    self.renderer = renderer
    self.printer = printer
    reader = SourceReader(renderer: renderer, printer: printer, table: table)
    isPicked = table != nil
    self.screenOptions = screenOptions
    self.pageHeight = pageHeight
    self.pictureOptions = pictureOptions
    self.plan = plan
    self.writesToStandardOutput = writesToStandardOutput
    files = PictureFiles(of: inputs, renderer: renderer)
  }

  /// Draws all inputs; throws only where results cannot be told any more.
  mutating func run() throws(ExitCode) {
    for input in inputs { try draw(input) }
    if !reader.finish() { hasFailed = true }
  }

  private mutating func draw(_ input: InputFile) throws(ExitCode) {
    guard let document = reader.document(of: input) else {
      hasFailed = true
      return
    }
    guard !writesToStandardOutput || document.screens.count <= 1 else {
      let names = document.tableNames.prefix(20).joined(separator: ", ")
      fail(
        "\(input.path) has \(document.screens.count) tables, but standard output takes one picture; choose one with --table: \(names)"
      )
      return
    }
    files.protectImages(of: document)
    for (screen, pictures) in plan.pictures(
      of: input.outputName, showing: document, isPicked: isPicked)
    {
      for picture in pictures { try draw(screen, of: input, as: picture) }
    }
  }

  private mutating func draw(
    _ screen: Screen, of input: InputFile, as picture: PlannedPicture
  ) throws(ExitCode) {
    let options = screenOptions.renderOptions(scale: picture.scale)
    guard let pageHeight else {
      return try write(renderer.scene(of: screen, options: options), of: input, as: picture)
    }
    let pages: [Scene]
    do {
      pages = try renderer.pages(of: screen, height: pageHeight, options: options)
    } catch {
      return fail("\(input.path): \(error)")
    }
    for (index, page) in pages.enumerated() {
      try write(page, of: input, as: picture.numbered(index + 1, of: pages.count))
    }
  }

  private mutating func write(
    _ scene: Scene, of input: InputFile, as picture: PlannedPicture
  ) throws(ExitCode) {
    let bytes: [UInt8]
    do {
      bytes = try renderer.picture(of: scene, as: picture.format, options: pictureOptions)
      if !writesToStandardOutput { try files.write(bytes, to: picture.path, of: input) }
    } catch {
      return fail("\(input.path): \(advised(error))")
    }
    if writesToStandardOutput {
      try StandardOutput.write(bytes)
    } else {
      try StandardOutput.print(picture.path)
    }
  }

  /// An error about a long table's size with the options that help against it.
  private func advised(_ error: any Error) -> any Error {
    guard var error = error as? DrawingError, error.isAboutSize, pageHeight == nil,
      screenOptions.device.height == .content
    else { return error }
    error.hint = """
      --height screen shows what a screen does, --page-height POINTS writes pages cut between rows, \
      and --format svg writes any height
      """
    return error
  }

  private mutating func fail(_ message: String) {
    printer.print(error: message)
    hasFailed = true
  }
}
