import TableLayout
import TableModel

/// What of a view can be put into words: its facts, and the views in it.
///
/// It is kept by reference, and copied where it is changed while others have it, too: outlines are read and compared view
/// by view, and copying one would take longer than that.
@dynamicMemberLookup
package struct ViewOutline: Hashable, Sendable {
  /// What is kept by reference.
  private struct Content: Hashable, Sendable {
    var facts: ViewFacts
    var children: [ViewOutline] = []
  }

  @Boxed private var content: Content

  /// A view of some facts.
  init(_ facts: ViewFacts, children: [ViewOutline] = []) {
    _content = Boxed(wrappedValue: Content(facts: facts, children: children))
  }

  /// A view with nothing but a class and a place.
  init(_ viewClass: String, frame: Rect) {
    self.init(ViewFacts(viewClass: viewClass, frame: frame))
  }

  /// What is known of the view.
  var facts: ViewFacts {
    _read { yield content.facts }
    _modify { yield &content.facts }
  }

  /// The views in it, from back to front.
  package var children: [ViewOutline] {
    _read { yield content.children }
    _modify { yield &content.children }
  }

  /// One of the facts, or where the view was written.
  package subscript<Value>(dynamicMember fact: WritableKeyPath<ViewFacts, Value>) -> Value {
    get { facts[keyPath: fact] }
    _modify { yield &facts[keyPath: fact] }
  }

  /// Whether this is another view itself, and not one that only says the same.
  func isIdentical(to other: ViewOutline) -> Bool { _content.isIdentical(to: other._content) }
}

extension ViewOutline {
  /// The outline of a view that lies in a part of its source.
  init(
    _ node: SceneNode, in part: OutlineSource.Part, of source: OutlineSource, _ digest: (FilePath) -> String?
  ) {
    let steps = node.elementSteps
    let part = source.part(at: steps, in: part)
    let outline = DrawingOutline(of: node)
    let drawing = ViewDrawing(
      outline: outline, imageDigest: outline.imagePath.flatMap(digest),
      properties: steps.isEmpty ? [] : source.properties(of: part))
    let isOwn = !steps.isEmpty || node.viewClass == .window
    var facts = ViewFacts()
    for fact in ViewFact.all { fact.take(node, drawing, &facts) }
    facts.source = isOwn ? source.location(of: part) : nil
    self.init(facts, children: node.children.map { ViewOutline($0, in: part, of: source, digest) })
  }

  /// Reads a view with all that lies in it; members that are not the view's own go to a function, which reads their values
  /// or says that there is none.
  ///
  /// `nil` where there is no JSON, or none of a view. Members of another kind than a view's are not there.
  init?(reading reader: inout JSONReader, besides others: (inout JSONReader, String) -> Bool) {
    var (facts, children) = (ViewFacts(), [ViewOutline]())
    var isThere = Self.isNotRequired
    let isSound = reader.visitMembers { reader, key in
      if let number = Self.numbers[key] {
        guard let isRead = ViewFact.all[number].read(&reader, &facts) else { return false }
        isThere[number] = isRead || Self.isNotRequired[number]
        return true
      }
      guard key == "children" else { return others(&reader, key) }
      return reader.visitItems { reader in
        guard let child = ViewOutline(reading: &reader, besides: { reader, _ in reader.value() != nil })
        else { return false }
        children.append(child)
        return true
      }
    }
    guard isSound, !isThere.contains(false), !facts.viewClass.isEmpty else { return nil }
    self.init(facts, children: children)
  }

  private static let isNotRequired = ViewFact.all.map { !$0.isRequired }
  private static let numbers = Dictionary(
    uniqueKeysWithValues: ViewFact.all.enumerated().map { ("\($1.key)", $0) })

  /// Writes the value as JSON, without its place in the source; `others` writes further members before the children.
  func write(to line: inout JSONLine, besides others: (inout JSONLine) -> Void = { _ in }) {
    line.beginObject()
    let facts = facts
    for fact in ViewFact.all { fact.write(facts, &line) }
    others(&line)
    line.members("children", children) { $0.write(to: &$1) }
    line.endObject()
  }

  /// Writes what the page of a review shows of the view and of those in it, as JSON.
  package func writeForPage(to line: inout JSONLine) {
    line.beginObject()
    let facts = facts
    for fact in ViewFact.onPage { fact.write(facts, &line) }
    line.members("children", children) { $0.writeForPage(to: &$1) }
    line.endObject()
  }
}

extension ViewOutline {
  private static let ofLook = ViewFact.ofLook.map(\.isEqual)
  private static let besideTexts = ViewFact.besideTexts.map(\.isEqual)
  private static let ofForm = ViewFact.all.filter { $0.aspect == .form }.map(\.isEqual)
  private static let lookHashes = ViewFact.all.filter { [.filling, .form].contains($0.aspect) }.map(\.hash)

