/// A change of a source's text.
public struct LintEdit: Hashable, Sendable {
  /// A place in a text: line and column in characters, both counted from 1.
  public struct Place: Hashable, Sendable {
    /// The line that the place is in.
    public var line: Int
    /// The number of the character in its line.
    public var column: Int
  }

  /// A stretch of the text and what stands there instead.
  public struct Replacement: Hashable, Sendable {
    /// The bytes of the file.
    public var bytes: Range<Int>
    /// Where the stretch begins.
    public var start: Place
    /// Where it ends, the character at that place not counted.
    public var end: Place
    /// What stands there instead.
    public var text: String
  }

  /// The stretches in the order of the text; none overlaps another.
  public var replacements: [Replacement]

  /// The bytes of a file after the change.
  package func applied(to bytes: [UInt8]) -> [UInt8] {
    var changed: [UInt8] = []
    changed.reserveCapacity(bytes.count)
    var start = 0
    for replacement in replacements {
      changed += bytes[start..<replacement.bytes.lowerBound]
      changed += replacement.text.utf8
      start = replacement.bytes.upperBound
    }
    return changed + bytes[start...]
  }
}
