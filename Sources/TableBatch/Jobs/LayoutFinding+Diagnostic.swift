import TableLayout
import TableModel

extension LayoutFinding {
  /// The finding as a warning at the first object that it names.
  package func diagnostic(file: String, _ origins: OriginFinder?) -> Diagnostic {
    let objects = ids.map { id in
      let line = origins?.origin(ofObject: id)?.location.line
      return "“\(id)”" + (line.map { " (line \($0))" } ?? "")
    }
    let place = ids.first.flatMap { origins?.origin(ofObject: $0)?.location } ?? SourceLocation(file: file)
    let list = objects.joined(separator: ", ")
    switch kind {
    case .unsatisfiable:
      return Diagnostic(
        .warning, at: place, "constraints contradict each other: \(list)", hint: "the first is left out")
    case .ambiguous:
      return Diagnostic(
        .warning, at: place, "constraints leave open where views are: \(list)",
        hint: "these stay where the document has stored them")
    }
  }
}
