import TableModel
import TableSources
import TableSpec

/// Reads views of SwiftUI: what another program makes of them is read as a spec, whose places are those of the Swift file.
struct SwiftUILoader {
  private let specs: SpecLoader
  private let program: SwiftUIProgram

  init(_ specs: SpecLoader, program: SwiftUIProgram) { (self.specs, self.program) = (specs, program) }

  /// The screen of a file that has been read; what was guessed is among the findings.
  func load(_ bytes: [UInt8], named name: String, folder: FilePath) -> LoadingResult {
    guard name != "-" else {
      return failed("a view of SwiftUI is read from a file, not from standard input", name)
    }
    let reading: SwiftUIProgram.Reading
    do {
      let places = specs.limits.reach(from: folder).places.sorted()
      reading = try program.read(FilePath(name), below: places)
    } catch {
      return failed(error.message, name, hint: error.hint)
    }
    var result = specs.load(reading.document, named: name, folder: folder)
    let lines = LineTable(utf8: bytes).characterStarts
    let places = PlaceMap(reading.facts, of: bytes)
    result.origins = result.origins?.relocated(to: name, lineStarts: lines) { places.place(of: $0) }
    result.diagnostics = result.diagnostics.map { finding in
      var finding = finding
      let offset = places.place(of: Int32(clamping: (finding.location.column ?? 1) - 1))
      let line = LineTable.line(of: Int(offset), in: lines)
      finding.location.line = line + 1
      finding.location.column = lines.indices.contains(line) ? Int(offset - lines[line]) + 1 : nil
      finding.sourceLine = nil
      return finding
    }
    // The look that the file is drawn in is chosen by this program, so nobody wrote what it may lack.
    result.uses = []
    result.diagnostics += (reading.facts["guesses"]?.items ?? []).compactMap(SwiftUILoader.guess)
    return result
  }

  private static func guess(_ value: JSONValue) -> Diagnostic? {
    guard let message = value["message"]?.text else { return nil }
    let number = { (key: String) in value[key]?.number.flatMap { Int(exactly: $0) } }
    let place = SourceLocation(
      file: value["file"]?.text ?? "", line: number("line"), column: number("column"))
    return Diagnostic(.warning, at: place, "guessed: \(message)")
  }

  private func failed(_ message: String, _ name: String, hint: String? = nil) -> LoadingResult {
    LoadingResult(
      document: nil, diagnostics: [Diagnostic(.error, at: SourceLocation(file: name), message, hint: hint)])
  }
}

/// Where the parts of a spec stand in the file that it was made of.
private struct PlaceMap {
  /// Where parts begin and end in the spec, outer ones before inner ones, with their places in characters.
  private var parts: [(start: Int32, end: Int32, place: Int32)] = []

  init(_ facts: JSONValue, of bytes: [UInt8]) {
    // Offsets are in bytes; places are in characters.
    var characters: [Int32] = [0]
    characters.reserveCapacity(bytes.count + 1)
    var count: Int32 = 0
    for byte in bytes {
      if byte & 0xC0 != 0x80 { count += 1 }
      characters.append(count)
    }
    for item in facts["origins"]?.items ?? [] {
      let numbers = (item.items ?? []).compactMap { $0.number.flatMap { Int32(exactly: $0) } }
      guard numbers.count == 3, characters.indices.contains(Int(numbers[2])) else { continue }
      parts.append((numbers[0], numbers[1], characters[Int(numbers[2])]))
    }
  }

  /// The place of the innermost part around an offset of the spec.
  func place(of offset: Int32) -> Int32 {
    var (low, high) = (0, parts.count)
    while low < high {
      let middle = (low + high) / 2
      if parts[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return parts[..<low].last { $0.end > offset }?.place ?? 0
  }
}
