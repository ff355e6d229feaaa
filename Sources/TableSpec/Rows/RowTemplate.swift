import TableModel
import TableSources

/// A row with places for texts in it.
enum RowTemplate: Sendable {
  /// A value without placeholders.
  case fixed(SpecNode)
  /// A text with placeholders, and the scalar that it stands in.
  case text(PlaceholderText, SpecScalar, SourceRange)
  case sequence([RowTemplate], SourceRange)
  case mapping([Entry], SourceRange)

  /// A key with its value.
  struct Entry: Sendable {
    var key: SpecNode
    var value: RowTemplate

    /// Whether a datum has nothing for the key, which then counts as not given.
    ///
    /// A label without text keeps its other keys. A badge without its text is left out, and so is an accessory view none of
    /// whose keys has a value.
    func isLeftOut(for datum: RowDatum) -> Bool {
      if key.scalar?.text == "badge", case .mapping(let entries, _) = value {
        return entries.contains { $0.key.scalar?.text == "text" && $0.value.isEmpty(for: datum) }
      }
      if key.scalar?.text == "accessoryView", value.isItemLeftOut(for: datum) { return true }
      return key.scalar?.text != "text" && value.isEmpty(for: datum)
    }
  }

  /// Whether this is a placeholder that a datum has an empty text for.
  private func isEmpty(for datum: RowDatum) -> Bool {
    guard case .text(let text, _, _) = self, let name = text.onlyName, let scalar = datum.values[name]?.scalar
    else { return false }
    return scalar.text.isEmpty && !scalar.isNull
  }

  /// Whether a datum has nothing for any key of a mapping, such as an accessory, which then counts as not given.
  fileprivate func isItemLeftOut(for datum: RowDatum) -> Bool {
    guard case .mapping(let entries, _) = self else { return false }
    return !entries.isEmpty && entries.allSatisfy { $0.isLeftOut(for: datum) }
  }

  /// Finds the placeholders in a row, or notes what is wrong with them and returns `nil`.
  ///
  /// The names are all those that the data have.
  static func compile(_ node: SpecNode, known: Set<String>, _ context: DecodingContext) -> RowTemplate? {
    guard count(node, context) else { return nil }
    let isSound = PlaceholderCheck(known: known, context: context).check(node)
    return isSound ? RowTemplate(node) : nil
  }

  /// Counts the texts in which placeholders will be looked for, and says whether the file may have them.
  private static func count(_ node: SpecNode, _ context: DecodingContext) -> Bool {
    context.reading(node) {
      switch node.content {
      case .scalar(let scalar): context.countText(scalar.text, as: .template, at: node.range)
      case .sequence(let items): items.allSatisfy { count($0, context) }
      case .mapping(let entries): entries.allSatisfy { count($0.value, context) }
      case .unreadable: true
      }
    }
  }

  private init(_ node: SpecNode) {
    switch node.content {
    case .scalar(let scalar):
      if scalar.text.utf8.contains(UInt8(ascii: "{")), let text = try? PlaceholderText(scalar.text) {
        self = .text(text, scalar, node.range)
      } else {
        self = .fixed(node)
      }
    case .sequence(let items):
      let items = items.map(RowTemplate.init)
      self = items.allSatisfy(\.isFixed) ? .fixed(node) : .sequence(items, node.range)
    case .mapping(let entries):
      let entries = entries.map { Entry(key: $0.key, value: RowTemplate($0.value)) }
      self = entries.allSatisfy(\.value.isFixed) ? .fixed(node) : .mapping(entries, node.range)
    case .unreadable: self = .fixed(node)
    }
  }

  private var isFixed: Bool {
    if case .fixed = self { true } else { false }
  }

