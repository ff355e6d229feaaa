/// The name of a language as Apple and BCP 47 write it: `de`, `zh-Hans`, `pt_BR`.
public struct LanguageTag: Hashable, Sendable {
  /// The language alone, in small letters.
  public var language: String
  /// The script, as in `Hans`; `nil` where the name does not say.
  public var script: String?
  /// The region, as in `BR` or `419`; `nil` where the name does not say.
  public var region: String?

  /// A language from its parts.
  package init(language: String, script: String? = nil, region: String? = nil) {
    self.language = language
    self.script = script
    self.region = region
  }

  /// The longest name that is read, in bytes.
  private static let longestName = 40

  /// The language of a name; `nil` where it has not the form of one.
  ///
  /// Parts are divided by hyphens or low lines, case does not count, and what follows a region is passed over.
  public init?(_ name: some StringProtocol) {
    guard name.utf8.count <= LanguageTag.longestName else { return nil }
    let parts = String(name).split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let first = parts.first, (2...10).contains(first.utf8.count), first.isLetters,
      parts.allSatisfy({ (1...10).contains($0.utf8.count) && $0.isLettersAndDigits })
    else { return nil }
    self.init(language: first.lowercased())
    for part in parts.dropFirst() {
      if script == nil, region == nil, part.utf8.count == 4, part.isLetters {
        script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
      } else if region == nil, part.isRegion {
        region = part.uppercased()
      }
    }
  }

  /// The name as Apple's folders have it: `zh_Hans`.
  public var identifier: String { parts.joined(separator: "_") }

  /// The name as BCP 47 has it: `zh-Hans`.
  public var bcp47: String { parts.joined(separator: "-") }

  private var parts: [String] { [language] + [script, region].compactMap { $0 } }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  fileprivate var isLetterOrDigit: Bool {
    isLetter || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
}

extension Substring {
  fileprivate var isLetters: Bool { utf8.allSatisfy { $0.isLetter } }

  fileprivate var isLettersAndDigits: Bool { utf8.allSatisfy { $0.isLetterOrDigit } }

  /// Whether a part names a region: two letters, or the three digits of a number of the United Nations.
  fileprivate var isRegion: Bool {
    utf8.count == 2 && isLetters || utf8.count == 3 && Int(self) != nil
  }
}

extension LanguageTag {
  /// The scripts that are read from right to left.
  private static let rightToLeftScripts: Set<String> = [
    "Adlm", "Arab", "Aran", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa",
  ]

  /// The languages that are written in such a script where nothing else is said.
  private static let rightToLeftLanguages: Set<String> = [
    "ar", "arc", "arz", "azb", "bal", "ckb", "dv", "fa", "glk", "he", "iw", "ji", "ks", "lrc",
    "mzn", "nqo", "pnb", "prs", "ps", "rhg", "sd", "skr", "syr", "ug", "ur", "yi",
  ]

  /// The way in which the language is read.
  public var layoutDirection: LayoutDirection {
    let isRightToLeft =
      script.map(LanguageTag.rightToLeftScripts.contains)
      ?? LanguageTag.rightToLeftLanguages.contains(language)
    return isRightToLeft ? .rightToLeft : .leftToRight
  }
}

extension LanguageTag {
  /// The languages that are written from left to right in other letters where nothing else is said.
  private static let otherLanguages: Set<String> = [
    "am", "as", "be", "bg", "bn", "bo", "dz", "el", "gu", "hi", "hy", "ja", "ka", "kk", "km", "kn", "ko",
    "ky",
    "lo", "mk", "ml", "mn", "mr", "my", "ne", "or", "pa", "ru", "sa", "si", "sr", "ta", "te", "tg", "th",
    "ti",
    "tt", "uk", "yue", "zh",
  ]

  /// Whether the language is written in Latin letters, as far as that is known here.
  public var isWrittenInLatin: Bool {
    if let script { return script == "Latn" }
    return layoutDirection == .leftToRight && !LanguageTag.otherLanguages.contains(language)
  }

  /// Whether two names are those of one language, perhaps as it is spoken in two regions.
  public func isVariety(of other: LanguageTag) -> Bool {
    language == other.language && (script == nil || other.script == nil || script == other.script)
  }
}
