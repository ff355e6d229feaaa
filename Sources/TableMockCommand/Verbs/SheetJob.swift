import ArgumentParser
import TableMock

/// A call that makes pictures of one table of one source, at a path that says their kind.
struct SheetJob {
  let renderer: Renderer
  /// The only screen of the source.
  let screen: Screen
  private let source: InputFile
  private let output: String
  private var files: PictureFiles

  /// Loads the source; what is wrong with it is printed, and ends the call.
  init(input: String, table: String?, output: String, verb: String) throws {
    renderer = try Renderer()
    source = InputFile(path: input, outputName: "table")
    self.output = output
    let reader = SourceReader(renderer: renderer, printer: DiagnosticPrinter(), table: table)
    guard let document = reader.document(of: source) else { throw ExitCode(1) }
    guard let screen = document.screens.first, document.screens.count == 1 else {
      let names = document.tableNames.prefix(20).joined(separator: ", ")
      throw ValidationError(
        "\(input) has \(document.screens.count) screens; \(verb) takes one. Choose one with --table: \(names)."
      )
    }
    self.screen = screen
    files = PictureFiles(of: [source], renderer: renderer)
    files.protectImages(of: document)
  }

  /// The kind of picture that a path asks for; `nil` for an unknown ending.
  static func format(of output: String) -> PictureFormat? {
    output.split(separator: ".").last.flatMap { PictureFormat(rawValue: $0.lowercased()) }
  }

  /// Throws a usage error for an output that is neither standard output nor a picture's path.
  static func validate(output: String) throws {
    guard output == "-" || format(of: output) != nil else {
      throw ValidationError("The output must end in .png, .svg or .pdf.")
    }
  }

  /// Writes the one picture of the call, or one of several with its number.
  mutating func write(_ scene: Scene, number: (Int, of: Int)? = nil) throws {
    let planned = number.map { picture.numbered($0.0, of: $0.of) } ?? picture
    do {
      let bytes = try renderer.picture(of: scene, as: planned.format)
      guard output != "-" else { return try StandardOutput.write(bytes) }
      try files.write(bytes, to: planned.path, of: source)
    } catch let code as ExitCode {
      throw code
    } catch {
      DiagnosticPrinter().print(error: "\(source.path): \(error)")
      throw ExitCode(1)
    }
    try StandardOutput.print(planned.path)
  }

  private var picture: PlannedPicture {
    let format = SheetJob.format(of: output) ?? .png
    guard let dot = output.lastIndex(of: ".") else {
      return PlannedPicture(stem: output, ending: "", format: format)
    }
    return PlannedPicture(stem: String(output[..<dot]), ending: String(output[dot...]), format: format)
  }
}
