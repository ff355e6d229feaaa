/// Reads `count` bytes of an image's file at an offset; fewer at the end of the file.
package typealias ImageByteReader = (_ offset: Int, _ count: Int) throws -> [UInt8]

/// How a PNG file is put together: chunks with their lengths.
enum PNGStructure {
  /// A file's first bytes.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The most chunks that are passed over in search of the end.
  private static let mostChunks = 100_000

  /// The bytes of a chunk beside its data: its length, its type and its checksum.
  private static let frameLength = 12

  /// The size that the first chunk tells, and where the next one begins.
  static func size(
    _ start: [UInt8]
  ) throws(ImageFlaw) -> (width: Int, height: Int, end: Int) {
    let sizeEnd = 24
    guard start.count >= sizeEnd else { throw .cutOff }
    let dataLength = 13
    guard start[8..<16].elementsEqual([0, 0, 0, UInt8(dataLength)] + Array("IHDR".utf8)) else {
      throw .damaged
    }
    return (start[16..<20].bigEndian, start[20..<24].bigEndian, signature.count + frameLength + dataLength)
  }

  /// Goes from chunk to chunk to the one that ends the file; there must be some with pixels before it.
  static func checkEnd(from start: Int, _ read: ImageByteReader) throws {
    var offset = start
    var hasPixels = false
    for _ in 0..<mostChunks {
      let chunk = try read(offset, frameLength)
      guard chunk.count == frameLength else { throw ImageFlaw.cutOff }
      let length = chunk[0..<4].bigEndian
      let type = chunk[4..<8]
      if type.elementsEqual("IEND".utf8), length == 0, hasPixels { return }
      guard length <= Int(Int32.max), type.allSatisfy(\.isLetter), !type.elementsEqual("IEND".utf8) else {
        throw ImageFlaw.damaged
      }
      hasPixels = hasPixels || type.elementsEqual("IDAT".utf8)
      offset += frameLength + length
    }
    throw ImageFlaw.damaged
  }
}

extension UInt8 {
  /// Whether the byte is one of ASCII's letters, of which the types of chunks are made.
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
