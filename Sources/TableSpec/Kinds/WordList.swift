/// Constants that a value may be one of; they are listed only when somebody asks.
package struct WordList: Sendable {
  private let makeWords: @Sendable () -> [String]

  /// The constants that a function lists.
  package init(_ words: @escaping @Sendable () -> [String]) {
    makeWords = words
  }

  /// The constants, in the order in which messages offer them.
  package var words: [String] { makeWords() }
}
