import TableModel

/// Tells pictures from other files by how they begin.
enum PictureKind {
  private static let beginnings: [[UInt8]] = [
    [0x89] + Array("PNG".utf8), [0xFF, 0xD8, 0xFF], Array("%PDF-".utf8), Array("<svg".utf8),
  ]
  private static let longest = 5

  /// Whether the file at a path is a picture, or is empty.
  static func isPicture(_ path: FilePath) -> Bool {
    guard let file = try? OpenFile(path), let bytes = try? file.readOn(count: longest) else { return false }
    return bytes.isEmpty || beginnings.contains { bytes.starts(with: $0) }
  }
}
