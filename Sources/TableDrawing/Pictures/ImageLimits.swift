/// How large pictures may be: those in files, and those that are drawn.
///
/// Of those in files it is larger than what the loader lets through, which is the limit that authors meet: this one is the safety net for
/// files that grow after they were loaded, and for pictures that no loader has seen.
enum ImageLimits {
  /// Bytes of a file.
  static let bytes = 128 << 20
  /// Pixels of a picture.
  static let pixels = 64 << 20

  /// The most pixels of a picture that is drawn.
  static let drawnPixels = 400_000_000
  /// The most pixels of its rows: the largest surface that Cairo draws on.
  static let drawnWidth = 32_767
  /// The most rows of it: the most that readers of PNG accept by default.
  static let drawnHeight = 1_000_000

  /// Refuses a picture that is too large, before anything of it is decoded.
  static func check(width: Int, height: Int) throws(DrawingError) {
    guard width > 0, height > 0 else { throw DrawingError("the picture has no pixels") }
    guard width <= pixels / height else {
      throw DrawingError(
        "the picture has \(width)×\(height) pixels, and at most \(pixels) can be read",
        hint: "make it smaller"
      )
    }
  }
}
