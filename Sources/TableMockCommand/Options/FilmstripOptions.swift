import ArgumentParser
import TableModel
import TableProject
import TableRendering

/// The change that a filmstrip shows.
struct ChangeOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The first state, by the words of --state: \(StateList.allValueStrings.joined(separator: ", ")). The default is normal.",
      valueName: "state"))
  var from: [StateList] = []

  @Option(help: "The last state.")
  var to: [StateList] = []

  @Option(
    help: "The row to insert, as its section and row from 0: 0,2.", completion: .list(["0,0", "0,1"]))
  var insert: RowPlace?

  @Option(help: "The row to delete: 0,2.", completion: .list(["0,0", "0,1"]))
  var delete: RowPlace?

  @Option(
    help: "The row to move, and the number of the row whose place it takes: 0,1:3.",
    completion: .list(["0,0:1", "0,1:0"]))
  var move: RowMove?

  func validate() throws {
    guard [!to.isEmpty, insert != nil, delete != nil, move != nil].count(where: { $0 }) == 1 else {
      throw ValidationError("filmstrip takes one of --to, --insert, --delete and --move.")
    }
  }

  /// The change in a number of steps.
  func filmstrip(steps: Int) -> Filmstrip {
    let change =
      insert.map { RowChange(.insert, of: $0.path, progress: 0) }
      ?? delete.map { RowChange(.delete, of: $0.path, progress: 0) }
      ?? move.map { RowChange(.move(to: $0.place), of: $0.row.path, progress: 0) }
    return change.map { Filmstrip($0, steps: steps) }
      ?? Filmstrip(
        from: CellState(from.map(\.state)), to: CellState(to.map(\.state)), steps: steps)
  }
}

/// In how many steps a filmstrip shows its change, and how.
struct StepOptions: ParsableArguments {
  @Option(
    help:
      "The number of steps from first to last, 2 to 120. The default is 5, or 30 a second with --animate.",
    completion: .list(["5", "10", "30"]))
  var steps: Int?

  @Flag(help: "Write each step as a separate picture, numbered from 1.")
  var frames = false

  @Flag(help: "Write one animated PNG or GIF file, which repeats.")
  var animate = false

  @Option(
    help: "The length of the animation in seconds, 0.05 to 60. The default is 0.3.",
    completion: .list(["0.3", "1", "3"]))
  var seconds: Double?

  func validate() throws {
    guard steps.map({ (2...120).contains($0) }) ?? true else {
      throw ValidationError("--steps takes a number from 2 to 120.")
    }
    guard animate else {
      guard seconds == nil else { throw ValidationError("--seconds is for --animate.") }
      return
    }
    guard !frames else { throw ValidationError("--frames and --animate exclude each other.") }
    let timing = timing
    guard AnimationTiming.secondsRange.contains(timing.seconds) else {
      throw ValidationError("--seconds takes a number from 0.05 to 60.")
    }
    guard timing.canShow(steps: steps ?? timing.steps) else {
      throw ValidationError(
        "there are too many --steps for --seconds: each step lasts at least 0.02 seconds.")
    }
  }

  /// Throws a usage error where a plan's files cannot show the steps so.
  func check(_ plan: OutputPlan) throws {
    guard !frames || !plan.isStandardOutput else {
      throw ValidationError("Standard output takes one picture, and --frames writes several.")
    }
    guard !animate || plan.formats.allSatisfy({ [.png, .gif].contains($0) }) else {
      throw ValidationError("--animate writes PNG and GIF files only.")
    }
  }

  /// The number of steps.
  var count: Int { steps ?? (animate ? timing.steps : 5) }

  /// How the steps are shown.
  var form: FilmstripJob.Form { animate ? .animation(timing) : frames ? .frames : .strip }

  private var timing: AnimationTiming { seconds.map { AnimationTiming(seconds: $0) } ?? AnimationTiming() }
}

/// States that hold together, divided by commas.
struct StateList: ExpressibleByArgument {
  var state: CellState

  init?(argument: String) {
    var state: CellState = []
    for name in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let known = Self.state(of: String(name)) else { return nil }
      state.formUnion(known)
    }
    self.state = state
  }

  /// The state that a word of --state has cells in, or one of UIKit's names for them.
  private static func state(of word: String) -> CellState? {
    ScreenState(rawValue: word)?.cells ?? CellState.named.first { $0.name == word }?.state
  }

  static var allValueStrings: [String] { ScreenState.allCases.filter { $0.cells != nil }.map(\.rawValue) }

  static var defaultCompletionKind: CompletionKind { Completions.words(allValueStrings) }
}
