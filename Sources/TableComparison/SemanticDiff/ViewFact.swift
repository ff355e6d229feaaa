import TableLayout
import TableModel

/// The facts of a view, as an outline keeps them; `ViewFact.all` says of each how it is read, written, compared and told.
package struct ViewFacts: Hashable, Sendable {
  /// The class that UIKit's own view would have.
  package var viewClass = ""
  /// The property of the parent that holds the view.
  package var role: String?
  /// What tells the view from all others of its source, where the source names views.
  package var id: String?
  /// The place of the row, for cells.
  package var indexPath: IndexPath?
  /// The arrangement, for cells.
  package var style: String?
  /// Which of the standard accessories it is.
  package var accessoryType: String?
  /// The whole text, for labels.
  package var text: String?
  /// The font, for labels.
  package var font: Font?
  /// The colour of the text: `#RRGGBB`, with two more digits where it is not opaque.
  package var textColor: String?
  /// The colour that fills the whole view.
  package var backgroundColor: String?
  /// The name of the image that the view shows.
  package var image: String?
  /// The digest of the image's file; `nil` where nobody has looked.
  package var imageDigest: String?
  /// The place in the parent's coordinates, in points.
  package var frame = Rect.zero
  /// Whether anything of the text was left out for want of room, for labels.
  package var isTruncated: Bool?
  /// The number of lines that are shown, for labels.
  package var lineCount: Int?
  /// What assistive technologies call the view.
  package var accessibilityLabel: String?
  /// What they say of its use.
  package var accessibilityHint: String?
  /// What it is for them, by the names of its traits.
  package var accessibilityTraits: String?
  /// Whether they find it, where somebody says so.
  package var isAccessibilityElement: Bool?
  /// The opacity of everything the view shows, 0…1.
  package var opacity = 1.0
  /// The digest of what else the view draws; `nil` for nothing.
  package var drawing: String?
  /// The digest of where lines of text stand; `nil` without text.
  package var letters: String?
  /// The digest of the outlines that the view is filled in and cut off at; `nil` for none.
  package var shape: String?
  /// What its source says of the view, and nobody need see.
  package var properties: [OutlineProperty] = []

  /// The place in the source that made the view, which is no fact: it is written nowhere, and makes no view another one.
  package var source: SourceLocation?
}

/// One thing that is known of a view: a row of the table from which all that is done with views follows.
///
/// Outlines of scenes, their JSON in pictures and reviews, `inspect`, which views are alike, and the words for what
/// differs go through this table, and name no fact by themselves but those that they are about.
final class ViewFact: Sendable {
  /// What a fact is about, which says where it counts.
  enum Aspect: Sendable {
    /// What the view is.
    case kind
    /// What the view is called, and which arrangement it has.
    case name
    /// Where it stands among rows.
    case place
    /// Where it lies and how large it is.
    case frame
    /// What a label says, and in which letters.
    case text
    /// What the view is filled with.
    case filling
    /// What else is drawn, which follows for labels from what they say.
    case form
    /// What was said of it, and nobody need see.
    case source
  }

  /// Which documents for others tell a fact besides outlines.
  struct Documents: OptionSet, Sendable {
    let rawValue: Int

    /// What `inspect` prints, as JSON and as a tree.
    static let inspection = Documents(rawValue: 1)
    /// The scenes of a review’s page.
    static let page = Documents(rawValue: 2)
  }

  /// How it is told that a fact differs.
  enum Telling: Sendable {
    /// By phrases, those of lower ranks first; the last argument says whether the view’s place counts.
    case phrases(rank: Int, @Sendable (_ old: ViewFacts, _ new: ViewFacts, _ hasPlace: Bool) -> [Phrase])
    /// That the view is drawn otherwise, where nothing else is said of it and the function agrees.
    case unknown(where: @Sendable (_ old: ViewFacts, _ new: ViewFacts) -> Bool)
    /// By what is said where nothing else in the whole scene is.
    case consequence(String)
    /// By what is said of the views around it: which of them came, went, stand elsewhere or are cut off.
    case elsewhere
  }

  /// Its key in JSON.
  let key: StaticString
  /// What it is about.
  let aspect: Aspect
  /// Which documents tell it.
  let documents: Documents
  /// How it is told that it differs.
  let telling: Telling
  /// Keys of specs that say the same, and what it is called in words.
  let nouns: (keys: [String], words: [String])
  /// Its rank among what is said of a view in a tree.
  let treeRank: Int

