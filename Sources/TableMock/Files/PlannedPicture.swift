/// A picture file to be written.
public struct PlannedPicture: Hashable, Sendable {
  /// The path of the file.
  public var path: String
  /// The kind of file.
  public var format: PictureFormat
  /// Device pixels a point; `nil` for the source's own.
  public var scale: Double?
}
