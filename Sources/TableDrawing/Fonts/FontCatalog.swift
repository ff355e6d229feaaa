import CPangoCairo
import Glibc
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

extension FontCatalog {
  /// The faces for scripts that are written with an alphabet or syllables.
  ///
  /// Noto Sans comes first: it also draws what Latin, Greek and Cyrillic letters the typefaces lack.
  static let scripts = [
    noto("Sans", "Latin, Greek and Cyrillic script", ["Latn", "Grek", "Cyrl"], .regular, .bold),
    noto("Sans Arabic", "Arabic script", ["Arab"], .regular, .bold),
    noto("Sans Hebrew", "Hebrew script", ["Hebr"], .regular, .bold),
    noto("Sans Devanagari", "Devanagari script", ["Deva"], .regular, .bold),
    noto("Sans Thai", "Thai script", ["Thai"], .regular, .bold),
    noto("Sans Armenian", "Armenian script", ["Armn"], .regular, .bold),
    noto("Sans Georgian", "Georgian script", ["Geor"], .regular, .bold),
    noto("Sans Bengali", "Bengali script", ["Beng"], .regular, .bold),
    noto("Sans Tamil", "Tamil script", ["Taml"], .regular, .bold),
    noto("Sans Telugu", "Telugu script", ["Telu"], .regular, .bold),
    noto("Sans Gujarati", "Gujarati script", ["Gujr"], .regular, .bold),
    noto("Sans Gurmukhi", "Gurmukhi script", ["Guru"], .regular, .bold),
    noto("Sans Kannada", "Kannada script", ["Knda"], .regular, .bold),
    noto("Sans Malayalam", "Malayalam script", ["Mlym"], .regular, .bold),
    noto("Sans Oriya", "Odia script", ["Orya"], .regular, .bold),
    noto("Sans Sinhala", "Sinhala script", ["Sinh"], .regular, .bold),
    noto("Sans Khmer", "Khmer script", ["Khmr"], .regular, .bold),
    noto("Sans Lao", "Lao script", ["Laoo"], .regular, .bold),
    noto("Sans Myanmar", "Myanmar script", ["Mymr"], .regular, .bold),
    noto("Sans Ethiopic", "Ethiopic script", ["Ethi"], .regular, .bold),
    noto("Serif Tibetan", "Tibetan script", ["Tibt"], .regular, .bold),
    noto("Sans Thaana", "Thaana script", ["Thaa"], .regular, .bold),
    noto("Sans Cherokee", "Cherokee script", ["Cher"], .regular, .bold),
    noto("Sans Canadian Aboriginal", "Canadian syllabics", ["Cans"], .regular, .bold),
    noto("Sans Syriac", "Syriac script", ["Syrc"], .regular),
    noto("Sans NKo", "N’Ko script", ["Nkoo"], .regular),
    noto("Sans Mongolian", "Mongolian script", ["Mong"], .regular),
    noto("Sans Tifinagh", "Tifinagh script", ["Tfng"], .regular),
    noto("Sans Yi", "Yi script", ["Yiii"], .regular),
    noto("Sans Javanese", "Javanese script", ["Java"], .regular, .bold),
    noto("Sans Balinese", "Balinese script", ["Bali"], .regular, .bold),
    noto("Sans Sundanese", "Sundanese script", ["Sund"], .regular, .bold),
    noto("Sans Ol Chiki", "Ol Chiki script", ["Olck"], .regular, .bold),
    noto("Sans Meetei Mayek", "Meetei Mayek script", ["Mtei"], .regular, .bold),
    noto("Sans Lisu", "Lisu script", ["Lisu"], .regular, .bold),
    noto("Sans Vai", "Vai script", ["Vaii"], .regular),
    noto("Sans Adlam", "Adlam script", ["Adlm"], .regular, .bold),
  ].flatMap { $0 }

  /// The faces for Chinese, Japanese and Korean, which one collection holds.
  static let hanScripts =
    notoHan("JP", 0, "Japanese", ["Hira", "Kana"])
    + notoHan("KR", 1, "Korean", ["Hang"])
    + notoHan("SC", 2, "Chinese, simplified", ["Hani"])
    + notoHan("TC", 3, "Chinese, traditional", ["Bopo"])

