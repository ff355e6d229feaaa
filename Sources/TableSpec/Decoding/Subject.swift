import TableModel

/// What messages call a value: by its key, or by a phrase such as `a row`.
///
/// The words are put together only for a message.
package enum Subject: Sendable, ExpressibleByStringInterpolation, CustomStringConvertible {
  case key(String)
  case phrase(String)

  /// A phrase.
  package init(stringLiteral phrase: String) {
    self = .phrase(phrase)
  }

  /// The words for a message.
  package var description: String {
    switch self {
    case .key(let key): quoted(key)
    case .phrase(let phrase): phrase
    }
  }
}
