/// When it is tried to leave out a key that Interface Builder writes whether it matters or not.
///
/// What holds other keys comes first, and last what others fall back on, innermost first: rows of one height are
/// better said by the table than by each of them.
package enum Reduction: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// A header or footer that is nothing but space.
  case space
  /// A part with keys of its own.
  case part
  /// A value of a part.
  case detail
  /// A value that others fall back on.
  case fallback

  /// Whether it is tried before another.
  package static func < (first: Reduction, second: Reduction) -> Bool { first.rawValue < second.rawValue }
}
