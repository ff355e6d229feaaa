import ArgumentParser
import TableModel
import TableRendering
import TableSources
import TableSpec

/// The options that say in which ways tables are drawn: one for each axis, made from the table of axes.
///
/// The parser finds options by reflection, and reads them back by the names that it found: a mirror of the table takes
/// the place of declared properties.
struct VariantOptions: ParsableArguments, CustomReflectable {
  /// The words that are given for an axis, divided by commas, each time that its option is given.
  typealias Words = Option<[[String]]>

  /// The key of an axis for the parser.
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  private static let definitions: [Words] = VariantAxis.all.map { axis in
    Words(
      wrappedValue: [], name: .customLong(optionName(of: axis)),
      help: ArgumentHelp(help(of: axis), valueName: valueName(of: axis)),
      completion: Completions.words(SpecVocabulary.all.words(of: axis)),
      transform: { try words($0, of: axis) })
  }

  /// The short way to ask for dark pictures.
  private static var darkDefinition: Flag<Bool> {
    Flag(wrappedValue: false, name: .customLong("dark"), help: "Short for “--appearance dark”.")
  }

  /// The options in the order of the axes.
  private let options: [Words]
  private let dark: Flag<Bool>

  init() {
    options = VariantOptions.definitions
    dark = VariantOptions.darkDefinition
  }

  /// The options of a call that says some words for axes, each as its option takes them; throws a usage error where they make
  /// no sense.
  init(_ said: [(axis: VariantAxis, argument: String)]) throws {
    options = try zip(VariantAxis.all, VariantOptions.definitions).map { axis, definition in
      var option = definition
      option.wrappedValue = try said.filter { $0.axis == axis }.map {
        try VariantOptions.words($0.argument, of: axis)
      }
      return option
    }
    var dark = VariantOptions.darkDefinition
    dark.wrappedValue = false
    self.dark = dark
    try validate()
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    options = try VariantAxis.all.map { axis in
      try container.decode(Words.self, forKey: Key(stringValue: axis.name))
    }
    dark = try container.decode(Flag<Bool>.self, forKey: Key(stringValue: "dark"))
  }

  func validate() throws {
    for words in options.map({ $0.wrappedValue.joined() }) { try VariantOptions.checkTwice(words) }
    guard dark.wrappedValue, !matrixOfOptions.words(of: .appearance).isEmpty else { return }
    throw ValidationError("--dark is short for --appearance dark: give one of them.")
  }

  var customMirror: Mirror {
    let words = zip(VariantAxis.all, options).map { axis, words in ("_" + axis.name, words as Any) }
    return Mirror(self, children: words + [("_dark", dark)])
  }

  /// What the options say, in all combinations.
  var matrix: VariantMatrix {
    var matrix = matrixOfOptions
    if dark.wrappedValue { try? matrix.set([Appearance.dark.rawValue], for: .appearance) }
    return matrix
  }

  private var matrixOfOptions: VariantMatrix {
    var matrix = VariantMatrix()
    for (axis, option) in zip(VariantAxis.all, options) {
      let words = Array(option.wrappedValue.joined())
      if !words.isEmpty { try? matrix.set(words, for: axis) }
    }
    return matrix
  }

  /// The one way that the options say; an axis that may have several values has the first of them.
  ///
  /// Throws a usage error where any other axis has several.
  func single(_ verb: String, besides several: VariantAxis? = nil) throws -> Variant {
    let matrix = matrix
    for axis in matrix.varyingAxes where axis != several {
      let words = matrix.words(of: axis).joined(separator: ",")
      throw ValidationError(
        "“\(verb)” draws one variant, so --\(VariantOptions.optionName(of: axis)) takes one value, not \(words)."
      )
    }
    return matrix[0]
  }

  /// The name of an axis as command lines have it: `content-size-category`.
  static func optionName(of axis: VariantAxis) -> String {
    axis.name.reduce(into: "") { name, letter in
      name += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
    }
  }

  /// What a value of an axis is called in help texts: the last word of its name.
  private static func valueName(of axis: VariantAxis) -> String {
    optionName(of: axis).split(separator: "-").last.map(String.init) ?? axis.name
  }

  /// What help texts say of an axis.
  static func help(of axis: VariantAxis) -> String {
    switch axis.vocabulary {
    case .themes: "\(axis.summary) (see “tablemock themes”)."
    case .devices: "\(axis.summary) (see “tablemock devices”)."
    case .languages: "\(axis.summary)."
    case .words, .wholeNumbers:
      "\(axis.summary): \((axis.vocabulary.words ?? []).joined(separator: ", "))."
    }
  }

  private static func words(_ argument: String, of axis: VariantAxis) throws -> [String] {
    let words = argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let known = SpecVocabulary.all.words(of: axis)
    // Any name of the form of one is that of a language, whether its words are known here or not.
    let isValue = { (word: String) in
      axis.vocabulary == .languages ? axis.takes(word) : known.contains(word)
    }
    if let unknown = words.first(where: { !isValue($0) }) {
      let nearest = SpecVocabulary.all.word(meantBy: unknown, of: axis)
      let hint =
        nearest.map { nearest in
          let system = SpecVocabulary.all.system(named: unknown, in: nearest)
          return Spelling.question(nearest) + (system.map { " It is the look of \($0)." } ?? "")
        } ?? "there are \(known.joined(separator: ", "))."
      throw ValidationError("“\(unknown)” is not \(axis.noun); \(hint)")
    }
    return words
  }

  /// Throws a usage error where a word is among some twice.
  private static func checkTwice(_ words: some Collection<String>) throws {
    guard Set(words).count == words.count else {
      throw ValidationError("a value is given twice, and would be drawn twice.")
    }
  }
}
