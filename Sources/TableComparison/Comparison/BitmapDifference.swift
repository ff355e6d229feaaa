/// In what two pictures differ, over the part that both have.
public struct BitmapDifference: Hashable, Sendable {
  /// The number of pixels that differ.
  public var pixelCount: Int
  /// The largest difference of any channel of any pixel, in 1...255; 0 where no pixel differs.
  public var largestChannelDifference: Int
  /// Where the pixels lie that differ: a box around every cluster, from top to bottom, then from left to right.
  public var boxes: [PixelRect]
  /// The number of further pixels that differ in parts that are not looked at.
  public var ignoredCount: Int
  /// The number of further pixels that differ only in how an edge is smoothed.
  public var antialiasedCount: Int

  /// A difference from its numbers and places.
  public init(
    pixelCount: Int, largestChannelDifference: Int, boxes: [PixelRect], ignoredCount: Int = 0,
    antialiasedCount: Int = 0
  ) {
    self.pixelCount = pixelCount
    self.largestChannelDifference = largestChannelDifference
    self.boxes = boxes
    self.ignoredCount = ignoredCount
    self.antialiasedCount = antialiasedCount
  }
}

extension BitmapDifference: CustomStringConvertible {
  /// How many boxes are spelled out before the rest is only counted.
  private static let boxLimit = 5

  /// One line such as `7 pixels differ by at most 42 of 255, in 1 place: 4×2 at (10, 20)`.
  public var description: String {
    guard pixelCount > 0 else { return "no pixel differs" + setAside }
    let pixels = pixelCount == 1 ? "1 pixel differs" : "\(pixelCount) pixels differ"
    let places = boxes.count == 1 ? "1 place" : "\(boxes.count) places"
    let shown = boxes.prefix(Self.boxLimit).map(\.description).joined(separator: ", ")
    let rest = boxes.count > Self.boxLimit ? " and \(boxes.count - Self.boxLimit) more" : ""
    let extent = "\(pixels) by at most \(largestChannelDifference) of 255"
    return "\(extent), in \(places): \(shown)\(rest)\(setAside)"
  }

  /// How many pixels differ and do not count, in one line; `nil` for none.
  package var setAsideAlone: String? {
    let parts = [(ignoredCount, "in ignored parts"), (antialiasedCount, "in smoothed edges")]
    let words = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? "pixel" : "pixels") \($0.1)" }
    return words.isEmpty ? nil : words.joined(separator: " and ") + " set aside"
  }

  /// What differs and does not count.
  private var setAside: String {
    let parts = [(ignoredCount, "in ignored parts"), (antialiasedCount, "in smoothed edges")]
    return parts.filter { $0.0 > 0 }.map { "; \($0.0) more \($0.1)" }.joined()
  }
}

/// What a comparison found.
public enum ComparisonResult: Hashable, Sendable {
  /// No pixel differs that is looked at.
  case identical
  /// The pictures have one size, and what differs is within the tolerance.
  case tolerated(BitmapDifference)
  /// The pictures have one size and some pixels differ.
  case different(BitmapDifference)
  /// The pictures have different sizes; they are compared where they overlap, upper left corner on upper left corner.
  case sizesDiffer(expected: PixelSize, actual: PixelSize, overlap: BitmapDifference)

  /// Whether the picture passes for the one it should be.
  public var isSame: Bool {
    switch self {
    case .identical, .tolerated: true
    case .different, .sizesDiffer: false
    }
  }
}

extension ComparisonResult: CustomStringConvertible {
  /// The finding in one line, without a full stop.
  public var description: String {
    switch self {
    case .identical: "no pixel differs"
    case .tolerated(let difference): "\(difference), which is tolerated"
    case .different(let difference): difference.description
    case .sizesDiffer(let expected, let actual, let overlap):
      "\(expected) pixels expected, \(actual) found; where they overlap, \(overlap)"
    }
  }
}
