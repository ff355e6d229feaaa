import CPangoCairo

/// A FreeType library, alive as long as anything opened by it.
final class FreeTypeLibrary {
  let pointer: FT_Library

  init?() {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    pointer = library
  }

  deinit {
    FT_Done_FreeType(pointer)
  }
}
