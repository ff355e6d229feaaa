import TableModel
import TableRendering
import TableSources
import TableSpec

/// Draws pictures one after the other as they are asked for, and answers each request with a line.
public final class WorkerSession {
  private let renderer: Renderer
  private let requests = SpecLoader(vocabulary: .all)
  private let name: String
  private let seconds: Double?

  /// The keys that a request may have, in the order in which they are offered.
  public static var requestKeys: [String] { WorkerRequestDecoder.keys }

  /// A session with whoever writes the requests, which findings call by `name`.
  ///
  /// Each picture may take so many seconds; `nil` for the usual number. Throws where a font is missing.
  public init(named name: String, seconds: Double? = nil) throws {
    renderer = try Renderer()
    self.name = name
    self.seconds = seconds
  }

  /// The answer to a line, without a line feed, and whether there is a picture; `nil` for an empty line.
  public func answer(_ line: [UInt8]) -> (line: String, isWritten: Bool)? {
    guard line.contains(where: { $0 > UInt8(ascii: " ") }) else { return nil }
    let start = MonotonicClock.now
    let decoded = requests.workerRequest(line, named: name)
    var result = JobResult(
      .failed, input: decoded.partial?.input ?? "", output: decoded.partial?.output ?? "")
    result.diagnostics = decoded.diagnostics
    if let request = decoded.value { result = self.result(of: request) }
    result.milliseconds = (MonotonicClock.now - start) * 1000
    let id = decoded.partial?.id.map(\.json) ?? .null
    return (JSONValue.object([("id", id)] + result.members).line, result.status == .written)
  }

  /// The answer to a line that is too long to be read.
  public func answerToOverlongLine(limit: Int) -> String {
    var result = JobResult(.failed, input: "", output: "")
    result.diagnostics = [
      Diagnostic(.error, at: SourceLocation(file: name), "a line has more than \(limit) bytes")
    ]
    return JSONValue.object([("id", .null)] + result.members).line
  }

  private func result(of request: WorkerRequest) -> JobResult {
    var result = JobResult(.failed, input: request.input, output: request.output, table: request.table)
    result.variant = request.variant
    guard let format = request.format ?? PictureFormat(path: request.output) else {
      result.fail("the output must end in \(PictureFormat.endings), or the job must have a format")
      return result
    }
    result.format = format
    let loaded = renderer.load(path: request.input)
    result.diagnostics = loaded.diagnostics
    guard let document = loaded.document else { return result }
    do {
      let picked = try picked(request, from: loaded, document)
      guard picked.document?.screens.count == 1 else {
        let names = document.tableNames.prefix(20).joined(separator: ", ")
        result.fail(
          "the file has \(document.screens.count) tables, so the job must name one by “table”",
          hint: "there are \(names)")
        return result
      }
      result = draw(picked, showing: document.imagePaths, as: request, format)
      result.diagnostics.insert(contentsOf: loaded.diagnostics, at: 0)
    } catch {
      result.fail(error.message, hint: error.hint)
    }
    return result
  }

  private func draw(
    _ picked: LoadingResult, showing images: Set<String>, as request: WorkerRequest, _ format: PictureFormat
  ) -> JobResult {
    var protected = ProtectedFiles()
    for path in images.union([request.input]) { protected.insert(path) }
    let drawer = PictureDrawer(
      renderer, pictures: PictureOptions(request.png, request.svgText, seconds: seconds))
    drawer.turn(
      to: picked.document ?? Document(screens: []), picked.origins,
      of: InputFile(path: request.input, outputName: ""))
    let job = BatchJob(
      variant: request.variant, screen: 0, table: request.table, format: format, output: request.output)
    let results = drawer.draw(job) { bytes, path in
      guard !protected.contains(path) else {
        throw WriteRefusal(description: "the output is the input, or an image that it shows")
      }
      try OutputFile(path: path).write(bytes)
      return true
    }
    return results?.first ?? JobResult(.failed, input: request.input, output: request.output)
  }

  /// What was loaded with the table that a request names; a table may go by its number, whatever it is called.
  private func picked(
    _ request: WorkerRequest, from loaded: LoadingResult, _ document: Document
  ) throws(TableNameError) -> LoadingResult {
    guard let table = request.table else { return loaded }
    do {
      return try loaded.picking(table)
    } catch {
      guard !error.isAmbiguous, let number = Int(table), document.screens.indices.contains(number &- 1) else {
        throw error
      }
      return loaded.picking(screens: [number - 1])
    }
  }
}

extension JobResult {
  fileprivate mutating func fail(_ message: String, hint: String? = nil) {
    status = .failed
    diagnostics.append(Diagnostic(.error, at: SourceLocation(file: input), message, hint: hint))
  }
}

extension WorkerRequest.ID {
  fileprivate var json: JSONValue {
    switch self {
    case .number(let number): number.magnitude < 1 << 53 ? .number(Double(number)) : .string(String(number))
    case .text(let text): .string(text)
    }
  }
}
