import TableLayout
import TableModel

extension PictureWriter {
  /// The bytes of a JPEG file over opaque white, with the scene's scale as its density.
  ///
  /// Throws where the picture is too large, more than 65,500 pixels on a side, or a font or picture cannot be read.
  public func jpeg(_ scene: Scene) throws(DrawingError) -> [UInt8] {
    try begin(scene)
    let (width, height) = try Raster.pixelSize(of: scene)
    let encoder = try JPEGEncoder(width: width, height: height, scale: scene.scale)
    try raster.paint(scene) { (pixels) throws(DrawingError) in
      try encoder.append(pixels)
      try meter.write(bytes: encoder.byteCount)
    }
    return try finished(encoder.finish())
  }
}