  /// The row for a datum, or `nil` after an error.
  func filled(with datum: RowDatum, _ context: DecodingContext) -> SpecNode? {
    switch self {
    case .fixed(let node): return node
    case .text(let text, let scalar, let range): return filled(text, scalar, range, datum, context)
    case .sequence(let items, let range):
      let items = items.compactMap { $0.isItemLeftOut(for: datum) ? nil : $0.filled(with: datum, context) }
      return SpecNode(content: .sequence(items), range: range)
    case .mapping(let entries, let range):
      let entries = entries.compactMap { entry in
        entry.isLeftOut(for: datum)
          ? nil : entry.value.filled(with: datum, context).map { SpecNode.Entry(key: entry.key, value: $0) }
      }
      return SpecNode(content: .mapping(entries), range: range)
    }
  }

  /// A text with a datum's texts put in; a placeholder that is all of a text becomes the datum's value itself.
  private func filled(
    _ text: PlaceholderText, _ scalar: SpecScalar, _ range: SourceRange, _ datum: RowDatum,
    _ context: DecodingContext
  ) -> SpecNode? {
    if let name = text.onlyName { return value(name, of: datum, context) }
    var texts: [String] = []
    for part in text.parts {
      switch part {
      case .literal(let text): texts.append(text)
      case .placeholder(let name, _):
        guard let value = value(name, of: datum, context) else { return nil }
        texts.append(value.isNull ? "" : value.scalar?.text ?? "")
      }
    }
    let joined = context.joined(texts, at: range)
    guard context.countText(joined, as: .composed, at: range) else { return nil }
    return SpecNode(content: .scalar(SpecScalar(text: joined, style: scalar.style)), range: range)
  }

  private func value(_ name: String, of datum: RowDatum, _ context: DecodingContext) -> SpecNode? {
    if let value = datum.values[name] { return value }
    if name == RowDatum.ownName {
      context.error(
        "an item of “forEach” with keys has no “{}”", at: datum.range,
        hint: "put a key between the braces, as in {\(datum.names.min() ?? "title")}")
    } else {
      context.error("an item of “forEach” has no \(quoted(name))", at: datum.range)
    }
    return nil
  }
}

/// Finds placeholders that no datum can fill.
struct PlaceholderCheck {
  private let known: Set<String>
  /// The names as placeholders, in an order that does not change from run to run.
  private let offered: [String]
  private let context: DecodingContext

  /// A check against the names that the data have.
  init(known: Set<String>, context: DecodingContext) {
    self.known = known
    self.context = context
    offered = known.sorted().map { "{\($0)}" }
  }

  /// Whether all placeholders of a row have a name that some datum has; others are noted.
  func check(_ node: SpecNode) -> Bool {
    switch node.content {
    case .scalar(let scalar): return check(scalar, at: node.range)
    case .sequence(let items): return items.reduce(true) { check($1) && $0 }
    case .mapping(let entries):
      if let name = bareName(entries) {
        context.error(
          "a placeholder must stand in quotation marks", at: node.range, hint: "write \"{\(name)}\"")
        return false
      }
      return entries.reduce(true) { check($1.value) && $0 }
    case .unreadable: return true
    }
  }

  private func check(_ scalar: SpecScalar, at range: SourceRange) -> Bool {
    do {
      var isSound = true
      for case .placeholder(let name, let offset) in try PlaceholderText(scalar.text).parts
      where !known.contains(name) && !known.isEmpty {
        let place = Self.place(of: offset, length: name.unicodeScalars.count + 2, in: scalar, range)
        context.error(
          "unknown name \(quoted("{\(name)}")) in a repeated row", at: place,
          hint: Spelling.offer(for: "{\(name)}", among: offered))
        isSound = false
      }
      return isSound
    } catch {
      let place = Self.place(of: error.offset, length: 1, in: scalar, range)
      context.error("“{” without “}” in a repeated row", at: place, hint: "write “{{” for a brace")
      return false
    }
  }

  /// The name in a mapping such as `{name}`, which its author takes for a placeholder.
  private func bareName(_ entries: [SpecNode.Entry]) -> String? {
    guard let entry = entries.first else { return known.contains(RowDatum.ownName) ? "" : nil }
    guard entries.count == 1, entry.value.scalar.map({ $0.isNull && $0.text.isEmpty }) ?? false,
      let name = entry.name, known.contains(name)
    else { return nil }
    return name
  }

