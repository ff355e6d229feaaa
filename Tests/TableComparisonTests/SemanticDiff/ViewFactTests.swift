import TableLayout
import TableModel
import Testing

@testable import TableComparison

/// The table of what is known of a view: what follows from it knows all of it.
@Suite struct ViewFactTests {
  /// A view that has everything.
  private static let whole = ViewFacts(
    viewClass: "UILabel", role: "textLabel", id: "title", indexPath: IndexPath(section: 1, row: 2),
    style: "value1", accessoryType: "checkmark", text: "One", font: Font(family: "Helvetica", size: 17),
    textColor: "#000000", backgroundColor: "#FFFFFF", image: "a.png", imageDigest: "1f",
    frame: Rect(x: 1, y: 2, width: 30, height: 40), isTruncated: true, lineCount: 2,
    accessibilityLabel: "One, first", accessibilityHint: "Opens it", accessibilityTraits: "button",
    isAccessibilityElement: true, opacity: 0.5,
    drawing: "2e", letters: "3d", shape: "4c",
    properties: [OutlineProperty("tag", "1", usual: nil)])

  /// A view whose every fact is another.
  private static let other = ViewFacts(
    viewClass: "UIButton", role: "detailTextLabel", id: "other", indexPath: IndexPath(section: 0, row: 0),
    style: "subtitle", accessoryType: "detailButton", text: "Two",
    font: Font(family: "Georgia", weight: .bold, size: 12, isItalic: true), textColor: "#FF0000",
    backgroundColor: "#00FF00", image: "b.png", imageDigest: "5b",
    frame: Rect(x: 3, y: 4, width: 50, height: 60), isTruncated: false, lineCount: 3,
    accessibilityLabel: "Two", accessibilityHint: "Closes it", accessibilityTraits: "link",
    isAccessibilityElement: false, opacity: 0.25,
    drawing: "6a", letters: "79", shape: "88",
    properties: [OutlineProperty("tag", "2", usual: nil)])

  private static let keys = ViewFact.all.map { "\($0.key)" }

  private static func fact(_ key: String) throws -> ViewFact {
    try #require(ViewFact.all.first { "\($0.key)" == key })
  }

  /// The view that has everything, with one fact of the other one.
  private static func whole(but key: String) throws -> ViewFacts {
    var facts = whole
    try fact(key).copy(other, &facts)
    return facts
  }

  /// All properties of a view but its place in the source have a row, each its own: whoever adds one without a row fails here.
  @Test func everyPropertyHasARow() throws {
    let labels = { (facts: ViewFacts) in
      Mirror(reflecting: facts).children.map { ($0.label ?? "", "\($0.value)") }
    }
    let others = ["source"]
    #expect(Set(Self.keys).count == Self.keys.count)
    #expect(labels(Self.whole).count == Self.keys.count + others.count)
    var changed: [String] = []
    for key in Self.keys {
      let pairs = zip(labels(Self.whole), labels(try Self.whole(but: key)))
      let names = pairs.filter { $0.1 != $1.1 }.map(\.0.0)
      #expect(names.count == 1, "\(key) changes \(names)")
      changed += names
    }
    #expect(Set(changed + others) == Set(labels(Self.whole).map(\.0)))
  }

  /// What is written is read again, with that one fact as well as without it.
  @Test(arguments: keys) func everyFactIsWrittenAndRead(_ key: String) throws {
    let view = ViewOutline(try Self.whole(but: key))
    var line = JSONLine()
    view.write(to: &line)
    var reader = JSONReader(line.bytes)
    #expect(ViewOutline(reading: &reader, besides: { _, _ in false }) == view)
    #expect(String(decoding: line.bytes, as: UTF8.self).contains("\"\(key)\": "))
    let bytes = String(decoding: line.bytes, as: UTF8.self).replacing("\"\(key)\":", with: "\"later\":")
    var without = JSONReader(Array(bytes.utf8))
    let read = ViewOutline(reading: &without) { reader, _ in reader.value() != nil }
    #expect((read == nil) == (try Self.fact(key)).isRequired)
    #expect(read.map { $0.facts == view.facts } != true)
  }

