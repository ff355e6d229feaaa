import TableDrawing
import TableModel
import TableRendering
import TableSources

/// A picture that has been approved, as it lies in the folder of such pictures.
struct Baseline {
  /// The largest file that is read.
  private static let limit = 256 << 20

  /// The file.
  let file: NotedFile
  /// What the file notes of itself.
  let note: PictureNote?

  /// The picture at a path; `nil` where there is none.
  ///
  /// Throws where there is something that is no picture, or that cannot be read.
  init?(at path: FilePath, as format: PictureFormat) throws(Diagnostic) {
    guard path.exists else {
      try Baseline.checkAbsence(of: path)
      return nil
    }
    let bytes: [UInt8]
    switch SourceFile.read(path, atMost: Baseline.limit) {
    case .success(let content): bytes = content
    case .failure(let refusal):
      throw Diagnostic(.error, at: SourceLocation(file: path.text), refusal.message, hint: refusal.hint)
    }
    guard !bytes.starts(with: LargeFilePointer.start) else {
      throw Diagnostic(
        .error, at: SourceLocation(file: path.text), "the file is a pointer of Git LFS, and not the picture",
        hint: LargeFilePointer.hint)
    }
    file = NotedFile(bytes)
    note = format == .png ? PictureNote(in: file) : nil
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

  /// Whether a file that was drawn is this picture, as far as can be told without looking at pixels.
  func isSame(as drawn: NotedFile) -> Bool {
    if let note { return note.drawn == drawn.plainDigest }
    return bytes == drawn.bytes
  }
}
