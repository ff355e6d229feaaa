import TableModel
import TableRendering
import TableSources

/// Loads sources one after the other, and picks the table that is asked for.
package final class SourceReader {
  private let sources: SourceStore
  /// The table that is asked for; `nil` for all.
  private let table: String?
  private var hasPicked = false
  /// The names of tables in files from folders, none of which is the one that is asked for.
  private var otherNames: [String] = []

  package init(_ sources: SourceStore, table: String?) {
    self.sources = sources
    self.table = table
  }

  /// Whether one table is wanted and its neighbours are not.
  package var isPicking: Bool { table != nil }

  /// What there is in a source; its document is `nil` where it has errors.
  ///
  /// There are no screens in a file that was found in a folder and has no tables, or not the one that is asked for.
  package func source(of input: InputFile, isWantedAgain: Bool = false) -> Source {
    picked(sources.source(of: input, isWantedAgain: isWantedAgain), of: input)
  }

  private func picked(_ source: Source, of input: InputFile) -> Source {
    guard let table, let document = source.document, !document.screens.isEmpty else { return source }
    var source = source
    do throws(TableNameError) {
      source = try source.picking(table)
      hasPicked = true
    } catch {
      if input.isFound, !error.isAmbiguous {
        otherNames += document.tableNames
        source.result.document = Document(screens: [])
      } else {
        let place = SourceLocation(file: input.path.text)
        source.result.document = nil
        source.result.diagnostics.append(Diagnostic(.error, at: place, error.message, hint: error.hint))
      }
    }
    return source
  }

  /// The complaint about a table that is asked for and that no folder's file has; `nil` where all is well.
  package var complaint: String? {
    guard let table, !hasPicked, !otherNames.isEmpty else { return nil }
    do throws(TableNameError) {
      let screens = otherNames.map { Screen(name: $0, content: .controller(ViewController())) }
      _ = try Document(screens: screens).picking(table)
      return nil
    } catch {
      return error.description
    }
  }
}
