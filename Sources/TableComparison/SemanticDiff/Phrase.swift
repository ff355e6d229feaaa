import TableLayout
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

/// What is said of a view that differs.
struct ViewPhrases {
  /// The view's name; `nil` for one that the line is about, and where a phrase says whose it is.
  var name: String?
  /// What the view is called where nobody else is told of, if that says more: with the text that it shows.
  var nameAlone: String?
  /// The differences, a phrase for each.
  var phrases: [Phrase]
  /// Whether the view has letters, and its source says the same of it as before but for their font.
  ///
  /// The place of such a view follows from its own font or from that of views beside it.
  var followsFonts = false
  /// The view as it was; `nil` for one that was added.
  var expected: PlacedView?
  /// The view as it is; `nil` for one that was removed.
  var actual: PlacedView?

  /// How far rounding to pixels can move what follows from another length, in points.
  private static let rounding = 0.51

  /// All of it as one phrase.
  var text: String { text(calling: nameAlone ?? name) }

  /// All of it as one phrase about a view of a name.
  func text(calling name: String?) -> String {
    (name.map { "\($0) " } ?? "") + phrases.map(\.text).joined(separator: ", ")
  }

  /// Whether a phrase is about where a view lies that has another text, from which that follows.
  func isOfOtherText(_ phrase: Phrase) -> Bool { phrase.isExtent && phrases.contains(where: \.isOfText) }

  /// Says which view it is where several in the same row are called alike: by its text, or else by its number.
  mutating func tellApart(in old: ViewOutline, _ new: ViewOutline) {
    guard let view = (actual ?? expected)?.view, view.mayShareName, name == view.name,
      phrases.first?.isOfText != true,
      let number = (actual == nil ? old : new).number(of: view)
    else { return }
    nameAlone = view.ownText.map { "\(view.name) \($0.inQuotes)" }
    name = "\(view.name) \(number)"
  }

  /// Whether nothing but the picture tells that something differs, which is no news of a part where its source says why.
  var isUnknown: Bool { name != nil && phrases == [.unknown] }

  /// Whether all that is said follows from another height of the row or the bar that the view lies in, or of what the
  /// line below leaves of it: the view stands in the middle or at the lower edge as before, or is as much higher.
  func follows(heightOf old: ViewOutline, _ new: ViewOutline) -> Bool {
    let grown = new.innerHeight - old.innerHeight
    guard old.innerHeight.reads(otherThan: new.innerHeight), name != nil, let expected, let actual,
      expected.view.properties == actual.view.properties
    else { return false }
    return phrases.allSatisfy { phrase in
      guard case .extent(let extent, let before, let after) = phrase else { return false }
      let follows = { (length: Double) in abs(after - before - length) < Self.rounding }
      switch extent {
      case .y: return follows(grown) || follows(grown / 2)
      case .height: return follows(grown)
      case .x, .width: return false
      }
    }
  }
}

extension ViewOutline {
  /// How high the view is, or what of a row is above the line below it.
  fileprivate var innerHeight: Double {
    children.first { ViewClass(rawValue: $0.viewClass)?.isContentView == true }?.frame.height
      ?? facts.frame.height
  }
}
