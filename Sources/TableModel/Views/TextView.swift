/// Text that fills a screen from bar to bar, as UIKit's `UITextView` shows it when nobody types.
///
/// What is `nil` takes the theme's default.
public struct TextView: Hashable, Sendable {
  /// The text, which wraps at the edges; line feeds begin new lines.
  public var text: String
  /// What differs from the theme's font for labels.
  public var font: FontAttributes?
  /// The colour of the letters.
  public var textColor: Color?
  /// Where the lines lie between the edges.
  public var textAlignment: TextAlignment?
  /// The distances in points from the edges to what text may fill, which is narrower by a little padding.
  public var textContainerInset: EdgeInsets?
  /// The colour behind the text.
  public var backgroundColor: Color?

  /// A view of some text in the theme's letters.
  public init(text: String = "") {
    self.text = text
  }
}
