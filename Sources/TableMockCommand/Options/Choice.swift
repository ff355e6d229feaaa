import ArgumentParser
import TableDrawing
import TableModel
import TableProject
import TableRendering
import TableSources

/// One of a few words on the command line: those that its cases have as raw values.
///
/// The parser would find out the words by reflection, at every start and for every option.
protocol Choice: ExpressibleByArgument, CaseIterable, RawRepresentable where RawValue == String {}

extension Choice {
  /// The words, for help texts and messages.
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }

  /// Nothing: what a word means stands in the option's help.
  public static var allValueDescriptions: [String: String] { [:] }

  /// The word, as help texts show a default.
  public var defaultValueDescription: String { rawValue }
}

/// Several values in one argument, divided by commas.
///
/// Options take arrays of them: one that is repeated adds its values.
struct CommaList<Element: ExpressibleByArgument>: ExpressibleByArgument {
  var elements: [Element]

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    let elements = parts.compactMap { Element(argument: String($0)) }
    guard elements.count == parts.count, !elements.isEmpty else { return nil }
    self.elements = elements
  }

  static var allValueStrings: [String] { Element.allValueStrings }

  static var defaultCompletionKind: CompletionKind { Completions.words(allValueStrings) }
}

extension Array {
  /// All values, those that are repeated once.
  func joined<Value: Hashable>() -> [Value] where Element == CommaList<Value> {
    flatMap(\.elements).uniqued()
  }
}

/// A part of a budget on the command line: what is counted, and how much of it there may be, as in `decoded=1000000`.
struct BudgetPart: ExpressibleByArgument {
  /// What is counted.
  enum Measure: String, CaseIterable {
    case painted, decoded, embedded, written

    /// What there may be so many of.
    fileprivate var units: String {
      switch self {
      case .painted: "pixels painted"
      case .decoded: "pixels of images decoded"
      case .embedded: "bytes of images in an SVG or PDF file"
      case .written: "bytes of the file"
      }
    }
  }

  /// The greatest amount, beyond what any machine could do.
  private static let most = 1_000_000_000_000_000

  /// What is counted.
  var measure: Measure
  /// How much of it there may be; at least 1.
  var amount: Int

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let measure = Measure(rawValue: String(parts[0])), let amount = Int(parts[1]),
      (1...BudgetPart.most).contains(amount)
    else { return nil }
    self.measure = measure
    self.amount = amount
  }

  /// Sets the amount in a budget.
  func set(in budget: inout WorkBudget) {
    switch measure {
    case .painted: budget.paintedPixels = amount
    case .decoded: budget.decodedPixels = amount
    case .embedded: budget.embeddedBytes = amount
    case .written: budget.fileBytes = amount
    }
  }

  /// The parts that there are, with what they count.
  static var list: String {
    Measure.allCases.map { "\($0.rawValue) (\($0.units))" }.joined(separator: ", ")
  }

  /// The forms that an argument may have.
  static var allValueStrings: [String] { Measure.allCases.map { "\($0.rawValue)=NUMBER" } }
}

/// The place of a row on the command line: its section and its number there, from 0, as in `0,2`.
struct RowPlace: ExpressibleByArgument {
  let path: IndexPath

  init?(argument: String) {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let section = numbers[0], let row = numbers[1], section >= 0, row >= 0 else {
      return nil
    }
    path = IndexPath(section: section, row: row)
  }
}

/// A row and the number of the one in its section whose place it takes: `0,1:3`.
struct RowMove: ExpressibleByArgument {
  let row: RowPlace
  let place: Int

  init?(argument: String) {
    let parts = argument.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let row = RowPlace(argument: parts[0]), let place = Int(parts[1]), place >= 0
    else { return nil }
    self.row = row
    self.place = place
  }
}

extension Shard: ExpressibleByArgument {
  /// A part as in `3/16`.
  public init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
    self.init(number, of: count)
  }

  /// The part as it is written.
  public var defaultValueDescription: String { "\(number)/\(count)" }
}

/// What shells offer for arguments that are no words of a list.
enum Completions {
  /// Sources, and the folders that lead to them.
  static var sources: CompletionKind { .file(extensions: InputExpansion.endings) }

  /// Words divided by commas: after a comma, those that are not there yet.
  static func words(_ words: [String]) -> CompletionKind {
    .custom { _, _, typed in
      let parts = typed.split(separator: ",", omittingEmptySubsequences: false).dropLast()
      // A word may have a weight or a limit behind it.
      let names = parts.map { $0.prefix { $0 != "=" } }
      let rest = words.filter { word in !names.contains(word.prefix { $0 != "=" }) }
      return rest.map { (parts + [$0[...]]).joined(separator: ",") }
    }
  }

  /// Pictures, and the folders that lead to them.
  static var pictures: CompletionKind { .file(extensions: PictureFormat.allCases.map(\.rawValue)) }

  /// The addresses of the views in the source that the command line has so far.
  static var addresses: CompletionKind {
    .custom { words, _, _ in
      let paths = words.map { FilePath($0) }.filter { $0.hasEnding(InputExpansion.endings) }
      var addresses: [String] = []
      for input in InputExpansion(paths).inputs.prefix(1) {
        _ = try? ExplainJob(input: input).run(SilentObserver()) { addresses += $0.views.map(\.address) }
      }
      return addresses
    }
  }

  /// Hears nothing: what is wrong with a source is not said between two keys.
  private final class SilentObserver: JobObserver {}

  /// The names of the tables in the sources that the command line has so far.
  static var tables: CompletionKind {
    .custom { words, _, _ in
      let paths = words.map { FilePath($0) }.filter { $0.hasEnding(InputExpansion.endings) }
      return paths.flatMap { SourceLoader.standard.load(path: $0).document?.tableNames ?? [] }
    }
  }
}
