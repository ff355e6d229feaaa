/// Gives the screens of one source in other languages.
public protocol ScreenLocalizing: AnyObject, Sendable {
  /// What the screen of a number shows in a language, or pseudo-language, by its name.
  ///
  /// `nil` where everything stays as the source has it.
  func content(ofScreen number: Int, in language: String) -> LocalizedContent?

  /// What is wrong with the strings of a language, and whether there are any.
  func findings(in language: String) -> [Diagnostic]

  /// A digest of all files that the screens in a language are made of, besides the source itself.
  func digest(in language: String) -> String
}
