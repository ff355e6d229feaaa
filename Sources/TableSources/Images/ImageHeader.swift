import TableModel

/// An image's encoding and size, read from its file's structure without decoding it.
package struct ImageHeader: Hashable, Sendable {
  /// Why a file is not an image that can be drawn.
  package enum Failure: Error, Hashable {
    case unknownFormat
    case empty
    case cutOff
    case damaged
    case unsupportedColors
    case unsupportedCoding

    /// What is wrong, as the rest of a sentence about the image.
    package var explanation: String {
      switch self {
      case .unknownFormat: "is neither PNG nor JPEG"
      case .empty: "is an empty file"
      case .cutOff: "is cut off: its file ends before the picture does"
      case .damaged: "is damaged"
      case .unsupportedColors: "is a JPEG in colours for print (CMYK) or of an unknown kind"
      case .unsupportedCoding: "is a JPEG of a rare kind that cannot be drawn"
      }
    }

    /// What the user can do about it.
    package var hint: String? {
      switch self {
      case .unknownFormat: "convert it to PNG"
      case .unsupportedColors: "save it in RGB, or convert it to PNG"
      case .unsupportedCoding: "save it as an ordinary JPEG, or convert it to PNG"
      case .cutOff: "copy or save the file once more"
      case .empty, .damaged: nil
      }
    }
  }

  /// Reads `count` bytes at an offset; fewer at the end of the file.
  package typealias Reader = (_ offset: Int, _ count: Int) throws -> [UInt8]

  /// The encoding.
  package var format: ImageReference.Format
  /// The width in pixels; at least 1.
  package var width: Int
  /// The height in pixels; at least 1.
  package var height: Int
  /// The offset of the first byte behind what tells the size.
  private var end: Int

  /// Reads a header; the file's first bytes say which encoding it is.
  package init(_ read: Reader) throws {
    let start = try read(0, 32)
    if start.isEmpty { throw Failure.empty }
    if start.starts(with: PNGStructure.signature) {
      (width, height, end) = try PNGStructure.size(start)
      format = .png
    } else if start.starts(with: JPEGStructure.signature) {
      (width, height, end) = try JPEGStructure.size(read)
      format = .jpeg
    } else {
      let isCut = [PNGStructure.signature, JPEGStructure.signature].contains { $0.starts(with: start) }
      throw isCut ? Failure.cutOff : Failure.unknownFormat
    }
    guard width > 0, height > 0 else { throw Failure.damaged }
  }

  /// Sees that the file has all its parts, without a look at the pixels; its size is in bytes.
  package func checkEnd(fileSize: Int, _ read: Reader) throws {
    switch format {
    case .png: try PNGStructure.checkEnd(from: end, read)
    case .jpeg: try JPEGStructure.checkEnd(from: end, fileSize: fileSize, read)
    }
  }
}

extension ArraySlice<UInt8> {
  /// The number whose most significant byte comes first.
  package var bigEndian: Int {
    reduce(0) { $0 << 8 | Int($1) }
  }
}
