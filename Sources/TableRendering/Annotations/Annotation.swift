/// What can be noted on a picture for those who build the screen.
public enum Annotation: String, Hashable, Sendable, CaseIterable {
  /// Where views lie in their rows and how large they are, and the heights of rows and bars.
  case frames
  /// The distances between views and to the edges of their rows.
  case insets
  /// The fonts and colours of texts.
  case fonts
  /// What sources call the views.
  case ids
  /// Texts that are cut off.
  case truncated
  /// What the linter finds, with default levels.
  case lint

  /// What the legend says of it.
  var explanation: String {
    switch self {
    case .frames: "x, y and width × height in the row, and heights of rows, in points"
    case .insets: "distances in points"
    case .fonts: "fonts and colours of texts"
    case .ids: "identifiers"
    case .truncated: "texts that are cut off"
    case .lint: "findings of the linter"
    }
  }
}
