import TableDrawing
import TableModel
import TableProject
import TableRendering
import TableSources

/// How all files of a plan are written.
package struct PlannedFiles: Hashable, Sendable {
  /// How hard PNG files are compressed; `nil` for the standard.
  package var png: PNGEffort?
  /// How SVG files are written, where it is not the standard.
  package var svg: SVGChoices

  /// Files in the standard way but for what is given.
  package init(png: PNGEffort? = nil, svg: SVGChoices = SVGChoices()) {
    self.png = png
    self.svg = svg
  }
}

/// The lines of a plan that other programs hand out: a heading, and a request to a worker for each picture.
package enum PlanLine {
  /// The first line: what the pictures are drawn with here, with digests and as results tell it, the folder of the
  /// batch's records, and how workers tell the boxes that the batch would write.
  package static func heading(_ stack: DrawingStack, folder: FilePath, boxes: BoxesOptions? = nil) -> String {
    JSONValue.object([
      ("stack", .array(stack.lines.map(JSONValue.string))), ("drawnWith", ResultsFile.drawnWith),
      ("folder", .string(folder.isEmpty ? "." : folder.text)),
      ("boxes", boxes?.plan ?? .null),
    ]).line
  }

  /// The line of a picture, which any worker takes that runs in a copy of the current folder.
  package static func job(
    _ job: BatchJob, of input: InputFile, number: Int, _ files: PlannedFiles = PlannedFiles()
  ) -> String {
    var members: [(key: String, value: JSONValue)] = [
      ("id", .number(Double(number))), ("input", .string(input.path.text)),
      ("output", .string(job.output.text)),
    ]
    if let table = job.table { members.append(("table", .string(table))) }
    members.append(("format", .string(job.format.rawValue)))
    if let strings = input.strings { members.append(("strings", .string(strings.fromHere.text))) }
    if let data = input.data?.file { members.append(("data", .string(data.fromHere.text))) }
    if let symbols = input.reachable.symbols { members.append(("symbols", .string(symbols.fromHere.text))) }
    for axis in VariantAxis.all {
      if let word = axis.word(of: job.variant) { members.append((axis.name, value(word, of: axis))) }
    }
    if let png = files.png { members.append(("png", .string(png.rawValue))) }
    if let text = files.svg.text { members.append(("svgText", .string(text.rawValue))) }
    if let ids = files.svg.ids { members.append(("svgIds", .string(ids.rawValue))) }
    if let hasLayers = files.svg.hasLayers { members.append(("svgLayers", .bool(hasLayers))) }
    return JSONValue.object(members).line
  }

  /// A word of an axis as requests have it.
  private static func value(_ word: String, of axis: VariantAxis) -> JSONValue {
    guard case .wholeNumbers = axis.vocabulary, let number = Double(word) else { return .string(word) }
    return .number(number)
  }
}
