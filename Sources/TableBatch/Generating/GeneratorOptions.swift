import TableModel
import TableThemes

/// What generated screens are like.
///
/// Each property but the seed and the count is a choice, made anew for each screen, of words as often as their weights say.
public struct GeneratorOptions: Hashable, Sendable {
  /// What all screens follow from.
  public var seed: UInt64
  /// The number of screens.
  public var count: Int
  /// Names of looks; today's are the likeliest.
  public var themes = WeightedWords(
    Theme.names.map { name in
      WeightedWords.Choice(word: name, weight: GeneratorOptions.weight(of: SystemVersion(named: name)))
    })
  /// Names of devices, of which a screen has one that ran the look; phones are the likeliest.
  public var devices = WeightedWords(
    Device.all.map { WeightedWords.Choice(word: $0.name, weight: $0.isPhone ? 4 : 1) })
  /// What screens show, a ``Kind``.
  public var kinds = WeightedWords(
    Kind.allCases.map { WeightedWords.Choice(word: $0.rawValue, weight: $0.weight) })
  /// How many rows screens have: `short`, `medium` or `long`.
  public var lengths = WeightedWords(Length.allCases.map(\.rawValue))
  /// Names of the languages that there are words of; English is as likely as all others together.
  public var languages = WeightedWords(
    WordStock.all.map {
      WeightedWords.Choice(word: $0.language, weight: $0.language == "en" ? WordStock.all.count - 1 : 1)
    })
  /// What tables are shown doing, a ``State``.
  public var states = WeightedWords(
    State.allCases.map { WeightedWords.Choice(word: $0.rawValue, weight: $0 == .normal ? 10 : 2) })
  /// Whether screens are `light` or `dark`, in looks that have both.
  public var appearances = WeightedWords([.init(word: "light", weight: 2), .init(word: "dark", weight: 1)])

  /// Screens of all kinds.
  public init(seed: UInt64, count: Int) {
    self.seed = seed
    self.count = count
  }

  private static func weight(of version: SystemVersion?) -> Int {
    switch version?.major ?? 0 {
    case ..<7: 1
    case ..<13: 2
    case 13: 3
    default: 6
    }
  }

  /// How many rows a screen has.
  public enum Length: String, Hashable, Sendable, CaseIterable {
    case short, medium, long

    /// The fewest and the most rows.
    var rows: ClosedRange<Int> {
      switch self {
      case .short: 1...4
      case .medium: 5...12
      case .long: 13...40
      }
    }
  }

  /// What a screen shows.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Groups of rows that lead on, tell a value or switch something.
    case settings
    /// Rows with pictures and two labels.
    case list
    /// Names under letters, with an index.
    case contacts
    /// Fields, choices and buttons.
    case form
    /// Covers, downloads and their progress.
    case library
    /// Rows whose views the author placed.
    case feed
    /// Controls of all kinds.
    case controls
    /// No rows: what stands there while they are loaded, or where there are none.
    case empty
    /// Text in place of a table.
    case text
    /// A list and its detail side by side, on tablets.
    case split
    /// A choice in a box over a list, on tablets.
    case popover
    /// A form over a list.
    case sheet

    /// How often it is chosen by default, so that whatever it alone has is in two of a hundred screens and more.
    var weight: Int {
      switch self {
      case .settings, .list: 14
      case .form, .library, .feed, .controls: 10
      case .sheet: 11
      case .contacts: 8
      case .empty, .text, .split, .popover: 6
      }
    }

    /// Whether phones have it.
    var fitsPhones: Bool { self != .split && self != .popover }
  }

  /// What tables are shown doing.
  public enum State: String, Hashable, Sendable, CaseIterable {
    case normal, editing, selected, swiped, refreshing
  }

  /// The names of the languages that there are words of.
  package static let knownLanguages = WordStock.all.map(\.language)

  /// Why nothing can be generated, a message for each word that is not known; empty where all are.
  public var problems: [String] {
    let unknown =
      GeneratorOptions.unknown(themes, among: Theme.names, "theme")
      + GeneratorOptions.unknown(devices, among: Device.all.map(\.name), "device")
      + GeneratorOptions.unknown(kinds, among: Kind.allCases.map(\.rawValue), "kind")
      + GeneratorOptions.unknown(lengths, among: Length.allCases.map(\.rawValue), "length")
      + GeneratorOptions.unknown(languages, among: GeneratorOptions.knownLanguages, "language")
      + GeneratorOptions.unknown(states, among: State.allCases.map(\.rawValue), "state")
      + GeneratorOptions.unknown(appearances, among: Appearance.allCases.map(\.rawValue), "appearance")
    guard unknown.isEmpty else { return unknown }
    return themes.choices.map(\.word).filter { theme in
      !kinds.choices.contains { isPossible($0.word, in: theme) }
    }
    .map { theme in
      """
      none of the devices ran what “\(theme)” looks like, and shows such screens
        hint: \(Device.names(running: theme).joined(separator: ", ")) ran it; kinds split and popover are of tablets
      """
    }
  }

  /// Leaves those of the looks that one of the devices ran, where there are any.
  package mutating func keepPossibleThemes() {
    let possible = themes.choices.filter { theme in
      kinds.choices.contains { isPossible($0.word, in: theme.word) }
    }
    if !possible.isEmpty { themes = WeightedWords(possible) }
  }

  /// Whether one of the devices ran a look and shows screens of a kind.
  func isPossible(_ kind: String, in theme: String) -> Bool {
    devices.choices.contains { fits($0.word, kind, in: theme) }
  }

  /// Whether a device ran a look and shows screens of a kind.
  func fits(_ device: String, _ kind: String, in theme: String) -> Bool {
    guard let known = Device.named(device), let kind = Kind(rawValue: kind) else { return false }
    return known.ran(theme) && (kind.fitsPhones || !known.isPhone)
  }

  private static func unknown(_ words: WeightedWords, among known: [String], _ kind: String) -> [String] {
    words.choices.map(\.word).filter { !known.contains($0) }.map {
      "there is no \(kind) “\($0)” to generate with\n  hint: there are \(known.joined(separator: ", "))"
    }
  }
}

