import TableMock

/// Loads sources one after the other and prints what is found.
struct SourceReader {
  let renderer: Renderer
  let printer: DiagnosticPrinter

  /// The screens of a source; `nil` where it has errors.
  func document(of input: InputFile) -> Document? {
    let result = renderer.load(path: input.path)
    printer.print(result.diagnostics)
    return result.document
  }
}
