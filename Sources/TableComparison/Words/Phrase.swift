import TableModel

/// One thing that is said of a view that differs.
///
/// It is put into words where it is told: most of what differs in many views is told of all of them at once.
enum Phrase: Hashable, Sendable {
  /// The text that it had and the text that it has.
  case text(String, String)
  /// A number of where the view lies or how large it is, as it was and as it is.
  case extent(Extent, Double, Double)
  /// The font that it had and the font that it has.
  case font(Font, Font)
  /// Something that has a name, as it was and as it is.
  case value(String, String, String)
  /// That nothing but the picture tells that something differs.
  case unknown
  /// Anything else.
  case words(String)

  /// A number of a view's frame.
  enum Extent: Int, Sendable, CaseIterable {
    case x, y, width, height

    /// What it is called.
    var noun: String {
      switch self {
      case .x: "x"
      case .y: "y"
      case .width: "width"
      case .height: "height"
      }
    }
  }

  /// The words: `width 40 → 47.5`.
  var text: String {
    switch self {
    case .text(let old, let new): String.change(from: old, to: new)
    case .extent(let extent, let old, let new): "\(extent.noun) \(old.points.becoming(new.points))"
    case .font(let old, let new): old.change(to: new)
    case .value(let noun, let old, let new): "\(noun) \(old.becoming(new))"
    case .unknown: "drawn otherwise"
    case .words(let text): text
    }
  }

  /// Whether it says that there is another text.
  var isOfText: Bool { if case .text = self { true } else { false } }

  /// Whether it says where the view lies or how large it is.
  var isExtent: Bool { if case .extent = self { true } else { false } }

  /// Hashes what tells most phrases from others, and not all that does.
  func hash(into hasher: inout Hasher) {
    switch self {
    case .text(let old, let new):
      hasher.combine(old.utf8.count)
      hasher.combine(new)
    case .extent(let extent, let old, let new):
      hasher.combine(extent.rawValue)
      hasher.combine(old)
      hasher.combine(new)
    case .font(let old, let new):
      hasher.combine(old.size)
      hasher.combine(new.size)
    case .value(_, let old, let new):
      hasher.combine(old)
      hasher.combine(new)
    case .unknown: hasher.combine(0)
    case .words(let text): hasher.combine(text.utf8.count)
    }
  }
}

extension Phrase {
  /// What two views differ in that have a text, an image, a font and colours: all but where they lie.
  static func contents(_ old: ViewOutline, _ new: ViewOutline) -> [Phrase] {
    var phrases: [Phrase] = []
    if !old.text.hasBytes(of: new.text) { phrases.append(.text(old.text ?? "", new.text ?? "")) }
    if let oldID = old.id, let newID = new.id, oldID != newID {
      phrases.append(.value("id", PropertyWords.words(oldID), PropertyWords.words(newID)))
    }
    phrases.add("class", old.viewClass, new.viewClass)
    phrases.add("style", old.style, new.style)
    if old.image != new.image { phrases.add("image", old.image?.inQuotes, new.image?.inQuotes) }
    if let image = new.image, image == old.image, let digest = old.imageDigest, let other = new.imageDigest,
      digest != other
    {
      phrases.append(.words("image \(image.inQuotes) has other pixels"))
    }
    if let oldFont = old.font, let newFont = new.font, oldFont != newFont {
      phrases.append(.font(oldFont, newFont))
    }
    if old.textColor != nil, new.textColor != nil {
      phrases.add("text colour", old.textColor, new.textColor)
    }
    phrases.add("background", old.backgroundColor, new.backgroundColor)
    if old.opacity.reads(otherThan: new.opacity) {
      phrases.append(.value("opacity", old.opacity.points, new.opacity.points))
    }
    return phrases
  }

  /// What two frames differ in; `hasPlace` says whether their place counts, and not just their size.
  static func extents(_ old: Rect, _ new: Rect, hasPlace: Bool) -> [Phrase] {
    var phrases: [Phrase] = []
    func add(_ extent: Extent, _ old: Double, _ new: Double) {
      if old.reads(otherThan: new) { phrases.append(.extent(extent, old.hundredths, new.hundredths)) }
    }
    if hasPlace {
      add(.x, old.minX, new.minX)
      add(.y, old.minY, new.minY)
    }
    add(.width, old.width, new.width)
    add(.height, old.height, new.height)
    return phrases
  }
}

extension [Phrase] {
  /// Adds something that has a name, where it differs.
  fileprivate mutating func add(_ noun: String, _ old: String?, _ new: String?) {
    if old != new { append(.value(noun, old ?? "none", new ?? "none")) }
  }
}
