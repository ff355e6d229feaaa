import TableModel
import TableRendering
import TableSources

/// Writes the files in which the sample data of documents are filled in: what `tablemock convert --data-template` does.
public struct DataTemplateJob: Sendable {
  /// The documents.
  public var inputs: [InputFile]
  /// The file for a single document, or `-` for standard output; `nil` for those beside the documents.
  public var output: FilePath?

  /// A job for some documents.
  public init(inputs: [InputFile], output: FilePath? = nil) {
    self.inputs = inputs
    self.output = output
  }

  /// Writes all files that are not there yet, and says whether all went well.
  ///
  /// - Throws: What the observer throws.
  public func run(_ observer: any JobObserver) throws -> Bool {
    var isWell = true
    for input in inputs {
      switch SourceLoader.standard.dataTemplate(of: input) {
      case .success(let text):
        if try !write(text, of: input, observer) { isWell = false }
      case .failure(let finding):
        // Of a folder, documents that have nothing to be filled in are passed over.
        if !input.isFound {
          observer.found([finding])
          isWell = false
        }
      }
    }
    return isWell
  }

  private func write(_ text: String, of input: InputFile, _ observer: any JobObserver) throws -> Bool {
    guard output != SourceFile.standardInput else {
      try OutputFile.writeToStandardOutput(Array(text.utf8))
      return true
    }
    let path = output ?? SampleDataFile.path(beside: input.path)
    guard !path.exists else {
      observer.failed(
        "\(path.shown) already exists, and is not overwritten\n"
          + "  hint: “-o -” prints the template, “-o other.yaml” writes it elsewhere")
      return false
    }
    do throws(FileError) {
      try OutputFile(path: path).write(Array(text.utf8))
    } catch {
      observer.failed(error.description)
      return false
    }
    try observer.wrote(path)
    return true
  }
}
