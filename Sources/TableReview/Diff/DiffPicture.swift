import TableComparison
import TableDrawing
import TableModel

/// A picture that is compared: a file, or one that was drawn.
enum DiffPicture {
  case file(PictureFile)
  case drawn([UInt8])

  /// Whether another picture has the same bytes.
  func isEqual(to other: DiffPicture) -> Bool {
    switch (self, other) {
    case (.file(let file), .file(let otherFile)): return file.isEqual(to: otherFile)
    case (.drawn(let bytes), .drawn(let otherBytes)): return bytes == otherBytes
    case (.file(let file), .drawn(let bytes)), (.drawn(let bytes), .file(let file)):
      guard file.size == bytes.count else { return false }
      var whole: [UInt8] = []
      try? file.read { whole += $0 }
      return whole == bytes
    }
  }

  /// The views that a file notes of itself, as approved pictures do; `nil` where it notes none.
  var outline: SceneOutline? {
    if case .file(let file) = self { file.outline } else { nil }
  }

  /// The rows of the picture.
  func rows() throws -> any PixelRows {
    switch self {
    case .file(let file): try file.rows()
    case .drawn(let bytes): try PNGRowReader.rows(of: bytes)
    }
  }

  /// Throws what is wrong with a file; a quick look does not unpack its pixels.
  func check(isQuick: Bool) throws {
    guard case .file(let file) = self else { return }
    if isQuick { try file.checkChunks() } else { try file.checkRows() }
  }

  /// Hands the bytes over piece by piece.
  func read(_ take: ([UInt8]) throws -> Void) throws {
    switch self {
    case .file(let file): try file.read(take)
    case .drawn(let bytes): try take(bytes)
    }
  }
}

extension DiffPicture {
  /// In what an animation differs from another picture, from its first picture to its last; `nil` where in nothing, and
  /// where neither moves.
  ///
  /// Throws where an animation cannot be read.
  func animationChange(to other: DiffPicture) throws -> SceneChange? {
    let (older, newer) = (try animation, try other.animation)
    guard let size = (newer ?? older)?.size else { return nil }
    return try AnimationComparison(older, newer).change(in: size)
  }

  private var animation: PNGAnimation? {
    get throws {
      switch self {
      case .file(let file): try file.animation()
      // What is drawn stands still.
      case .drawn: nil
      }
    }
  }
}
