/// The opened faces of one worker, by the names that glyph runs carry.
final class FontFaces {
  private let locate: FontLocator
  private var library: FreeTypeLibrary?
  private var faces: [String: GlyphFace] = [:]

  init(_ locate: @escaping FontLocator) {
    self.locate = locate
  }

  /// The face of a name, opened at its first use.
  func face(named name: String) throws(DrawingError) -> GlyphFace {
    if let face = faces[name] { return face }
    let file = try file(named: name)
    guard let library = library ?? FreeTypeLibrary(),
      let face = GlyphFace(library: library, path: file.path, index: file.faceIndex)
    else {
      throw DrawingError(
        "the font file \(file.path) cannot be read",
        hint: "reinstall the package that the file belongs to"
      )
    }
    self.library = library
    faces[name] = face
    return face
  }

  /// The file of a name.
  func file(named name: String) throws(DrawingError) -> (path: String, faceIndex: Int) {
    guard let file = locate(name) else {
      throw DrawingError(
        "there is no font file for “\(name)”",
        hint: "install the font packages that `tablemock fonts` lists"
      )
    }
    return file
  }
}
