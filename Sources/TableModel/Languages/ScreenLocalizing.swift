/// Gives the screens of one source in other languages.
public protocol ScreenLocalizing: AnyObject, Sendable {
  /// The screen of a number in a language, or pseudo-language, by its name.
  ///
  /// `nil` where the texts stay as the source has them.
  func screen(_ number: Int, in language: String) -> Screen?

  /// What is wrong with the strings of a language, and whether there are any.
  func findings(in language: String) -> [Diagnostic]

  /// A digest of all files that the screens in a language are made of, besides the source itself.
  func digest(in language: String) -> String
}

/// Where the texts of a screen come from in other languages.
///
/// It does not count when screens are compared, as origins do not: documents stay equal wherever they were read.
public struct ScreenLocalization: Hashable, Sendable {
  /// What knows the screens of the source; `nil` where the texts are made, or have been chosen already.
  public let source: (any ScreenLocalizing)?
  /// The number of the screen in the source, counted from 0.
  public let screen: Int

  /// The texts of a screen of a source; without a source, texts stay as they are.
  public init(_ source: (any ScreenLocalizing)? = nil, screen: Int = 0) {
    self.source = source
    self.screen = screen
  }

  /// All are equal.
  public static func == (one: ScreenLocalization, other: ScreenLocalization) -> Bool { true }

  /// Adds nothing.
  public func hash(into hasher: inout Hasher) {}
}

extension Screen {
  /// The screen with its texts in a language, by its name; the screen as it is where no language is given.
  ///
  /// A screen is localised once, before anything else of it is changed: its content is read anew from its source.
  public func localized(in language: String?) -> Screen {
    guard let language, let source = localization.source else { return self }
    var localized = source.screen(localization.screen, in: language) ?? self
    (localized.name, localized.interfaceBuilderObject) = (name, interfaceBuilderObject)
    localized.localization = ScreenLocalization()
    return localized
  }
}
