import TableModel

/// Makes values of a YAML stream's events, within limits.
package struct SpecTreeBuilder {
  /// A list or mapping whose end has not been read.
  private struct Collection {
    var isMapping: Bool
    var anchor: String?
    var range: SourceRange
    var nodeCountBefore: Int
    /// How many levels lie in it, aliases included.
    var depth = 1
    var items: [SpecNode] = []
    var entries: [SpecNode.Entry] = []
    var key: SpecNode?
  }

  /// What an alias stands for, and what it costs to repeat it.
  private struct Anchored {
    var node: SpecNode
    var nodeCount: Int
    var depth: Int
  }

  private let report: FindingReport
  private let limits: LoadingLimits
  private let escapes: SurrogateEscapes
  private var open: [Collection] = []
  private var anchors: [String: Anchored] = [:]
  private var nodeCount = 0
  private var aliasCount = 0
  private var documentCount = 0
  private var tree = SpecTree()

  /// The values of a text; what is wrong with its syntax goes to the report.
  package static func build(from source: SourceText, limits: LoadingLimits, report: FindingReport) -> SpecTree
  {
    let escapes = SurrogateEscapes(in: source.bytes)
    var builder = SpecTreeBuilder(report: report, limits: limits, escapes: escapes)
    let bytes = escapes.isEmpty ? source.bytes : escapes.patching(source.bytes)
    guard !builder.hasTooManyTags(bytes) else {
      builder.stop("the file has more than \(mostTags) %TAG directives", at: SourceRange(start: 0, end: 0))
      return builder.finished()
    }
    let failure = YAMLEventReader.read(bytes) { event in
      builder.take(event)
      return !builder.tree.isIncomplete
    }
    if let failure {
      let error = YAMLSyntaxError(failure, in: source)
      error.send(to: report)
      builder.tree.isIncomplete = true
      return builder.finished(before: error.cut)
    }
    return builder.finished()
  }

  private init(report: FindingReport, limits: LoadingLimits, escapes: SurrogateEscapes) {
    self.report = report
    self.limits = limits
    self.escapes = escapes
  }

  /// The most %TAG directives of a file: libyaml compares each with all others.
  private static let mostTags = 100

  private func hasTooManyTags(_ bytes: [UInt8]) -> Bool {
    let directive = Array("%TAG".utf8)
    var (count, rest) = (0, bytes[...])
    while count <= Self.mostTags, let found = rest.firstIndex(of: UInt8(ascii: "%")) {
      rest = rest[found...]
      if rest.starts(with: directive) { count += 1 }
      rest = rest.dropFirst()
    }
    return count > Self.mostTags
  }

  private mutating func take(_ event: YAMLEvent) {
    switch event.kind {
    case .documentStart: beginDocument(at: event.range)
    case .documentEnd: break
    case .scalar(let text, let style, let properties):
      count(1, at: event.range)
      let content = scalar(text, style: style, tag: properties.tag, at: event.range)
      let node = SpecNode(content: content, range: event.range)
      remember(node, as: properties.anchor, nodeCount: 1, depth: 0)
      add(node, depth: 0)
    case .alias(let name): repeatAnchor(name, at: event.range)
    case .sequenceStart(let properties): begin(properties, isMapping: false, at: event.range)
    case .mappingStart(let properties): begin(properties, isMapping: true, at: event.range)
    case .collectionEnd: endCollection(at: event.range)
    }
  }

  private mutating func beginDocument(at range: SourceRange) {
    anchors.removeAll(keepingCapacity: true)
    documentCount += 1
    // One more than there may be is left to those who know what the documents are.
    if documentCount > limits.screens + 1 {
      stop("the file has more than \(limits.screens) documents", at: range.beginning)
    }
  }

  private mutating func begin(_ properties: YAMLProperties, isMapping: Bool, at range: SourceRange) {
    _ = allows(tag: properties.tag, at: range)
    guard open.count < limits.nesting else { return stopForDepth(at: range) }
    open.append(
      Collection(isMapping: isMapping, anchor: properties.anchor, range: range, nodeCountBefore: nodeCount)
    )
    count(1, at: range)
  }

  private mutating func endCollection(at end: SourceRange) {
    guard let collection = open.popLast() else { return }
    let node = SpecNode(
      content: collection.isMapping ? .mapping(collection.entries) : .sequence(collection.items),
      range: SourceRange(start: collection.range.start, end: max(collection.range.end, end.end))
    )
    let cost = nodeCount - collection.nodeCountBefore
    remember(node, as: collection.anchor, nodeCount: cost, depth: collection.depth)
    add(node, depth: collection.depth)
  }

  private mutating func repeatAnchor(_ name: String, at range: SourceRange) {
    aliasCount += 1
    guard aliasCount <= limits.aliases else {
      return stop("the file has more than \(limits.aliases) aliases", at: range)
    }
    guard let anchored = anchors[name] else {
      report.error(
        "the alias \(quoted("*" + name)) has no anchor \(quoted("&" + name)) before it",
        at: range,
        hint: "put a text that begins with “*” in quotation marks"
      )
      return add(SpecNode(content: .unreadable, range: range), depth: 0)
    }
    count(anchored.nodeCount, at: range)
    guard open.count + anchored.depth <= limits.nesting else { return stopForDepth(at: range) }
    var node = anchored.node
    node.alias = range
    add(node, depth: anchored.depth)
  }

  private mutating func remember(_ node: SpecNode, as anchor: String?, nodeCount: Int, depth: Int) {
    guard let anchor else { return }
    anchors[anchor] = Anchored(node: node, nodeCount: nodeCount, depth: depth)
  }

  /// Puts a finished value where it belongs: into the innermost open collection, or among the roots.
  private mutating func add(_ node: SpecNode, depth: Int) {
    guard let last = open.indices.last else { return tree.roots.append(node) }
    open[last].depth = max(open[last].depth, depth + 1)
    if !open[last].isMapping {
      open[last].items.append(node)
    } else if let key = open[last].key {
      open[last].entries.append(SpecNode.Entry(key: key, value: node))
      open[last].key = nil
    } else {
      open[last].key = node
    }
  }

  private mutating func count(_ nodes: Int, at range: SourceRange) {
    nodeCount += nodes
    if nodeCount > limits.nodes {
      stop("the file has more than \(limits.nodes) values, counting what aliases repeat", at: range)
    }
  }

  private mutating func stopForDepth(at range: SourceRange) {
    stop("lists and mappings are nested more than \(limits.nesting) levels deep", at: range.beginning)
  }

  private mutating func stop(_ message: String, at range: SourceRange) {
    report.error(message, at: range)
    tree.isIncomplete = true
  }

  /// The tree; what is still open after a failure keeps what it has, or what of it stands before an offset.
  private consuming func finished(before offset: Int? = nil) -> SpecTree {
    while let last = open.last {
      endCollection(at: offset.map { SourceRange(start: $0, end: $0 + 1) } ?? last.range)
    }
    if let offset { tree.roots = tree.roots.map { $0.cut(at: offset) } }
    return tree
  }
}

