import TableLayout
import TableModel
import TableSources

extension LayoutFinding {
  /// The finding as a warning at the first object that it names; `screen` is the number of the screen.
  package func diagnostic(file: String, _ origins: OriginFinder?, screen: Int) -> Diagnostic {
    var diagnostic = told(file: file, origins, screen: screen)
    switch kind {
    case .unsatisfiable: diagnostic.rule = .constraintsUnsatisfiable
    case .ambiguous, .exhausted: diagnostic.rule = .constraintsAmbiguous
    case .scrolledPastEnd, .pulledPastStart, .sourceMissing, .scopesHidden, .drawnByEye: break
    }
    return diagnostic
  }

  /// The words and the place of the finding.
  private func told(file: String, _ origins: OriginFinder?, screen: Int) -> Diagnostic {
    let row = indexPath.map { ElementPath.row($0, screen: screen) }
    let places = ids.map { origins?.origin(ofName: $0, in: row)?.location }
    let objects = zip(ids, places).map { id, place in
      "“\(id)”" + ((place?.line).map { " (line \($0))" } ?? "")
    }
    let place =
      places.lazy.compactMap { $0 }.first ?? row.flatMap { origins?.origin(of: $0)?.location }
      ?? SourceLocation(file: file)
    let others = unnamed == 1 ? "a view without a name" : "\(unnamed) views without names"
    let list = (objects + (unnamed > 0 ? [others] : [])).joined(separator: ", ")
    switch kind {
    case .unsatisfiable:
      return Diagnostic(
        .warning, at: place, "conflicting constraints: \(list)", hint: "the first is ignored")
    case .ambiguous:
      return Diagnostic(
        .warning, at: place, "constraints do not determine where these views are: \(list)",
        hint: ids.count > 1
          ? "of two texts in a line, give one a higher “contentHuggingPriority”, or a width"
          : "they keep their stored frames, or go to the upper left")
    case .exhausted:
      return Diagnostic(
        .warning, at: place, "this row has too many constraints to solve",
        hint: "its views keep their stored frames")
    case .scrolledPastEnd(let points):
      return Diagnostic(
        .warning, at: LayoutFinding.place(of: "tableView", "contentOffset", origins, screen) ?? place,
        "the table is scrolled \(plain(points)) points beyond the end of its content",
        hint:
          "only a finger can pull a table so far; otherwise use a smaller “contentOffset”, or “scrollTo” with a row"
      )
    case .pulledPastStart(let points):
      return Diagnostic(
        .warning, at: LayoutFinding.place(of: "tableView", "contentOffset", origins, screen) ?? place,
        "the table is pulled \(plain(points)) points beyond the beginning of its content",
        hint: "0 is the beginning; tables with a “refreshControl” can be pulled by less than their height")
    case .sourceMissing(let source, let key):
      return Diagnostic(
        .warning, at: LayoutFinding.place(of: key, "source", origins, screen) ?? place,
        "the \(key) points at \(source.words), which is not behind it, or out of sight",
        hint: source.counting)
    case .scopesHidden:
      return Diagnostic(
        .warning, at: LayoutFinding.place(of: "searchBar", "scopeButtonTitles", origins, screen) ?? place,
        "“scopeButtonTitles” do not show at the lower edge of a screen",
        hint: "with “placement: stacked” the search bar stands above the table")
    case .drawnByEye(let part, let look):
      return Diagnostic(
        .warning, at: place, "\(part.rawValue) of \(look) are approximate",
        hint: "no public picture of them is known; docs/looks.md lists what is measured")
    }
  }

  /// Where a key of a part of a screen is written.
  private static func place(
    of part: String, _ key: String, _ origins: OriginFinder?, _ screen: Int
  ) -> SourceLocation? {
    origins?.origin(of: ElementPath(screen: screen, steps: [.key(part), .key(key)]))?.location
  }
}

extension Popover.Source {
  /// What is meant, in a sentence.
  fileprivate var words: String {
    switch self {
    case .row(let path): "row \(path.row) of section \(path.section)"
    case .barButtonItem(let side, let number):
      "button \(number) on the \(side.rawValue) of a navigation bar"
    }
  }

  /// How it is counted.
  fileprivate var counting: String {
    switch self {
    case .row: "both numbers are counted from 0; rows that are scrolled away cannot be pointed at"
    case .barButtonItem: "buttons are counted from 0, from the edge inwards, without the back button"
    }
  }
}

extension [LayoutFinding] {
  /// The findings as warnings, each once.
  package func diagnostics(file: String, _ origins: OriginFinder?, screen: Int) -> [Diagnostic] {
    map { $0.diagnostic(file: file, origins, screen: screen) }.uniqued()
  }
}
