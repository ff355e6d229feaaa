/// The purpose of a text, from which its size and weight follow: UIKit's `UIFont.TextStyle`.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2
}
