import TableModel
import TableSources
import TableSpec

/// A source that has been loaded: what its file says, and what is read of other files where a picture wants it.
///
/// `screens(as:)` reads the texts of a language, the looks of a storyboard on other devices, and the bars that other
/// storyboards put around its tables. What it gives is plain: nothing that is done with a screen reads a file, until its
/// images are painted.
public struct Source: Sendable {
  /// What came of reading the file.
  package var result: LoadingResult
  /// The bytes of the file with those of the files that it leads to behind them; `nil` where it cannot be read.
  public let bytes: [UInt8]?
  /// The texts in other languages; `nil` where the file has errors, or there is none.
  package let strings: SourceStrings?
  /// The bars that other files of the project have for the screens; `nil` where none can.
  package let bars: ProjectBars?
  /// The numbers of the screens in the file; `nil` where all of them are there.
  private var picked: [Int]?

  /// A source that has been read.
  package init(
    _ result: LoadingResult, bytes: [UInt8]? = nil, strings: SourceStrings? = nil, bars: ProjectBars? = nil
  ) {
    (self.result, self.bytes, self.strings, self.bars) = (result, bytes, strings, bars)
  }

  /// A source that cannot be read.
  package init(_ refusal: Refusal, of path: FilePath) {
    let place = SourceLocation(file: path.text)
    let finding = Diagnostic(.error, at: place, refusal.message, hint: refusal.hint)
    self.init(LoadingResult(document: nil, diagnostics: [finding]))
  }

  /// A source without screens.
  package static let empty = Source(LoadingResult(document: Document(screens: []), diagnostics: []))

  /// What the file describes, in its own texts and as a phone shows it; `nil` when there is any error among the
  /// diagnostics.
  public var document: Document? { result.document }
  /// All findings, in the order of their places in the file.
  public var diagnostics: [Diagnostic] { result.diagnostics }
  /// Where the parts of the document were written; `nil` where nothing could be read.
  public var origins: Origins? { result.origins }
  /// The places that use what not every release of the system has, in the order of the file.
  public var uses: [AvailabilityUse] { result.uses }

  /// The screens as they are in one way of drawing, in the order of the file: with their texts in its language, as its
  /// device shows them, and knowing the bars around them where it shows bars.
  ///
  /// - Throws: The first error of a source that has some.
  public func screens(as variant: Variant = Variant()) throws(Diagnostic) -> [Screen] {
    guard let document else {
      throw diagnostics.first { $0.severity == .error }
        ?? Diagnostic(.error, at: SourceLocation(file: ""), "the source has no tables")
    }
    return document.screens.indices.compactMap { screen($0, as: variant) }
  }

  /// One of these screens by its number; `nil` where there is none.
  package func screen(_ number: Int, as variant: Variant) -> Screen? {
    guard let document, document.screens.indices.contains(number) else { return nil }
    var screen = document.screens[number]
    let place = picked.map { $0.indices.contains(number) ? $0[number] : number } ?? number
    let (idiom, sizeClasses) = (variant.idiom(of: screen), variant.sizeClasses(of: screen))
    if let shown = strings?.screen(place, in: variant.language ?? screen.language, on: idiom, sizeClasses) {
      (screen.content, screen.popover, screen.bars) = (shown.content, shown.popover, shown.bars)
      (screen.presentation, screen.menu, screen.alertController) = (
        shown.presentation, shown.menu, shown.alertController
      )
    }
    if variant.bars == .shown, let found = bars?.bars(ofScreen: place, in: variant.language) {
      screen.bars = found
    }
    return screen
  }
}

extension Source {
  /// The source with nothing but the table of a name; one without a document as it is.
  public func picking(_ name: String) throws(TableNameError) -> Source {
    guard let document else { return self }
    return picking(screens: try document.screens(named: name))
  }

  /// The source with some of its screens alone, by their numbers.
  package func picking(screens numbers: [Int]) -> Source {
    let count = document?.screens.count ?? 0
    let known = numbers.filter { (0..<count).contains($0) }
    var source = self
    source.result = result.picking(screens: known)
    source.picked = known.map { number in picked.map { $0[number] } ?? number }
    return source
  }

  /// The source for a file that nobody asked for by its name, as ``LoadingResult/leniently`` has it.
  package var leniently: Source {
    var source = self
    source.result = result.leniently
    return source
  }

  /// The texts of the source and their tables; `nil` where it has errors.
  package var languages: SourceLanguages? { strings?.sourceLanguages }

  /// The languages that texts of its screens are looked up in for one way of drawing, each once; empty for those of the source.
  package func translations(as variant: Variant) -> [String] {
    variant.language.map { [$0] } ?? (document?.screens.compactMap(\.language) ?? []).uniqued()
  }

  /// The language of the texts in one way of drawing; `nil` where nothing says it.
  package func language(as variant: Variant) -> String? {
    guard let language = translations(as: variant).first, PseudoLanguage(named: language) == nil else {
      return strings?.ownLanguage
    }
    return language
  }

  /// The names of the languages that the source is compared in: those that are asked for, else all that it has strings in;
  /// its own and pseudo-languages are left out.
  package func comparedLanguages(asked: [String] = []) -> [String] {
    guard let strings, document?.screens.isEmpty == false else { return [] }
    let developmentLanguage = strings.developmentLanguage
    let own = LanguageTag(developmentLanguage)?.normalized
    return (asked.isEmpty ? strings.languages : asked).filter { name in
      PseudoLanguage(named: name) == nil && name != developmentLanguage
        && (own == nil || LanguageTag(name)?.normalized != own)
    }
  }
}

extension Source {
  /// What variants do not have: looks that replace the source's own of what it uses, languages of
  /// strings, and bars of other storyboards.
  ///
  /// What the source's own look lacks is among its diagnostics already.
  package func lacks(of variants: [Variant], _ vocabulary: SpecVocabulary = .all) -> [Diagnostic] {
    guard let document else { return [] }
    return lacks(of: variants.compactMap(\.theme), document, vocabulary)
      + findings(in: variants.flatMap(translations))
      + (variants.contains { $0.bars == .shown } ? bars?.findings() ?? [] : [])
  }

  /// What is wrong with what languages have for the source's texts, each told once.
  package func flaws(in languages: [String]) -> [Diagnostic] {
    guard let strings, document?.screens.isEmpty == false else { return [] }
    return strings.flaws(in: languages).uniqued()
  }

  /// What is wrong with the strings of languages, each told once.
  private func findings(in languages: [String]) -> [Diagnostic] {
    guard let strings, document?.screens.isEmpty == false else { return [] }
    return languages.flatMap { language in
      strings.findings(in: language) + SystemWordStore.shared.findings(in: language)
    }.uniqued()
  }

  private func lacks(
    of names: [String], _ document: Document, _ vocabulary: SpecVocabulary
  ) -> [Diagnostic] {
    guard !uses.isEmpty else { return [] }
    var themes: [String] = []
    for theme in names where !themes.contains(theme) { themes.append(theme) }
    var lacks: [Diagnostic] = []
    for theme in themes {
      for use in uses
      where document.screens.indices.clamped(to: use.screens).contains(where: {
        document.screens[$0].theme != theme
      }) {
        if let warning = vocabulary.warning(of: use, in: theme), !lacks.contains(warning) {
          lacks.append(warning)
        }
      }
    }
    return lacks
  }
}
