import TableLayout

extension PictureWriter {
  /// The most pixels of a picture that moves: two of them are in memory at once.
  private static let animatedPixelLimit = 1 << 26

  /// The bytes of an animated PNG file over opaque white that begins anew when it is over.
  ///
  /// All pictures get the size of the widest and the highest; the first scene's scale counts, and is the density.
  ///
  /// - Parameters:
  ///   - frames: What is shown one after the other, each for some milliseconds, at most 65535.
  ///   - options: How the file is compressed; it never gets a palette.
  /// - Returns: The file; viewers that know nothing of animations show its first picture.
  /// - Throws: An error where there is no picture, one is too large, or a font or picture cannot be read.
  public func animatedPNG(
    _ frames: [(scene: Scene, milliseconds: Int)], options: PNGOptions = .fast
  ) throws(DrawingError) -> [UInt8] {
    guard var canvas = frames.first?.scene else { throw DrawingError("the animation has no pictures") }
    canvas.size.width = frames.lazy.map(\.scene.size.width).max() ?? canvas.size.width
    canvas.size.height = frames.lazy.map(\.scene.size.height).max() ?? canvas.size.height
    let (width, height) = try Raster.pixelSize(of: canvas)
    guard width <= PictureWriter.animatedPixelLimit / height else {
      throw DrawingError(
        "the pictures would have \(width)×\(height) pixels, and those that move have at most \(PictureWriter.animatedPixelLimit)",
        hint: "use a smaller scale or fewer rows", isAboutSize: true)
    }
    var encoder = PNGAnimationEncoder(
      width: width, height: height, count: frames.count, scale: canvas.scale, options: options,
      reusing: deflater)
    for frame in frames {
      var scene = frame.scene
      (scene.size, scene.scale) = (canvas.size, canvas.scale)
      try begin(scene)
      var pixels: [UInt32] = []
      pixels.reserveCapacity(width * height)
      try raster.paint(scene) { pixels += $0 }
      try encoder.append(pixels, milliseconds: frame.milliseconds)
      try meter.write(bytes: encoder.byteCount)
    }
    return encoder.finish()
  }
}