  /// Whether an outline without it is none.
  let isRequired: Bool
  /// Whether two views have the same, byte by byte.
  let isEqual: @Sendable (ViewFacts, ViewFacts) -> Bool
  /// Hashes it.
  let hash: @Sendable (ViewFacts, inout Hasher) -> Void
  /// Gives one view what another one has.
  let copy: @Sendable (_ from: ViewFacts, _ to: inout ViewFacts) -> Void
  /// Reads it; `nil` where there is no JSON, and `false` where there is another kind of value.
  let read: @Sendable (inout JSONReader, _ to: inout ViewFacts) -> Bool?
  /// Writes it as a member of an object, unless it is as usual.
  let write: @Sendable (ViewFacts, inout JSONLine) -> Void
  /// Takes it from a scene, rounded as outlines are.
  let take: @Sendable (SceneNode, ViewDrawing, _ to: inout ViewFacts) -> Void
  /// Writes it as a member of an object from a scene, without rounding.
  let inspect: @Sendable (SceneNode, inout JSONLine) -> Void
  /// Says it in a tree; `nil` for what is as usual.
  let treeWords: @Sendable (SceneNode) -> String?

  private init<Value: ViewFactValue>(
    _ key: StaticString, _ aspect: Aspect, _ documents: Documents, usual: Value?,
    get: @escaping @Sendable (ViewFacts) -> Value, set: @escaping @Sendable (inout ViewFacts, Value) -> Void,
    take: @escaping @Sendable (SceneNode, ViewDrawing) -> Value, node: (@Sendable (SceneNode) -> Value)?,
    nouns: (keys: [String], words: [String]), told telling: Telling, treeRank: Int,
    tree: (@Sendable (Value) -> String?)?
  ) {
    (self.key, self.aspect, self.documents, self.telling) = (key, aspect, documents, telling)
    (self.nouns, self.treeRank) = (nouns, treeRank)
    isRequired = usual == nil
    isEqual = { get($0).hasBytes(of: get($1)) }
    hash = { get($0).hash(into: &$1) }
    copy = { set(&$1, get($0)) }
    read = { reader, facts in
      guard let value = Value.read(from: &reader) else { return nil }
      if let value = value ?? usual { set(&facts, value) }
      return value != nil
    }
    let write = { @Sendable (value: Value, line: inout JSONLine) in
      if value == usual { return }
      line.key(key)
      value.write(to: &line)
    }
    self.write = { write(get($0), &$1) }
    self.take = { set(&$2, take($0, $1).rounded) }
    inspect = { if let node { write(node($0), &$1) } }
    treeWords = { view in
      guard let value = node?(view), value != usual else { return nil }
      let words = if let tree { tree(value) } else { value.treeWord }
      return words.map { "\(key) = \($0)" }
    }
  }

  /// A fact that a node of a scene tells by itself.
  convenience init<Value: ViewFactValue>(
    _ key: StaticString, _ aspect: Aspect, _ documents: Documents = [],
    of node: @escaping @Sendable (SceneNode) -> Value,
    get: @escaping @Sendable (ViewFacts) -> Value, set: @escaping @Sendable (inout ViewFacts, Value) -> Void,
    usual: Value? = Value.nothing, nouns: (keys: [String], words: [String]) = ([], []),
    told telling: Telling, tree rank: Int = 0, _ tree: (@Sendable (Value) -> String?)? = nil
  ) {
    self.init(
      key, aspect, documents, usual: usual, get: get, set: set, take: { view, _ in node(view) },
      node: node, nouns: nouns, told: telling, treeRank: rank, tree: tree)
  }

  /// A fact that only what is drawn, or the source, tells.
  convenience init<Value: ViewFactValue>(
    _ key: StaticString, _ aspect: Aspect, drawn: @escaping @Sendable (ViewDrawing) -> Value,
    get: @escaping @Sendable (ViewFacts) -> Value, set: @escaping @Sendable (inout ViewFacts, Value) -> Void,
    nouns: (keys: [String], words: [String]) = ([], []), told telling: Telling
  ) {
    self.init(
      key, aspect, [], usual: Value.nothing, get: get, set: set, take: { drawn($1) }, node: nil,
      nouns: nouns, told: telling, treeRank: 0, tree: nil)
  }
}

/// What an outline knows of a view besides what its node in the scene tells by itself.
struct ViewDrawing {
  /// What it draws.
  var outline: DrawingOutline
  /// The digest of its image’s file; `nil` where nobody has looked.
  var imageDigest: String?
  /// What its source says of it.
  var properties: [OutlineProperty]
}

