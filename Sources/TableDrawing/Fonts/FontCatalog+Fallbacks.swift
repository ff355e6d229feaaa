import TableModel

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
