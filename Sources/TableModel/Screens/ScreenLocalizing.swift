/// Gives the screens of one source in other languages, and as other devices show them.
public protocol ScreenLocalizing: AnyObject, Sendable {
  /// What the screen of a number shows on a kind of device in a language, or pseudo-language, by its name; in the
  /// source’s own texts where no language is given.
  ///
  /// `sizeClasses` is the room of the screen; `nil` for that which the source says. The answer is `nil` where everything stays
  /// as the source has it, which is as a phone shows it.
  func content(
    ofScreen number: Int, in language: String?, on idiom: UserInterfaceIdiom, _ sizeClasses: SizeClasses?
  ) -> LocalizedContent?

  /// What is wrong with the strings of a language, and whether there are any.
  func findings(in language: String) -> [Diagnostic]

  /// All files that the screens in a language are made of, besides the source itself, in the order of reading.
  func files(in language: String) -> [ShownFile]

  /// The name of the language that the source’s own texts are in.
  var developmentLanguage: String { get }

  /// The names of the languages that the source has strings in, in their order.
  var languages: [String] { get }

  /// What a language has for each key of the source whose own text is a given one; keys that are not to be translated
  /// are left out.
  func translations(of text: String, in language: String) -> [TextTranslation]
}
