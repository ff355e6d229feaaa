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

  /// Whether it says that there is another font.
  var isOfFont: Bool { if case .font = self { true } else { false } }

  /// Whether it says where the view lies or how large it is.
  var isExtent: Bool { if case .extent = self { true } else { false } }
}

extension Phrase {
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
