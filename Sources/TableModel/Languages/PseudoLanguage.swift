/// A language that is none: Xcode's ways to show what translation may do to a screen.
public enum PseudoLanguage: String, Hashable, Sendable, CaseIterable {
  /// Every text twice.
  case double = "pseudo-double"
  /// Every letter with an accent, some above and some below.
  case accented = "pseudo-accented"
  /// Every text in brackets, whose loss shows where it was cut.
  case bounded = "pseudo-bounded"
  /// The interface read from right to left, its texts as they are.
  case rightToLeft = "pseudo-rtl"
  /// The interface and its texts read from right to left.
  case rightToLeftStrings = "pseudo-rtl-strings"
  /// Texts that no table of strings has, in capitals.
  case uppercase = "pseudo-uppercase"

  /// The arguments that Xcode gives to an app for the same.
  private static let arguments: [String: PseudoLanguage] = [
    "NSDoubleLocalizedStrings": .double,
    "NSAccentuateLocalizedStrings": .accented,
    "NSSurroundLocalizedStrings": .bounded,
    "NSForceRightToLeftWritingDirection": .rightToLeft,
    "AppleTextDirection": .rightToLeft,
    "NSForceRightToLeftLocalizedStrings": .rightToLeftStrings,
    "NSShowNonLocalizedStrings": .uppercase,
  ]

  /// The pseudo-language of this name, or of Xcode’s argument for it; `nil` for others.
  public init?(named name: String) {
    guard let language = PseudoLanguage(rawValue: name) ?? PseudoLanguage.arguments[name] else { return nil }
    self = language
  }

  /// The way in which the interface is read.
  public var layoutDirection: LayoutDirection {
    switch self {
    case .rightToLeft, .rightToLeftStrings: .rightToLeft
    case .double, .accented, .bounded, .uppercase: .leftToRight
    }
  }
}

extension PseudoLanguage {
  /// What becomes of a text that is shown, as Apple’s CoreFoundation has it.
  ///
  /// - Parameters:
  ///   - text: The text in the language of the developer.
  ///   - isLocalized: Whether a table of strings has it.
  /// - Returns: What is shown in its place.
  public func applied(to text: String, isLocalized: Bool = true) -> String {
    guard !text.isEmpty else { return text }
    switch self {
    case .double:
      return String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "%" })) + " " + text
    case .accented: return String(text.flatMap { PseudoLanguage.accented($0) })
    case .bounded: return "[# \(text) #]"
    case .rightToLeft: return text
    case .rightToLeftStrings: return "\u{202E}\(text)\u{202C}"
    case .uppercase: return isLocalized ? text : text.uppercased()
    }
  }

  /// The accents, of which a letter's number chooses one.
  private static let accents: [Unicode.Scalar] = [
    "\u{300}", "\u{327}", "\u{303}", "\u{325}", "\u{30A}", "\u{308}",
  ]

  /// A letter with its accent; characters of more than one unit of UTF-16, such as most emoji, get none.
  private static func accented(_ character: Character) -> [Character] {
    guard character.utf16.count == 1, let scalar = character.unicodeScalars.first, takesAccent(scalar) else {
      return [character]
    }
    var letters = String.UnicodeScalarView([scalar])
    letters.append(accents[Int(scalar.value) % accents.count])
    return Array(String(letters))
  }

  private static func takesAccent(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: false
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      false
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: false
    case .decimalNumber: false
    case .nonspacingMark, .spacingMark, .enclosingMark: false
    default: true
    }
  }
}

extension SystemStrings {
  /// The words with the same done to each; UIKit takes its own from tables as apps do.
  public func applying(_ language: PseudoLanguage) -> SystemStrings {
    let change = { (word: String) in language.applied(to: word) }
    return SystemStrings(
      delete: change(delete), back: change(back), noContent: change(noContent), settings: change(settings),
      switchOn: change(switchOn), switchOff: change(switchOff),
      barButtonTitles: barButtonTitles.mapValues(change),
      tabTitles: tabTitles.mapValues(change))
  }
}
