import TableModel
import TableSources

/// What decoders share while they read one file.
package final class DecodingContext {
  /// Where findings go.
  package let report: FindingReport
  /// The names of themes and devices.
  package let vocabulary: SpecVocabulary
  /// What the file may ask for.
  package let limits: LoadingLimits
  /// Finds the images that the file names.
  package let images: ImageResolver
  /// The names of the mappings that have a key, to tell where one belongs that stands elsewhere.
  package let keyOwners: @Sendable (_ key: String) -> Set<String>
  /// Where the parts that were read stand.
  package private(set) var origins: OriginRecorder
  /// Whether parts of the file could not be read, so that what seems to be missing may be there.
  package let isIncomplete: Bool
  /// Whether the file is written as JSON, where all words stand in quotation marks.
  let isJSON: Bool
  /// Finds the picture that a named box stands for, and throws why there is none; `nil` where boxes stay what they are.
  var pictures: ((String) throws(Refusal) -> Image?)?

  /// What surrounds the rows that are read.
  private(set) var scope = RowScope()
  /// Which prototypes there are, and which of them rows use.
  var prototypeUses = PrototypeUses()
  /// The views that are named in what is read.
  var viewNames = ViewNames(words: [])
  /// The key of the stack of SwiftUI whose views are read; `nil` for views in none.
  var stack: String?
  /// Where the file uses what not every look has.
  var memberUses = MemberUses()

  /// The keys of texts on the screen that is read, by the texts.
  private var textKeys: [String: TextKey] = [:]
  /// The texts of keys, and how many keys a text has.
  private var textsOfKeys: [TextKey: String] = [:]
  private var keyCounts: [String: Int] = [:]
  private var rowCount = 0
  private var sectionCount = 0
  private var viewCount = 0
  private var repeatedNodeCount = 0
  private var textCount: TextCount
  private var place: SourceRange?
  private var repetition: RepetitionFindings?
  private var names: [String: SourceRange] = [:]
  /// The texts that keys stand for in the developer's language, where the file says so, in its order.
  private(set) var keyTexts: [KeyTexts] = []
  /// The numbers of these by their tables and keys.
  private var keyTextNumbers: [String: [String: Int]] = [:]
  private var meantKeys: [UnknownKey: String?] = [:]

  /// An unknown key and the known ones that it may be meant for.
  private struct UnknownKey: Hashable {
    var range: SourceRange
    var known: [String]
  }

  /// A context for one file.
  package init(
    report: FindingReport,
    vocabulary: SpecVocabulary,
    limits: LoadingLimits,
    images: ImageResolver,
    keyOwners: @escaping @Sendable (_ key: String) -> Set<String>,
    origins: OriginRecorder,
    isIncomplete: Bool,
    isJSON: Bool
  ) {
    self.report = report
    self.vocabulary = vocabulary
    self.limits = limits
    self.images = images
    self.keyOwners = keyOwners
    self.origins = origins
    (self.isIncomplete, self.isJSON) = (isIncomplete, isJSON)
    textCount = TextCount(limit: limits.totalText)
  }

  /// Notes something that makes the file useless.
  package func error(
    _ message: @autoclosure () -> String,
    at range: SourceRange,
    hint: @autoclosure () -> String? = nil
  ) {
    guard repetition?.isNew(at: range) ?? true else { return }
    report.error(message(), at: range, hint: hint())
  }

  /// Notes that something is missing, unless the part that has it may not have been read.
  package func missing(
    _ message: @autoclosure () -> String,
    at range: SourceRange,
    hint: @autoclosure () -> String? = nil
  ) {
    if !isIncomplete { error(message(), at: range, hint: hint()) }
  }

  /// Notes something that UIKit would ignore, unless what makes it count may be elsewhere.
  package func warning(
    _ message: @autoclosure () -> String,
    at range: SourceRange,
    hint: @autoclosure () -> String? = nil,
    rule: DiagnosticRule = .ignoredByUIKit
  ) {
    guard !isIncomplete, !scope.isPrototype, repetition?.isNew(at: range) ?? true else { return }
    report.warning(message(), at: range, hint: hint(), rule: rule)
  }

  /// Notes a value that is not what it must be.
  package func mismatch(
    _ node: SpecNode,
    _ subject: Subject,
    mustBe kind: ValueKind,
    hint: @autoclosure () -> String? = nil
  ) {
    guard !node.isUnreadable else { return }
    error(
      "\(subject) must be \(kind), not \(node.found)",
      at: node.range,
      hint: kind.isMapping && node.lacksSpaceAfterColon
        ? "write a space after the “:”" : hint() ?? kind.hint(forBoolean: node) ?? adviceOnComment(node, kind)
    )
  }

  /// What to do about a text that is a comment, since it begins with “#”.
  private func adviceOnComment(_ node: SpecNode, _ kind: ValueKind) -> String? {
    guard node.isNull, let text = CommentedValue.text(after: node, kind: kind, report) else { return nil }
    return "put a text that begins with “#” in quotation marks: \"\(text)\""
  }

  /// Whether a screen's name is not used at another place before.
  package func isFirst(name: String, at range: SourceRange) -> Bool {
    if names[name] == nil { names[name] = range }
    return names[name] == range
  }

  /// The known key that an unknown one is probably meant for; looked for once, however often it is repeated.
  package func key(meantBy name: String, at range: SourceRange, among known: [String]) -> String? {
    guard !report.isFull else { return nil }
    let key = UnknownKey(range: range, known: known)
    if let meant = meantKeys[key] { return meant }
    let meant = Spelling.nearest(to: name, among: known)
    meantKeys.updateValue(meant, forKey: key)
    return meant
  }

  /// Counts a row and says whether the file may have it; the first row too many is an error.
  package func countRow(at range: SourceRange) -> Bool {
    count(&rowCount, atMost: limits.rows, "rows", at: range)
  }

  /// Counts a section as `countRow` does a row.
  func countSection(at range: SourceRange) -> Bool {
    count(&sectionCount, atMost: limits.sections, "sections", at: range)
  }

  /// Counts a view as `countRow` does a row.
  func countView(at range: SourceRange) -> Bool {
    count(&viewCount, atMost: limits.views, "views", at: range)
  }

  private func count(_ number: inout Int, atMost limit: Int, _ what: String, at range: SourceRange) -> Bool {
    number += 1
    if number == limit + 1 { error("the file has more than \(limit) \(what)", at: range.beginning) }
    return number <= limit
  }
}

