import Glibc
import TableModel

/// What is to be known of a PDF file before it is drawn: that it is one, and how large its page is.
enum PDFStructure {
  /// A file's first bytes.
  static let signature = Array("%PDF-".utf8)
  /// The most bytes of a file.
  private static let mostBytes = 8 << 20
  /// What drawing a page counts as, since nobody knows what it comes to, so that a picture has about a hundred of them.
  private static let (elements, numbers) = (64.0, 2_000.0)
  /// The keys whose values tell the size, and those that change what it comes to.
  private static let (boxes, others) = (["/CropBox", "/MediaBox"], ["/Rotate", "/UserUnit"])

  /// The size in points and what is drawn; throws where a file is none that can be drawn.
  static func read(_ read: ImageByteReader) throws -> (content: VectorContent, size: Size) {
    let bytes = try read(0, mostBytes + 1)
    do throws(Refusal) {
      guard bytes.count <= mostBytes else {
        throw Refusal(message: "is a PDF file of more than \(mostBytes >> 20) MB", hint: "export it as PNG")
      }
      try PDFProgram.check()
      let size: Size
      if let plain = plainSize(in: bytes) { size = plain } else { size = try PDFProgram().size(of: bytes) }
      guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
        throw Refusal(message: "is a PDF file without a size")
      }
      return (VectorContent(elements: elements, layers: 0, numbers: numbers, depth: 1), size)
    } catch {
      throw ImageFlaw.page(error)
    }
  }

  /// The size of the page where that stands in the file as plain text, and nowhere otherwise; `nil` where only a reader of
  /// such files can tell.
  private static func plainSize(in bytes: [UInt8]) -> Size? {
    for key in others
    where places(of: key, in: bytes).contains(where: { bytes[$0...].first != UInt8(ascii: "0") }) {
      return nil
    }
    var sizes: Set<[Double]> = []
    for place in boxes.flatMap({ places(of: $0, in: bytes) }) {
      guard bytes[place...].first == UInt8(ascii: "[") else { return nil }
      let text = bytes[(place + 1)...].prefix(128).prefix { $0 != UInt8(ascii: "]") }
      let numbers = String(decoding: text, as: UTF8.self).split { $0.isWhitespace }.compactMap { Double($0) }
      guard numbers.count == 4 else { return nil }
      sizes.insert(numbers)
    }
    guard let box = sizes.first, sizes.count == 1 else { return nil }
    return Size(width: abs(box[2] - box[0]), height: abs(box[3] - box[1]))
  }

  /// Where the values of a key begin.
  private static func places(of key: String, in bytes: [UInt8]) -> [Int] {
    let key = Array(key.utf8)
    return bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return [] }
      var (places, start) = ([Int](), 0)
      while start + key.count < buffer.count,
        let found = memchr(base + start, Int32(key[0]), buffer.count - key.count - start)
      {
        start = UnsafeRawPointer(found) - base + 1
        guard memcmp(found, key, key.count) == 0 else { continue }
        let end = start - 1 + key.count
        let value = buffer[end...].prefix(64).firstIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        if let value { places.append(value) }
      }
      return places
    }
  }
}
