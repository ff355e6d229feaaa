import TableLayout
import TableModel
import TableSources
import TableThemes

/// Where the pictures of a call go.
public struct OutputPlan: Sendable {
  /// The ways in which a user can name the place.
  private enum Destination: Sendable {
    case folder(FilePath)
    /// A file whose ending is kept as it is written.
    case file(stem: FilePath, ending: String, format: PictureFormat)
    case standardOutput
  }

  private let destination: Destination
  /// Whose custom names follow.
  public let naming: PictureNaming
  /// The kinds of files.
  public let formats: [PictureFormat]
  /// The ways in which each screen is drawn.
  public let matrix: VariantMatrix

  /// A plan for pictures of all formats in all combinations of axes' values.
  ///
  /// What ends with a slash, is a folder already, or has no dot in its name is taken for a folder.
  ///
  /// - Parameters:
  ///   - output: A file with the ending of a format, or a folder, or `-` for standard output; `nil` for the current
  ///     folder.
  ///   - formats: The kinds of files; empty for the one that the file's ending says, else PNG.
  ///   - matrix: The ways in which each screen is drawn; axes with several values tell names apart.
  ///   - naming: Whose custom names follow; any but the usual one takes a folder.
  /// - Throws: An error where the ending is unknown, or contradicts the formats, or names cannot follow a custom.
  public init(
    output: FilePath?, formats: [PictureFormat], matrix: VariantMatrix = VariantMatrix(),
    naming: PictureNaming = .plain
  ) throws(OutputPlanError) {
    self.matrix = matrix
    self.naming = naming
    try OutputPlan.check(naming, output, formats, matrix)
    if output == SourceFile.standardInput {
      destination = .standardOutput
      self.formats = formats.isEmpty ? [.png] : formats
      return
    }
    guard let output, !output.endsWithSlash, let ending = output.ending, !output.isFolder else {
      destination = .folder(output ?? "")
      self.formats = formats.isEmpty ? [.png] : formats
      return
    }
    guard let format = PictureFormat(path: output) else {
      // Behind a folder that is not there nothing can be written, whatever the ending: writing says so.
      guard output.rooted.leadsUp else { throw .unknownEnding(output: output) }
      destination = .folder(output)
      self.formats = formats.isEmpty ? [.png] : formats
      return
    }
    guard formats.isEmpty || formats.contains(format) else {
      throw .contradiction(output: output, formats: formats)
    }
    destination = .file(stem: output.stem, ending: ending.text, format: format)
    self.formats = formats.isEmpty ? [format] : formats
  }

  /// Throws where names cannot follow a custom.
  private static func check(
    _ naming: PictureNaming, _ output: FilePath?, _ formats: [PictureFormat], _ matrix: VariantMatrix
  ) throws(OutputPlanError) {
    guard naming == .fastlane else { return }
    guard output != SourceFile.standardInput, output?.isPictureFile != true else { throw .storeNeedsFolder }
    guard formats.allSatisfy({ $0 == .png }) else { throw .storeTakesPNG }
    guard matrix.words(of: .scale).count < 2 else { throw .storeTakesOneScale }
    var languages: [String: String] = [:]
    for language in matrix.words(of: .language) {
      guard let page = StoreLocale.name(of: language) else { throw .noStoreLanguage(language) }
      if let other = languages.updateValue(language, forKey: page) {
        throw .sameStorePage(page, [other, language])
      }
    }
  }

  /// Whether pictures go to standard output.
  public var isStandardOutput: Bool { if case .standardOutput = destination { true } else { false } }

  /// Whether pictures go to a folder, where they have the names of their sources.
  public var isFolder: Bool { if case .folder = destination { true } else { false } }

  /// The number of pictures of a source with a single screen.
  public var pictureCount: Int { matrix.count * formats.count }

