import TableModel

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
