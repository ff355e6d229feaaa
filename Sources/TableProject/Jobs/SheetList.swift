import TableModel
import TableRendering
import TableSources

/// All tables of some sources, for a sheet of them.
package struct SheetList {
  /// A table with the source that it is of.
  package struct Item {
    var input: InputFile
    var document: Document
    var origins: Origins?
    /// The number of the screen in the document.
    var number: Int
    /// What was found in the source.
    var findings: [Diagnostic]

    var screen: Screen { document.screens[number] }

    /// The name for people: the table's own, else that of the file.
    var name: String {
      document.screens.count > 1 ? document.tableNames[number] : screen.name ?? input.outputName.text
    }
  }

  /// The tables in the order of the sources.
  private(set) var items: [Item] = []
  /// All that was found in sources without errors.
  private(set) var findings: [Diagnostic] = []
  /// Whether a source has errors, or none has the table that is asked for.
  private(set) var hasFailures = false

  /// Reads all sources, and tells of those that have errors.
  init(_ inputs: [InputFile], _ reader: SourceReader, _ observer: any JobObserver) {
    for input in inputs {
      let source = reader.load(input)
      guard let document = source.document else {
        observer.found(source.diagnostics)
        hasFailures = true
        continue
      }
      findings += source.diagnostics
      items += document.screens.indices.map { number in
        Item(
          input: input, document: document, origins: source.origins, number: number,
          findings: source.diagnostics)
      }
    }
    if let complaint = reader.complaint {
      observer.failed(complaint)
      hasFailures = true
    }
  }

  /// The sources' documents.
  var documents: [Document] { items.filter { $0.number == 0 }.map(\.document) }

  /// What tells a picture from the others: the table where there are several, and the values of axes.
  func caption(of item: Item, _ values: [String]) -> String {
    let name = items.count > 1 || values.isEmpty ? [item.name] : []
    return (name + values.filter { !$0.isEmpty }).joined(separator: " · ")
  }
}
