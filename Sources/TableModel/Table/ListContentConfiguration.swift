/// What a row, header or footer shows since iOS 14: UIKit's `UIListContentConfiguration`.
///
/// What is `nil` takes the default of the style in the theme.
public struct ListContentConfiguration: Hashable, Sendable {
  /// The defaults that a configuration begins with, by the names of the methods that make them.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    case cell, subtitleCell, valueCell, sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell,
      accompaniedSidebarSubtitleCell, header, footer, plainHeader, plainFooter, groupedHeader, groupedFooter,
      prominentInsetGroupedHeader, extraProminentInsetGroupedHeader, sidebarHeader
  }

  /// How a text looks: `UIListContentConfiguration.TextProperties`.
  public struct TextProperties: Hashable, Sendable {
    /// What differs from the style's font.
    public var font: FontAttributes?
    /// The colour of the letters.
    public var color: Color?
    /// Where the lines lie.
    public var alignment: TextAlignment?
    /// The greatest number of lines; 0 for as many as needed.
    public var numberOfLines: Int?
    /// How text is cut or wrapped that does not fit.
    public var lineBreakMode: LineBreakMode?
    /// Whether a single line shrinks until it fits.
    public var adjustsFontSizeToFitWidth: Bool?
    /// The least part of their size to which letters become smaller, 0…1.
    public var minimumScaleFactor: Double?
    /// How letters are changed.
    public var transform: TextTransform?

    /// The properties of the style.
    public init() {}
  }

  /// How the picture looks: `UIListContentConfiguration.ImageProperties`.
  public struct ImageProperties: Hashable, Sendable {
    /// How large and how heavy a symbol is.
    public var preferredSymbolConfiguration: SymbolConfiguration?
    /// The colour of symbols and templates.
    public var tintColor: Color?
    /// The radius of the picture's corners, in points.
    public var cornerRadius = 0.0
    /// The greatest size in points; a side of 0 has no limit.
    public var maximumSize = Size.zero
    /// The room in points in whose middle the picture stands; a side of 0 is the style's for symbols, else the picture's.
    public var reservedLayoutSize = Size.zero

    /// The properties of the style.
    public init() {}
  }

  /// The defaults.
  public var style: Style
  /// The main text.
  public var text: Label?
  /// The text below or beside it.
  public var secondaryText: Label?
  /// The picture before both.
  public var image: ImageView?
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// How the main text looks.
  public var textProperties = TextProperties()
  /// How the other text looks.
  public var secondaryTextProperties = TextProperties()
  /// Whether both texts stand on one line where there is room.
  public var prefersSideBySideTextAndSecondaryText: Bool?
  /// The space between picture and text, in points.
  public var imageToTextPadding: Double?
  /// The space between texts on one line, in points.
  public var textToSecondaryTextHorizontalPadding: Double?
  /// The space between texts one under the other, in points.
  public var textToSecondaryTextVerticalPadding: Double?
  /// The space around all of it, in points; at the sides the margin of the cell, if that is more.
  public var directionalLayoutMargins: DirectionalEdgeInsets?

  /// A configuration of a style without anything to show.
  public init(_ style: Style = .cell, text: String? = nil, secondaryText: String? = nil) {
    self.style = style
    self.text = text.map { Label(text: $0) }
    self.secondaryText = secondaryText.map { Label(text: $0) }
  }
}

/// Distances from the edges of a rectangle in points, by the direction of reading: `NSDirectionalEdgeInsets`.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the upper edge.
  public var top: Double
  /// The distance from the edge at which reading begins.
  public var leading: Double
  /// The distance from the lower edge.
  public var bottom: Double
  /// The distance from the edge at which reading ends.
  public var trailing: Double

  /// Distances in points.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

/// What lies behind the content of a row since iOS 14: UIKit's `UIBackgroundConfiguration`.
public struct BackgroundConfiguration: Hashable, Sendable {
  /// The defaults that a configuration begins with, by the names of the methods that make them.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    case listCell, listPlainCell, listGroupedCell, listSidebarCell, listAccompaniedSidebarCell, clear
  }

  /// The defaults.
  public var style: Style
  /// The colour; `nil` for the style's.
  public var backgroundColor: Color?
  /// The radius of all corners in points; `nil` for those that the row has in its section.
  public var cornerRadius: Double?
  /// The space between the row's edges and the background, in points.
  public var backgroundInsets = DirectionalEdgeInsets()
  /// The colour of a line along the edges; `nil` for the tint.
  public var strokeColor: Color?
  /// The width of that line, in points.
  public var strokeWidth = 0.0
  /// How far outside of the background's edges that line lies, in points.
  public var strokeOutset = 0.0

  /// A configuration of a style.
  public init(_ style: Style = .listCell) {
    self.style = style
  }
}

extension ListContentConfiguration {
  /// The main text with all that is said of it.
  public var shownText: Label? { text.map { textProperties.applied(to: $0) } }

  /// The other text with all that is said of it.
  public var shownSecondaryText: Label? { secondaryText.map { secondaryTextProperties.applied(to: $0) } }

  /// The picture with all that is said of it.
  public var shownImage: ImageView? {
    guard var view = image else { return nil }
    if let color = imageProperties.tintColor, view.tintColor == nil { view.tintColor = color }
    if let configuration = imageProperties.preferredSymbolConfiguration, var symbol = view.image.symbol {
      symbol.configuration = symbol.configuration.merged(over: configuration)
      view.image.symbol = symbol
    }
    return view
  }
}

extension ListContentConfiguration.TextProperties {
  /// A text that looks so; what it says itself comes first.
  fileprivate func applied(to label: Label) -> Label {
    var label = label
    label.font = label.font ?? font
    label.textColor = label.textColor ?? color
    label.textAlignment = label.textAlignment ?? alignment
    label.numberOfLines = numberOfLines ?? 0
    label.lineBreakMode = lineBreakMode ?? .byTruncatingTail
    label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth ?? false
    label.minimumScaleFactor = minimumScaleFactor ?? 0
    if let transform { label.transform(by: transform) }
    return label
  }
}

extension Label {
  /// Changes the letters of all runs.
  package mutating func transform(by transform: TextTransform) {
    text = transform.applied(to: text)
    for run in attributedText.indices {
      attributedText[run].text = transform.applied(to: attributedText[run].text)
    }
  }
}