extension ViewFact {
  /// All facts, in the order in which they are written.
  static let all: [ViewFact] = [
    ViewFact(
      "class", .kind, [.inspection, .page], of: { $0.viewClass.rawValue },
      get: { $0.viewClass }, set: { $0.viewClass = $1 },
      told: .value("class", rank: 2) { $0.viewClass }),
    ViewFact(
      "role", .kind, [.inspection, .page], of: { $0.role?.rawValue }, get: { $0.role }, set: { $0.role = $1 },
      told: .elsewhere, tree: 4),
    ViewFact(
      "id", .name, [.inspection, .page], of: { $0.id }, get: { $0.id }, set: { $0.id = $1 },
      told: .ofBoth(\.id, rank: 1) { .value("id", String.words(ofValue: $0), String.words(ofValue: $1)) },
      tree: 5),
    ViewFact(
      "indexPath", .place, [.inspection, .page], of: { $0.indexPath },
      get: { $0.indexPath }, set: { $0.indexPath = $1 }, told: .elsewhere, tree: 2),
    ViewFact(
      "style", .name, .inspection, of: { $0.cellStyle?.rawValue }, get: { $0.style }, set: { $0.style = $1 },
      nouns: (["style"], ["style"]), told: .value("style", rank: 3) { $0.style }, tree: 3),
    ViewFact(
      "accessoryType", .form, of: { $0.accessoryType?.rawValue },
      get: { $0.accessoryType }, set: { $0.accessoryType = $1 },
      nouns: (["accessoryType", "accessoryView"], ["accessory"]), told: .elsewhere),
    ViewFact(
      "text", .text, [.inspection, .page], of: { $0.label?.text }, get: { $0.text }, set: { $0.text = $1 },
      told: .phrases(rank: 0) { old, new, _ in
        old.text.hasBytes(of: new.text) ? [] : [.text(old.text ?? "", new.text ?? "")]
      }, tree: 6
    ) { $0.map { "'\($0)'" } },
    ViewFact(
      "font", .text, [.inspection, .page], of: { $0.label?.font }, get: { $0.font }, set: { $0.font = $1 },
      nouns: (["font"], ["font"]), told: .ofBoth(\.font, rank: 6) { .font($0, $1) }, tree: 7),
    ViewFact(
      "textColor", .text, drawn: { $0.outline.textColor },
      get: { $0.textColor }, set: { $0.textColor = $1 },
      nouns: (["textColor", "titleColor"], ["text colour"]),
      told: .ofBoth(\.textColor, rank: 7) { .value("text colour", $0, $1) }),
    ViewFact(
      "backgroundColor", .filling, drawn: { $0.outline.backgroundColor },
      get: { $0.backgroundColor }, set: { $0.backgroundColor = $1 },
      nouns: (["backgroundColor"], ["background"]),
      told: .value("background", rank: 8) { $0.backgroundColor }),
    ViewFact(
      "image", .filling, drawn: { $0.outline.image }, get: { $0.image }, set: { $0.image = $1 },
      told: .value("image", rank: 4) { $0.image?.inQuotes }),
    ViewFact(
      "imageDigest", .filling, drawn: { $0.imageDigest },
      get: { $0.imageDigest }, set: { $0.imageDigest = $1 },
      told: .phrases(rank: 5) { old, new, _ in
        guard let image = new.image, image == old.image, let digest = old.imageDigest,
          let other = new.imageDigest, digest != other
        else { return [] }
        return [.words("image \(image.inQuotes) has other pixels")]
      }),
    ViewFact(
      "frame", .frame, [.inspection, .page], of: { $0.frame }, get: { $0.frame }, set: { $0.frame = $1 },
      nouns: (["frame"], Phrase.Extent.allCases.map(\.noun)),
      told: .phrases(rank: 10) { Phrase.extents($0.frame, $1.frame, hasPlace: $2) }, tree: 1),
    ViewFact(
      "truncated", .text, [.inspection, .page], of: { $0.label?.isTruncated },
      get: { $0.isTruncated }, set: { $0.isTruncated = $1 }, told: .elsewhere, tree: 9
    ) { $0 == true ? "YES" : nil },
    ViewFact(
      "lines", .text, .inspection, of: { $0.label?.lineCount },
      get: { $0.lineCount }, set: { $0.lineCount = $1 }, nouns: (["numberOfLines"], ["lines"]),
      told: .ofBoth(\.lineCount, rank: 11) { .value("lines", String($0), String($1)) }, tree: 8
    ) { $0.flatMap { $0 == 1 ? nil : String($0) } },
    ViewFact(
      "accessibilityLabel", .name, .inspection, of: { $0.accessibility?.label },
      get: { $0.accessibilityLabel }, set: { $0.accessibilityLabel = $1 },
      nouns: (["accessibilityLabel"], ["accessibility label"]),
      told: .value("accessibility label", rank: 12) { $0.accessibilityLabel?.inQuotes }, tree: 10
    ) { $0.map { "'\($0)'" } },
    ViewFact(
      "accessibilityHint", .name, .inspection, of: { $0.accessibility?.hint },
      get: { $0.accessibilityHint }, set: { $0.accessibilityHint = $1 },
      nouns: (["accessibilityHint"], ["accessibility hint"]),
      told: .value("accessibility hint", rank: 13) { $0.accessibilityHint?.inQuotes }, tree: 11
    ) { $0.map { "'\($0)'" } },
    ViewFact(
      "accessibilityTraits", .name, .inspection,
      of: { $0.accessibility?.traits.map { $0.names.joined(separator: " ") } },
      get: { $0.accessibilityTraits }, set: { $0.accessibilityTraits = $1 },
      nouns: (["accessibilityTraits"], ["accessibility traits"]),
      told: .value("accessibility traits", rank: 14) { $0.accessibilityTraits }, tree: 12),
    ViewFact(
      "isAccessibilityElement", .name, .inspection, of: { $0.accessibility?.isElement },
      get: { $0.isAccessibilityElement }, set: { $0.isAccessibilityElement = $1 },
      nouns: (["isAccessibilityElement"], ["accessibility element"]),
      told: .value("accessibility element", rank: 15) { facts in
        facts.isAccessibilityElement.map { $0 ? "yes" : "no" }
      }, tree: 13
    ) { $0.map { $0 ? "YES" : "NO" } },
    ViewFact(
      "opacity", .filling, of: { $0.opacity }, get: { $0.opacity }, set: { $0.opacity = $1 }, usual: 1,
      nouns: (["alpha"], ["opacity"]),
      told: .phrases(rank: 9) { old, new, _ in
        guard old.opacity.reads(otherThan: new.opacity) else { return [] }
        return [.value("opacity", old.opacity.points, new.opacity.points)]
      }),
    ViewFact(
      "drawing", .form, drawn: { $0.outline.digest }, get: { $0.drawing }, set: { $0.drawing = $1 },
      told: .unknown { $0.drawing != $1.drawing }),
    ViewFact(
      "letters", .text, drawn: { $0.outline.letters }, get: { $0.letters }, set: { $0.letters = $1 },
      told: .consequence("has letters elsewhere")),
    ViewFact(
      "shape", .form, drawn: { $0.outline.shape }, get: { $0.shape }, set: { $0.shape = $1 },
      // What a view is filled in follows from how large it is.
      told: .unknown { $0.shape != $1.shape && $0.frame.size == $1.frame.size }),
    ViewFact(
      "properties", .source, drawn: { $0.properties }, get: { $0.properties }, set: { $0.properties = $1 },
      told: .elsewhere),
  ]

