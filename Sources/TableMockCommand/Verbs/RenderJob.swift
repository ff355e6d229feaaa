import ArgumentParser
import TableMock

/// Draws inputs one after the other; what fails is reported and does not stop the rest.
struct RenderJob {
  let renderer: Renderer
  let printer: DiagnosticPrinter
  let screenOptions: ScreenOptions
  let pictureOptions: PictureOptions
  let plan: OutputPlan
  let writesToStandardOutput: Bool

  /// Whether anything could not be drawn.
  private(set) var hasFailed = false
  /// The input that each picture so far is of.
  private var owners: [String: String] = [:]

  init(
    renderer: Renderer,
    printer: DiagnosticPrinter,
    screenOptions: ScreenOptions,
    pictureOptions: PictureOptions,
    plan: OutputPlan,
    writesToStandardOutput: Bool
  ) {
    self.renderer = renderer
    self.printer = printer
    self.screenOptions = screenOptions
    self.pictureOptions = pictureOptions
    self.plan = plan
    self.writesToStandardOutput = writesToStandardOutput
  }

  /// Draws all screens of an input; throws only where results cannot be told any more.
  mutating func render(_ input: InputFile) throws(ExitCode) {
    let reader = SourceReader(renderer: renderer, printer: printer)
    guard let document = reader.document(of: input) else {
      hasFailed = true
      return
    }
    guard !writesToStandardOutput || document.screens.count == 1 else {
      fail("\(input.path) has \(document.screens.count) tables, but standard output takes one picture")
      return
    }
    for (screen, pictures) in plan.pictures(of: input.outputName, showing: document) {
      for picture in pictures { try draw(screen, of: input, as: picture) }
    }
  }

  private mutating func draw(
    _ screen: Screen, of input: InputFile, as picture: PlannedPicture
  ) throws(ExitCode) {
    if !writesToStandardOutput, let owner = owners.updateValue(input.path, forKey: picture.path) {
      return fail("\(picture.path) would be written twice, for \(owner) and for \(input.path)")
    }
    let bytes: [UInt8]
    do {
      let scene = renderer.scene(of: screen, options: screenOptions.renderOptions(scale: picture.scale))
      bytes = try renderer.picture(of: scene, as: picture.format, options: pictureOptions)
      if !writesToStandardOutput { try OutputFile(path: picture.path).write(bytes) }
    } catch {
      return fail("\(input.path): \(error)")
    }
    if writesToStandardOutput {
      try StandardOutput.write(bytes)
    } else {
      try StandardOutput.print(picture.path)
    }
  }

  private mutating func fail(_ message: String) {
    printer.print(error: message)
    hasFailed = true
  }
}
