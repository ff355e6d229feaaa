import TableModel

/// An image's encoding and size, read from its file's structure without decoding it.
package struct ImageHeader: Sendable {
  /// The encoding.
  package var format: ImageReference.Format
  /// The width in pixels as the file has them, or in whole points of a file without pixels; at least 1.
  package var width: Int
  /// The height in pixels as the file has them, or in whole points of a file without pixels; at least 1.
  package var height: Int
  /// How the pixels are to be turned.
  package var orientation = ImageOrientation.up
  /// What a file without pixels draws, and its size to fractions of a point.
  package var vector: (content: VectorContent, size: Size)?
  /// The offset of the first byte behind what tells the size.
  private var end: Int

  /// Reads a header; the file's first bytes say which encoding it is.
  package init(_ read: ImageByteReader) throws {
    let start = try read(0, 32)
    if start.isEmpty { throw ImageFlaw.empty }
    if start.starts(with: LargeFilePointer.start) { throw ImageFlaw.pointer }
    if start.starts(with: PNGStructure.signature) {
      (width, height, end) = try PNGStructure.size(start)
      format = .png
    } else if start.starts(with: JPEGStructure.signature) {
      let frame = try JPEGStructure.frame(read)
      (width, height, end) = (frame.width, frame.height, frame.end)
      orientation = try JPEGStructure.orientation(upTo: frame.end, read) ?? .up
      format = .jpeg
    } else if SVGStructure.isMarkup(start) {
      let vector = try SVGStructure.read(read)
      (width, height, end) = (vector.size.wholeWidth, vector.size.wholeHeight, 0)
      self.vector = vector
      format = .svg
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
    case .svg: break
    }
  }
}

extension Size {
  /// The width up to the next whole point, as far as it is a number of usual size.
  fileprivate var wholeWidth: Int { Int(min(1e9, max(0, width.rounded(.up)))) }
  /// The height likewise.
  fileprivate var wholeHeight: Int { Int(min(1e9, max(0, height.rounded(.up)))) }
}
