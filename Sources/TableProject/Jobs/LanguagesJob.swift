import TableModel
import TableRendering
import TableSources

/// Tells in which languages sources have their texts, and how complete each is: what `tablemock languages` prints.
public struct LanguagesJob: Sendable {
  /// What one language has of a source’s texts.
  public struct Account: Hashable, Sendable {
    /// The name of the language, as its file or folder has it.
    public var language: String
    /// The keys of texts that the language lacks, in the order of the source.
    public var missing: [String]
    /// The keys that no source uses any more, in the order of their bytes.
    public var leftOver: [String]
    /// Whether the source itself is written in the language, and shows its own texts for the keys that are missing.
    package var isOwn = false
  }

  /// What there is of one source.
  public struct Listing: Hashable, Sendable {
    /// The path of the source.
    public var file: FilePath
    /// The number of its texts.
    public var texts: Int
    /// What each language has of them.
    public var accounts: [Account]
  }

  /// The specs, documents and bundles whose languages are listed.
  public var inputs: [InputFile]

  /// A job for some sources.
  public init(inputs: [InputFile]) {
    self.inputs = inputs
  }

  /// The names of the languages that any of the sources has its texts in, those that they are written in first.
  public var names: [String] {
    let found = inputs.filter { !$0.isStandardInput }.compactMap {
      SourceLoader.standard.load($0).languages
    }
    let own = Set(found.map(\.developmentLanguage))
    let others = Set(found.flatMap(\.tables).map(\.language)).subtracting(own)
    return own.sorted() + others.sorted()
  }

  /// Lists the languages of each source, and says whether all sources could be read.
  ///
  /// A key is left over where none of the sources that share a table uses it.
  public func run(_ observer: any JobObserver) -> (listings: [Listing], isWell: Bool) {
    var isWell = true
    var found: [(file: FilePath, languages: SourceLanguages)] = []
    for (number, input) in inputs.enumerated() {
      defer { observer.advanced(JobProgress(.sources, finished: number + 1, planned: inputs.count)) }
      var source = SourceLoader.standard.load(input)
      if input.isFound { source = source.leniently }
      observer.found(source.diagnostics)
      if source.document == nil { isWell = false }
      guard let languages = source.languages else { continue }
      observer.found(languages.diagnostics)
      found.append((input.path, languages))
    }
    let listings = found.map { file, languages in
      let used = found.filter { $0.languages.place == languages.place }.flatMap(\.languages.keys)
      let accounts = languages.tables.map { table in
        Account(
          language: table.language, missing: languages.missing(in: table),
          leftOver: table.keys.subtracting(used).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) },
          isOwn: table.language == languages.developmentLanguage)
      }
      return Listing(file: file, texts: languages.keys.count, accounts: accounts)
    }
    return (listings, isWell)
  }
}

extension LanguagesJob.Listing {
  /// The listing as JSON, for programs.
  public var json: JSONValue {
    let languages = accounts.map { account in
      JSONValue.object([
        ("language", .string(account.language)),
        ("translated", .number(Double(texts - account.missing.count))),
        ("missing", .array(account.missing.map(JSONValue.string))),
        ("leftOver", .array(account.leftOver.map(JSONValue.string))),
      ])
    }
    return .object([
      ("file", .string(file.text)), ("texts", .number(Double(texts))), ("languages", .array(languages)),
    ])
  }

  /// The listing for people: a line for each language, with the keys that it lacks and those that are left over.
  public var text: String {
    var lines = ["\(file): \(texts) \(texts == 1 ? "text" : "texts")"]
    // Whoever names a folder of strings names a language.
    let names = accounts.map(\.language.printable)
    let width = names.map(\.count).max() ?? 0
    for (account, language) in zip(accounts, names) {
      let name = language + String(repeating: " ", count: width - language.count)
      let margin = String(repeating: " ", count: width)
      lines.append("  \(name)  \(texts - account.missing.count) of \(texts)")
      let lack = account.isOwn ? "as in the source" : "missing"
      if !account.missing.isEmpty { lines.append("  \(margin)  \(lack): \(list(account.missing))") }
      if !account.leftOver.isEmpty { lines.append("  \(margin)  left over: \(list(account.leftOver))") }
    }
    if accounts.isEmpty { lines.append("  there are no strings beside it, nor in its project") }
    return lines.joined(separator: "\n")
  }

  /// The most keys that are named to people.
  private static let mostNamed = 8

  private func list(_ keys: [String]) -> String {
    let shown = keys.prefix(Self.mostNamed).map(quoted)
    let rest = keys.count - shown.count
    return listed(rest > 0 ? shown + ["\(rest) more"] : shown, "and")
  }
}
