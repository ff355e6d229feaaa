import ArgumentParser
import TableBatch
import TableModel
import TableRendering

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

  @OptionGroup var sheet: SheetOptions

  @Option(
    help: "The state at the beginning: default, showingEditControl, showingDeleteConfirmation, selected.")
  var from: StateList = StateList(state: [])

  @Option(help: "The state at the end.")
  var to: StateList

  @Option(
    help: "The number of steps, the first and the last included: 2 to 120.",
    completion: .list(["5", "10", "30"]))
  var steps: Int = 5

  @Flag(help: "Write each step as a picture of its own, numbered from 1.")
  var frames = false

  @OptionGroup var common: CommonOptions

  @OptionGroup(title: "The way of drawing, one value each") var variants: VariantOptions

  func validate() throws {
    guard (2...120).contains(steps) else { throw ValidationError("--steps takes a number from 2 to 120.") }
    guard !frames || sheet.output != "-" else {
      throw ValidationError("Standard output takes one picture, and --frames writes several.")
    }
    _ = try variants.single("filmstrip")
  }

  func run() throws {
    let job = FilmstripJob(
      try sheet.source(), filmstrip: Filmstrip(from: from.state, to: to.state, steps: steps),
      hasFrames: frames, variant: try variants.single("filmstrip"))
    try sheet.draw(isQuiet: common.quiet, job.run)
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

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
