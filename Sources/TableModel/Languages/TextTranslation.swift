/// What a language has for a text of a source.
public struct TextTranslation: Hashable, Sendable {
  /// What tables of strings call the text.
  public var key: String
  /// The text in the language; `nil` where its table has none.
  public var text: String?

  /// What a language has for a key.
  public init(key: String, text: String?) {
    self.key = key
    self.text = text
  }
}
