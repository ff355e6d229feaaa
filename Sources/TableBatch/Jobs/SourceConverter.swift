import TableModel
import TableRendering
import TableSources
import TableSpec

/// Writes documents as specs, one after the other.
struct SourceConverter {
  let renderer: Renderer
  var files: WrittenFiles
  let observer: any JobObserver
  /// Whether standard output has a spec already, from which the next must be divided.
  private var hasPut = false

  init(renderer: Renderer, files: WrittenFiles, observer: any JobObserver) {
    self.renderer = renderer
    self.files = files
    self.observer = observer
  }

  /// Hands all screens of a source over as one spec.
  mutating func put(_ document: Document, of input: InputFile) throws {
    guard !document.screens.isEmpty else { return }
    let writer = SpecWriter(folder: .current)
    for image in writer.spec(of: document).lostImages {
      observer.found([
        Diagnostic(
          .warning, at: SourceLocation(file: input.path.text),
          "the picture “\(image)” does not lie below this folder, so the spec has a box in its place",
          hint: "write the spec to a file, beside which the picture is copied")
      ])
    }
    let text = writer.text(
      of: Document(screens: document.screens.map { renderer.tidied($0, folder: .current) }))
    try observer.put(Array(((hasPut ? "---\n" : "") + text).utf8))
    hasPut = true
  }

  /// Writes screens as specs of their own, and says whether all could be.
  mutating func write(
    _ document: Document, of input: InputFile, as specs: [(screen: Screen, spec: PlannedSpec)]
  ) throws -> Bool {
    files.protectImages(of: document)
    var isWell = true
    for (screen, spec) in specs {
      do {
        try write(screen, of: input, as: spec)
      } catch {
        observer.found([Diagnostic(.error, at: SourceLocation(file: input.path.text), "\(error)")])
        isWell = false
        continue
      }
      try observer.wrote(spec.path)
    }
    return isWell
  }

  private mutating func write(_ screen: Screen, of input: InputFile, as planned: PlannedSpec) throws {
    let writer = SpecWriter(folder: planned.folder, copiesFolder: planned.imagesFolder)
    for copy in writer.spec(of: Document(screens: [screen])).copies {
      try files.write(copy.bytes(), to: planned.folder.appending(FilePath(copy.name)), of: input)
    }
    let tidied = renderer.tidied(screen, folder: planned.folder, copiesFolder: planned.imagesFolder)
    let text = writer.text(of: Document(screens: [tidied]))
    try files.write(Array(text.utf8), to: planned.path, of: input)
  }
}
