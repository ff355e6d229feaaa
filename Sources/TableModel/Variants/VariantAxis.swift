/// What variants of one screen can differ in: one property of ``Variant``, and all that is said of it anywhere.
///
/// Options of the command line, matrices of manifests, requests of workers, names of pictures, results and documents
/// follow from the table `all`.
public struct VariantAxis: Sendable {
  /// How the axis stands in the names of pictures.
  public enum Mark: Hashable, Sendable {
    /// After a hyphen: `-ios6`.
    case hyphen
    /// As iOS marks finer pictures: `@2x`, and nothing for 1.
    case scale
  }

  /// The name of the property, which is the key in manifests and requests and the placeholder in names.
  public let name: String
  /// What a value is called: `a theme`.
  public let noun: String
  /// What the axis says, in a line without a full stop.
  public let summary: String
  /// What words stand for its values.
  public let vocabulary: AxisVocabulary
  /// How values stand in the names of pictures.
  public let mark: Mark
  private let get: @Sendable (Variant) -> String?
  private let change: @Sendable (String, inout Variant) -> Bool

  /// An axis from what is said of it.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - noun: What a value is called, with its article.
  ///   - summary: What the axis says.
  ///   - vocabulary: What words stand for its values.
  ///   - mark: How values stand in names.
  ///   - get: The word for a variant's value.
  ///   - set: Gives a variant the value of a word, and says whether there is one.
  init(
    _ name: String,
    _ noun: String,
    _ summary: String,
    _ vocabulary: AxisVocabulary,
    mark: Mark = .hyphen,
    get: @escaping @Sendable (Variant) -> String?,
    set: @escaping @Sendable (String, inout Variant) -> Bool
  ) {
    self.name = name
    self.noun = noun
    self.summary = summary
    self.vocabulary = vocabulary
    self.mark = mark
    self.get = get
    change = set
  }

  /// Gives a variant the value that a word stands for; `false` where it stands for none, and nothing changes then.
  ///
  /// Any word is taken for the name of a look or a device.
  public func set(_ word: String, in variant: inout Variant) -> Bool {
    change(word, &variant)
  }

  /// Whether a word stands for a value, as far as that is known here.
  public func takes(_ word: String) -> Bool {
    var variant = Variant()
    return change(word, &variant)
  }

  /// The word for a variant's value; `nil` where the axis is left to the source.
  public func word(of variant: Variant) -> String? {
    get(variant)
  }

  /// What a variant's value adds to the name of a picture; empty where the axis is left to the source.
  public func suffix(of variant: Variant) -> String {
    guard let word = get(variant) else { return "" }
    switch mark {
    case .hyphen: return "-" + word
    case .scale: return word == "1" ? "" : "@\(word)x"
    }
  }
}

extension VariantAxis: Hashable {
  /// Whether two axes are the same, which their names tell.
  public static func == (left: VariantAxis, right: VariantAxis) -> Bool { left.name == right.name }

  /// Adds the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension VariantAxis {
  /// All axes, in the order in which they stand in names and vary: the last one fastest.
  public static let all: [VariantAxis] = [
    theme, device, orientation, appearance, contentSizeCategory, language, state, bars, height, scale,
  ]

  /// The axis of a name; `nil` for an unknown one.
  public static func named(_ name: String) -> VariantAxis? {
    all.first { $0.name == name }
  }

  /// The look of an era: a theme's name.
  public static let theme = VariantAxis(
    "theme", "a theme", "The look", .themes,
    get: { $0.theme },
    set: { word, variant in
      variant.theme = word
      return true
    })

  /// The device, whose size, scale and bars the screen has.
  public static let device = VariantAxis(
    "device", "a device", "The device; its size replaces the source’s", .devices,
    get: { $0.device },
    set: { word, variant in
      variant.device = word
      return true
    })

  /// The way the device is held.
  public static let orientation = choice(
    "orientation", "an orientation", "How the device is held",
    get: { $0.orientation }, set: { $1.orientation = $0 })

  /// Whether the screen is light or dark.
  public static let appearance = choice(
    "appearance", "an appearance", "Light or dark, in looks that have both",
    get: { $0.appearance }, set: { $1.appearance = $0 })

  /// How large the user wants text to be.
  public static let contentSizeCategory = choice(
    "contentSizeCategory", "a content size category", "The text size that the user has chosen",
    get: { $0.contentSizeCategory }, set: { $1.contentSizeCategory = $0 })

  /// The language that texts are shown in.
  public static let language = VariantAxis(
    "language", "a language", "The language of texts, such as de or zh-Hans", .languages,
    get: { $0.language },
    set: { word, variant in
      // Codes of languages have two letters or three; what is longer is a name in some language.
      guard
        PseudoLanguage(named: word) != nil || LanguageTag(word).map({ $0.language.utf8.count <= 3 }) ?? false
      else { return false }
      variant.language = word
      return true
    })

  /// What tables are shown doing.
  public static let state = choice(
    "state", "a state", "The state of tables", get: { $0.state }, set: { $1.state = $0 })

  /// Whether the bars around tables are shown.
  public static let bars = choice(
    "bars", "a word for bars",
    "The bars around tables: those that an Interface Builder document knows of, or none",
    get: { $0.bars }, set: { $1.bars = $0 })

  /// What decides the height of the picture.
  public static let height = choice(
    "height", "a height", "The height of the picture: the screen’s, or the content’s",
    get: { $0.height }, set: { $1.height = $0 })

  /// Device pixels a point.
  public static let scale = VariantAxis(
    "scale", "a scale", "Device pixels a point", .wholeNumbers(1...3), mark: .scale,
    get: { $0.scale.flatMap(Int.init(exactly:)).map(String.init) },
    set: { word, variant in
      guard let number = Int(word), (1...3).contains(number) else { return false }
      variant.scale = Double(number)
      return true
    })

  /// An axis whose values are the cases of a type.
  private static func choice<Value>(
    _ name: String,
    _ noun: String,
    _ summary: String,
    get: @escaping @Sendable (Variant) -> Value?,
    set: @escaping @Sendable (Value, inout Variant) -> Void
  ) -> VariantAxis
  where Value: RawRepresentable<String> & CaseIterable & Sendable {
    VariantAxis(
      name, noun, summary, .words(Value.allCases.map(\.rawValue)),
      get: { get($0)?.rawValue },
      set: { word, variant in
        guard let value = Value(rawValue: word) else { return false }
        set(value, &variant)
        return true
      })
  }
}

extension Variant {
  /// The names of the axes that are not left to the source, in the order of all.
  public var decidedAxes: [String] { VariantAxis.all.filter { $0.word(of: self) != nil }.map(\.name) }
}

/// The words that an axis has values for.
public enum AxisVocabulary: Hashable, Sendable {
  /// One of a few words.
  case words([String])
  /// A whole number of a range, in decimal digits.
  case wholeNumbers(ClosedRange<Int>)
  /// The name of a look.
  case themes
  /// The name of a device.
  case devices
  /// The name of a language, which any text of that form may be.
  case languages

  /// The words that are known here; `nil` for names, which others give.
  public var words: [String]? {
    switch self {
    case .words(let words): words
    case .wholeNumbers(let range): range.map(String.init)
    case .themes, .devices, .languages: nil
    }
  }
}