  /// Whether another view looks the same with all that lies in it, wherever both were written and whatever else was
  /// said of them.
  func isLike(_ other: ViewOutline) -> Bool {
    isIdentical(to: other)
      || facts.frame.origin == other.frame.origin && facts.indexPath == other.indexPath && hasLook(of: other)
  }

  /// Whether another view looks the same with all that lies in it, wherever both lie.
  func hasLook(of other: ViewOutline) -> Bool {
    children.count == other.children.count && facts.frame.size == other.frame.size
      && hasSame(Self.ofLook, as: other)
      && zip(children, other.children).allSatisfy { $0.isLike($1) }
  }

  /// Whether another view is the same with all that lies in it but for what labels say, in which letters and where.
  func isLikeButForTexts(_ other: ViewOutline) -> Bool {
    guard children.count == other.children.count, hasSame(Self.besideTexts, as: other) else {
      return false
    }
    if facts.text == nil || other.text == nil {
      guard facts.text == other.text, facts.frame == other.frame, hasSame(Self.ofForm, as: other) else {
        return false
      }
    }
    return zip(children, other.children).allSatisfy { $0.isLikeButForTexts($1) }
  }

  private func hasSame(_ areEqual: [@Sendable (ViewFacts, ViewFacts) -> Bool], as other: ViewOutline) -> Bool
  {
    // Facts in a box are copied for each function that is handed them; so they are copied once.
    let (ours, others) = (facts, other.facts)
    return areEqual.allSatisfy { $0(ours, others) }
  }

  /// Hashes of how the view looks what tells most from others, and not all that does.
  func hashLook(into hasher: inout Hasher) {
    let facts = facts
    for hash in Self.lookHashes { hash(facts, &hasher) }
    for child in children { child.hashLook(into: &hasher) }
  }

  /// Adds the rectangles, in the coordinates of the picture, of those views that are wanted among this one and all in it.
  func collectFrames(
    from origin: Point = .zero, where isWanted: (ViewOutline) -> Bool, into frames: inout [Rect]
  ) {
    let frame = facts.frame.offset(x: origin.x, y: origin.y)
    if isWanted(self) { frames.append(frame) }
    for child in children { child.collectFrames(from: frame.origin, where: isWanted, into: &frames) }
  }
}

extension ViewOutline {
  /// What views of a class are called that sources know by another name.
  private static let nouns = [
    ViewClass.navigationItem.rawValue: "title", ViewClass.barButton.rawValue: "item",
    ViewClass.tabBarButton.rawValue: "item",
  ]
  /// Roles that several views may have.
  private static let listed: Set<String> = [
    ViewRole.leftBarButtonItem.rawValue, ViewRole.rightBarButtonItem.rawValue,
  ]
  /// Views that are what their parent is filled with: their colour is the parent's.
  private static let fillings: Set<String> = [
    ViewClass.cellBackground.rawValue, ViewClass.barBackground.rawValue,
  ]

  /// What the view is called among its like: its role, what its author calls it, or what it is.
  var name: String {
    isAccessory ? "accessory" : facts.role ?? ownName ?? Self.nouns[facts.viewClass] ?? facts.viewClass
  }

  /// What the view is called where its differences are told with those of others; `nil` for what fills its parent.
  var partName: String? { Self.fillings.contains(facts.viewClass) ? nil : name }

  /// Whether others in the same row or bar may have the same name.
  var mayShareName: Bool { facts.role.map(Self.listed.contains) ?? (ownName == nil) }

  /// What the view is called that stands for another one, which may have had another identifier.
  func partName(standingFor other: ViewOutline) -> String? {
    facts.id != other.id && facts.role == nil && ownName != nil ? facts.viewClass : partName
  }

  /// The identifier where somebody chose it; those that Interface Builder makes say nothing to a reader.
  private var ownName: String? {
    guard let id = facts.id, !isRow, !Self.isMade(id) else { return nil }
    return String.words(ofValue: id)
  }

  /// Whether Interface Builder makes such identifiers: numbers, and `aB1-cD-e2F`.
  private static func isMade(_ id: String) -> Bool {
    let parts = id.split(separator: "-", omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { $0.utf8.allSatisfy { $0.isLetterOrDigit } }
    return isPlain && parts.map(\.utf8.count) == [3, 2, 3] || id.utf8.allSatisfy { $0.isDigit }
  }

  /// The number of a view among those in this one that are called alike, counted from 1; `nil` where it is the only one.
  func number(of view: ViewOutline) -> Int? {
    var (count, number) = (0, Int?.none)
    visit { other in
      guard other.mayShareName, other.name == view.name else { return }
      count += 1
      if other.isIdentical(to: view) { number = count }
    }
    return count > 1 ? number : nil
  }

  private func visit(_ body: (ViewOutline) -> Void) {
    for child in children {
      body(child)
      child.visit(body)
    }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  fileprivate var isLetterOrDigit: Bool {
    isDigit || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20
  }
}