extension Device {
  /// The devices that ran what a theme looks like.
  static func names(running theme: String) -> [String] { all.filter { $0.ran(theme) }.map(\.name) }

  /// Whether a device ran a release that looks like a theme.
  func ran(_ theme: String) -> Bool {
    guard let looks = Theme.systems(of: theme) else { return false }
    let last = Device.lastReleases[name].map { SystemVersion($0, .max) } ?? looks.upperBound
    return firstSystem <= looks.upperBound && looks.lowerBound <= last
  }

  /// The last releases for devices that today’s is not for, by Apple’s lists of what each release runs on.
  private static let lastReleases: [String: Int] = [
    "iphone": 3, "iphone3g": 4, "ipad": 5, "iphone3gs": 6, "iphone4": 7, "iphone4s": 9, "ipad2": 9,
    "ipad3": 9, "ipadmini": 9, "iphone5": 10, "iphone5c": 10, "ipad4": 10, "iphone5s": 12, "iphone6": 12,
    "iphone6plus": 12, "ipadair": 12, "ipadmini2": 12, "ipadmini3": 12, "iphonese": 15, "iphone6s": 15,
    "iphone6splus": 15, "iphone7": 15, "iphone7plus": 15, "ipadair2": 15, "ipadmini4": 15, "iphone8": 16,
    "iphone8plus": 16, "iphonex": 16, "ipad5": 16, "ipadpro": 16, "ipadpro9": 16, "ipad6": 17,
    "ipadpro10": 17, "ipadpro12gen2": 17, "iphonexr": 18, "iphonexs": 18, "iphonexsmax": 18, "ipad7": 18,
  ]
}

/// Words that are chosen from, some more often than others.
public struct WeightedWords: Hashable, Sendable {
  /// A word and how often it is chosen.
  public struct Choice: Hashable, Sendable {
    /// The word, as the option has it.
    public var word: String
    /// Its share of all weights.
    public var weight: Int
  }

  /// The words in the order in which they were given; never empty.
  public let choices: [Choice]

  /// Words from text such as `ios6=3,ios7`, where a word without a weight has 1; `nil` for what is not understood.
  ///
  /// Weights are whole numbers from 1 to 10,000.
  public init?(_ text: String) {
    var choices: [Choice] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = part.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard let word = parts.first, !word.isEmpty, parts.count <= 2,
        let weight = parts.count == 2 ? Int(parts[1]) : 1, (1...10_000).contains(weight),
        !choices.contains(where: { $0.word == word })
      else { return nil }
      choices.append(Choice(word: word, weight: weight))
    }
    self.choices = choices
  }

  /// The words of several; `nil` for those of none.
  package init?(joining parts: [WeightedWords]) {
    guard !parts.isEmpty else { return nil }
    choices = parts.flatMap(\.choices)
  }

  /// Words with their weights.
  init(_ choices: [Choice]) {
    self.choices = choices
  }

  /// Words that are chosen equally often.
  init(_ words: [String]) {
    choices = words.map { Choice(word: $0, weight: 1) }
  }

  /// One of the words, or of those alone that will do where there are any.
  func pick(_ numbers: inout SeededNumbers, where willDo: (String) -> Bool = { _ in true }) -> String {
    let possible = choices.filter { willDo($0.word) }
    var place = numbers.number(below: possible.reduce(0) { $0 + $1.weight })
    for choice in possible {
      if place < choice.weight { return choice.word }
      place -= choice.weight
    }
    return choices.last?.word ?? ""
  }
}
