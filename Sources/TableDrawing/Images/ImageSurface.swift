import CPangoCairo

/// A picture in the form that Cairo draws: opacity multiplied into the colours, 32 bits a pixel.
final class ImageSurface {
  /// The copies of an image that Cairo holds for a page: the image itself, and one with its edge around it.
  static let pageCopies = 2

  let pointer: OpaquePointer
  let width: Int
  let height: Int
  /// The bytes of the pixels.
  var byteCount: Int { 4 * width * height }

  /// A clear picture of so many pixels; `nil` where there is no memory for it.
  init?(width: Int, height: Int) {
    guard width > 0, height > 0,
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(clamping: width), Int32(clamping: height))
    else { return nil }
    pointer = surface
    self.width = width
    self.height = height
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
  }

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

  /// The pixels of a part of the picture, as they were before opacity was multiplied into them.
  func bitmap(_ columns: Range<Int>, _ rows: Range<Int>) -> Bitmap? {
    guard let data = cairo_image_surface_get_data(pointer) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(pointer))
    let columns = columns.clamped(to: 0..<width)
    let rows = rows.clamped(to: 0..<height)
    var components: [UInt8] = []
    components.reserveCapacity(4 * columns.count * rows.count)
    for row in rows {
      for column in columns {
        let pixel = UnsafeRawPointer(data + stride * row).load(fromByteOffset: 4 * column, as: UInt32.self)
        let alpha = pixel >> 24
        for shift in [16, 8, 0] as [UInt32] {
          let channel = pixel >> shift & 0xFF
          components.append(alpha == 0 ? 0 : UInt8(min(255, (channel * 255 + alpha / 2) / alpha)))
        }
        components.append(UInt8(alpha))
      }
    }
    return Bitmap(width: columns.count, height: rows.count, components: components)
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
