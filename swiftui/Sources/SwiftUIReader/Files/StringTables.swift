/// The texts of a project in its own language: its `.strings` files and string catalogues.
final class StringTables {
  private let root: String
  /// The tables by their names.
  private lazy var tables: [String: [String: String]] = readTables()
  /// Keys without signs and capitals, for names that generators of code make of them.
  private lazy var plain: [String: (table: String, key: String)] = {
    var plain: [String: (table: String, key: String)] = [:]
    for table in tables.keys.sorted() {
      for key in (tables[table] ?? [:]).keys.sorted() {
        let name = StringTables.plain(key)
        if plain[name] == nil { plain[name] = (table, key) }
      }
    }
    return plain
  }()

  init(root: String) { self.root = root }

  /// The text of a key; `nil` where the table lacks it.
  func text(of key: String, table: String?) -> String? {
    if let table { return tables[table]?[key] }
    return tables["Localizable"]?[key]
  }

  /// The key that a generator made a name of, such as `about.title` of `About.title`; `nil` where there is none.
  func key(named path: [String]) -> (table: String, key: String)? {
    let name = StringTables.plain(path.joined())
    return plain[name] ?? plain["localizable" + name]
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

  private func readTables() -> [String: [String: String]] {
    var tables: [String: [String: String]] = [:]
    let files = ProjectFolder.files(below: root, endings: [".strings", ".xcstrings"])
    // Those of the project’s first language win over those of others, and earlier paths over later ones.
    let languages = ["/Base.lproj/", "/en-US.lproj/", "/en.lproj/"]
    for path in files {
      let language = languages.firstIndex { path.contains($0) }
      if path.contains(".lproj/"), language == nil { continue }
      guard let bytes = ProjectFolder.contents(of: path) else { continue }
      let file = ProjectFolder.name(of: path)
      let name = String(file[..<(file.lastIndex(of: ".") ?? file.endIndex)])
      let found =
        file.hasSuffix(".xcstrings")
        ? StringTables.catalogue(bytes) : StringsScanner.texts(of: bytes)
      tables[name, default: [:]].merge(found) { old, new in language == 2 ? new : old }
    }
    return tables
  }

  private static func catalogue(_ bytes: [UInt8]) -> [String: String] {
    guard let value = JSONReader.value(of: bytes), let strings = value["strings"] else { return [:] }
    let language = value["sourceLanguage"]?.text ?? "en"
    var texts: [String: String] = [:]
    for member in strings.members {
      let own = member.value["localizations"]?[language]
      let unit = own?["stringUnit"] ?? own?["variations"]?["plural"]?["other"]?["stringUnit"]
      texts[member.name] = unit?["value"]?.text ?? member.name
    }
    return texts
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