  /// The pictures of a source `name`, those of one screen in one way behind each other.
  ///
  /// If there are several screens, names distinguish them. In a folder, a screen that was picked from others has its
  /// own name too, and so has any of Interface Builder's. `number` is how many screens there are before, and `language` the
  /// one of the source's own texts, which stand in the names of pictures for a store.
  public func pictures(
    of name: FilePath, showing document: Document, isPicked: Bool = false, from number: Int = 0,
    in language: @autoclosure () -> String? = nil
  ) -> [PlannedPicture] {
    let names = TableFileNames(of: document, from: name, isPicked: isPicked, inFolder: isFolder)
    let language = naming == .fastlane ? language() ?? StoreLocale.usualLanguage : ""
    return matrix.variants.flatMap { variant in
      names.suffixes.enumerated().flatMap { screen, suffix in
        switch naming {
        case .plain:
          pictures(of: name, suffix: suffix.map { "-" + $0 } ?? "", screen: screen, as: variant)
        case .fastlane:
          [
            storePicture(
              of: name + (suffix.map { "-" + $0 } ?? ""), document, number + screen, screen, variant, language
            )
          ]
        }
      }
    }
  }

  /// The pictures of one screen in one way; `suffix` tells it from other screens.
  private func pictures(
    of name: FilePath, suffix: String, screen: Int, as variant: Variant
  ) -> [PlannedPicture] {
    if isStandardOutput {
      return formats.map {
        PlannedPicture(stem: "-", ending: "", format: $0, variant: variant, screen: screen)
      }
    }
    let axes = matrix.varyingAxes
    let marks = { (mark: VariantAxis.Mark) in
      axes.filter { $0.mark == mark }.map { $0.suffix(of: variant) }.joined()
    }
    return formats.map { format in
      PlannedPicture(
        stem: stem(of: name) + suffix + marks(.hyphen),
        ending: "\(marks(.scale)).\(ending(of: format))",
        format: format,
        variant: variant,
        screen: screen
      )
    }
  }

  /// The picture of one screen for a store: a folder for its language, then its place among all, its device and its name.
  private func storePicture(
    of name: FilePath, _ document: Document, _ number: Int, _ screen: Int, _ variant: Variant,
    _ ownLanguage: String
  ) -> PlannedPicture {
    let shown = document.screens[screen]
    let language = variant.language ?? ownLanguage
    let theme = Theme.named(variant.theme ?? shown.theme ?? "") ?? Theme.newest
    let told: Set<VariantAxis> = [.language, .device, .scale]
    let marks = matrix.varyingAxes.filter { !told.contains($0) }.map { $0.suffix(of: variant) }.joined()
    let place = number < 9 ? "0\(number + 1)" : "\(number + 1)"
    let file =
      "\(place)_\(variant.device ?? shown.device ?? theme.device)-"
      + name.components.map { TableFileNames.fileName($0.text) }.joined(separator: "-") + marks
    let folder = stem(of: FilePath(StoreLocale.name(of: language) ?? language))
    return PlannedPicture(
      stem: folder.appending(FilePath(file)), ending: ".png", format: .png, variant: variant, screen: screen)
  }

  private func stem(of name: FilePath) -> FilePath {
    switch destination {
    case .file(let stem, _, _): stem
    case .standardOutput: "-"
    case .folder(let folder): folder.appending(name)
    }
  }

  private func ending(of format: PictureFormat) -> String {
    if case .file(_, let ending, format) = destination { return ending }
    return format.rawValue
  }
}

extension FilePath {
  /// Whether a user who gives this path for an output means one file.
  fileprivate var isPictureFile: Bool { !endsWithSlash && !isFolder && PictureFormat(path: self) != nil }
}

