import TableModel

/// A picture, or a part of one, scaled to a rectangle.
public struct PlacedImage: Hashable, Sendable {
  /// The file or the system's picture that is drawn.
  public var reference: ImageReference
  /// The rectangle that is filled, in points.
  public var rect: Rect
  /// The part of the picture that fills it, in points of the picture; `nil` for all of it.
  public var source: Rect?
  /// What replaces the picture's own colours wherever it is opaque; `nil` for the picture's own.
  public var tint: ImageTint?

  /// A picture at a rectangle.
  public init(_ reference: ImageReference, in rect: Rect, source: Rect? = nil, tint: ImageTint? = nil) {
    self.reference = reference
    self.rect = rect
    self.source = source
    self.tint = tint
  }
}
