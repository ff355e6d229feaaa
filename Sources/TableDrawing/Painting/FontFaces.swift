import TableLayout
import TableModel

/// The opened faces of one worker, by what glyph runs say of their letters.
final class FontFaces {
  /// A font's name and how high the parts of its letters are.
  struct Key: Hashable {
    let name: String
    var shapes: LetterShapes?
    let resource: FontResource?

    /// The letters of a run.
    init(_ run: GlyphRun) {
      name = run.fontName
      shapes = run.letterShapes
      resource = run.fontResource
    }
  }

  private let locate: FontLocator
  private var library: FreeTypeLibrary?
  private var faces: [Key: GlyphFace] = [:]

  init(_ locate: @escaping FontLocator) {
    self.locate = locate
  }

  /// The face of a run's letters, opened at its first use.
  func face(of letters: Key) throws(DrawingError) -> GlyphFace {
    if let face = faces[letters] { return face }
    let file = try file(of: letters)
    guard let library = library ?? FreeTypeLibrary(),
      let face = GlyphFace(
        library: library, path: file.path, index: file.faceIndex, shapes: letters.shapes,
        isOfProject: letters.resource != nil)
    else {
      throw DrawingError(
        "the font file \(file.path) cannot be read",
        hint: "reinstall the package that the file belongs to"
      )
    }
    self.library = library
    faces[letters] = face
    return face
  }

  /// The file of a run's letters.
  func file(of letters: Key) throws(DrawingError) -> (path: String, faceIndex: Int) {
    if let resource = letters.resource { return (resource.path.text, 0) }
    guard let file = locate(letters.name) else {
      throw DrawingError(
        "there is no font file for “\(letters.name)”",
        hint: "install the font packages that `tablemock fonts` lists"
      )
    }
    return file
  }
}

/// Finds the file of a font by the name that glyph runs carry; `nil` where there is no such font.
///
/// The index tells the faces of a collection apart, as FreeType counts them.
package typealias FontLocator = (String) -> (path: String, faceIndex: Int)?