/// Why a user's words about where pictures go make no sense.
public enum OutputPlanError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The output's ending says one kind of file, but only others were asked for.
  case contradiction(output: FilePath, formats: [PictureFormat])
  /// The output has an ending that no kind of picture has.
  case unknownEnding(output: FilePath)
  /// Names for a store go with a folder alone.
  case storeNeedsFolder
  /// The store takes no other kind of file.
  case storeTakesPNG
  /// The store takes pictures in the pixels of their devices.
  case storeTakesOneScale
  /// The store has no page in a language.
  case noStoreLanguage(String)
  /// Two languages have one page in the store.
  case sameStorePage(String, [String])

  /// What is wrong, and what the user can do about it.
  public var description: String {
    switch self {
    case .storeNeedsFolder: return "“--naming fastlane” writes to a folder, so the output must be one."
    case .storeTakesPNG: return "“--naming fastlane” writes png; leave the other formats out."
    case .storeTakesOneScale:
      return "“--naming fastlane” draws in the pixels of the device; leave “--scale” out."
    case .sameStorePage(let page, let languages):
      return
        "“\(languages.joined(separator: "” and “"))” are both \(page) in the App Store; leave one of them out."
    case .noStoreLanguage(let language):
      let names = StoreLocale.names.joined(separator: ", ")
      return "The App Store has no page in “\(language)”; leave it out. It has \(names)."
    case .contradiction(let output, let formats):
      let names = formats.map(\.rawValue).joined(separator: ",")
      return "The ending of “\(output)” contradicts “--format \(names)”; give one of the two."
    case .unknownEnding(let output):
      return
        "Pictures cannot be written to “\(output)”: known endings are \(PictureFormat.endings). For a folder of this name write “\(output)/”."
    }
  }
}

/// Whose custom the names of pictures follow.
public enum PictureNaming: String, Hashable, Sendable, CaseIterable {
  /// The source’s name, and behind it what tells pictures of one source apart.
  case plain
  /// A folder for each language of the App Store, and in it the pictures in their order: `de-DE/01_iphone14-inbox.png`.
  case fastlane
}

/// A picture file to be written.
public struct PlannedPicture: Hashable, Sendable {
  /// The path as far as what tells this picture from others of its source.
  public var stem: FilePath
  /// The rest of the path: the marks of finer pictures, and the ending with its dot.
  public var ending: String
  /// The kind of file.
  public var format: PictureFormat
  /// The way in which the screen is drawn.
  public var variant: Variant
  /// The number of the screen in the source, counted from 0.
  public var screen: Int

  /// A picture at a path that is given in two parts.
  public init(
    stem: FilePath, ending: String, format: PictureFormat, variant: Variant = Variant(), screen: Int = 0
  ) {
    self.stem = stem
    self.ending = ending
    self.format = format
    self.variant = variant
    self.screen = screen
  }

  /// The path of the file.
  public var path: FilePath { stem + ending }
}

/// The languages that the App Store has pages in, by the names of the folders that fastlane’s `deliver` takes.
enum StoreLocale {
  /// All names, in the order of the alphabet.
  static let names = [
    "ar-SA", "ca", "cs", "da", "de-DE", "el", "en-AU", "en-CA", "en-GB", "en-US", "es-ES", "es-MX", "fi",
    "fr-CA", "fr-FR", "he", "hi", "hr", "hu", "id", "it", "ja", "ko", "ms", "nl-NL", "no", "pl", "pt-BR",
    "pt-PT", "ro", "ru", "sk", "sv", "th", "tr", "uk", "vi", "zh-Hans", "zh-Hant",
  ]

  /// The language of sources that do not say theirs.
  static let usualLanguage = "en"

  /// The page for a language that the store has in some regions alone, or calls otherwise.
  private static let usual = [
    "ar": "ar-SA", "de": "de-DE", "en": "en-US", "es": "es-ES", "fr": "fr-FR", "in": "id", "iw": "he",
    "nb": "no", "nl": "nl-NL", "nn": "no", "pt": "pt-BR", "zh": "zh-Hans",
  ]

  /// The page for a language as it is spoken in a region.
  private static let regional = [
    "es-419": "es-MX", "zh-CN": "zh-Hans", "zh-SG": "zh-Hans", "zh-TW": "zh-Hant", "zh-HK": "zh-Hant",
    "zh-MO": "zh-Hant",
  ]

  /// The folder of a language; `nil` for one that the store has no page in.
  static func name(of language: String) -> String? {
    guard let tag = LanguageTag(language) else { return nil }
    if let exact = names.first(where: { $0 == tag.bcp47 }) ?? regional[tag.bcp47] { return exact }
    let alone = [tag.language, tag.script].compactMap { $0 }.joined(separator: "-")
    return names.first { $0 == alone } ?? usual[tag.language] ?? names.first { $0 == tag.language }
  }
}