  /// The faces for arrows, dingbats, mathematical and other symbols.
  static let symbols =
    noto("Sans Symbols", "symbols", .symbols, .regular, .bold)
    + noto("Sans Symbols2", "symbols", .symbols, .regular)
    + noto("Sans Math", "mathematical symbols", .symbols, .regular)

  /// The face for emoji.
  static let emoji = [
    FontFile(
      name: "NotoColorEmoji",
      family: "Noto Color Emoji",
      role: "Apple Color Emoji",
      purpose: .emoji,
      package: "fonts-noto-color-emoji",
      path: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"
    )
  ]

  private static func noto(
    _ family: String,
    _ role: String,
    _ scripts: [String],
    _ weights: FontWeight...
  ) -> [FontFile] {
    weights.map { noto(family, role, .scripts(scripts), $0) }
  }

  private static func noto(
    _ family: String,
    _ role: String,
    _ purpose: FontFile.Purpose,
    _ weights: FontWeight...
  ) -> [FontFile] {
    weights.map { noto(family, role, purpose, $0) }
  }

  private static func noto(
    _ family: String,
    _ role: String,
    _ purpose: FontFile.Purpose,
    _ weight: FontWeight
  ) -> FontFile {
    let stem = String(family.filter { $0 != " " })
    let name = "Noto\(stem)-\(styleName(weight))"
    return FontFile(
      name: name,
      family: "Noto \(family)",
      weight: weight,
      role: role,
      purpose: purpose,
      package: "fonts-noto-core",
      path: "/usr/share/fonts/truetype/noto/\(name).ttf"
    )
  }

  private static func notoHan(
    _ region: String,
    _ index: Int,
    _ role: String,
    _ scripts: [String]
  ) -> [FontFile] {
    [FontWeight.regular, .bold].map { weight in
      let stem = "NotoSansCJK-\(styleName(weight))"
      return FontFile(
        name: "\(stem)#\(index)",
        family: "Noto Sans CJK \(region)",
        weight: weight,
        role: role,
        purpose: .scripts(scripts),
        package: "fonts-noto-cjk",
        path: "/usr/share/fonts/opentype/noto/\(stem).ttc",
        faceIndex: index
      )
    }
  }

  private static func styleName(_ weight: FontWeight) -> String {
    weight == .bold ? "Bold" : "Regular"
  }
}

/// What a user may want to know of a face of the catalog.
public struct FontListing: Hashable, Sendable {
  /// The face as the catalog has it.
  public var file: FontFile
  /// Whether the file is there and whole.
  public var isPresent: Bool
  /// The family that the file gives for itself; `nil` where it is missing.
  public var family: String?
  /// The version that the file gives for itself; `nil` where it is missing.
  public var version: String?
}

extension FontCatalog {
  /// Looks up every face of the catalog, in its order.
  public func listings() -> [FontListing] {
    files.map { file in
      guard access(file.path, R_OK) == 0 else { return FontListing(file: file, isPresent: false) }
      let face = FontFace(file)
      guard face.flaw == nil else { return FontListing(file: file, isPresent: false) }
      return FontListing(file: file, isPresent: true, family: face.family, version: face.version)
    }
  }
}

extension FontFace {
  /// The family of all weights, or of four of them in files that do not know the other.
  fileprivate var family: String? { nameEntry(16) ?? nameEntry(1) }

  /// The name table's version string without its first word and the maker's remarks behind a semicolon.
  fileprivate var version: String? {
    guard let number = nameEntry(5)?.split(separator: ";").first else { return nil }
    return String(number.hasPrefix("Version ") ? number.dropFirst(8) : number)
  }

  /// An English entry of the name table, by the number that OpenType gives it.
  private func nameEntry(_ number: hb_ot_name_id_t) -> String? {
    var buffer = [CChar](repeating: 0, count: 256)
    var size = UInt32(buffer.count)
    let language = hb_language_from_string("en", -1)
    guard hb_ot_name_get_utf8(hb_font_get_face(font), number, language, &size, &buffer) > 0 else {
      return nil
    }
    return String(decoding: buffer.prefix(Int(size)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