  /// Views are alike where all facts are but those of the source, and hashes of looks agree with that.
  @Test(arguments: keys) func everyFactCountsForLikeness(_ key: String) throws {
    let (view, other) = (ViewOutline(Self.whole), ViewOutline(try Self.whole(but: key)))
    #expect(view != other)
    #expect(view.isLike(other) == (try Self.fact(key).aspect == .source))
    let hashes = [view, other].map { view in
      var hasher = Hasher()
      view.hashLook(into: &hasher)
      return hasher.finalize()
    }
    if view.hasLook(of: other) { #expect(hashes[0] == hashes[1]) }
    var moved = Self.whole
    (moved.frame.origin.x, moved.indexPath) = (9, nil)
    #expect(view.hasLook(of: ViewOutline(moved)) && !view.isLike(ViewOutline(moved)))
  }

  /// A row in whose content one view differs in one fact is told of, whichever it is.
  @Test(arguments: keys) func everyFactIsTold(_ key: String) throws {
    var (before, after) = (Self.whole, try Self.whole(but: key))
    if key == "accessoryType" {
      (before.role, after.role) = ("accessoryView", "accessoryView")
    }
    // A view that has kept its name is the same view, whatever holds it.
    if key == "role" { (before.id, after.id) = (nil, nil) }
    // What its source says is told of a view that looks otherwise.
    if key == "properties" { after.letters = Self.other.letters }
    let words = rowWords([ViewOutline(before)], [ViewOutline(after)])
    // The place of a row is told by the table, which knows where it stood.
    #expect(words.isEmpty == (key == "indexPath"), "\(words)")
  }

  /// Words that are told of a fact are known as such to those of sources, so that nothing is said twice.
  @Test func nounsAreThoseOfPhrases() throws {
    for fact in ViewFact.all where !fact.nouns.words.isEmpty {
      guard case .phrases(_, let body) = fact.telling else { continue }
      let texts = body(Self.whole, Self.other, true).map(\.text)
      #expect(!texts.isEmpty)
      for text in texts {
        #expect(fact.nouns.words.contains { text.hasPrefix($0 + " ") }, "\(text)")
      }
    }
    #expect(ViewFact.nouns(of: "alpha") == ["opacity"] && ViewFact.nouns(of: "tag").isEmpty)
  }

  /// A scene tells each fact of `inspect` in both of its forms, and all that it tells is in the table.
  @Test func inspectTellsWhatTheTableSays() throws {
    var node = SceneNode(.label, frame: Rect(x: 1, y: 2, width: 30, height: 40))
    (node.role, node.id, node.indexPath) = (.textLabel, "title", IndexPath(section: 1, row: 2))
    node.cellStyle = .value1
    node.label = LabelDescription(
      text: "One", font: Font(family: "Helvetica", size: 17), isTruncated: true, lineCount: 2)
    node.accessibility = Accessibility(
      label: "First", hint: "Opens it", traits: .init(rawValue: 1), isElement: true)
    let scene = Scene(
      theme: "ios8", size: Size(width: 9, height: 9), contentSize: Size(width: 9, height: 9),
      scale: 2, root: node)
    let line = JSONInspection(InspectedScene(file: "a", scene: scene)).line
    let tree = TreeInspection(file: "a", scene: scene).text
    #expect(ViewFact.inspected.count == 14)
    for fact in ViewFact.inspected {
      #expect(line.contains("\"\(fact.key)\": "), "\(fact.key)")
      if fact.treeRank > 0 { #expect(tree.contains("\(fact.key) = "), "\(fact.key)") }
    }
    #expect(
      tree.split(separator: "\n").last?.contains(
        """
        <UITableViewLabel: frame = (1 2; 30 40); indexPath = {1, 2}; style = value1; role = textLabel; id = title; \
        text = 'One'; font = Helvetica regular 17; lines = 2; truncated = YES; accessibilityLabel = 'First'; \
        accessibilityHint = 'Opens it'; accessibilityTraits = button; isAccessibilityElement = YES>
        """) == true, "\(tree)")
    #expect(ViewFact.inTree.count == 13)
  }
}
