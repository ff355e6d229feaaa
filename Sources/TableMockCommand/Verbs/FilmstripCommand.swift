import ArgumentParser
import TableMock

/// Draws a change of state step by step.
struct FilmstripCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "filmstrip",
    abstract: "Draws cells on their way from one state to another, in steps.",
    discussion: """
      EXAMPLE: tablemock filmstrip mailbox.yaml --to showingEditControl --steps 5 -o strip.png
      EXAMPLE: tablemock filmstrip mailbox.yaml --to selected --frames -o frames/mailbox.png

      The steps stand side by side in one picture, or come as numbered pictures. \
      States that hold together are divided by commas.
      """
  )

  @Argument(help: "A spec file, or - for standard input.")
  var input: String

  @Option(
    help: "The state at the beginning: default, showingEditControl, showingDeleteConfirmation, selected.")
  var from: StateList = StateList(state: [])

  @Option(help: "The state at the end.")
  var to: StateList

  @Option(help: "The number of steps, the first and the last included: 2 to 120.")
  var steps: Int = 5

  @Flag(help: "Write each step as a picture of its own, numbered from 1.")
  var frames = false

  @Option(name: .shortAndLong, help: "The picture: a path that ends in .png, .svg or .pdf.")
  var output: String

  @Option(help: "Device pixels a point, instead of the source’s: 1, 2 or 3.")
  var scale: Scale?

  @OptionGroup var screen: ScreenOptions

  func validate() throws {
    guard (2...120).contains(steps) else { throw ValidationError("--steps takes a number from 2 to 120.") }
    guard output == "-" || format != nil else {
      throw ValidationError("The output must end in .png, .svg or .pdf.")
    }
  }

  func run() throws {
    let renderer = try Renderer()
    let reader = SourceReader(renderer: renderer, printer: DiagnosticPrinter())
    guard let document = reader.document(of: source) else { throw ExitCode(1) }
    guard let screen = document.screens.first, document.screens.count == 1 else {
      throw ValidationError("\(input) has \(document.screens.count) tables; a filmstrip takes one.")
    }
    let options = self.screen.renderOptions(scale: scale?.value)
    let scenes = Filmstrip(from: from.state, to: to.state, steps: steps).screens(of: screen)
      .map { renderer.scene(of: $0, options: options) }
    var files = PictureFiles(of: [source], renderer: renderer)
    files.protectImages(of: document)
    if frames {
      for (index, scene) in scenes.enumerated() {
        try write(scene, renderer, to: numbered(index + 1), &files)
      }
    } else if let strip = Filmstrip.sideBySide(scenes) {
      try write(strip, renderer, to: output, &files)
    }
  }

  private var format: PictureFormat? {
    output.split(separator: ".").last.flatMap { PictureFormat(rawValue: $0.lowercased()) }
  }

  /// The path of a step: `strip-03.png`, with as many digits as the last one needs.
  private func numbered(_ number: Int) -> String {
    let digits = String(repeating: "0", count: String(steps).count - String(number).count) + String(number)
    let stem = output.lastIndex(of: ".").map { String(output[..<$0]) } ?? output
    return "\(stem)-\(digits).\((format ?? .png).rawValue)"
  }

  private var source: InputFile { InputFile(path: input, outputName: "table") }

  private func write(
    _ scene: Scene, _ renderer: Renderer, to path: String, _ files: inout PictureFiles
  ) throws {
    do {
      let bytes = try renderer.picture(of: scene, as: format ?? .png)
      guard path != "-" else { return try StandardOutput.write(bytes) }
      try files.write(bytes, to: path, of: source)
    } catch let code as ExitCode {
      throw code
    } catch {
      DiagnosticPrinter().print(error: "\(input): \(error)")
      throw ExitCode(1)
    }
    try StandardOutput.print(path)
  }
}

/// States that hold together, divided by commas.
struct StateList: ExpressibleByArgument {
  var state: CellState

  init(state: CellState) {
    self.state = state
  }

  init?(argument: String) {
    var state: CellState = []
    for name in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let known = CellState.named.first(where: { $0.name == name }) else { return nil }
      state.formUnion(known.state)
    }
    self.state = state
  }

  var defaultValueDescription: String { "default" }

  static var allValueStrings: [String] { CellState.named.map(\.name) }
}
