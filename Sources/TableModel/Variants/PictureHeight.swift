/// What decides the height of a picture.
public enum PictureHeight: String, Hashable, Sendable, CaseIterable {
  /// The screen's; what lies below is cut off, and empty rows fill what is left.
  case screen
  /// That of everything in the table.
  case content
}
