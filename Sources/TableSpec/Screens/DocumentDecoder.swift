import TableModel
import TableSources

/// Reads a whole file: a stream of screens, or lists of them.
enum DocumentDecoder {
  /// What a file describes; what is wrong with it goes to the report.
  static func decode(_ tree: SpecTree, _ context: DecodingContext) -> Document {
    let nodes = tree.roots.flatMap { root in
      if case .sequence(let items) = root.content { items } else { root.isNull ? [] : [root] }
    }
    if nodes.isEmpty {
      context.missing(
        "the file describes no screen", at: SourceRange(start: 0, end: 0), hint: "begin with “tableView:”")
    }
    let screens = nodes.filter { !$0.isUnreadable }.enumerated().flatMap { number, node in
      context.part(.item(number), at: node.range) {
        let screens = context.reading(node) { ScreenSchema.coding.decode(node, "a screen", context) } ?? []
        context.addScreens(screens.count)
        return screens
      }
    }
    if screens.count > context.limits.screens, let last = nodes.last {
      context.error(
        "the file describes \(screens.count) screens, more than \(context.limits.screens)",
        at: last.range.beginning,
        hint: "divide it into several files")
    }
    context.warnAboutUnusedPrototypes()
    return Document(screens: screens)
  }
}
