import ArgumentParser
import TableModel
import TableProject
import TableRendering

/// Draws a change of state step by step.
struct FilmstripCommand: Verb {
  static let tellsPictures = true

  static let configuration = CommandConfiguration.verb(
    "filmstrip",
    abstract: "Draws cells on their way from one state to another, or rows that come, go or move, in steps.",
    discussion: """
      EXAMPLE: tablemock filmstrip mailbox.yaml --to showingEditControl --steps 5 -o strip.png
      EXAMPLE: tablemock filmstrip mailbox.yaml --to selected --frames -o frames/mailbox.png
      EXAMPLE: tablemock filmstrip mailbox.yaml --to selected --animate -o move.png
      EXAMPLE: tablemock filmstrip mailbox.yaml --move 0,1:3 -o reorder.png
      EXAMPLE: tablemock filmstrip mailbox.yaml --delete 0,2 -o delete.png

      The steps stand side by side in one picture, come as numbered pictures, or are played in one PNG file. \
      States that hold together are divided by commas.
      """
  )

  @OptionGroup var sheet: SheetOptions

  @Option(
    help: ArgumentHelp(
      "The state at the beginning: default, showingEditControl, showingDeleteConfirmation, selected.",
      valueName: "file"))
  var from: StateList = StateList(state: [])

  @Option(help: "The state at the end.")
  var to: StateList?

  @Option(
    help: "The row that comes, by its section and its number there: 0,2.", completion: .list(["0,0", "0,1"]))
  var insert: RowPlace?

  @Option(help: "The row that goes: 0,2.", completion: .list(["0,0", "0,1"]))
  var delete: RowPlace?

  @Option(
    help: "The row that is dragged, and the number of the row whose place it takes: 0,1:3.",
    completion: .list(["0,0:1", "0,1:0"]))
  var move: RowMove?

  @Option(
    help:
      "The number of steps, the first and the last included: 2 to 120. The default is 5, or with --animate 30 a second.",
    completion: .list(["5", "10", "30"]))
  var steps: Int?

  @Flag(help: "Write each step as a picture of its own, numbered from 1.")
  var frames = false

  @Flag(help: "Write a PNG file that plays the steps, again and again.")
  var animate = false

  @Option(
    help: "The seconds that --animate takes from the first step to the last: 0.05 to 60. The default is 0.3.",
    completion: .list(["0.3", "1", "3"]))
  var seconds: Double?

  @OptionGroup var common: CommonOptions

  @OptionGroup(title: "The way of drawing, one value each") var variants: VariantOptions

  func validate() throws {
    guard steps.map({ (2...120).contains($0) }) ?? true else {
      throw ValidationError("--steps takes a number from 2 to 120.")
    }
    guard [to != nil, insert != nil, delete != nil, move != nil].count(where: { $0 }) == 1 else {
      throw ValidationError("filmstrip takes one of --to, --insert, --delete and --move.")
    }
    guard !frames || sheet.output != "-" else {
      throw ValidationError("Standard output takes one picture, and --frames writes several.")
    }
    try validateAnimation()
    _ = try variants.single("filmstrip")
  }

  private func validateAnimation() throws {
    guard animate else {
      guard seconds == nil else { throw ValidationError("--seconds is for --animate.") }
      return
    }
    guard !frames else { throw ValidationError("--frames and --animate exclude each other.") }
    guard try sheet.source().plan.formats == [.png] else {
      throw ValidationError("--animate writes PNG files only.")
    }
    let timing = timing
    guard AnimationTiming.secondsRange.contains(timing.seconds) else {
      throw ValidationError("--seconds takes a number from 0.05 to 60.")
    }
    guard timing.canShow(steps: steps ?? timing.steps) else {
      throw ValidationError(
        "--steps is too many for --seconds: a step is seen for 0.02 seconds at least.")
    }
  }

  func run() throws {
    let steps = steps ?? (animate ? timing.steps : 5)
    let job = FilmstripJob(
      try sheet.source(), filmstrip: filmstrip(steps: steps),
      form: animate ? .animation(timing) : frames ? .frames : .strip,
      variant: try variants.single("filmstrip"))
    try sheet.drawing.draw(common, job.run)
  }

  private func filmstrip(steps: Int) -> Filmstrip {
    let change =
      insert.map { RowChange(.insert, of: $0.path, progress: 0) }
      ?? delete.map { RowChange(.delete, of: $0.path, progress: 0) }
      ?? move.map { RowChange(.move(to: $0.place), of: $0.row.path, progress: 0) }
    return change.map { Filmstrip($0, steps: steps) }
      ?? Filmstrip(from: from.state, to: to?.state ?? [], steps: steps)
  }

  private var timing: AnimationTiming { seconds.map { AnimationTiming(seconds: $0) } ?? AnimationTiming() }
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

  static var defaultCompletionKind: CompletionKind { Completions.words(allValueStrings) }
}
