import TableMock

/// Loads sources one after the other and prints what is found.
final class SourceReader {
  private let renderer: Renderer
  private let printer: DiagnosticPrinter
  /// The table that is asked for; `nil` for all.
  private let table: String?
  private var hasPicked = false
  /// The names of tables in files from folders, none of which is the one that is asked for.
  private var otherNames: [String] = []

  init(renderer: Renderer, printer: DiagnosticPrinter, table: String? = nil) {
    self.renderer = renderer
    self.printer = printer
    self.table = table
  }

  /// The screens of a source; `nil` where it has errors.
  ///
  /// There are none in a file that was found in a folder and has no tables, or not the one that is asked for.
  func document(of input: InputFile) -> Document? {
    var result = renderer.load(path: input.path)
    if input.isFound { result = result.leniently }
    printer.print(result.diagnostics)
    return result.document.flatMap { pickTable(of: $0, from: input) }
  }

  /// Complains about a table that is asked for and that no folder's file has; the answer says whether all is well.
  func finish() -> Bool {
    guard let table, !hasPicked, !otherNames.isEmpty else { return true }
    do throws(TableNameError) {
      let screens = otherNames.map { Screen(name: $0, content: .controller(ViewController())) }
      _ = try Document(screens: screens).picking(table)
    } catch {
      printer.print(error: error.description)
    }
    return false
  }

  private func pickTable(of document: Document, from input: InputFile) -> Document? {
    guard let table, !document.screens.isEmpty else { return document }
    do throws(TableNameError) {
      let picked = try document.picking(table)
      hasPicked = true
      return picked
    } catch {
      if input.isFound, !error.isAmbiguous {
        otherNames += document.tableNames
        return Document(screens: [])
      }
      printer.print([
        Diagnostic(.error, at: SourceLocation(file: input.path), error.message, hint: error.hint)
      ])
      return nil
    }
  }
}
