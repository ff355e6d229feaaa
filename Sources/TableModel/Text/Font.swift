/// A typeface at a weight and size, as UIKit would name it: `UIFont`.
public struct Font: Hashable, Sendable {
  /// The family as iOS names it, for example `Helvetica Neue`.
  public var family: String
  /// The weight of the letters, as `UIFont.Weight` has it.
  public var weight: FontWeight
  /// The size in points.
  public var size: Double
  /// Whether the letters slant.
  public var isItalic: Bool
  /// The file that a project brings along for it; `nil` for the theme's typeface.
  @Rare public var resource: FontResource?

  /// A typeface at a weight and a size in points.
  public init(
    family: String, weight: FontWeight = .regular, size: Double, isItalic: Bool = false,
    resource: FontResource? = nil
  ) {
    self.family = family
    self.weight = weight
    self.size = size
    self.isItalic = isItalic
    self.resource = resource
  }
}

/// A font file of a project, whose letters are drawn as they are and not by a stand-in.
public struct FontResource: Hashable, Sendable {
  /// The name that the face has for programs: `Lobster-Regular`.
  public var postScriptName: String
  /// The family as the file itself names it.
  public var family: String
  /// Where the file lies, without links in the path.
  public var path: FilePath
  /// The file that was read; `nil` where the system does not tell.
  public var version: FileVersion?
  /// The weight of the letters on OpenType's scale, from 1 to 1,000.
  public var weight: Int
  /// Whether the letters slant.
  public var isItalic: Bool
  /// The height of a line above its baseline, in parts of the size.
  public var ascent: Double
  /// The depth of a line below its baseline, in parts of the size.
  public var descent: Double
  /// The space from one line to the next, in parts of the size.
  public var lineGap: Double

  /// The most bytes of a file, and of all files of one source.
  package static let (mostBytes, mostBytesOfSource) = (16 << 20, 64 << 20)

  /// A face of a file.
  public init(
    postScriptName: String, family: String, path: FilePath, version: FileVersion? = nil, weight: Int = 400,
    isItalic: Bool = false, ascent: Double, descent: Double, lineGap: Double = 0
  ) {
    self.postScriptName = postScriptName
    self.family = family
    self.path = path
    self.version = version
    self.weight = weight
    self.isItalic = isItalic
    self.ascent = ascent
    self.descent = descent
    self.lineGap = lineGap
  }
}

/// What an author says of a label's font; what is not said stays the theme's default.
public struct FontAttributes: Hashable, Sendable {
  /// The purpose of the text, which gives a size and a weight where these are not said.
  public var textStyle: TextStyle?
  /// The size in points.
  public var size: Double?
  /// The weight of the letters; `nil` for the theme’s.
  public var weight: FontWeight?
  /// Whether the letters slant.
  public var isItalic: Bool?
  /// The file that the letters are drawn with, whatever weight and slant are said; `nil` for the theme's typeface.
  @Rare public var resource: FontResource?

  /// Attributes that replace the theme's where they are given.
  public init(
    textStyle: TextStyle? = nil,
    size: Double? = nil,
    weight: FontWeight? = nil,
    isItalic: Bool? = nil
  ) {
    self.textStyle = textStyle
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }
}

/// The weight of a typeface: UIKit's `UIFont.Weight` constants.
public enum FontWeight: String, Hashable, Sendable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// The weight on the scale of OpenType's OS/2 table and of CSS, from 100 to 900.
  public var openTypeWeight: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}

/// The free typeface that stands in for one of Apple's, and how its letters are set so that words get the same width.
///
/// A run of text is as wide as the sum of its advances times `stretch` plus `tracking` for every character, what its
/// letters differ by, and the part `kerning` of what its own kerning adds.
package struct FontSubstitute: Hashable, Sendable {
  /// The family that is drawn, for example `Nimbus Sans`.
  package var family: String
  /// The weight that is drawn.
  package var weight: FontWeight
  /// Whether the letters slant.
  package var isItalic: Bool
  /// The project's own file that is drawn instead of any stand-in; `nil` for none.
  @Rare package var resource: FontResource?
  /// The factor by which letters and advances are widened.
  package var stretch: Double
  /// The points added after every character.
  package var tracking: Double
  /// What single letters differ by from those that stand in for them; `nil` for nothing.
  package var letterWidths: LetterWidths?
  /// The factor by which letters are heightened.
  package var rise: Double
  /// How high the parts of small letters are, before they are heightened; `nil` as they are in the stand-in.
  package var letterShapes: LetterShapes?
  /// How much of the stand-in's own kerning, also widened, moves neighbouring letters: from 0 to 1.
  package var kerning: Double
  /// What of the text begins on whole points; `nil` where everything stands where the advances put it.
  package var wholePoints: WholePointPlacement?

  /// A stand-in with its fitted widths.
  package init(
    family: String,
    weight: FontWeight,
    isItalic: Bool = false,
    stretch: Double = 1,
    tracking: Double = 0,
    letterWidths: LetterWidths? = nil,
    rise: Double = 1,
    letterShapes: LetterShapes? = nil,
    kerning: Double = 0
  ) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.stretch = stretch
    self.tracking = tracking
    self.letterWidths = letterWidths
    self.rise = rise
    self.letterShapes = letterShapes
    self.kerning = kerning
  }
}

/// The purpose of a text, from which its size and weight follow: UIKit's `UIFont.TextStyle`.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2
}
