import TableDrawing
import TableInterfaceBuilder
import TableLayout
import TableModel
import TableSources
import TableSpec
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
      throw .unknownEnding(output: output)
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
  /// Screens are told apart by names where there are several. In a folder, a screen that was picked from others has its
  /// own name too, and so has any of Interface Builder's. `number` is how many screens there are before, which stands in
  /// the names of pictures for a store.
  public func pictures(
    of name: FilePath, showing document: Document, isPicked: Bool = false, from number: Int = 0
  ) -> [PlannedPicture] {
    let names = TableFileNames(of: document, from: name, isPicked: isPicked, inFolder: isFolder)
    return matrix.variants.flatMap { variant in
      names.suffixes.enumerated().flatMap { screen, suffix in
        switch naming {
        case .plain:
          pictures(of: name, suffix: suffix.map { "-" + $0 } ?? "", screen: screen, as: variant)
        case .fastlane:
          [
            storePicture(
              of: name + (suffix.map { "-" + $0 } ?? ""), document, number + screen, screen, variant)
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
    of name: FilePath, _ document: Document, _ number: Int, _ screen: Int, _ variant: Variant
  ) -> PlannedPicture {
    let shown = document.screens[screen]
    let language =
      variant.language ?? shown.localization.source?.developmentLanguage ?? StoreLocale.usualLanguage
    let theme = Theme.named(variant.theme ?? shown.theme ?? "") ?? ResolvedScreen.defaultTheme
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
