import ArgumentParser
import TableMock

/// Writes inputs as specs one after the other; what fails is reported and does not stop the rest.
struct ConvertJob {
  private let inputs: [InputFile]
  private let printer: DiagnosticPrinter
  private let reader: SourceReader
  /// Whether one table is written and its neighbours are not.
  private let isPicked: Bool
  /// Where specs go; `nil` for standard output.
  private let plan: SpecPlan?
  private let renderer: Renderer
  private var files: PictureFiles
  /// Whether standard output has a spec already, from which the next must be divided.
  private var hasPrinted = false

  /// Whether anything could not be written.
  private(set) var hasFailed = false

  init(
    inputs: [InputFile], renderer: Renderer, printer: DiagnosticPrinter, table: String?, plan: SpecPlan?
  ) {
    self.inputs = inputs
    self.printer = printer
    self.plan = plan
    self.renderer = renderer
    reader = SourceReader(renderer: renderer, printer: printer, table: table)
    isPicked = table != nil
    files = PictureFiles(of: inputs, renderer: renderer)
  }

  /// Writes all inputs; throws only where results cannot be told any more.
  mutating func run() throws(ExitCode) {
    for input in inputs { try convert(input) }
    if !reader.finish() { hasFailed = true }
  }

  private mutating func convert(_ input: InputFile) throws(ExitCode) {
    guard let document = reader.document(of: input) else {
      hasFailed = true
      return
    }
    guard let plan else { return try print(document, of: input) }
    files.protectImages(of: document)
    for (screen, spec) in plan.specs(of: input.outputName, showing: document, isPicked: isPicked) {
      try write(screen, of: input, as: spec)
    }
  }

  private mutating func print(_ document: Document, of input: InputFile) throws(ExitCode) {
    guard !document.screens.isEmpty else { return }
    let writer = SpecWriter(folder: ".")
    let spec = writer.spec(of: document)
    for image in spec.lostImages {
      let finding =
        "the picture “\(image)” does not lie below this folder, so the spec has a box in its place"
      printer.print([
        Diagnostic(
          .warning, at: SourceLocation(file: input.path), finding,
          hint: "write the spec to a file, beside which the picture is copied")
      ])
    }
    let text = writer.text(of: Document(screens: document.screens.map { renderer.tidied($0, folder: ".") }))
    try StandardOutput.write(Array(((hasPrinted ? "---\n" : "") + text).utf8))
    hasPrinted = true
  }

  private mutating func write(
    _ screen: Screen, of input: InputFile, as planned: PlannedSpec
  ) throws(ExitCode) {
    let writer = SpecWriter(folder: planned.folder, copiesFolder: planned.imagesFolder)
    do {
      for copy in writer.spec(of: Document(screens: [screen])).copies {
        try files.write(copy.bytes(), to: planned.folder + copy.name, of: input)
      }
      let tidied = renderer.tidied(
        screen, folder: planned.folder, copiesFolder: planned.imagesFolder)
      let text = writer.text(of: Document(screens: [tidied]))
      try files.write(Array(text.utf8), to: planned.path, of: input)
    } catch {
      printer.print(error: "\(input.path): \(error)")
      hasFailed = true
      return
    }
    try StandardOutput.print(planned.path)
  }
}
