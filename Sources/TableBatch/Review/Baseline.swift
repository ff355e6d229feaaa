import TableDrawing
import TableModel
import TableRendering
import TableSources

/// A picture that has been approved, as it lies in the folder of such pictures.
struct Baseline {
  /// What a file begins with that Git LFS has put in the place of another.
  private static let pointer = "version https://git-lfs"
  /// The largest file that is read.
  private static let limit = 256 << 20

  /// The file.
  let bytes: [UInt8]
  /// What the file notes of itself.
  let note: PictureNote?

  /// The picture at a path; `nil` where there is none.
  ///
  /// Throws where there is something that is no picture, or that cannot be read.
  init?(at path: FilePath, as format: PictureFormat) throws(Diagnostic) {
    guard path.exists else { return nil }
    switch SourceFile.read(path, atMost: Baseline.limit) {
    case .success(let bytes): self.bytes = bytes
    case .failure(let refusal):
      throw Diagnostic(.error, at: SourceLocation(file: path.text), refusal.message, hint: refusal.hint)
    }
    guard !bytes.starts(with: Baseline.pointer.utf8) else {
      throw Diagnostic(
        .error, at: SourceLocation(file: path.text), "the file is a pointer of Git LFS, and not the picture",
        hint: "fetch the pictures with “git lfs pull”")
    }
    note = format == .png ? PictureNote(in: bytes) : nil
  }

  /// Whether a file that was drawn is this picture, as far as can be told without looking at pixels.
  func isSame(as drawn: [UInt8], digest: String) -> Bool {
    if let note { return note.drawn == digest }
    return bytes == drawn
  }
}