extension SpecTreeBuilder {
  private static let tagPrefix = "tag:yaml.org,2002:"
  private static let textTag = tagPrefix + "str"

  private func scalar(
    _ text: String,
    style: SpecScalar.Style,
    tag: String?,
    at range: SourceRange
  ) -> SpecNode.Content {
    guard allows(tag: tag, at: range), let text = restored(text, style: style, at: range) else {
      return .unreadable
    }
    return .scalar(
      SpecScalar(text: text, style: tag == Self.textTag && style == .plain ? .singleQuoted : style))
  }

  /// Whether a value may have a tag; all but YAML's tag for text are errors.
  private func allows(tag: String?, at range: SourceRange) -> Bool {
    guard let tag, tag != Self.textTag, tag != "!" else { return true }
    let written = tag.hasPrefix(Self.tagPrefix) ? "!!" + tag.dropFirst(Self.tagPrefix.count) : tag
    report.error(
      "the tag \(quoted(written)) is not allowed",
      at: range,
      hint: "put a text that begins with “!” in quotation marks"
    )
    return false
  }

  /// A scalar's text as the author meant it, or `nil` after an error.
  private func restored(_ text: String, style: SpecScalar.Style, at range: SourceRange) -> String? {
    guard text.utf8.count <= limits.textLength || text.unicodeScalars.count <= limits.textLength else {
      report.error("a text is longer than \(limits.textLength) characters", at: range.beginning)
      return nil
    }
    guard style == .doubleQuoted || !escapes.isEmpty else { return text }
    do {
      let restored = try escapes.restoring(text, style: style, in: range)
      if let control = restored.utf8.first(where: { $0 < 0x20 && $0 != 0x09 && $0 != 0x0A || $0 == 0x7F }) {
        report.error("a text has the control character \(UInt32(control).codePoint)", at: range)
        return nil
      }
      return restored
    } catch {
      report.error(
        "half of a surrogate pair is not a character",
        at: error.range,
        hint: "write both halves, as in “\\ud83d\\ude00”, or the character itself"
      )
      return nil
    }
  }
}
