/// In what two pictures of one size differ.
public struct BitmapDifference: Hashable, Sendable {
  /// The number of pixels that differ; at least 1.
  public var pixelCount: Int
  /// The largest difference of any channel of any pixel, in 1...255.
  public var largestChannelDifference: Int
  /// Where the pixels lie that differ: a box around every cluster, from top to bottom, then from left to right.
  public var boxes: [PixelRect]

  /// A difference from its numbers and places.
  public init(pixelCount: Int, largestChannelDifference: Int, boxes: [PixelRect]) {
    self.pixelCount = pixelCount
    self.largestChannelDifference = largestChannelDifference
    self.boxes = boxes
  }
}

extension BitmapDifference: CustomStringConvertible {
  /// How many boxes are spelled out before the rest is only counted.
  private static let boxLimit = 5

  /// One line such as `7 pixels differ by at most 42 of 255, in 1 place: 4×2 at (10, 20)`.
  public var description: String {
    let pixels = pixelCount == 1 ? "1 pixel differs" : "\(pixelCount) pixels differ"
    let places = boxes.count == 1 ? "1 place" : "\(boxes.count) places"
    let shown = boxes.prefix(Self.boxLimit).map(\.description).joined(separator: ", ")
    let rest = boxes.count > Self.boxLimit ? " and \(boxes.count - Self.boxLimit) more" : ""
    return "\(pixels) by at most \(largestChannelDifference) of 255, in \(places): \(shown)\(rest)"
  }
}
