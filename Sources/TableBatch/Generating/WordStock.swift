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
  /// What ends a sentence.
  var stop = "."
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

  /// A noun alone.
  func noun(_ numbers: inout SeededNumbers) -> String { numbers.pick(nouns) ?? "" }

  /// Sentences in paragraphs, such as a note has.
  func sentences(_ count: Int, _ numbers: inout SeededNumbers) -> String {
    (0..<count).map { _ in
      phrase(3 + numbers.number(below: 8), &numbers) + stop + (numbers.chance(25) ? "\n\n" : space)
    }
    .joined()
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
  static let all = [
    arabic, german, greek, english, spanish, french, hebrew, hindi, japanese, korean, russian, thai,
    simplifiedChinese,
    traditionalChinese,
  ]

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
    values: ["オン", "オフ", "なし", "いつも", "今日", "自動", "夕方", "毎週"], space: "", stop: "。")

  private static let arabic = WordStock(
    language: "ar", isRightToLeft: true,
    nouns: [
      "حديقة", "رسائل", "صباح", "محطة", "نهر", "موسيقى", "رحلة", "مطبخ", "طقس", "ميناء", "مكتبة", "نافذة",
    ],
    adjectives: ["هادئة", "جديدة", "صغيرة", "بعيدة", "مبكرة", "كبيرة"],
    values: ["نعم", "لا", "أبدا", "دائما", "اليوم", "تلقائي", "مساء"], adjectivesLead: false)

  private static let greek = WordStock(
    language: "el",
    nouns: [
      "Κήπος", "Γράμματα", "Πρωί", "Σταθμός", "Ποτάμι", "Μουσική", "Ταξίδι", "Κουζίνα", "Καιρός", "Λιμάνι",
      "Βιβλιοθήκη", "Ποδήλατο", "Ημερολόγιο", "Ήχοι", "Μηνύματα", "Γέφυρα", "Εικόνες", "Παράθυρο",
    ],
    adjectives: ["Ήσυχα", "Πράσινα", "Πρόσφατα", "Μικρά", "Κοινά", "Νέα", "Αγαπημένα"],
    values: ["Ναι", "Όχι", "Ποτέ", "Πάντα", "Σήμερα", "Αυτόματα", "Κανένα", "Βράδυ", "Κοντά"])

  private static let hebrew = WordStock(
    language: "he", isRightToLeft: true,
    nouns: [
      "גינה", "מכתבים", "בוקר", "תחנה", "נהר", "מוזיקה", "מסע", "מטבח", "מזג אוויר", "נמל", "ספרייה",
      "אופניים", "חלון",
    ],
    adjectives: ["שקט", "ירוק", "אחרון", "קטן", "רחוק", "חדש", "מועדף"],
    values: ["כן", "לא", "לעולם לא", "תמיד", "היום", "אוטומטי", "ללא", "בקרבת מקום"], adjectivesLead: false)

  private static let hindi = WordStock(
    language: "hi",
    nouns: [
      "बगीचा", "पत्र", "सुबह", "स्टेशन", "नदी", "संगीत", "यात्रा", "रसोई", "मौसम", "बंदरगाह", "पुस्तकालय", "साइकिल", "खिड़की",
    ],
    adjectives: ["शांत", "हरा", "हाल का", "छोटा", "दूर का", "नया", "पसंदीदा"],
    values: ["चालू", "बंद", "कभी नहीं", "हमेशा", "आज", "स्वचालित", "कोई नहीं", "शाम"], stop: "।")

  private static let korean = WordStock(
    language: "ko",
    nouns: [
      "정원", "편지", "아침", "기차역", "강", "음악", "여행", "부엌", "날씨", "항구", "도서관", "자전거", "달력", "소리", "메시지", "창문",
    ],
    adjectives: ["조용한", "초록색", "최근", "작은", "먼", "새로운", "따뜻한"],
    values: ["켬", "끔", "안 함", "항상", "오늘", "자동", "없음", "저녁", "매주"])

  private static let russian = WordStock(
    language: "ru",
    nouns: [
      "Сад", "Письма", "Утро", "Вокзал", "Река", "Музыка", "Путешествие", "Кухня", "Погода", "Гавань",
      "Библиотека",
      "Велосипед", "Календарь", "Звуки", "Сообщения", "Мост", "Изображения", "Окно",
    ],
    adjectives: ["Тихо", "Недавно", "Далеко", "Снова", "Рано", "Тепло", "Вместе"],
    values: ["Вкл.", "Выкл.", "Никогда", "Всегда", "Сегодня", "Автоматически", "Нет", "Вечером", "Рядом"])

  private static let thai = WordStock(
    language: "th",
    nouns: [
      "สวน", "จดหมาย", "ตอนเช้า", "สถานี", "แม่น้ำ", "ดนตรี", "การเดินทาง", "ห้องครัว", "อากาศ", "ท่าเรือ", "ห้องสมุด",
      "จักรยาน", "หน้าต่าง",
    ],
    adjectives: ["เงียบ", "เขียว", "ล่าสุด", "เล็ก", "ไกล", "ใหม่", "อบอุ่น"],
    values: ["เปิด", "ปิด", "ไม่เลย", "เสมอ", "วันนี้", "อัตโนมัติ", "ไม่มี", "ใกล้เคียง"], space: "", stop: " ",
    adjectivesLead: false)

  private static let simplifiedChinese = WordStock(
    language: "zh-Hans",
    nouns: [
      "花园", "信件", "早晨", "车站", "河流", "音乐", "旅行", "厨房", "天气", "港口", "图书馆", "自行车", "日历", "声音", "信息", "图片", "窗户",
    ],
    adjectives: ["安静的", "绿色的", "最近的", "小", "遥远的", "新的", "温暖的"],
    values: ["开", "关", "永不", "始终", "今天", "自动", "无", "晚上", "附近", "每周"], space: "", stop: "。")

  private static let traditionalChinese = WordStock(
    language: "zh-Hant",
    nouns: [
      "花園", "信件", "早晨", "車站", "河流", "音樂", "旅行", "廚房", "天氣", "港口", "圖書館", "腳踏車", "行事曆", "聲音", "訊息", "圖片", "窗戶",
    ],
    adjectives: ["安靜的", "綠色的", "最近的", "小", "遙遠的", "新的", "溫暖的"],
    values: ["開啟", "關閉", "永不", "永遠", "今天", "自動", "無", "晚上", "附近", "每週"], space: "", stop: "。")
}

/// Numbers that look random and follow from a seed, the same on every machine: Steele, Lea and Flood's SplitMix64.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  /// The numbers of one of the things that a seed gives, whatever others there are.
  init(seed: UInt64, index: Int) {
    state = seed
    state = next() ^ UInt64(truncatingIfNeeded: index)
    state = next()
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A whole number from 0 to one less than a limit, which is at least 1.
  mutating func number(below limit: Int) -> Int {
    Int(truncatingIfNeeded: next() >> 1) % max(1, limit)
  }

  /// Whether something happens that does so in some of a hundred cases.
  mutating func chance(_ percent: Int) -> Bool { number(below: 100) < percent }

  /// One of several values; `nil` where there are none.
  mutating func pick<Value>(_ values: [Value]) -> Value? {
    values.isEmpty ? nil : values[number(below: values.count)]
  }
}
