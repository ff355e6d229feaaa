import TableModel

/// An image's encoding and size, read from its first bytes without decoding it.
struct ImageHeader: Hashable, Sendable {
  /// Why a file is not an image that can be drawn.
  enum Failure: Error, Hashable {
    case unknownFormat
    case empty
    case truncated
    case damaged

    /// What is wrong, as the rest of a sentence about the image.
    var explanation: String {
      switch self {
      case .unknownFormat: "is neither PNG nor JPEG"
      case .empty: "is an empty file"
      case .truncated: "ends before its size is told"
      case .damaged: "is damaged"
      }
    }

    /// What the user can do about it.
    var hint: String? {
      self == .unknownFormat ? "convert it to PNG" : nil
    }
  }

  /// Reads `count` bytes at an offset; fewer at the end of the file.
  typealias Reader = (_ offset: Int, _ count: Int) throws -> [UInt8]

  /// The encoding.
  var format: ImageReference.Format
  /// The width in pixels; at least 1.
  var width: Int
  /// The height in pixels; at least 1.
  var height: Int

  /// Reads a header; the file's first bytes say which encoding it is.
  init(_ read: Reader) throws {
    let start = try read(0, 32)
    if start.isEmpty { throw Failure.empty }
    if start.starts(with: Self.pngSignature) {
      (width, height) = try Self.pngSize(start)
      format = .png
    } else if start.starts(with: [0xFF, 0xD8, 0xFF]) {
      (width, height) = try Self.jpegSize(read)
      format = .jpeg
    } else {
      let isCut = Self.pngSignature.starts(with: start) || [0xFF, 0xD8, 0xFF].starts(with: start)
      throw isCut ? Failure.truncated : Failure.unknownFormat
    }
    guard width > 0, height > 0 else { throw Failure.damaged }
  }
}

extension ImageHeader {
  private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The size that a PNG's first chunk tells.
  private static func pngSize(_ start: [UInt8]) throws(Failure) -> (width: Int, height: Int) {
    let sizeEnd = 24
    guard start.count >= sizeEnd else { throw .truncated }
    guard start[8..<16].elementsEqual([0, 0, 0, 13] + Array("IHDR".utf8)) else { throw .damaged }
    return (number(start[16..<20]), number(start[20..<24]))
  }

  /// The most segments of a JPEG that are passed over in search of its size.
  private static let mostSegments = 1_000

  /// The size that the first frame segment of a JPEG tells.
  private static func jpegSize(_ read: Reader) throws -> (width: Int, height: Int) {
    var offset = 2
    for _ in 0..<mostSegments {
      let segment = try read(offset, 9)
      guard segment.count >= 4 else { throw Failure.truncated }
      guard segment[0] == 0xFF else { throw Failure.damaged }
      let length = number(segment[2..<4])
      switch segment[1] {
      case 0xFF: offset += 1
      case 0x01, 0xD0...0xD8: offset += 2
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        guard segment.count == 9 else { throw Failure.truncated }
        return (number(segment[7..<9]), number(segment[5..<7]))
      case 0xD9, 0xDA: throw Failure.damaged
      default:
        guard length >= 2 else { throw Failure.damaged }
        offset += 2 + length
      }
    }
    throw Failure.damaged
  }

  /// A number whose most significant byte comes first.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
