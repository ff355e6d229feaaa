/// A run of text, as UIKit's `UILabel` has it.
///
/// What is `nil` takes the theme's default for the place it stands in.
public struct Label: Hashable, Sendable {
  /// The text, in as many lines as the label allows.
  public var text: String
  /// What differs from the theme's font.
  public var font: FontAttributes?
  /// The colour of the letters.
  public var textColor: Color?
  /// Where the lines lie between the label's edges.
  public var textAlignment: TextAlignment?
  /// The greatest number of lines; 0 for as many as needed.
  public var numberOfLines: Int
  /// How text is cut or wrapped that does not fit.
  public var lineBreakMode: LineBreakMode
  /// Whether a word may not be left alone on the last line.
  public var lineBreakStrategy = LineBreakStrategy.standard
  /// Whether lines are as far apart as their text style says, as in text views and SwiftUI, and not as high as letters want.
  public var usesFontLeading = false
  /// Whether the label is not dimmed.
  public var isEnabled = true
  /// The colour of the letters in a highlighted or selected cell.
  public var highlightedTextColor: Color?
  /// The colour of a copy of the letters behind them.
  public var shadowColor: Color?
  /// How far that copy lies to the right and below, in points; UIKit's own is one point above.
  public var shadowOffset: Size
  /// Whether the letters become smaller where the text does not fit on its line.
  public var adjustsFontSizeToFitWidth: Bool
  /// The least part of their size to which letters become smaller, 0…1.
  public var minimumScaleFactor: Double
  /// Runs with their attributes, which together are the text; empty for a text of one kind.
  public var attributedText: [TextRun]
  /// The text whose room a label without text keeps, since UIKit does not lay such labels out; never drawn.
  public var placeholder: String?

  /// Whether there is nothing to show and no room to keep, as if there were no label.
  public var takesNoRoom: Bool {
    placeholder == nil && text.isEmpty && attributedText.allSatisfy(\.text.isEmpty)
  }

  /// A label with UIKit's defaults for everything that is not given.
  public init(
    text: String,
    font: FontAttributes? = nil,
    textColor: Color? = nil,
    textAlignment: TextAlignment? = nil,
    numberOfLines: Int = 1,
    lineBreakMode: LineBreakMode = .byTruncatingTail,
    highlightedTextColor: Color? = nil,
    shadowColor: Color? = nil,
    shadowOffset: Size = Size(width: 0, height: -1),
    adjustsFontSizeToFitWidth: Bool = false,
    minimumScaleFactor: Double = 0,
    attributedText: [TextRun] = []
  ) {
    self.text = text
    self.font = font
    self.textColor = textColor
    self.textAlignment = textAlignment
    self.numberOfLines = numberOfLines
    self.lineBreakMode = lineBreakMode
    self.highlightedTextColor = highlightedTextColor
    self.shadowColor = shadowColor
    self.shadowOffset = shadowOffset
    self.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    self.minimumScaleFactor = minimumScaleFactor
    self.attributedText = attributedText
  }
}
