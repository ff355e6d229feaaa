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

  /// The language of a name of its own, or of the argument that Xcode gives for it; `nil` for others.
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
