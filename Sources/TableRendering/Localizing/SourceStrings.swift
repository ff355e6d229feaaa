import TableModel

/// The texts of a source in other languages and on other devices: read when they are asked for, each language once for
/// all screens.
package struct SourceStrings: Sendable {
  /// What reads them, by the kind of the source.
  private enum Reader {
    case tables(SourceLocalizer)
    case bundle(SettingsLocalizer)
  }

  private let reader: Reader

  init(_ reader: SourceLocalizer) { self.reader = .tables(reader) }

  init(_ reader: SettingsLocalizer) { self.reader = .bundle(reader) }

  /// What the screen of a number shows on a kind of device in a language, or pseudo-language, by its name; in the
  /// source’s own texts where no language is given.
  ///
  /// `sizeClasses` is the room of the screen; `nil` for that which the source says. The answer is `nil` where everything
  /// stays as the source has it, which is as a phone shows it.
  func screen(
    _ number: Int, in language: String?, on idiom: UserInterfaceIdiom, _ sizeClasses: SizeClasses?
  ) -> Screen? {
    guard language != nil || idiom != .phone || sizeClasses != nil else { return nil }
    return switch reader {
    case .tables(let reader): reader.screen(number, in: language, on: idiom, sizeClasses)
    case .bundle(let reader): reader.screen(number, in: language, on: idiom)
    }
  }

  /// What is wrong with the strings of a language, and whether there are any.
  func findings(in language: String) -> [Diagnostic] {
    switch reader {
    case .tables(let reader): reader.findings(in: language)
    case .bundle(let reader): reader.findings(in: language)
    }
  }

  /// What is wrong with what some languages have for the source's texts.
  func flaws(in languages: [String]) -> [Diagnostic] {
    switch reader {
    case .tables(let reader): reader.flaws(in: languages)
    case .bundle: []
    }
  }

  /// All files that the screens in a language are made of, besides the source itself, in the order of reading.
  package func files(in language: String) -> [ShownFile] {
    switch reader {
    case .tables(let reader): reader.files(in: language)
    case .bundle(let reader): reader.files(in: language)
    }
  }

  /// The folders that tables of strings lie in, without links in their paths.
  package var folders: Set<FilePath> {
    switch reader {
    case .tables(let reader): Set(reader.folders.map(\.place.folder))
    case .bundle: []
    }
  }

  /// The name of the language that the source’s own texts are in, as far as what lies beside it says.
  package var ownLanguage: String? {
    switch reader {
    case .tables(let reader): reader.ownLanguage
    case .bundle(let reader): reader.ownLanguage
    }
  }

  /// The same, as its project says, or English where nothing says it, as Xcode has it.
  package var developmentLanguage: String {
    switch reader {
    case .tables(let reader): reader.developmentLanguage
    case .bundle(let reader): reader.ownLanguage ?? "en"
    }
  }

  /// The names of the languages that the source has strings in, in their order.
  package var languages: [String] {
    switch reader {
    case .tables(let reader): reader.languages
    case .bundle(let reader): reader.languages
    }
  }

  /// What a language has for each key of the source whose own text is one of some, by these texts; keys that are not to
  /// be translated are left out.
  func translations(of texts: some Sequence<String>, in language: String) -> [String: [TextTranslation]] {
    switch reader {
    case .tables(let reader): reader.translations(of: texts, in: language)
    case .bundle(let reader): reader.translations(of: texts, in: language)
    }
  }

  /// The texts of the source, and the tables that have them.
  var sourceLanguages: SourceLanguages {
    switch reader {
    case .tables(let reader): reader.sourceLanguages
    case .bundle(let reader): reader.sourceLanguages
    }
  }
}
