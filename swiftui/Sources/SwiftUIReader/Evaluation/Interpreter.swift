import SwiftSyntax

/// What is asked of an evaluation.
public struct ReaderOptions: Sendable {
  /// Values that names get, such as `isPro` or `model.isPro`: the sources of expressions.
  public var values: [String: String] = [:]
  /// The rows that lists get whose data are not known; `nil` for none, but three where a screen would show nothing else.
  public var sampleRows: Int?
  /// Whether what was guessed is marked in the picture.
  public var marksGuesses = true
  /// The name of the preview that is shown; `nil` for the view itself, or the preview with fewer holes.
  public var preview: String?
  /// The name of the view; `nil` for the one that the file is named after, or the first.
  public var view: String?
  /// The release of iOS that `#available` compares with.
  public var system = 26.0
  /// The folder of the project; `nil` for the one that is found.
  public var root: String?
  /// Further folders with types that the project uses.
  public var further: [String] = []
  /// Conditions that `#if` knows.
  public var conditions: Set<String> = []
  /// The most steps of an evaluation.
  public var steps = 400_000

  /// What is asked where nobody asks for anything.
  public init() {}
}

/// Something that was not known, and what was done about it.
public struct Guess: Hashable, Sendable {
  /// Where it stands; `nil` where that cannot be told.
  public var place: Place?
  /// What was guessed, as a sentence without a full stop.
  public var message: String
  /// Whether the picture shows it by itself: an orange text, or a box.
  public var isShown = false
}

/// Counts of what was decided and what was not.
public struct Tally: Hashable, Sendable {
  /// Texts that are known.
  public var knownTexts = 0
  /// Texts of which parts are not known.
  public var partialTexts = 0
  /// Texts of which nothing is known.
  public var unknownTexts = 0
  /// Conditions that were decided.
  public var knownConditions = 0
  /// Conditions that were guessed.
  public var unknownConditions = 0
  /// Loops over what is known.
  public var knownLists = 0
  /// Loops over what is not known.
  public var unknownLists = 0
  /// Controls whose value is known.
  public var knownControls = 0
  /// Controls whose value is guessed.
  public var unknownControls = 0
  /// Views that are drawn as boxes.
  public var boxes = 0
}

/// The steps that all evaluations of a screen share: the view, its previews, and what it shows with its data.
final class StepBudget {
  private var left: Int

  init(_ steps: Int) { left = steps }

  /// Whether none are left.
  var isExhausted: Bool { left <= 0 }

  /// Takes one, or as many; `false` where there are none left.
  func take(_ count: Int = 1) -> Bool {
    left -= count
    return left > 0
  }
}

/// Evaluates the source of views with the values that it declares.
///
/// It tolerates all that it does not know: that gives a value that knows why it is unknown. Steps and depth are bounded.
final class Interpreter {
  let index: ProjectIndex
  let strings: StringTables
  let catalogs: ColorCatalogs
  let options: ReaderOptions
  var guesses: [Guess] = []
  var tally = Tally()
  /// The modifiers of the environment that hold for all of the screen.
  var settled: Set<SyntaxIdentifier> = []
  /// The pictures of the project that are shown.
  var pictures: Set<PictureName> = []
  /// The language that the environment gives all texts of the screen; `nil` for that of the app.
  var language: String?

  /// The values of constants outside of types, once they are known, and of those that are being worked out.
  var globals: [String: Value] = [:]

  /// The names with values of the user's that something asked for.
  private(set) var asked: Set<String> = []

  var told: Set<Guess> = []
  /// Whether a screen does what it does when it appears, which gives names no values that are not known.
  var isAppearing = false
  /// The steps that are left for this screen.
  private let budget: StepBudget
  private(set) var depth = 0
  /// The value that a chain of modifiers behind an `#if` belongs to.
  var postfixBase: Value?

  /// Whether literals without a point are Doubles where they are divided, as in the parts of a colour.
  private(set) var dividesExactly = false

  /// How deep expressions lie in one another, calls included, and how deep they may.
  var nesting = 0
  static let mostNesting = 4_000

  /// How deep calls and views may lie in one another.
  static let mostDepth = 120

  /// Whether what is not known is taken as there, where nothing would show otherwise.
  let presumes: Bool
  /// The rows that lists get whose data are not known.
  let sampleRows: Int

