import TableModel

/// In which pixels the two sides of a review differ.
public struct ReviewPixels: Hashable, Sendable {
  /// How many differ, by how much and where.
  public var difference: BitmapDifference
  /// Whether all of them lie in labels.
  public var isInTextAlone: Bool

  /// A difference and what lies in its places.
  public init(_ difference: BitmapDifference, isInTextAlone: Bool) {
    self.difference = difference
    self.isInTextAlone = isInTextAlone
  }

  /// Writes the value as an object.
  func write(to line: inout JSONLine) {
    line.beginObject()
    line.member("count", difference.pixelCount)
    line.member("largest", difference.largestChannelDifference)
    line.key("boxes")
    line.beginArray()
    for box in difference.boxes {
      line.numbers(Double(box.x), Double(box.y), Double(box.width), Double(box.height))
    }
    line.endArray()
    line.member("ignored", difference.ignoredCount)
    line.member("antialiased", difference.antialiasedCount)
    line.key("inTextAlone")
    line.bool(isInTextAlone)
    line.endObject()
  }
}
