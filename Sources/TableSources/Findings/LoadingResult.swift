import TableModel

/// What came of reading a source file.
public struct LoadingResult: Hashable, Sendable {
  /// What the file describes; `nil` when there is any error among the diagnostics.
  public var document: Document?
  /// All findings, in the order of their places in the file.
  public var diagnostics: [Diagnostic]
  /// Those of them that tell what was guessed, as of views of SwiftUI.
  package var guesses: [Diagnostic] = []
  /// Where the parts of the document were written; `nil` where nothing could be read.
  public var origins: Origins?
  /// The places that use what not every release of the system has, in the order of the file.
  public var uses: [AvailabilityUse] = []
  /// The texts that the file gives keys of string tables.
  package var keyTexts: [KeyTexts] = []
  /// Whether the file is sound and has no table of iOS, so that there is nothing to be done with it.
  public var isWithoutTables = false
  /// Whether the file is none of this program's: YAML or JSON that has nothing of a screen.
  public var isForeign = false

  /// A document, or the reasons why there is none.
  public init(document: Document?, diagnostics: [Diagnostic], origins: Origins? = nil) {
    self.document = document
    self.diagnostics = diagnostics
    self.origins = origins
  }

  /// The result with nothing but the table of a name, and its origins; without a document the result as it is.
  public func picking(_ name: String) throws(TableNameError) -> LoadingResult {
    guard let document else { return self }
    return picking(screens: try document.screens(named: name))
  }

  /// The result with some of its screens alone, by their numbers, and their origins.
  package func picking(screens picked: [Int]) -> LoadingResult {
    var result = self
    result.document?.screens = picked.compactMap { number in
      document.flatMap { $0.screens.indices.contains(number) ? $0.screens[number] : nil }
    }
    result.origins = origins?.picking(screens: picked)
    result.uses = uses.flatMap { use in
      picked.enumerated().filter { use.screens.contains($0.element) }.map { number, _ in
        use.moved(to: number)
      }
    }
    return result
  }

  /// The result for a file that nobody asked for by its name: having no tables is no error then, and what is none of
  /// this program's is passed over in silence.
  public var leniently: LoadingResult {
    if isForeign {
      var result = LoadingResult(document: Document(screens: []), diagnostics: [])
      result.isForeign = true
      return result
    }
    guard isWithoutTables else { return self }
    var result = self
    result.document = Document(screens: [])
    result.diagnostics = diagnostics.map { finding in
      var warning = Diagnostic(.warning, at: finding.location, finding.message)
      warning.isOfMany = true
      return warning
    }
    return result
  }
}

extension [Diagnostic] {
  /// How many files a finding names beside the first.
  private static let mostNames = 3

  /// The findings of one message in one, which stands at the first file and counts the others.
  package var countedByMessage: [Diagnostic] {
    var (groups, places): ([[Diagnostic]], [String: Int]) = ([], [:])
    for finding in self {
      if let place = places[finding.message] {
        groups[place].append(finding)
      } else {
        places[finding.message] = groups.count
        groups.append([finding])
      }
    }
    return groups.compactMap { alike in
      guard var finding = alike.first, alike.count > 1 else { return alike.first }
      let names = alike.dropFirst().prefix(Self.mostNames).map { FilePath($0.location.file).name.shown }
      let others = alike.count - 1
      let list = names.joined(separator: ", ") + (others > names.count ? " …" : "")
      finding.message += "; the same holds for \(others) other \(others == 1 ? "file" : "files"): \(list)"
      return finding
    }
  }
}

/// What a file says that a key of string tables reads in the language of the developer.
package struct KeyTexts: Hashable, Sendable {
  /// The name of the table; empty for the usual one.
  package let table: String
  /// The key.
  package let key: String
  /// The texts; a file that has several is told by itself.
  package private(set) var texts: Set<String>
  /// The text that stands first.
  package let first: String
  /// Where the key first stands with a text.
  package var location: SourceLocation

  /// A key with its first text.
  package init(_ key: String, of table: String, text: String, at location: SourceLocation) {
    (self.key, self.table, first, self.location) = (key, table, text, location)
    texts = [text]
  }

  /// Notes another text.
  package mutating func add(_ text: String) { texts.insert(text) }
}

/// What came of reading a file that describes something other than screens.
public struct DecodingResult<Value: Sendable>: Sendable {
  /// What the file describes; `nil` when there is any error among the diagnostics.
  public var value: Value?
  /// All findings, in the order of their places in the file.
  public var diagnostics: [Diagnostic]
  /// What could be read of the file in spite of its errors.
  public var partial: Value?
  /// Where the parts of what could be read stand; `nil` where nothing could be read.
  public var origins: Origins?
  /// The places that use what not every release of the system has.
  public var uses: [AvailabilityUse] = []
  /// The texts that the file gives keys of string tables.
  package var keyTexts: [KeyTexts] = []

  /// What was read, and what was found wrong with it.
  package init(
    value: Value?, diagnostics: [Diagnostic], partial: Value? = nil, origins: Origins? = nil
  ) {
    self.value = value
    self.diagnostics = diagnostics
    self.partial = partial
    self.origins = origins
  }
}
