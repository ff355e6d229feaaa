import TableModel
import TableSources

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
