/// Words of a language that generated screens are made of, all of them common ones.
struct WordStock: Sendable {
  /// The name of the language.
  let language: String
  /// Whether it is written from right to left.
  var isRightToLeft = false
  /// What titles and rows are called.
  let nouns: [String]
  /// What stands before or behind a noun, where a row has two words.
  let adjectives: [String]
  /// What rows say of themselves.
  let values: [String]
  /// What stands between two words.
  var space = " "
  /// Whether adjectives come first.
  var adjectivesLead = true

  /// The list of a language; `nil` where there is none.
  static func of(_ language: String) -> WordStock? { all.first { $0.language == language } }

  /// A noun, with an adjective in some cases.
  func name(_ numbers: inout SeededNumbers) -> String {
    let noun = numbers.pick(nouns) ?? ""
    guard numbers.chance(40), let adjective = numbers.pick(adjectives) else { return noun }
    return (adjectivesLead ? [adjective, noun] : [noun, adjective]).joined(separator: space)
  }

  /// Several words, such as a footer has.
  func phrase(_ count: Int, _ numbers: inout SeededNumbers) -> String {
    (0..<count).map { _ in name(&numbers) }.joined(separator: space)
  }

  /// A word that a row says of itself, or a number.
  func value(_ numbers: inout SeededNumbers) -> String {
    numbers.chance(25) ? String(numbers.number(below: 1000)) : numbers.pick(values) ?? ""
  }
}

extension WordStock {
  /// All lists, by the names of their languages.
  static let all = [arabic, german, english, spanish, french, japanese]

  private static let english = WordStock(
    language: "en",
    nouns: [
      "Garden", "Letters", "Morning", "Station", "River", "Music", "Journey", "Kitchen", "Weather", "Harbour",
      "Library", "Bicycle", "Calendar", "Lantern", "Sounds", "Messages", "Bridge", "Orchard", "Pictures",
      "Window",
    ],
    adjectives: [
      "Quiet", "Green", "Recent", "Small", "Distant", "Shared", "Early", "New", "Favourite", "Warm",
    ],
    values: ["On", "Off", "Never", "Always", "Today", "Automatic", "None", "Evening", "Nearby", "Weekly"])

  private static let german = WordStock(
    language: "de",
    nouns: [
      "Garten", "Briefe", "Morgen", "Bahnhof", "Fluss", "Musik", "Reise", "Küche", "Wetter", "Hafen",
      "Bücherei",
      "Fahrradverleih", "Kalender", "Laterne", "Geräusche", "Nachrichten", "Straßenbrücke", "Obstwiese",
      "Bilder",
    ],
    adjectives: [
      "Stille", "Grüne", "Letzte", "Kleine", "Ferne", "Geteilte", "Frühe", "Neue", "Beliebte", "Warme",
    ],
    values: [
      "Ein", "Aus", "Nie", "Immer", "Heute", "Automatisch", "Keine", "Abends", "In der Nähe", "Wöchentlich",
    ])

  private static let spanish = WordStock(
    language: "es",
    nouns: [
      "Jardín", "Cartas", "Mañana", "Estación", "Río", "Música", "Viaje", "Cocina", "Tiempo", "Puerto",
      "Biblioteca",
      "Bicicleta", "Calendario", "Farol", "Sonidos", "Mensajes", "Puente", "Huerto", "Imágenes", "Ventana",
    ],
    adjectives: ["tranquilo", "verde", "reciente", "lejano", "compartido", "nuevo", "favorito", "grande"],
    values: ["Sí", "No", "Nunca", "Siempre", "Hoy", "Automático", "Ninguno", "Cerca", "Cada semana"],
    adjectivesLead: false)

  private static let french = WordStock(
    language: "fr",
    nouns: [
      "Jardin", "Lettres", "Matin", "Gare", "Rivière", "Musique", "Voyage", "Cuisine", "Météo", "Port",
      "Bibliothèque", "Bicyclette", "Calendrier", "Lanterne", "Sons", "Messages", "Pont", "Verger", "Images",
    ],
    adjectives: ["calme", "vert", "récent", "lointain", "partagé", "nouveau", "préféré", "tiède"],
    values: ["Oui", "Non", "Jamais", "Toujours", "Aujourd’hui", "Automatique", "Aucun", "À proximité"],
    adjectivesLead: false)

  private static let japanese = WordStock(
    language: "ja",
    nouns: ["庭", "手紙", "朝", "駅", "川", "音楽", "旅行", "台所", "天気", "港", "図書館", "自転車", "カレンダー", "窓"],
    adjectives: ["静かな", "新しい", "小さい", "遠い", "早い", "大きい"],
    values: ["オン", "オフ", "なし", "いつも", "今日", "自動", "夕方", "毎週"], space: "")

  private static let arabic = WordStock(
    language: "ar", isRightToLeft: true,
    nouns: [
      "حديقة", "رسائل", "صباح", "محطة", "نهر", "موسيقى", "رحلة", "مطبخ", "طقس", "ميناء", "مكتبة", "نافذة",
    ],
    adjectives: ["هادئة", "جديدة", "صغيرة", "بعيدة", "مبكرة", "كبيرة"],
    values: ["نعم", "لا", "أبدا", "دائما", "اليوم", "تلقائي", "مساء"], adjectivesLead: false)
}
