import Foundation
import TableDrawing

/// A PNG file as a list of parts.
struct PNGFile {
  private let data: Data

  init(_ data: Data) {
    self.data = data
  }

  /// The content of a part.
  func chunk(_ name: StaticString) -> [UInt8]? { PNGChunks.content(of: name, in: Array(data)) }

  /// The file without a part.
  func removing(_ name: StaticString) -> Data { Data(PNGChunks.removing(name, from: Array(data))) }

  /// The file with another part of a name.
  func replacing(_ name: StaticString, with content: [UInt8]) -> Data {
    Data(PNGChunks.adding(name, content, to: PNGChunks.removing(name, from: Array(data))))
  }
}
