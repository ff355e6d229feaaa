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

/// Marks by which texts that read the same are told apart, as long as nobody reads them.
///
/// What a language makes of a text follows from its key and arguments. A text by which these are looked up ends with a
/// mark where another of its screen reads as it does: with noncharacters, which ``Screen/unmarked`` takes away.
package enum TextMark {
  private static let digits = 0xFDD0...0xFDEF

  /// The text with the mark of a number from 1 on.
  package static func marked(_ text: String, _ number: Int) -> String {
    var (scalars, rest) = (text.unicodeScalars, number)
    while rest > 0 {
      if let digit = Unicode.Scalar(digits.lowerBound + rest % digits.count) { scalars.append(digit) }
      rest /= digits.count
    }
    return String(scalars)
  }

  /// The text without the mark.
  package static func unmarked(_ text: String) -> String {
    guard let last = text.unicodeScalars.last, digits.contains(Int(last.value)) else { return text }
    var scalars = text.unicodeScalars
    while let last = scalars.last, digits.contains(Int(last.value)) { scalars.removeLast() }
    return String(scalars)
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
  /// Whether the text is Markdown in every language, of which labels show bold and italic letters and links.
  public var isMarkdown = false
  /// How its letters are changed in every language; `nil` for not at all.
  public var textCase: TextTransform?

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
