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

  /// The faces of Debian's font packages, or the program's own copies of them where it has some beside it.
  public static let standard = FontCatalog(files: typefaces + scripts + hanScripts + symbols + emoji)
    .carried(by: .current)

  /// Finds where the face of a glyph run lies: the file, and the face's number in it.
  public func file(named name: String) -> (path: String, faceIndex: Int)? {
    face(named: name).map { ($0.path, $0.faceIndex) }
  }

  /// Finds the face of a glyph run by the run's `fontName`.
  public func face(named name: String) -> FontFile? {
    files.first { $0.name == name }
  }
}

extension FontCatalog {
  /// The faces that stand in for Apple's typefaces.
  static let typefaces = nimbusSans + inter

  private static let nimbusSans = [
    nimbusSans("Regular", .regular),
    nimbusSans("Italic", .regular, isItalic: true),
    nimbusSans("Bold", .bold),
    nimbusSans("BoldItalic", .bold, isItalic: true),
  ]

  private static func nimbusSans(
    _ style: String,
    _ weight: FontWeight,
    isItalic: Bool = false
  ) -> FontFile {
    FontFile(
      name: "NimbusSans-\(style)",
      family: "Nimbus Sans",
      weight: weight,
      isItalic: isItalic,
      role: "Helvetica, Helvetica Neue",
      purpose: .typeface,
      package: "fonts-urw-base35",
      path: "/usr/share/fonts/opentype/urw-base35/NimbusSans-\(style).otf"
    )
  }

  /// Inter's cut for text, to which the widths were fitted, and not the one for headlines.
  private static let inter = [
    inter("Regular", .regular),
    inter("Italic", .regular, isItalic: true),
    inter("Medium", .medium),
    inter("MediumItalic", .medium, isItalic: true),
    inter("SemiBold", .semibold),
    inter("SemiBoldItalic", .semibold, isItalic: true),
    inter("Bold", .bold),
    inter("BoldItalic", .bold, isItalic: true),
    inter("Thin", .ultraLight),
    inter("ThinItalic", .ultraLight, isItalic: true),
    inter("ExtraLight", .thin),
    inter("ExtraLightItalic", .thin, isItalic: true),
    inter("Light", .light),
    inter("LightItalic", .light, isItalic: true),
    inter("ExtraBold", .heavy),
    inter("ExtraBoldItalic", .heavy, isItalic: true),
    inter("Black", .black),
    inter("BlackItalic", .black, isItalic: true),
  ]

  private static func inter(
    _ style: String,
    _ weight: FontWeight,
    isItalic: Bool = false
  ) -> FontFile {
    FontFile(
      name: "Inter-\(style)",
      family: "Inter",
      weight: weight,
      isItalic: isItalic,
      role: "San Francisco",
      purpose: .typeface,
      package: "fonts-inter",
      path: "/usr/share/fonts/opentype/inter/Inter-\(style).otf"
    )
  }
}