  /// Where a part of a scalar stands: exactly if the text stands in the file as it is, else all of the scalar.
  private static func place(
    of offset: Int, length: Int, in scalar: SpecScalar, _ range: SourceRange
  ) -> SourceRange {
    let margin = scalar.style == .plain ? 0 : 1
    guard scalar.style != .block, range.end - range.start == scalar.text.unicodeScalars.count + 2 * margin
    else { return range }
    let start = range.start + margin + offset
    return SourceRange(start: start, end: start + length)
  }
}

/// What one repetition of a row is filled with: a text, or texts with names.
struct RowDatum: Sendable {
  /// The name of the only text of a datum that is a text.
  static let ownName = ""

  /// Where the datum stands.
  var range: SourceRange
  /// The texts by their names.
  var values: [String: SpecNode]

  /// The names of the texts.
  var names: [String] { Array(values.keys) }

  private static let kind = ValueKind.either(.text, .dictionary(of: .text))

  private static let coding = ValueCoding<RowDatum>(
    kind,
    encode: { _, _ in nil },
    decode: { node, subject, context in
      switch node.content {
      case .scalar: return RowDatum(range: node.range, values: [ownName: node])
      case .mapping(let entries): return datum(entries, node, subject, context)
      case .sequence, .unreadable:
        context.mismatch(node, subject, mustBe: kind)
        return nil
      }
    })

  /// What the repetitions of a row are filled with.
  static let list = ValueCoding.list(of: coding, itemName: "an item of “forEach”")

  private static func datum(
    _ entries: [SpecNode.Entry], _ node: SpecNode, _ subject: Subject, _ context: DecodingContext
  ) -> RowDatum {
    var datum = RowDatum(range: node.range, values: [:])
    for entry in entries where !entry.key.isUnreadable {
      guard let name = entry.name, !name.isEmpty else {
        context.error("a key of \(subject) must be a word, not \(entry.key.found)", at: entry.key.range)
        continue
      }
      if datum.values[name] != nil {
        context.error("duplicate key \(quoted(name)) in \(subject)", at: entry.key.range)
      } else if entry.value.scalar == nil {
        context.mismatch(entry.value, .key(name), mustBe: .text, hint: entry.value.quotationHint)
        datum.values[name] = SpecNode(content: .unreadable, range: entry.value.range)
      } else {
        datum.values[name] = entry.value
      }
    }
    return datum
  }
}

/// A text with places for others in it: `Room {number}`.
struct PlaceholderText: Sendable {
  /// A stretch of the text.
  enum Part: Hashable, Sendable {
    case literal(String)
    /// A place for the text of a name, so many characters behind the beginning.
    case placeholder(name: String, offset: Int)
  }

  /// A brace that is not closed, so many characters behind the beginning.
  struct OpenBrace: Error {
    var offset: Int
  }

  /// The stretches from beginning to end.
  let parts: [Part]

  /// The name of the placeholder that is all of the text.
  var onlyName: String? {
    if parts.count == 1, case .placeholder(let name, _) = parts[0] { name } else { nil }
  }

  /// Finds the placeholders of a text; `{{` is a brace.
  init(_ text: String) throws(OpenBrace) {
    var parts: [Part] = []
    var literal = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      guard scalars[index] == "{" else {
        literal.append(scalars[index])
        index += 1
        continue
      }
      if index + 1 < scalars.count, scalars[index + 1] == "{" {
        literal.append("{")
        index += 2
        continue
      }
      guard let end = scalars[(index + 1)...].firstIndex(where: { $0 == "{" || $0 == "}" }),
        scalars[end] == "}"
      else { throw OpenBrace(offset: index) }
      if !literal.isEmpty { parts.append(.literal(String(literal))) }
      literal = String.UnicodeScalarView()
      let name = String(String.UnicodeScalarView(scalars[index + 1..<end]))
      parts.append(.placeholder(name: name, offset: index))
      index = end + 1
    }
    if !literal.isEmpty { parts.append(.literal(String(literal))) }
    self.parts = parts
  }
}
