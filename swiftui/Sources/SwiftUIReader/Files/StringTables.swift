/// The texts of a project in its own language: its `.strings` files and string catalogues.
final class StringTables {
  /// The files of each table, by its name.
  private lazy var files: [String: [String]] = listed()
  private let listing: ProjectListing
  /// The tables that have been read.
  private var tables: [String: [String: String]] = [:]
  /// The tables of single languages that have been read.
  private var translated: [LanguageTable: [String: String]] = [:]
  /// The catalogues that have been read, by their paths.
  private var catalogues: [String: StringCatalogue] = [:]
  /// Whether other languages than the project’s own have keys, by tables, as far as was asked.
  private var translatedKeys: [String: [String: Bool]] = [:]

  private struct LanguageTable: Hashable {
    var name: String
    var language: String
  }

  /// Keys without signs and capitals, for names that generators of code make of them.
  private lazy var plain: [String: (table: String, key: String)] = {
    var plain: [String: (table: String, key: String)] = [:]
    for name in files.keys.sorted() {
      for key in table(named: name).keys.sorted() {
        let short = StringTables.plain(key)
        if plain[short] == nil { plain[short] = (name, key) }
      }
    }
    return plain
  }()
  /// The keys of each table by what they are without signs and capitals, once they are known.
  private var short: [String: [String: String]] = [:]
  /// The folders of the tables that texts were found in, with how many.
  private(set) var used: [String: Int] = [:]

  init(_ listing: ProjectListing) { self.listing = listing }

  /// The text of a key; `nil` where the table lacks it.
  func text(of key: String, table: String?) -> String? {
    let name = table ?? StringTables.usual
    guard let text = self.table(named: name)[key] else { return nil }
    if let file = files[name]?.first { used[StringTables.home(of: file), default: 0] += 1 }
    return text
  }

  /// The text of a key in a language; `nil` where the table lacks it there.
  func text(of key: String, table: String?, in language: String) -> String? {
    for name in StringTables.names(of: language) {
      if let text = self.table(named: table ?? StringTables.usual, in: name)[key] { return text }
    }
    return nil
  }

  /// Whether another language than the project’s own has a text of a key.
  func isTranslated(_ key: String, table: String?) -> Bool {
    let name = table ?? StringTables.usual
    if let known = translatedKeys[name]?[key] { return known }
    let isTranslated = listing.strings.contains { path in
      guard StringTables.stem(of: path) == name else { return false }
      if path.hasSuffix(".xcstrings") { return catalogue(at: path)?.otherKeys.contains(key) == true }
      guard files[name]?.contains(path) != true, let bytes = ProjectFolder.contents(of: path) else {
        return false
      }
      return StringsScanner.has(key, bytes)
    }
    translatedKeys[name, default: [:]][key] = isTranslated
    return isTranslated
  }

  /// A catalogue, which is read once.
  private func catalogue(at path: String) -> StringCatalogue? {
    if let known = catalogues[path] { return known }
    guard let bytes = ProjectFolder.contents(of: path) else { return nil }
    let made = StringCatalogue(bytes)
    catalogues[path] = made
    return made
  }

  /// Whether a language has something else for a text that is a key, or what is shown for one.
  func isLookedUp(_ shown: String, in language: String) -> Bool {
    let keys = table(named: StringTables.usual).filter { $0.value == shown }.keys
    return ([shown] + keys).contains { key in
      text(of: key, table: nil, in: language).map { $0 != shown } ?? false
    }
  }

  /// Whether there are any texts in a language.
  func hasTexts(in language: String) -> Bool {
    let names = StringTables.names(of: language)
    return names.contains { name in
      listing.strings.contains { StringTables.language(of: $0) == name }
        || files.keys.contains { !table(named: $0, in: name).isEmpty }
    }
  }

  /// The names that a language may have: `pt-br` and `pt`.
  private static func names(of language: String) -> [String] {
    let whole = language.lowercased()
    return [whole] + whole.split(separator: "-").prefix(1).map(String.init).filter { $0 != whole }
  }

  /// The language of a file in a folder of one, in small letters.
  private static func language(of path: String) -> String? {
    let folder = ProjectFolder.name(of: ProjectFolder.parent(of: path))
    guard folder.hasSuffix(".lproj") else { return nil }
    return String(folder.dropLast(6)).lowercased().split(separator: "_").joined(separator: "-")
  }

  private func table(named name: String, in language: String) -> [String: String] {
    let place = LanguageTable(name: name, language: language)
    if let table = translated[place] { return table }
    var table: [String: String] = [:]
    for path in listing.strings where StringTables.stem(of: path) == name {
      if path.hasSuffix(".xcstrings") {
        table.merge(catalogue(at: path)?.texts[language] ?? [:]) { first, _ in first }
      } else if StringTables.language(of: path) == language, let bytes = ProjectFolder.contents(of: path) {
        table.merge(StringsScanner.texts(of: bytes)) { first, _ in first }
      }
    }
    translated[place] = table
    return table
  }

  /// The folder that the languages of a table lie in.
  private static func home(of file: String) -> String {
    let folder = ProjectFolder.parent(of: file)
    return folder.hasSuffix(".lproj") ? ProjectFolder.parent(of: folder) : folder
  }

  private static let usual = "Localizable"

  /// The key that a generator made a name of, such as `about.title` of `About.title`; `nil` where there is none.
  func key(named path: [String]) -> (table: String, key: String)? {
    let name = StringTables.plain(path.joined())
    return plain[name] ?? plain["localizable" + name] ?? key(behind: path)
  }