  /// The facts that `inspect` tells.
  static let inspected = all.filter { $0.documents.contains(.inspection) }
  /// The facts that a tree tells, in the order of trees; what a view is stands before them.
  static let inTree = inspected.filter { $0.treeRank > 0 }.sorted { $0.treeRank < $1.treeRank }
  /// The facts that the page of a review shows.
  static let onPage = all.filter { $0.documents.contains(.page) }
  /// The facts of what a label says, which are told of a view that is known by its label.
  static let ofText = all.filter { $0.aspect == .text }
  /// The facts by which views look alike wherever they lie.
  static let ofLook = all.filter { [.kind, .name, .text, .filling, .form].contains($0.aspect) }
  /// The facts that differ for other reasons than another text.
  static let besideTexts = all.filter { [.kind, .filling].contains($0.aspect) }
  /// The facts that are told by phrases, in the order of sentences.
  static let told = all.filter { $0.telling.rank != nil }
    .sorted { ($0.telling.rank ?? 0) < ($1.telling.rank ?? 0) }
}

extension ViewFact {
  /// Whether nothing but the picture tells that the fact differs.
  func isDrawnOtherwise(_ old: ViewFacts, _ new: ViewFacts) -> Bool {
    if case .unknown(let isOtherwise) = telling { isOtherwise(old, new) } else { false }
  }

  /// What words call the facts that a key of specs stands for.
  static func nouns(of key: String) -> [String] {
    all.filter { $0.nouns.keys.contains(key) }.flatMap(\.nouns.words)
  }
}

extension ViewFact.Telling {
  /// A fact that has a noun: `style default → value1`.
  fileprivate static func value(
    _ noun: String, rank: Int, _ value: @escaping @Sendable (ViewFacts) -> String?
  ) -> Self {
    .phrases(rank: rank) { old, new, _ in
      let (old, new) = (value(old), value(new))
      return old == new ? [] : [.value(noun, old ?? "none", new ?? "none")]
    }
  }

  /// A fact that is told only where both views have it: a label that came says so itself.
  fileprivate static func ofBoth<Value: Equatable & Sendable>(
    _ value: @escaping @Sendable (ViewFacts) -> Value?, rank: Int,
    _ phrase: @escaping @Sendable (Value, Value) -> Phrase
  ) -> Self {
    .phrases(rank: rank) { old, new, _ in
      guard let old = value(old), let new = value(new), old != new else { return [] }
      return [phrase(old, new)]
    }
  }

  /// The rank among phrases; `nil` for what is told otherwise.
  fileprivate var rank: Int? { if case .phrases(let rank, _) = self { rank } else { nil } }
}
