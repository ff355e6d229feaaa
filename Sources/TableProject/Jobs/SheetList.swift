import TableLayout
import TableModel
import TableRendering
import TableSources

/// All tables of some sources, for a sheet of them.
package struct SheetList {
  /// A table with the source that it is of.
  package struct Item {
    var input: InputFile
    var source: Source
    var document: Document
    /// The number of the screen in the document.
    var number: Int

    /// The table as its source has it.
    var screen: Screen { document.screens[number] }

    /// The table as its source has it in one way of drawing.
    func screen(as variant: Variant) -> Screen { source.screen(number, as: variant) ?? screen }

    /// What layout has found on a picture of the table.
    func findings(on scene: Scene) -> [Diagnostic] {
      scene.findings.diagnostics(
        file: input.path.text, source.origins.map(OriginFinder.init), screen: number)
    }

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
  init(
    _ inputs: [InputFile], as variants: [Variant], _ reader: SourceReader, _ observer: any JobObserver
  ) {
    for input in inputs {
      let source = reader.source(of: input)
      guard let document = source.document else {
        observer.found(source.diagnostics)
        hasFailures = true
        continue
      }
      findings += source.diagnostics + source.lacks(of: variants)
      items += document.screens.indices.map { number in
        Item(input: input, source: source, document: document, number: number)
      }
    }
    if let complaint = reader.complaint {
      observer.failed(complaint)
      hasFailures = true
    }
  }

  /// The sources without errors.
  var sources: [Source] { items.filter { $0.number == 0 }.map(\.source) }

  /// What tells a picture from the others: the table where there are several, and the values of axes.
  func caption(of item: Item, _ values: [String]) -> String {
    let name = items.count > 1 || values.isEmpty ? [item.name] : []
    return (name + values.filter { !$0.isEmpty }).joined(separator: " · ")
  }
}
