import CPangoCairo

/// A font of Cairo's over a face of its own, which lives as long as Cairo keeps anything of the font.
final class CairoFontFace {
  let pointer: OpaquePointer

  /// The font of a file; throws where the file cannot be read.
  init(path: String, faceIndex: Int) throws(DrawingError) {
    guard let face = OwnedFace(path: path, index: faceIndex) else {
      throw DrawingError(
        "the font file \(path) cannot be read", hint: "reinstall the package that the file belongs to")
    }
    guard let font = cairo_ft_font_face_create_for_ft_face(face.pointer, Int32(FT_LOAD_NO_HINTING)) else {
      throw DrawingError("Cairo cannot use the font file \(path)")
    }
    pointer = font
    let owner = Unmanaged.passRetained(face)
    let key = UnsafeRawPointer(face.pointer).assumingMemoryBound(to: cairo_user_data_key_t.self)
    let status = cairo_font_face_set_user_data(font, key, owner.toOpaque()) { owner in
      guard let owner else { return }
      Unmanaged<OwnedFace>.fromOpaque(owner).release()
    }
    try status.check()
  }

  deinit {
    cairo_font_face_destroy(pointer)
  }
}

/// A FreeType face with a library to itself: Cairo may keep it longer than the painter lives.
private final class OwnedFace {
  private let library: FreeTypeLibrary
  let pointer: FT_Face

  init?(path: String, index: Int) {
    var face: FT_Face?
    guard let library = FreeTypeLibrary(), FT_New_Face(library.pointer, path, index, &face) == 0, let face
    else { return nil }
    self.library = library
    pointer = face
  }

  deinit {
    FT_Done_Face(pointer)
  }
}
