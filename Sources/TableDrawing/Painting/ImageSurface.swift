import CPangoCairo

/// A picture in the form that Cairo draws: opacity multiplied into the colours, 32 bits a pixel.
final class ImageSurface {
  let pointer: OpaquePointer
  let width: Int
  let height: Int

  init?(_ bitmap: Bitmap) {
    guard bitmap.width > 0, bitmap.height > 0,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.height))
    else { return nil }
    pointer = surface
    width = bitmap.width
    height = bitmap.height
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    bitmap.components.withUnsafeBytes { source in
      for row in 0..<height {
        ImageSurface.multiply(
          UnsafeRawBufferPointer(rebasing: source[(4 * width * row)..<(4 * width * (row + 1))]),
          into: UnsafeMutableRawPointer(data + stride * row)
        )
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  deinit {
    cairo_surface_destroy(pointer)
  }

  private static func multiply(_ source: UnsafeRawBufferPointer, into target: UnsafeMutableRawPointer) {
    for offset in stride(from: 0, to: source.count, by: 4) {
      let alpha = UInt32(source[offset + 3])
      var pixel = alpha << 24
      for channel in 0..<3 {
        pixel |= ((UInt32(source[offset + channel]) * alpha + 127) / 255) << UInt32(16 - 8 * channel)
      }
      target.storeBytes(of: pixel, toByteOffset: offset, as: UInt32.self)
    }
  }
}