extension DecodingContext {
  /// Another text that the file has said before of the same key of the same table; `nil` where there is none.
  func otherText(of key: TextKey, at range: SourceRange) -> String? {
    guard let text = key.defaultValue else { return nil }
    let table = key.table ?? ""
    guard let number = keyTextNumbers[table]?[key.key] else {
      keyTextNumbers[table, default: [:]][key.key] = keyTexts.count
      keyTexts.append(KeyTexts(key.key, of: table, text: text, at: report.location(of: range)))
      return nil
    }
    keyTexts[number].add(text)
    return keyTexts[number].first == text ? nil : keyTexts[number].first
  }

  /// Notes the key of a text, and gives the text by which it is known on this screen: marked where another key has the
  /// same.
  func noted(_ key: TextKey) -> String {
    if let known = textsOfKeys[key] { return known }
    // A text that is not as it is written may stand beside one that is.
    let count = keyCounts[key.text, default: key.changesText ? 1 : 0]
    let text = TextMark.marked(key.text, count)
    keyCounts[key.text] = count + 1
    (textsOfKeys[key], textKeys[text]) = (text, key)
    return text
  }

  /// Reads a screen, and gives the keys of its texts, and whether some of these are marked.
  func collectingTextKeys(_ read: () -> Void) -> (keys: [String: TextKey], areMarked: Bool) {
    func forget() { (textKeys, textsOfKeys, keyCounts) = ([:], [:], [:]) }
    forget()
    defer { forget() }
    read()
    return (textKeys, keyCounts.values.contains { $0 > 1 })
  }

  /// Reads a part of what is being read, and notes where it stands.
  package func part<Result>(
    _ step: ElementStep, at range: SourceRange, _ read: () -> Result
  ) -> Result {
    let visit = origins.enter(step, at: range.start)
    defer { origins.leave(visit) }
    return read()
  }

  /// Notes what the part that is being read is called, so that layout can say where it stands.
  func nameOrigin(_ name: String) { origins.name(name) }

  /// Reads one of several items of the document that an item of the source stands for.
  package func item<Result>(_ distance: Int, at range: SourceRange, _ read: () -> Result) -> Result {
    let visit = origins.enterItem(distance, at: range.start)
    defer { origins.leave(visit) }
    return read()
  }

  /// Notes that what is being read gave so many screens to the document.
  package func addScreens(_ count: Int) {
    origins.addScreens(count)
    memberUses.addScreens(count)
  }
}

extension DecodingContext {
  /// Reads something in another scope.
  func within<Result>(_ scope: RowScope, _ read: () -> Result) -> Result {
    let outer = self.scope
    self.scope = scope
    defer { self.scope = outer }
    return read()
  }

  /// Reads a value; what it has too much of is told where it stands, or where the alias for it does.
  package func reading<Result>(_ node: SpecNode, _ read: () -> Result) -> Result {
    reading(at: node.alias ?? node.range, read)
  }

  /// Reads something at a place, unless that place is repeated at the one that is read already.
  package func reading<Result>(at place: SourceRange, _ read: () -> Result) -> Result {
    let outer = self.place
    if outer?.contains(place) ?? true { self.place = place }
    defer { self.place = outer }
    return read()
  }

