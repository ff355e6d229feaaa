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

  /// Where the letters of a font are.
  struct Place {
    let path: String
    let faceIndex: Int
    /// What is in the file, where it is a project's.
    var content: ProjectFonts.File?
  }

  private let locate: FontLocator
  private let projectFonts: ProjectFonts
  private var library: FreeTypeLibrary?
  private var faces = FaceStore<GlyphFace>()

  init(_ locate: @escaping FontLocator, _ projectFonts: ProjectFonts = ProjectFonts()) {
    (self.locate, self.projectFonts) = (locate, projectFonts)
  }

  /// The face of a run's letters, opened at its first use.
  func face(of letters: Key) throws(DrawingError) -> GlyphFace {
    if let face = faces[letters] { return face }
    let file = try file(of: letters)
    guard let library = library ?? FreeTypeLibrary(),
      let face = GlyphFace(
        library: library, path: file.path, index: file.faceIndex, shapes: letters.shapes,
        content: file.content)
    else {
      throw DrawingError(
        "the font file \(file.path) cannot be read",
        hint: "reinstall the package that the file belongs to"
      )
    }
    self.library = library
    faces.keep(face, of: letters, file.content)
    return face
  }

  /// The file of a run's letters.
  func file(of letters: Key) throws(DrawingError) -> Place {
    if let resource = letters.resource {
      guard let content = projectFonts.file(of: resource) else { throw ProjectFonts.changed(resource) }
      return Place(path: resource.path.text, faceIndex: 0, content: content)
    }
    guard let file = locate(letters.name) else {
      throw DrawingError(
        "there is no font file for “\(letters.name)”",
        hint: "install the font packages that `tablemock fonts` lists"
      )
    }
    return Place(path: file.path, faceIndex: file.faceIndex)
  }
}

/// The faces that a worker keeps open: all of the product's fonts, and of projects' as many as a source may have.
struct FaceStore<Face> {
  private var faces: [FontFaces.Key: Face] = [:]
  private var projectBytes = 0

  subscript(letters: FontFaces.Key) -> Face? { faces[letters] }

  /// Keeps a face; `content` is that of a project's file.
  mutating func keep(_ face: Face, of letters: FontFaces.Key, _ content: ProjectFonts.File?) {
    projectBytes += content?.bytes.count ?? 0
    if projectBytes > FontResource.mostBytesOfSource {
      faces = faces.filter { $0.key.resource == nil }
      projectBytes = content?.bytes.count ?? 0
    }
    faces[letters] = face
  }
}

/// Finds the file of a font by the name that glyph runs carry; `nil` where there is no such font.
///
/// The index tells the faces of a collection apart, as FreeType counts them.
package typealias FontLocator = (String) -> (path: String, faceIndex: Int)?
