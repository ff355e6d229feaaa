import TableModel

/// Every face that text may be drawn with, in order of preference; there are no others.
///
/// Nothing here asks the system: which file draws a character follows from the catalog, the character and its
/// neighbours, so a text looks the same on every machine.
public struct FontCatalog: Hashable, Sendable {
  /// The files of all faces that looks and scripts ask for.
  public var files: [FontFile]

  /// A catalog of faces.
  public init(files: [FontFile]) {
    self.files = files
  }

  /// The faces of Debian's font packages.
  public static let standard = FontCatalog(files: typefaces + scripts + hanScripts + symbols + emoji)

  /// Finds where the face of a glyph run lies: the file, and the face's number in it.
  public func file(named name: String) -> (path: String, faceIndex: Int)? {
    face(named: name).map { ($0.path, $0.faceIndex) }
  }

  /// Finds the face of a glyph run by the run's `fontName`.
  public func face(named name: String) -> FontFile? {
    files.first { $0.name == name }
  }
}
