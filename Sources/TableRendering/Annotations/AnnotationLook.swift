import TableModel

/// The measures of annotations in points, and their colours; all of it chosen by eye.
enum AnnotationLook {
  /// The size of letters.
  static let fontSize = 8.0
  /// The space along the edges of the picture.
  static let margin = 12.0
  /// The width of a line, and of one that only leads from a view to its text.
  static let (line, leader) = (0.75, 0.4)
  /// How far the ends of a measured distance reach to each side.
  static let tick = 2.5
  /// The space between a line and its text.
  static let gap = 2.5
  /// The space between texts side by side.
  static let wordGap = 6.0
  /// The space between a measured distance in the margin and what it is the distance of.
  static let offset = 6.0
  /// The width in which lines lead from the screen's edge to the texts beside it.
  static let leaderWidth = 22.0
  /// The space above the legend.
  static let legendGap = 16.0
  /// The width of a sample of a colour.
  static let sample = 12.0
  /// The shortest distance that is noted.
  static let leastDistance = 0.5
  /// The least width and height of the part of a view that can be seen for the view to be noted.
  static let leastVisible = 2.0

  /// The colour of names and of lines without a kind.
  static let plain = Color(0x636366)
  /// What lies between a number on the screen and the screen.
  static let plate = Color(white: 1, alpha: 0.9)
  /// The line around the screen.
  static let edge = Color(0xC7C7CC)

  static func color(of annotation: Annotation) -> Color {
    switch annotation {
    case .frames: Color(0x0066D6)
    case .insets: Color(0xD30F6F)
    case .fonts: Color(0x7D3FC2)
    case .ids: Color(0x1E7F37)
    case .truncated: Color(0xC93400)
    case .lint: Color(0xB3261E)
    }
  }

  static func text(_ color: Color) -> TextBlockLook {
    TextBlockLook(size: fontSize, weight: .medium, color: color)
  }
}

extension Double {
  /// A number of points with at most two decimals, none that say nothing.
  var inPoints: String { ((self * 100).rounded() / 100 + 0).shortDescription }
}
