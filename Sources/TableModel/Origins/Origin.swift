/// Where a part of a document was written.
public struct Origin: Hashable, Sendable {
  /// The place of its key, or of the value itself where it has none.
  public var location: SourceLocation
  /// The identifier of the Interface Builder object that it was made of; `nil` in other sources.
  public var objectID: String?

  /// A place, and the object that stands there.
  public init(location: SourceLocation, objectID: String? = nil) {
    self.location = location
    self.objectID = objectID
  }
}
