import CPangoCairo

/// The versions of the libraries that pictures are drawn with, as they are loaded; of those that tell theirs.
public struct LibraryVersions: Hashable, Sendable {
  /// The names of libraries and their versions, in the order of their names.
  public let versions: [(name: String, version: String)]

  /// The libraries of this process.
  public static var current: LibraryVersions {
    LibraryVersions(versions: [
      ("cairo", text(cairo_version_string())),
      ("fontconfig", fontconfig),
      ("freetype", freeType),
      ("harfbuzz", text(hb_version_string())),
      ("libpng", text(png_get_libpng_ver(nil))),
      ("pango", text(pango_version_string())),
      ("zlib", text(zlibVersion())),
    ])
  }

  /// A line for each library: its name and its version.
  public var lines: [String] { versions.map { "\($0.name) \($0.version)" } }

  /// Whether all versions are the same.
  public static func == (left: LibraryVersions, right: LibraryVersions) -> Bool { left.lines == right.lines }

  /// Adds all versions.
  public func hash(into hasher: inout Hasher) { hasher.combine(lines) }

  /// The name of the file that librsvg is loaded from with the first SVG image.
  package static var unloadedFile: String { SVGImageReader.library }

  /// Fontconfig has a number: ten thousands, hundreds and ones.
  private static var fontconfig: String {
    let number = FcGetVersion()
    return "\(number / 10_000).\(number / 100 % 100).\(number % 100)"
  }

  private static var freeType: String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return "unknown" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }

  private static func text(_ version: UnsafePointer<CChar>?) -> String {
    version.map { String(cString: $0) } ?? "unknown"
  }
}
