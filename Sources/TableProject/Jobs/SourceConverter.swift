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

  /// Hands all screens of a source, as they are to be written, over as one spec, and says whether there is one.
  mutating func put(_ document: Document, of source: Source, from input: InputFile) throws -> Bool {
    guard !document.screens.isEmpty else { return true }
    let writer = SpecWriter(folder: .current)
    tell(writer.spec(of: document).changes, source.origins, of: input)
    let text = writer.text(
      of: Document(screens: document.screens.map { renderer.tidied($0, folder: .current) }))
    if let refusal = refusal(of: text, in: .current) {
      fail(input, refusal)
      return false
    }
    try observer.put(Array(((hasPut ? "---\n" : "") + text).utf8))
    hasPut = true
    return true
  }

  /// Writes screens of a source as specs of their own, and says whether all could be.
  mutating func write(
    of source: Source, from input: InputFile, as specs: [(screen: Screen, spec: PlannedSpec)]
  ) throws -> Bool {
    files.protectImages(of: source, from: input)
    var isWell = true
    for (number, (screen, spec)) in specs.enumerated() {
      do {
        let changes = try write(screen, of: input, as: spec)
        tell(changes, source.origins?.picking(screens: [number]), of: input)
      } catch {
        fail(input, error)
        isWell = false
        continue
      }
      try observer.wrote(spec.path)
    }
    return isWell
  }

  private mutating func write(
    _ screen: Screen, of input: InputFile, as planned: PlannedSpec
  ) throws -> [SpecChange] {
    let writer = SpecWriter(folder: planned.folder, copiesFolder: planned.imagesFolder)
    let spec = writer.spec(of: Document(screens: [screen]))
    for copy in spec.copies {
      try files.write(copy.bytes(), to: planned.folder.appending(FilePath(copy.name)), of: input)
    }
    let tidied = renderer.tidied(screen, folder: planned.folder, copiesFolder: planned.imagesFolder)
    let text = writer.text(of: Document(screens: [tidied]))
    if let refusal = refusal(of: text, in: planned.folder) { throw refusal }
    try files.write(Array(text.utf8), to: planned.path, of: input)
    return spec.changes
  }

  /// Why a spec in a folder would be of no use, as the loader would not read it; `nil` where it would.
  private func refusal(of text: String, in folder: FilePath) -> WriteRefusal? {
    let result = renderer.load(Array(text.utf8), named: "-", folder: folder)
    guard result.document == nil else { return nil }
    let reason = result.diagnostics.first { $0.severity == .error }?.message ?? "it has no tables"
    return WriteRefusal(description: "it cannot be written as a spec: \(reason)")
  }

  /// Tells why there is no spec of an input.
  private func fail(_ input: InputFile, _ error: any Error) {
    observer.found([Diagnostic(.error, at: SourceLocation(file: input.path.text), "\(error)")])
  }

  /// Warns of what a spec has otherwise than its source, at the source's lines where they are known.
  private func tell(_ changes: [SpecChange], _ origins: Origins?, of input: InputFile) {
    guard !changes.isEmpty else { return }
    let finder = origins.map(OriginFinder.init)
    observer.found(
      changes.map { change in
        change.warning(
          at: finder?.origin(of: change.element)?.location ?? SourceLocation(file: input.path.text))
      })
  }
}
