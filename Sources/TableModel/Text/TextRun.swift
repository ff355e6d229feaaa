/// A part of a label's text with its attributes.
public struct TextRun: Hashable, Sendable {
  /// The characters that share the run's attributes.
  public var text: String
  /// What differs from the label's font.
  public var font: FontAttributes?
  /// The colour, instead of the label's.
  public var textColor: Color?

  /// A stretch of text.
  public init(text: String, font: FontAttributes? = nil, textColor: Color? = nil) {
    self.text = text
    self.font = font
    self.textColor = textColor
  }
}

/// How text that is too long for its label is cut or wrapped: UIKit's `NSLineBreakMode`.
public enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
  /// Wraps between words and drops what does not fit.
  case byWordWrapping
  /// Wraps between characters and drops what does not fit.
  case byCharWrapping
  /// Cuts the text at the label's edge.
  case byClipping
  /// Leaves out the beginning: "…ning".
  case byTruncatingHead
  /// Leaves out the end: "Begin…". UIKit's default.
  case byTruncatingTail
  /// Leaves out the middle: "Beg…ning".
  case byTruncatingMiddle
}

/// Where lines break beyond what their width says: UIKit's `NSParagraphStyle.LineBreakStrategy`.
public enum LineBreakStrategy: String, Hashable, Sendable, CaseIterable {
  /// Where the width says.
  case standard
  /// One word earlier in texts of two lines whose last line would be one word, as SwiftUI does.
  case pushOut
}

/// Where a label's lines lie between its edges: UIKit's `NSTextAlignment`.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  case left, center, right
  /// Where interfaces of the screen's direction begin to be read, whatever the script.
  case natural
}

/// The way in which an interface is read: UIKit's `UIUserInterfaceLayoutDirection`.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  case leftToRight, rightToLeft
}
