import TableModel
import TableSources

/// What holds between views: lines in anchors or in the visual format.
enum ConstraintSchema {
  static let list = ValueCoding<[LayoutConstraint]>(
    lines.kind,
    encode: { constraints, _ in .list(constraints.map { .text(ConstraintText.text(of: $0)) }) },
    decode: { node, subject, context in
      lines.decode(node, subject, context).map { Array($0.joined()) }
    })

  private static let lines = ValueCoding.list(of: line, itemName: "a constraint")

  private static let line = ValueCoding<[LayoutConstraint]>(
    .text, encode: { _, _ in nil },
    decode: { node, subject, context in
      guard let text = text.decode(node, subject, context) else { return nil }
      do throws(ConstraintSyntaxError) {
        let parsed = try ParsedConstraints(text)
        for name in parsed.names { context.useView(name.text, at: node.range(of: name.range, in: text)) }
        for constraint in parsed.constraints { context.nameOrigin(constraint.id) }
        return parsed.constraints
      } catch {
        context.error(error.message, at: node.range(of: error.range, in: text), hint: error.hint)
        return nil
      }
    })

  private static let text = ValueCoding<String>(
    .text, encode: { _, _ in nil },
    decode: { node, subject, context in
      guard node.scalar == nil else { return ValueCoding.text.decode(node, subject, context) }
      context.mismatch(
        node, subject, mustBe: .text,
        hint: "put a constraint that begins with a bracket, or has “: ” in it, in quotation marks")
      return nil
    })
}

extension SpecNode {
  /// Where some characters of a text stand; where all of it does if it is written in another way than it is read.
  fileprivate func range(of characters: Range<Int>, in text: String) -> SourceRange {
    guard let style = scalar?.style else { return range }
    let quotation = style == .plain ? 0 : 1
    guard style != .block, range.end - range.start == text.unicodeScalars.count + 2 * quotation else {
      return range
    }
    let start = range.start + quotation
    return SourceRange(start: start + characters.lowerBound, end: start + characters.upperBound)
  }
}

/// What the text of a constraint says.
struct ParsedConstraints {
  /// The constraints; a line of the visual format stands for several.
  var constraints: [LayoutConstraint] = []
  /// The views that they name.
  var names: [ConstraintWord] = []

  /// Reads a constraint in anchors, or a line of the visual format.
  init(_ text: String) throws(ConstraintSyntaxError) {
    var scanner = ConstraintScanner(text)
    scanner.skipSpaces()
    if VisualFormatParser.begins(scanner) {
      var parser = VisualFormatParser(scanner)
      try parser.read()
      (constraints, names) = (parser.constraints, parser.names)
    } else {
      var parser = AnchorParser(scanner)
      constraints = [try parser.constraint()]
      names = parser.names
    }
    for index in constraints.indices { constraints[index].id = ConstraintText.text(of: constraints[index]) }
  }
}
