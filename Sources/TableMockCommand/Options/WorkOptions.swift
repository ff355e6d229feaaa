import ArgumentParser
import TableDrawing
import TableProject

/// The option of how long each picture may take.
struct TimeOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The most seconds that a picture may take. The default is 10.", valueName: "seconds"),
    completion: .list(["10", "60"]))
  var timeout: Double?

  func validate() throws {
    if let timeout, !(timeout > 0 && timeout <= 86_400) {
      throw ValidationError("--timeout takes seconds, more than 0 and at most 86400.")
    }
  }

  /// What each picture may use up.
  var workBudget: WorkBudget {
    var result = WorkBudget()
    if let timeout { result.seconds = timeout }
    return result
  }
}

/// The option of how many threads a verb works on.
struct ThreadOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The number of threads. The default is one for each processor.", valueName: "threads"),
    completion: .list(["1", "2", "4", "8"]))
  var jobs: Int = Processors.available

  func validate() throws {
    guard (1...1024).contains(jobs) else { throw ValidationError("--jobs takes a number from 1 to 1024.") }
  }
}

/// The options of what each picture may use up.
struct WorkOptions: ParsableArguments {
  @OptionGroup var time: TimeOptions

  @Option(
    help: ArgumentHelp(
      "Other limits of a picture, such as painted=8000000000: \(BudgetPart.list).", valueName: "limits"),
    completion: Completions.words(BudgetPart.Measure.allCases.map { "\($0.rawValue)=" }))
  var budget: [CommaList<BudgetPart>] = []

  /// The seconds that a picture may take; `nil` where nobody says.
  var timeout: Double? { time.timeout }

  func validate() throws {
    var measures: Set<BudgetPart.Measure> = []
    for part in budget.flatMap(\.elements) where !measures.insert(part.measure).inserted {
      throw ValidationError("--budget takes “\(part.measure.rawValue)” once.")
    }
  }

  /// What each picture may use up.
  var workBudget: WorkBudget {
    var result = time.workBudget
    for part in budget.flatMap(\.elements) { part.set(in: &result) }
    return result
  }
}
