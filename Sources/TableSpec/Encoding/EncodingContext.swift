/// What codings share while they write one file.
package final class EncodingContext {
  /// Finds the names of pictures; `nil` where boxes stand in their place.
  let images: ImageNames?

  /// A context for one file.
  init(images: ImageNames?) {
    self.images = images
  }
}
