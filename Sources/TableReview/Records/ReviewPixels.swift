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

  /// The value as an object of JSON.
  public var json: JSONValue {
    .object([
      ("count", .number(Double(difference.pixelCount))),
      ("largest", .number(Double(difference.largestChannelDifference))),
      ("boxes", .array(difference.boxes.map(\.json))),
      ("ignored", .number(Double(difference.ignoredCount))),
      ("antialiased", .number(Double(difference.antialiasedCount))),
      ("inTextAlone", .bool(isInTextAlone)),
    ])
  }
}

extension PixelRect {
  fileprivate var json: JSONValue {
    .array([x, y, width, height].map { .number(Double($0)) })
  }
}