  /// The key of a path that begins with the name of its table, as `Settings.title` does.
  private func key(behind path: [String]) -> (table: String, key: String)? {
    guard path.count > 1 else { return nil }
    let first = StringTables.plain(path[0])
    let rest = StringTables.plain(path.dropFirst().joined())
    for name in files.keys.sorted() where StringTables.plain(name) == first {
      let keys =
        short[name]
        ?? Dictionary(
          table(named: name).keys.sorted().map { (StringTables.plain($0), $0) },
          uniquingKeysWith: { old, _ in old })
      short[name] = keys
      if let key = keys[rest] { return (name, key) }
    }
    return nil
  }

  private static func plain(_ key: String) -> String {
    String(
      decoding: key.utf8.compactMap { byte -> UInt8? in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 32
        case 0x80...: byte
        default: nil
        }
      }, as: UTF8.self)
  }

  private func listed() -> [String: [String]] {
    var files: [String: [String]] = [:]
    // Those of the project’s first language win over those of others, and earlier paths over later ones.
    let languages = ["/Base.lproj/", "/en-US.lproj/", "/en.lproj/"]
    for path in listing.strings {
      if path.contains(".lproj/"), !languages.contains(where: { path.contains($0) }) { continue }
      files[StringTables.stem(of: path), default: []].append(path)
    }
    for name in files.keys {
      files[name]?.sort { ($0.contains("/en.lproj/") ? 0 : 1, $0) < ($1.contains("/en.lproj/") ? 0 : 1, $1) }
    }
    return files
  }

  /// The name of the table that a file has.
  private static func stem(of path: String) -> String {
    let file = ProjectFolder.name(of: path)
    return String(file[..<(file.lastIndex(of: ".") ?? file.endIndex)])
  }

  private func table(named name: String) -> [String: String] {
    if let table = tables[name] { return table }
    var table: [String: String] = [:]
    for path in files[name] ?? [] {
      if path.hasSuffix(".xcstrings") {
        table.merge(catalogue(at: path)?.own ?? [:]) { first, _ in first }
      } else if let bytes = ProjectFolder.contents(of: path) {
        table.merge(StringsScanner.texts(of: bytes)) { first, _ in first }
      }
    }
    tables[name] = table
    return table
  }
}

/// Reads the pairs of a `.strings` file.
private struct StringsScanner {
  private let bytes: [UInt8]
  private var place = 0

  static func texts(of bytes: [UInt8]) -> [String: String] {
    // Older files are UTF-16.
    var scanner = StringsScanner(bytes: bytes.starts(with: [0xFF, 0xFE]) ? narrowed(bytes) : bytes)
    var texts: [String: String] = [:]
    while let key = scanner.word() {
      guard scanner.skip(to: UInt8(ascii: "=")), let text = scanner.word() else { break }
      texts[key] = text
      _ = scanner.skip(to: UInt8(ascii: ";"))
    }
    return texts
  }

  /// Whether a file has a key, which is looked for without reading the others: projects have many languages.
  static func has(_ key: String, _ bytes: [UInt8]) -> Bool {
    guard !bytes.starts(with: [0xFF, 0xFE]) else { return texts(of: bytes)[key] != nil }
    let escaped = key.flatMap { $0 == "\n" ? ["\\", "n"] : $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }
    let word = Array(String(escaped).utf8)
    guard let first = word.first else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      var place = 0
      while place + word.count < bytes.count {
        defer { place += 1 }
        guard bytes[place] == first, (1..<word.count).allSatisfy({ bytes[place + $0] == word[$0] }) else {
          continue
        }
        let before = place > 0 ? bytes[place - 1] : 10
        var end = place + word.count
        if before == UInt8(ascii: "\"") {
          guard bytes[end] == before else { continue }
          end += 1
        } else if before != 10, before != 32, before != UInt8(ascii: ";") {
          continue
        }
        while end < bytes.count, [9, 10, 13, 32].contains(bytes[end]) { end += 1 }
        if end < bytes.count, bytes[end] == UInt8(ascii: "=") { return true }
      }
      return false
    }
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private static func narrowed(_ bytes: [UInt8]) -> [UInt8] {
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map {
      UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func skipComments() {
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "/"), place + 1 < bytes.count {
        let isLine = bytes[place + 1] == UInt8(ascii: "/")
        place += 2
        while place < bytes.count {
          if isLine, bytes[place] == 10 { break }
          if !isLine, bytes[place - 1] == UInt8(ascii: "*"), bytes[place] == UInt8(ascii: "/") { break }
          place += 1
        }
        place += 1
      } else if bytes[place] == UInt8(ascii: "\"") || isLetter(bytes[place])
        || "=;".utf8.contains(bytes[place])
      {
        return
      } else {
        place += 1
      }
    }
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte & 0xDF >= UInt8(ascii: "A") && byte & 0xDF <= UInt8(ascii: "Z")
  }

  private mutating func skip(to mark: UInt8) -> Bool {
    skipComments()
    guard place < bytes.count, bytes[place] == mark else { return false }
    place += 1
    return true
  }

  private mutating func word() -> String? {
    skipComments()
    guard place < bytes.count else { return nil }
    var text: [UInt8] = []
    guard bytes[place] == UInt8(ascii: "\"") else {
      while place < bytes.count, isLetter(bytes[place]) || bytes[place] == UInt8(ascii: ".") {
        text.append(bytes[place])
        place += 1
      }
      return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
    }
    place += 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      if bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.count {
        place += 1
        text.append(bytes[place] == UInt8(ascii: "n") ? 10 : bytes[place])
      } else {
        text.append(bytes[place])
      }
      place += 1
    }
    place += 1
    return String(decoding: text, as: UTF8.self)
  }
}
