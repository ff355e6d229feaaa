/// The words that an axis has values for.
public enum AxisVocabulary: Hashable, Sendable {
  /// One of a few words.
  case words([String])
  /// A whole number of a range, in decimal digits.
  case wholeNumbers(ClosedRange<Int>)
  /// The name of a look.
  case themes
  /// The name of a device.
  case devices
  /// The name of a language, which any text of that form may be.
  case languages

  /// The words that are known here; `nil` for names, which others give.
  public var words: [String]? {
    switch self {
    case .words(let words): words
    case .wholeNumbers(let range): range.map(String.init)
    case .themes, .devices, .languages: nil
    }
  }
}
