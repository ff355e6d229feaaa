import TableLayout
import TableModel

/// In what two views that stand for one another differ, with all that lies in them.
struct ViewWords {
  /// A view's differences.
  struct Part {
    /// What is said of it.
    var words: ViewPhrases
    /// The view as it was; `nil` for one that was added.
    var expected: PlacedView?
    /// The view as it is; `nil` for one that was removed.
    var actual: PlacedView?
  }

  /// The differences that a reader looks for.
  private(set) var parts: [Part] = []
  /// Differences that follow from others, unless there are none.
  private(set) var consequences: [String] = []

  private var endings: [Part] = []

  /// What is said where nothing but the picture tells that something differs.
  private static let unknown = "drawn otherwise"

  /// The words for two views; `hasPlace` says whether the place of the views themselves counts, and not just their size.
  ///
  /// What their sources say comes first, as the rest may follow from it.
  init(_ expected: PlacedView, _ actual: PlacedView, hasPlace: Bool) {
    let words = ownWords(expected.view, actual.view, hasPlace: hasPlace)
    addTruncation(expected, actual, name: nil)
    addChildren(of: expected, actual)
    parts += endings
    let said = PropertyWords(
      expected.view.properties, actual.view.properties, besides: words + parts.map(\.words.text)
    )
    .phrases
    let all = said + (said.isEmpty ? words : words.filter { $0 != Self.unknown })
    guard !all.isEmpty else { return }
    parts.insert(
      Part(words: ViewPhrases(phrases: all), expected: expected, actual: actual), at: 0)
  }

  /// All phrases.
  var text: String { parts.map(\.words.text).joined(separator: "; ") }

  private mutating func addChildren(of expected: PlacedView, _ actual: PlacedView) {
    let (olds, news) = (expected.view.children, actual.view.children)
    // Most rows that have moved are otherwise as they were.
    if olds.count == news.count, olds.indices.allSatisfy({ olds[$0].isLike(news[$0]) }) { return }
    for pair in ViewPairs(expected.children, actual.children).pairs {
      switch pair {
      case (let old?, let new?): add(old, new)
      case (let old?, nil):
        addPresence(of: old, "removed") { Part(words: ViewPhrases(phrases: [$0]), expected: old) }
      case (nil, let new?):
        addPresence(of: new, "added") { Part(words: ViewPhrases(phrases: [$0]), actual: new) }
      case (nil, nil): break
      }
    }
  }

  private mutating func addPresence(of view: PlacedView, _ verb: String, _ part: (String) -> Part) {
    let view = view.view
    if view.isAccessory {
      parts.append(part(verb == "added" ? "accessory none → \(view.kind)" : "accessory \(view.kind) → none"))
    } else if view.isStructural {
      consequences.append("\(view.name) \(verb)")
    } else {
      parts.append(part("\(view.titledName) \(verb)"))
    }
  }

  private mutating func add(_ expected: PlacedView, _ actual: PlacedView) {
    let (old, new) = (expected.view, actual.view)
    if new.isAccessory, old.kind != new.kind {
      let text = "accessory \(old.kind.becoming(new.kind))"
      return parts.append(Part(words: ViewPhrases(phrases: [text]), expected: expected, actual: actual))
    }
    guard !old.isLike(new) else { return }
    let place = parts.count
    var words = ownWords(old, new, hasPlace: true)
    addTruncation(expected, actual, name: new.role == ViewRole.textLabel.rawValue ? nil : new.name)
    addChildren(of: expected, actual)
    let told = words + parts[place...].map(\.words.text)
    let said = PropertyWords(old.properties, new.properties, besides: told).phrases
    if !said.isEmpty { words = said + words.filter { $0 != Self.unknown } }
    guard !words.isEmpty else { return }
    parts.insert(
      Part(
        words: ViewPhrases(name: new.name, phrases: words), expected: expected, actual: actual),
      at: place)
  }

  /// What is said of a view by itself.
  private mutating func ownWords(_ old: ViewOutline, _ new: ViewOutline, hasPlace: Bool) -> [String] {
    var words: [String] = []
    func add(_ noun: String, _ old: String?, _ new: String?) {
      if old != new { words.append("\(noun) \((old ?? "none").becoming(new ?? "none"))") }
    }
    if old.text != new.text { words.append(String.change(from: old.text ?? "", to: new.text ?? "")) }
    if let oldID = old.id, let newID = new.id, oldID != newID {
      add("id", PropertyWords.words(oldID), PropertyWords.words(newID))
    }
    add("class", old.viewClass, new.viewClass)
    add("style", old.style, new.style)
    add("image", old.image?.inQuotes, new.image?.inQuotes)
    if let image = new.image, image == old.image, let digest = old.imageDigest, let other = new.imageDigest,
      digest != other
    {
      words.append("image \(image.inQuotes) has other pixels")
    }
    if let oldFont = old.font, let newFont = new.font, oldFont != newFont {
      words.append(oldFont.change(to: newFont))
    }
    if old.textColor != nil, new.textColor != nil { add("text colour", old.textColor, new.textColor) }
    add("background", old.backgroundColor, new.backgroundColor)
    if old.opacity.reads(otherThan: new.opacity) { add("opacity", old.opacity.points, new.opacity.points) }
    let frameWords = Self.frameWords(old.frame, new.frame, hasPlace: hasPlace)
    if new.isStructural || new.isContainer {
      if !frameWords.isEmpty { consequences.append("\(new.name) \(frameWords.joined(separator: ", "))") }
    } else {
      words += frameWords
    }
    if let oldLines = old.lineCount, let newLines = new.lineCount, oldLines != newLines {
      words.append("lines \(oldLines) → \(newLines)")
    }
    // What a view is filled in follows from how large it is.
    let hasOtherShape = old.shape != new.shape && old.frame.size == new.frame.size
    if words.isEmpty, !new.isStructural, old.drawing != new.drawing || hasOtherShape {
      words.append(Self.unknown)
    }
    // Letters follow what the view or one around it is told to be, and that may be told there.
    if words.isEmpty, old.letters != new.letters { consequences.append("\(new.name) has letters elsewhere") }
    return words
  }

  private static func frameWords(_ old: Rect, _ new: Rect, hasPlace: Bool) -> [String] {
    var words: [String] = []
    func add(_ noun: String, _ old: Double, _ new: Double) {
      if old.reads(otherThan: new) { words.append("\(noun) \(old.points) → \(new.points)") }
    }
    if hasPlace {
      add("x", old.minX, new.minX)
      add("y", old.minY, new.minY)
    }
    add("width", old.width, new.width)
    add("height", old.height, new.height)
    return words
  }

  private mutating func addTruncation(_ expected: PlacedView, _ actual: PlacedView, name: String?) {
    guard let old = expected.view.isTruncated, let new = actual.view.isTruncated, old != new else { return }
    let text = new ? "now truncated" : "no longer truncated"
    endings.append(Part(words: ViewPhrases(name: name, phrases: [text]), expected: expected, actual: actual))
  }
}

extension ViewOutline {
  /// What kind of accessory the view is.
  fileprivate var kind: String { accessoryType ?? viewClass }
}
