import TableDrawing
import TableModel
import TableRendering
import TableSources

/// A picture that has been approved, as it lies in the folder of such pictures.
struct Baseline {
  /// The largest file that is read, in bytes.
  static let limit = 256 << 20

  /// The file.
  let file: FileWithMetadata

  /// The picture at a path; `nil` where there is none.
  ///
  /// Throws where there is something that is no picture, that cannot be read, or that a link out of reach leads to.
  init?(at path: FilePath, within reach: SourceReach) throws(Diagnostic) {
    guard path.exists else {
      try Baseline.checkAbsence(of: path)
      return nil
    }
    let bytes: [UInt8]
    switch SourceFile.read(path, within: reach, atMost: Baseline.limit) {
    case .success(let content): bytes = content
    case .failure(let refusal):
      throw Diagnostic(.error, at: SourceLocation(file: path.text), refusal.message, hint: refusal.hint)
    }
    guard !bytes.starts(with: LargeFilePointer.start) else {
      throw Diagnostic(
        .error, at: SourceLocation(file: path.text), "the file is a Git LFS pointer, not the picture",
        hint: LargeFilePointer.hint)
    }
    file = FileWithMetadata(bytes)
  }

  /// Throws where a picture is not missing, but lies where nobody may look.
  private static func checkAbsence(of path: FilePath) throws(Diagnostic) {
    do {
      _ = try OpenFile(holding: path)
    } catch  where error.isAbsence {
      return
    } catch {
      throw Diagnostic(
        .error, at: SourceLocation(file: path.text), "the picture cannot be read: \(error.explanation)")
    }
  }

  /// The bytes of the file.
  var bytes: [UInt8] { file.bytes }

  /// What the file notes of itself; `nil` where it notes nothing that can be read.
  var metadata: BaselineMetadata? { BaselineMetadata(in: file) }

  /// Whether a file that was drawn has the same bytes but for notes.
  func isSame(as drawn: FileWithMetadata) -> Bool { file.isSame(as: drawn) }

  /// Why the pixels of the picture, a PNG file, cannot be read; `nil` where they can.
  ///
  /// All of them are read for that, which is only worth while where something has gone wrong already.
  var flaw: DrawingError? { Baseline.flaw(of: bytes) }

  /// Why the pixels of a PNG file cannot be read; `nil` where they can.
  static func flaw(of bytes: [UInt8]) -> DrawingError? {
    do throws(DrawingError) {
      try PNGRowReader.rows(of: bytes).readToEnd()
      return nil
    } catch {
      return error
    }
  }

  /// The name of a chunk of the file, a PNG file, that may have others see something else than its pixels, such as an
  /// animation or a profile of colours; `nil` where it has none.
  var strangeChunk: String? { PNGChunks.names(of: bytes).first { !Baseline.plainChunks.contains($0) } }

  /// The chunks that are pixels, that the reader of pixels minds, or that nobody sees.
  private static let plainChunks: Set<String> = [
    "IHDR", "PLTE", "tRNS", "IDAT", "IEND", "sRGB", "gAMA", "pHYs", "tEXt", "zTXt", "iTXt", "tIME",
    "\(FileWithMetadata.metadataName)",
  ]
}
