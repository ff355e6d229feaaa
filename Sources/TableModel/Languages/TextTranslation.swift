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

/// How an app asks its tables of strings for a text, where that is not the text itself.
public struct TextKey: Hashable, Sendable {
  /// The key that tables of strings list the text by.
  public var key: String
  /// The name of the table; `nil` for the usual one.
  public var table: String?
  /// The values for the places of the text, in their order.
  public var arguments: [TextArgument]
  /// The text in the language of the developer, with places for values; `nil` for the key itself.
  public var defaultValue: String?

  /// A key in the usual table unless another is given.
  public init(
    key: String, table: String? = nil, arguments: [TextArgument] = [], defaultValue: String? = nil
  ) {
    self.key = key
    self.table = table
    self.arguments = arguments
    self.defaultValue = defaultValue
  }

  /// The text that the author wrote, with places for values.
  public var format: String { defaultValue ?? key }

  /// The text in the language of the developer, with its values.
  public var text: String { arguments.isEmpty ? format : TextFormat(format).filled(with: arguments) }
}
