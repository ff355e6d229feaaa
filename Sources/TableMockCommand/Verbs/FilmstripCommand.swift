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

  @Argument(help: "A spec file or Interface Builder document, or - for standard input.")
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

  @OptionGroup var tables: TableOptions

  @OptionGroup var screen: ScreenOptions

  func validate() throws {
    guard (2...120).contains(steps) else { throw ValidationError("--steps takes a number from 2 to 120.") }
    try SheetJob.validate(output: output)
  }

  func run() throws {
    var job = try SheetJob(input: input, table: tables.table, output: output, verb: "a filmstrip")
    let options = screen.renderOptions(scale: scale?.value)
    let scenes = Filmstrip(from: from.state, to: to.state, steps: steps).screens(of: job.screen)
      .map { job.renderer.scene(of: $0, options: options) }
    if frames {
      for (index, scene) in scenes.enumerated() {
        try job.write(scene, number: (index + 1, of: steps))
      }
    } else if let strip = job.renderer.scene(of: scenes.map { ContactSheet.Entry($0) }, on: .strip) {
      try job.write(strip)
    }
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
