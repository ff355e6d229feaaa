import TableModel

extension FontCatalog {
  /// The faces for scripts that are written with an alphabet or syllables.
  ///
  /// Noto Sans comes first: it also draws what Latin, Greek and Cyrillic letters the typefaces lack.
  static let scripts =
    noto("Sans", "Latin, Greek and Cyrillic script", ["Latn", "Grek", "Cyrl"], .regular, .bold)
    + noto("SansArabic", "Arabic script", ["Arab"], .regular, .bold)
    + noto("SansHebrew", "Hebrew script", ["Hebr"], .regular, .bold)
    + noto("SansDevanagari", "Devanagari script", ["Deva"], .regular, .bold)
    + noto("SansThai", "Thai script", ["Thai"], .regular, .bold)
    + noto("SansArmenian", "Armenian script", ["Armn"], .regular, .bold)
    + noto("SansGeorgian", "Georgian script", ["Geor"], .regular, .bold)
    + noto("SansBengali", "Bengali script", ["Beng"], .regular, .bold)
    + noto("SansTamil", "Tamil script", ["Taml"], .regular, .bold)
    + noto("SansTelugu", "Telugu script", ["Telu"], .regular, .bold)
    + noto("SansGujarati", "Gujarati script", ["Gujr"], .regular, .bold)
    + noto("SansGurmukhi", "Gurmukhi script", ["Guru"], .regular, .bold)
    + noto("SansKannada", "Kannada script", ["Knda"], .regular, .bold)
    + noto("SansMalayalam", "Malayalam script", ["Mlym"], .regular, .bold)
    + noto("SansOriya", "Odia script", ["Orya"], .regular, .bold)
    + noto("SansSinhala", "Sinhala script", ["Sinh"], .regular, .bold)
    + noto("SansKhmer", "Khmer script", ["Khmr"], .regular, .bold)
    + noto("SansLao", "Lao script", ["Laoo"], .regular, .bold)
    + noto("SansMyanmar", "Myanmar script", ["Mymr"], .regular, .bold)
    + noto("SansEthiopic", "Ethiopic script", ["Ethi"], .regular, .bold)
    + noto("SerifTibetan", "Tibetan script", ["Tibt"], .regular, .bold)
    + noto("SansThaana", "Thaana script", ["Thaa"], .regular, .bold)
    + noto("SansCherokee", "Cherokee script", ["Cher"], .regular, .bold)
    + noto("SansCanadianAboriginal", "Canadian syllabics", ["Cans"], .regular, .bold)
    + noto("SansSyriac", "Syriac script", ["Syrc"], .regular)
    + noto("SansNKo", "N’Ko script", ["Nkoo"], .regular)
    + noto("SansMongolian", "Mongolian script", ["Mong"], .regular)
    + noto("SansTifinagh", "Tifinagh script", ["Tfng"], .regular)
    + noto("SansYi", "Yi script", ["Yiii"], .regular)
    + noto("SansJavanese", "Javanese script", ["Java"], .regular, .bold)
    + noto("SansBalinese", "Balinese script", ["Bali"], .regular, .bold)
    + noto("SansSundanese", "Sundanese script", ["Sund"], .regular, .bold)
    + noto("SansOlChiki", "Ol Chiki script", ["Olck"], .regular, .bold)
    + noto("SansMeeteiMayek", "Meetei Mayek script", ["Mtei"], .regular, .bold)
    + noto("SansLisu", "Lisu script", ["Lisu"], .regular, .bold)
    + noto("SansVai", "Vai script", ["Vaii"], .regular)
    + noto("SansAdlam", "Adlam script", ["Adlm"], .regular, .bold)

  /// The faces for Chinese, Japanese and Korean, which one collection holds.
  static let hanScripts =
    notoHan("JP", 0, "Japanese", ["Hira", "Kana"])
    + notoHan("KR", 1, "Korean", ["Hang"])
    + notoHan("SC", 2, "Chinese, simplified", ["Hani"])
    + notoHan("TC", 3, "Chinese, traditional", ["Bopo"])

  /// The faces for arrows, dingbats, mathematical and other signs.
  static let symbols =
    noto("SansSymbols", "symbols", .symbols, .regular, .bold)
    + noto("SansSymbols2", "symbols", .symbols, .regular)
    + noto("SansMath", "mathematical signs", .symbols, .regular)

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
    _ stem: String,
    _ role: String,
    _ scripts: [String],
    _ weights: FontWeight...
  ) -> [FontFile] {
    weights.map { noto(stem, role, .scripts(scripts), $0) }
  }

  private static func noto(
    _ stem: String,
    _ role: String,
    _ purpose: FontFile.Purpose,
    _ weights: FontWeight...
  ) -> [FontFile] {
    weights.map { noto(stem, role, purpose, $0) }
  }

  private static func noto(
    _ stem: String,
    _ role: String,
    _ purpose: FontFile.Purpose,
    _ weight: FontWeight
  ) -> FontFile {
    let name = "Noto\(stem)-\(styleName(weight))"
    return FontFile(
      name: name,
      family: "Noto \(stem)",
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
