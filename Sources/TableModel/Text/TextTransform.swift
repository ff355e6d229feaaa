/// How letters are changed before they are shown: `UIListContentConfiguration.TextProperties.TextTransform`.
public enum TextTransform: String, Hashable, Sendable, CaseIterable {
  case none, uppercase, lowercase, capitalized

  /// A text with its letters changed.
  func applied(to text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized:
      text.split(separator: " ", omittingEmptySubsequences: false)
        .map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(separator: " ")
    }
  }
}
