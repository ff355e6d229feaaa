/// A character of a paragraph and all that is known of it before it is shaped.
struct AnalysedCharacter {
  var scalar: UInt32
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

  var isSpace: Bool { scalar == 0x20 || scalar == 0x3000 || (0x2000...0x200A).contains(scalar) }
}