  /// Reads the repetitions of the row at a place.
  package func repeating<Result>(_ template: SourceRange, _ read: () -> Result) -> Result {
    repetition = RepetitionFindings(in: template)
    defer { repetition = nil }
    return read()
  }

  /// Ends one of the repetitions of a row.
  package func endRepetition() {
    repetition?.endItem()
  }

  /// Counts values that are read once more and says whether the file may repeat them.
  package func countRepeated(nodes: Int, at range: SourceRange) -> Bool {
    guard repeatedNodeCount <= limits.nodes else { return false }
    repeatedNodeCount += nodes
    guard repeatedNodeCount > limits.nodes else { return true }
    error("prototypes and repeated rows come to more than \(limits.nodes) values", at: range.beginning)
    return false
  }

  /// Counts a text and says whether the file may have it; the first one too many is an error.
  package func countText(_ text: String, as use: TextCount.Use, at range: SourceRange) -> Bool {
    switch textCount.add(text, as: use) {
    case .within: return true
    case .beyond: return false
    case .passing:
      error(
        "the texts come to more than \(limits.totalText) characters, counting what is repeated",
        at: (place ?? range).beginning)
      return false
    }
  }

  /// Texts as one, or an empty text after an error.
  package func joined(_ texts: [String], at range: SourceRange) -> String {
    guard texts.count > 1 else { return texts.first ?? "" }
    let length = texts.reduce(0) { $0 + $1.utf8.count }
    guard length <= 4 * limits.textLength,
      texts.reduce(0, { $0 + $1.unicodeScalars.count }) <= limits.textLength
    else {
      error("a text is longer than \(limits.textLength) characters", at: range.beginning)
      return ""
    }
    return texts.joined()
  }
}

extension SpecNode {
  /// Whether the value looks like a mapping whose author forgot the space: `style:grouped`.
  fileprivate var lacksSpaceAfterColon: Bool {
    scalar.map { $0.style == .plain && $0.text.contains(":") } ?? false
  }

  /// The value as a message names it after "not".
  package var found: String {
    switch content {
    case .sequence: "a list"
    case .mapping: "a mapping"
    case .unreadable: "this"
    case .scalar(let scalar) where scalar.isNull: "nothing"
    case .scalar(let scalar) where scalar.style == .plain: quoted(scalar.text)
    case .scalar(let scalar): "the text \(quoted(scalar.text))"
    }
  }
}

extension DecodingContext {
  /// Reads views that may name each other, and notes what names none of them.
  func namingViews<Result>(words: [String], _ read: () -> Result) -> Result {
    let outer = viewNames
    viewNames = ViewNames(words: words)
    defer { viewNames = outer }
    let result = read()
    for use in viewNames.uses where viewNames.declared[use.name] == nil && !words.contains(use.name) {
      missing(
        "there is no view \(quoted(use.name)) here", at: use.range,
        hint: Spelling.offer(for: use.name, among: viewNames.all))
    }
    return result
  }

  /// Notes the name of a view, and says whether no other has it.
  func declareView(_ name: String, at range: SourceRange) -> Bool {
    guard !viewNames.words.contains(name), name != LayoutConstraint.Item.superview else {
      error("\(quoted(name)) already names another view", at: range, hint: "give the view a different “id”")
      return false
    }
    if let first = viewNames.declared[name] {
      let line = report.lineNumber(of: first)
      error(
        "there are two views \(quoted(name)) here", at: range, hint: "the first is in line \(line)")
      return false
    }
    viewNames.declared[name] = range
    nameOrigin(name)
    return true
  }

  /// Notes that something names a view.
  func useView(_ name: String, at range: SourceRange) { viewNames.uses.append((name, range)) }
}

/// The views that are named in a row or a view, and what names them.
struct ViewNames {
  /// The names that stand for views by themselves.
  let words: [String]
  var declared: [String: SourceRange] = [:]
  var uses: [(name: String, range: SourceRange)] = []

  /// No views but those that some words stand for.
  init(words: [String]) {
    self.words = words
  }

  /// The names, in alphabetical order.
  var all: [String] { declared.keys.sorted() + words }
}

/// Sees that what is wrong with a repeated row is told once, not for each item.
struct RepetitionFindings {
  private let template: SourceRange
  private var earlier: Set<SourceRange> = []
  private var current: Set<SourceRange> = []

  /// The findings in the repetitions of a row.
  init(in template: SourceRange) {
    self.template = template
  }

  /// Whether no earlier repetition had a finding at the same place of the row.
  mutating func isNew(at range: SourceRange) -> Bool {
    guard template.contains(range) else { return true }
    current.insert(range)
    return !earlier.contains(range)
  }

  /// Ends a repetition.
  mutating func endItem() {
    earlier.formUnion(current)
    current.removeAll(keepingCapacity: true)
  }
}
