/// A width and a height, in points unless said otherwise.
public struct Size: Hashable, Sendable {
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// An extent in two directions.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// A size of 0 by 0 points.
  public static let zero = Size(width: 0, height: 0)

  /// The same extent with the sides exchanged.
  public var transposed: Size { Size(width: height, height: width) }
}