  init(
    index: ProjectIndex, strings: StringTables, catalogs: ColorCatalogs, options: ReaderOptions,
    budget: StepBudget, presumes: Bool = false, sampleRows: Int = 0
  ) {
    self.budget = budget
    (self.index, self.strings, self.catalogs) = (index, strings, catalogs)
    (self.options, self.presumes) = (options, presumes)
    self.sampleRows = options.sampleRows ?? sampleRows
  }

  /// Whether the steps are used up.
  var isExhausted: Bool { budget.isExhausted }

  /// Notes a guess, each once.
  func guess(_ message: String, at node: some SyntaxProtocol, isShown: Bool = false) {
    let guess = Guess(place: index.place(of: node), message: message, isShown: isShown)
    guard guesses.count < 500, told.insert(guess).inserted else { return }
    guesses.append(guess)
  }

  /// Something that is not known, unless the user said what it is.
  func unknown(_ what: String, type: String? = nil, at node: some SyntaxProtocol) -> Value {
    given(what) ?? .unknown(Unknown(what: what, type: type, node: Syntax(node)))
  }

  /// The value that the user gave to a name or a path of names.
  func given(_ what: @autoclosure () -> String) -> Value? {
    guard !options.values.isEmpty else { return nil }
    let what = what()
    let path = what.hasPrefix("self.") ? String(what.dropFirst(5)) : what
    guard let source = options.values[path] else { return nil }
    asked.insert(path)
    return GivenValue.value(of: source)
  }

  /// Takes a step; `false` where there are none left.
  func step() -> Bool { budget.take() }

  /// Takes the steps that a list costs which is made, or gone through, at once; `false` where there are too few.
  func walk(_ count: Int) -> Bool { budget.take(count / 4) }

  /// Whether two values are the same, which costs steps as they have parts; `nil` where that is not known.
  func areSame(_ left: Value, _ right: Value) -> Bool? {
    if case .object(let object) = left, hasOwnEquality(object.type) { return nil }
    var parts = Value.mostParts
    let same = left.equals(right, &parts)
    return walk(Value.mostParts - parts) ? same : nil
  }

  /// Whether a function outside of types compares values of a type.
  private func hasOwnEquality(_ type: TypeDeclaration) -> Bool {
    index.global(named: "==").functions.contains { function in
      function.signature.parameterClause.parameters.first.map {
        [type.name, type.fullName].contains($0.type.ownText)
      } == true
    }
  }

  /// Does something a level deeper; `nil` where that is too deep.
  func deeper<Result>(_ body: () -> Result) -> Result? {
    guard depth < Interpreter.mostDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    return body()
  }

  /// Does something that asks for a Double, or for something else.
  func exactly<Result>(_ isDouble: Bool, _ body: () -> Result) -> Result {
    let outer = dividesExactly
    dividesExactly = isDouble
    defer { dividesExactly = outer }
    return body()
  }

  /// What a condition comes to: what is not known is taken as false, and told.
  func decide(_ value: Value, at node: some SyntaxProtocol, presumed: Bool = false) -> Bool {
    if case .bool(let flag) = value {
      tally.knownConditions += 1
      return flag
    }
    tally.unknownConditions += 1
    guess("condition on \(value.unknown?.what ?? node.written), taken as \(presumed)", at: node)
    return presumed
  }

  /// Whether a Bool is true, without counting it as a condition: what is not known is false, and told.
  func isTrue(_ value: Value, at node: some SyntaxProtocol) -> Bool {
    if case .bool(let flag) = value { return flag }
    guess("\(value.unknown?.what ?? node.written) is not known, taken as false", at: node)
    return false
  }
}

/// Reads a value as a user writes it on the command line: `true`, `3`, `[a, b]`, or a text.
enum GivenValue {
  static func value(of source: String) -> Value {
    if let json = JSONReader.value(of: Array(source.utf8)), let value = value(of: json) { return value }
    if source == "nil" { return .none }
    if source.hasPrefix("."), source.count > 1 { return .implicit(String(source.dropFirst()), []) }
    return .string(TextValue(source))
  }

  private static func value(of json: JSON) -> Value? {
    switch json {
    case .null: Value.none
    case .bool(let flag): .bool(flag)
    case .number(let number):
      number == number.rounded() && abs(number) < 1e15 ? .int(Int(number)) : .double(number)
    case .string(let text): .string(TextValue(text))
    case .placed(_, let value): self.value(of: value)
    case .array(let items): .array(items.compactMap { value(of: $0) })
    case .object(let members):
      .dictionary(
        members.compactMap { member in
          value(of: member.value).map { (key: .string(TextValue(member.name)), value: $0) }
        })
    }
  }
}
