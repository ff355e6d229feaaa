import TableModel

/// A label's text, its font as iOS names it, and how the text came out.
public struct LabelDescription: Hashable, Sendable {
  /// The whole text as it would be shown with room enough.
  public var text: String
  /// The font as iOS names it.
  public var font: Font
  /// Whether anything was left out for want of room.
  public var isTruncated: Bool
  /// The number of lines that are shown.
  public var lineCount: Int

  /// A label's text and how it came out.
  public init(text: String, font: Font, isTruncated: Bool, lineCount: Int) {
    self.text = text
    self.font = font
    self.isTruncated = isTruncated
    self.lineCount = lineCount
  }
}
