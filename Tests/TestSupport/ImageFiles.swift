/// Image files that have all their parts but no sensible pixels, which the loader does not look at.
package enum ImageFiles {
  /// A PNG file of one pixel chunk and any others before it.
  package static func png(
    _ width: UInt8, _ height: UInt8, chunks: [[UInt8]] = [chunk("IDAT", [0])]
  ) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0])
      + chunks.joined() + chunk("IEND", [])
  }

  /// A chunk of a PNG file with a checksum of 0.
  package static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    [0, 0, UInt8(data.count >> 8), UInt8(data.count & 0xFF)] + Array(type.utf8) + data + [0, 0, 0, 0]
  }

  /// A JPEG file of grey or more components, 256 pixels wider than `width`, whose size follows padding and a table.
  package static func jpeg(
    _ width: UInt8,
    _ height: UInt8,
    frame: UInt8 = 0xC2,
    precision: UInt8 = 8,
    components: UInt8 = 1,
    pixels: [UInt8] = [1, 0xFF, 0, 2]
  ) -> [UInt8] {
    var file: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE1, 0, 4, 0xFF, 0xD9, 0xFF, 0xFF, 0xC4, 0, 3, 0]
    file += [0xFF, frame, 0, 8 + 3 * components, precision, 0, height, 1, width, components]
    for component in 0..<components { file += [component, 0x11, 0] }
    file += [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0]
    return file + pixels + [0xFF, 0xD9]
  }
}
