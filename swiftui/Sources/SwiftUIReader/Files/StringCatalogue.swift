/// The texts of a string catalogue in all of its languages.
final class StringCatalogue {
  /// The texts in the catalogue’s own language, which are the keys where nothing else is written.
  let own: [String: String]
  /// The members for each key, by languages.
  private let localizations: [(key: String, members: [JSON.Member])]
  private let language: String

  init(_ bytes: [UInt8]) {
    let value = JSONReader.value(of: bytes)
    let language = value?["sourceLanguage"]?.text ?? "en"
    self.language = language
    localizations = (value?["strings"]?.members ?? []).map {
      ($0.name, $0.value["localizations"]?.members ?? [])
    }
    own = Dictionary(
      localizations.map { key, members in
        let unit = members.last { $0.name == language }?.value
        return (key, unit.flatMap(StringCatalogue.text) ?? key)
      }, uniquingKeysWith: { _, last in last })
  }

  /// The texts of each language, by its name in small letters.
  private(set) lazy var texts: [String: [String: String]] = {
    var texts = [language.lowercased(): own]
    for (key, members) in localizations {
      for member in members where member.name != language {
        guard let text = StringCatalogue.text(of: member.value) else { continue }
        texts[member.name.lowercased(), default: [:]][key] = text
      }
    }
    return texts
  }()

  /// The keys that have a text in another language than the catalogue’s own.
  private(set) lazy var otherKeys: Set<String> = {
    let translated = localizations.filter { _, members in
      members.contains { $0.name != language && StringCatalogue.text(of: $0.value) != nil }
    }
    return Set(translated.map(\.key))
  }()

  private static func text(of localization: JSON) -> String? {
    let unit =
      localization["stringUnit"] ?? localization["variations"]?["plural"]?["other"]?["stringUnit"]
    return unit?["value"]?.text
  }
}
