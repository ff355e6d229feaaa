/// A typeface at a weight and size, as UIKit would name it: `UIFont`.
public struct Font: Hashable, Sendable {
  /// The family as iOS names it, for example `Helvetica Neue`.
  public var family: String
  /// The weight of the letters, as `UIFont.Weight` has it.
  public var weight: FontWeight
  /// The size in points.
  public var size: Double
  /// Whether the letters slant.
  public var isItalic: Bool

  /// A typeface at a weight and a size in points.
  public init(family: String, weight: FontWeight = .regular, size: Double, isItalic: Bool = false) {
    self.family = family
    self.weight = weight
    self.size = size
    self.isItalic = isItalic
  }
}
