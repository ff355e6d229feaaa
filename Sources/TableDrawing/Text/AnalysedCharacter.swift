/// A character of a paragraph and all that is known of it before it is shaped.
struct AnalysedCharacter {
  var scalar: UInt32
  /// The number of the request's span that it belongs to.
  var span: Int
  /// The place in the catalog of the face that draws it.
  var face: Int
  /// The script it is shaped as, as HarfBuzz numbers it.
  var script: UInt32
  /// The depth of its direction: even to the right, odd to the left.
  var level: UInt8 = 0
  /// Whether it begins what a reader takes for one character; text is never cut elsewhere.
  var startsGrapheme: Bool
  /// The points that its cluster takes; 0 for all of a cluster but the first.
  var advance: Double = 0

  /// Whether it is a blank at which a line may break.
  var isSpace: Bool {
    switch scalar {
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }
}

extension [AnalysedCharacter] {
  /// Takes the blanks away from the end.
  mutating func dropTrailingSpaces() {
    while let last, last.isSpace { removeLast() }
  }
}
