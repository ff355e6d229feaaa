import TableComparison
import TableDrawing
import TableModel
import TableSources

/// A PNG file of any origin, read piece by piece.
struct PictureFile {
  private static let chunkSize = 1 << 18
  /// The largest file that is held in memory, as animations are.
  private static let largestWhole = 128 << 20

  private static let signatureLength = 8

  /// The largest file whose metadata is looked for; those of tables are far smaller.
  private static let largestNoted = 16 << 20

  private let path: FilePath
  private let file: OpenFile
  /// The number of bytes.
  let size: Int

  /// The file at a path; throws where there is none, or something else.
  ///
  /// One that was found in a folder must lie within reach, wherever links lead.
  init(at path: FilePath, within reach: SourceReach? = nil) throws(Diagnostic) {
    let place = SourceLocation(file: path.text)
    let status: FileStatus
    let start: [UInt8]
    do throws(SystemError) {
      if let reach { file = try reach.open(path) } else { file = try OpenFile(path) }
      status = try file.status()
      start = status.kind == .regular ? try file.read(at: 0, count: LargeFilePointer.start.count) : []
    } catch {
      if let reach, error.isElsewhere {
        let refusal = reach.refusal(of: error)
        throw Diagnostic(.error, at: place, refusal.message, hint: refusal.hint)
      }
      throw Diagnostic(.error, at: place, "the picture cannot be read: \(error.explanation)")
    }
    self.path = path
    size = status.size
    guard status.kind == .regular else {
      throw Diagnostic(.error, at: place, "this is a folder, a pipe or a device, not a picture")
    }
    guard start != LargeFilePointer.start else {
      throw Diagnostic(
        .error, at: place, "the file is a Git LFS pointer, not the picture",
        hint: LargeFilePointer.hint)
    }
  }

  /// Hands the bytes over piece by piece.
  func read(_ take: ([UInt8]) throws -> Void) throws {
    var offset = 0
    while true {
      let chunk = try file.read(at: offset, count: PictureFile.chunkSize)
      if chunk.isEmpty { return }
      try take(chunk)
      offset += chunk.count
    }
  }

  /// Whether another file has the same bytes.
  func isEqual(to other: PictureFile) -> Bool {
    guard size == other.size else { return false }
    var offset = 0
    while offset < size {
      guard let chunk = try? file.read(at: offset, count: PictureFile.chunkSize), !chunk.isEmpty,
        let otherChunk = try? other.file.read(at: offset, count: PictureFile.chunkSize), chunk == otherChunk
      else { return false }
      offset += chunk.count
    }
    return true
  }

  /// The views that the file notes of itself; `nil` where it notes none.
  var outline: SceneOutline? {
    guard let bytes = file.bytes(atMost: PictureFile.largestNoted),
      let metadata = BaselineMetadata(in: FileWithMetadata(bytes))
    else { return nil }
    return metadata.scene
  }

  /// The pictures of the file where it is an animation; `nil` for a picture that does not move.
  ///
  /// Throws where the animation is broken or too large.
  func animation() throws -> PNGAnimation? {
    guard isAnimated else { return nil }
    guard let bytes = file.bytes(atMost: PictureFile.largestWhole) else {
      throw diagnostic(
        DrawingError("the file is an animation of more than \(PictureFile.largestWhole >> 20) MB"))
    }
    do {
      return try PNGAnimation(bytes)
    } catch {
      throw diagnostic(error)
    }
  }

  /// Whether a chunk before the pixels says that the file is an animation.
  private var isAnimated: Bool {
    var offset = PictureFile.signatureLength
    while let head = try? file.read(at: offset, count: 8), head.count == 8 {
      let name = head[4...]
      if name.elementsEqual("acTL".utf8) { return true }
      if name.elementsEqual("IDAT".utf8) { return false }
      offset += 12 + head[..<4].reduce(0) { $0 << 8 | Int($1) }
    }
    return false
  }

  /// Throws where the file is cut off or damaged, as far as can be told without its pixels.
  func checkChunks() throws {
    var chunks = PNGChunkCheck()
    try read { chunks.add($0) }
    _ = try rows()
    if let flaw = chunks.flaw { throw diagnostic(flaw) }
  }

  /// Throws where the pixels cannot be read to their end.
  func checkRows() throws {
    let rows = try rows()
    do throws(DrawingError) {
      try rows.readToEnd()
    } catch {
      throw diagnostic(error)
    }
  }

  private func diagnostic(_ error: DrawingError) -> Diagnostic {
    Diagnostic(.error, at: SourceLocation(file: path.text), error.message, hint: error.hint)
  }

  /// The rows of the picture, of which no more than a few are in memory.
  func rows() throws -> any PixelRows {
    do {
      return try PNGRowReader.rows(opening: bytes)
    } catch {
      throw diagnostic(error)
    }
  }

  /// The file from its beginning.
  private func bytes() -> PNGRowReader.Source {
    var offset = 0
    let file = file
    return { buffer in
      guard let bytes = try? file.read(at: offset, count: buffer.count) else { return 0 }
      buffer.copyBytes(from: bytes)
      offset += bytes.count
      return bytes.count
    }
  }
}
