import TableModel

/// An image's encoding and size, read from its file's structure without decoding it.
package struct ImageHeader: Hashable, Sendable {
  /// The encoding.
  package var format: ImageReference.Format
  /// The width in pixels as the file has them; at least 1.
  package var width: Int
  /// The height in pixels as the file has them; at least 1.
  package var height: Int
  /// How the pixels are to be turned.
  package var orientation = ImageOrientation.up
  /// The offset of the first byte behind what tells the size.
  private var end: Int

  /// Reads a header; the file's first bytes say which encoding it is.
  package init(_ read: ImageByteReader) throws {
    let start = try read(0, 32)
    if start.isEmpty { throw ImageFlaw.empty }
    if start.starts(with: PNGStructure.signature) {
      (width, height, end) = try PNGStructure.size(start)
      format = .png
    } else if start.starts(with: JPEGStructure.signature) {
      let frame = try JPEGStructure.frame(read)
      (width, height, end) = (frame.width, frame.height, frame.end)
      orientation = try JPEGStructure.orientation(upTo: frame.end, read) ?? .up
      format = .jpeg
    } else {
      let isCut = [PNGStructure.signature, JPEGStructure.signature].contains { $0.starts(with: start) }
      throw isCut ? ImageFlaw.cutOff : ImageFlaw.unknownFormat
    }
    guard width > 0, height > 0 else { throw ImageFlaw.damaged }
  }

  /// Sees that the file has all its parts, without a look at the pixels; its size is in bytes.
  package func checkEnd(fileSize: Int, _ read: ImageByteReader) throws {
    switch format {
    case .png: try PNGStructure.checkEnd(from: end, read)
    case .jpeg: try JPEGStructure.checkEnd(from: end, fileSize: fileSize, read)
    }
  }
}
