import TableModel

/// What the text of a constraint says.
struct ParsedConstraints {
  /// A view by its name, and the characters of the name.
  struct Name {
    var text: String
    var range: Range<Int>
  }

  /// The constraints; a line of the visual format stands for several.
  var constraints: [LayoutConstraint] = []
  /// The views that they name.
  var names: [Name] = []

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
