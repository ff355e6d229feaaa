import TableInterfaceBuilder
import TableModel
import TableSources
import TableSpec
import TableThemes

/// Reads views of SwiftUI: what another program makes of them is read as a spec, whose places are those of the Swift file.
struct SwiftUILoader {
  private let specs: SpecLoader
  private let program: SwiftUIProgram
  private let assets: AssetStore

  /// A loader that takes pictures from the catalogs that a store knows.
  init(_ specs: SpecLoader, program: SwiftUIProgram, assets: AssetStore) {
    (self.specs, self.program, self.assets) = (specs, program, assets)
  }

  /// What comes of a file.
  struct Loaded {
    /// The screen; what was guessed is among the findings.
    var result: LoadingResult
    /// The screen as a spec, by which a change is noticed of what is chosen or of other files.
    var document: [UInt8] = []
    /// The folder of its texts in the languages of the project; `nil` where none was found.
    var strings: FilePath?
  }

  /// The screen of a file that has been read.
  func load(_ bytes: [UInt8], named name: String, folder: FilePath) -> Loaded {
    guard name != "-" else {
      return Loaded(result: failed("a view of SwiftUI is read from a file, not from standard input", name))
    }
    let said = ChoicesFile(beside: FilePath(name), folder: folder, specs)
    let choices = (specs.limits.data?.view).joined(with: said?.choices) ?? ViewChoices()
    let reading: SwiftUIProgram.Reading
    do {
      let places = specs.limits.reach(from: folder).places.sorted()
      reading = try program.read(FilePath(name), choices, below: places)
    } catch {
      return Loaded(result: failed(error.message, name, hint: error.hint))
    }
    let finder = AssetFinder(folder: folder, isPad: false, limits: specs.limits, store: assets)
    let pictures = NamedPictures(reading.facts, finder)
    var result = specs.loadKeepingTree(
      reading.document, named: name, folder: folder, pictures: pictures.picture
    ).result
    let lines = LineTable(utf8: bytes).characterStarts
    let places = PlaceMap(reading.facts, of: bytes)
    result.origins = result.origins?.relocated(to: name, lineStarts: lines) { places.place(of: $0) }
    let relocate = { (location: inout SourceLocation) in
      let offset = places.place(of: Int32(clamping: (location.column ?? 1) - 1))
      let line = LineTable.line(of: Int(offset), in: lines)
      location.line = line + 1
      location.column = lines.indices.contains(line) ? Int(offset - lines[line]) + 1 : nil
    }
    for number in result.diagnostics.indices {
      relocate(&result.diagnostics[number].location)
      result.diagnostics[number].sourceLine = nil
    }
    for number in result.keyTexts.indices { relocate(&result.keyTexts[number].location) }
    // The look that the file is drawn in is chosen by this program, so nobody wrote what it may lack.
    result.uses = []
    result.diagnostics += (said?.findings ?? [])
    result.guesses = (reading.facts["guesses"]?.items ?? []).compactMap { SwiftUILoader.guess($0, in: name) }
    result.diagnostics += result.guesses
    result.diagnostics += (reading.facts["unused"]?.items ?? []).compactMap(\.text).map { unused in
      Diagnostic(
        .warning, at: SourceLocation(file: name),
        "a value is given for \(quoted(unused)), which nothing in the view is called",
        hint: "write the whole path, as guesses do: model.isPro=true")
    }
    // All that the picture depends on is watched, and drawn anew when it changes.
    let files = (reading.facts["files"]?.items ?? []).compactMap { $0.text.map { FilePath($0) } }
    result.document?.lists.formUnion(finder.lists.union(files + [said?.path].compactMap(\.self)))
    return Loaded(
      result: result, document: reading.document,
      strings: reading.facts["strings"]?.text.map { FilePath($0) })
  }

  private static func guess(_ value: JSONValue, in name: String) -> Diagnostic? {
    guard let message = value["message"]?.text else { return nil }
    let number = { (key: String) in value[key]?.number.flatMap { Int(exactly: $0) } }
    let place = SourceLocation(
      file: value["file"]?.text.map { $0 == name ? $0 : FilePath($0).fromHere.text } ?? name,
      line: number("line"), column: number("column"))
    return Diagnostic(.warning, at: place, "guessed: \(message)")
  }

  private func failed(_ message: String, _ name: String, hint: String? = nil) -> LoadingResult {
    LoadingResult(
      document: nil, diagnostics: [Diagnostic(.error, at: SourceLocation(file: name), message, hint: hint)])
  }
}

/// The pictures that a view names, each looked for once.
private final class NamedPictures {
  /// The names that are texts, and those that are symbols of Xcode or of a generator.
  private let names: (texts: Set<String>, symbols: Set<String>)
  private let finder: AssetFinder
  private var known: [String: Image?] = [:]

  init(_ facts: JSONValue, _ finder: AssetFinder) {
    let names = { (key: String) in Set((facts[key]?.items ?? []).compactMap(\.text)) }
    self.names = (names("pictures"), names("symbols"))
    self.finder = finder
  }

  /// The picture that a box stands for; `nil` where it stays a box, and throws why at the first use of its name.
  func picture(named name: String) throws(Refusal) -> Image? {
    if let image = known[name] { return image }
    known[name] = .some(nil)
    let found = names.texts.contains(name) ? finder.image(named: name, inProject: true) : nil
    let named = try? found?.get()
    let image = named ?? (names.symbols.contains(name) ? finder.image(symbol: name) : nil)
    known[name] = .some(image)
    switch found {
    case .failure(let refusal) where image == nil: throw refusal
    case .success where image == nil:
      throw Refusal(
        message: "there is no picture \(quoted(name))", hint: finder.search(forPicture: name))
    default: return image
    }
  }
}

/// What an author says of a view in a file that is named, or in `SettingsView.tablemock.yaml` beside it.
private struct ChoicesFile {
  /// Where the file is.
  let path: FilePath
  let choices: ViewChoices
  /// What is wrong with the file; its view is drawn all the same.
  let findings: [Diagnostic]

  /// The file of a view; `nil` where there is none.
  init?(beside view: FilePath, folder: FilePath, _ specs: SpecLoader) {
    let limits = specs.limits
    let read: Result<[UInt8], Refusal>
    if let named = limits.data?.file {
      path = named.resolved ?? named
      read = limits.readNamed(named)
    } else {
      guard let folder = (folder.isEmpty ? .current : folder).resolved else { return nil }
      path = folder.appending(SampleDataFile.name(beside: view.name))
      guard path.exists else { return nil }
      read = SourceFile.read(path, within: limits.reach(from: folder), atMost: limits.fileSize)
    }
    let shown = path.fromHere.text
    switch read {
    case .success(let bytes):
      let decoded = specs.decoding(bytes, named: shown, folder: folder, ViewChoicesSchema.decode)
      choices = decoded.value ?? ViewChoices()
      findings = decoded.diagnostics.map { finding in
        Diagnostic(.warning, at: finding.location, finding.message, hint: finding.hint)
      }
    case .failure(let refusal):
      choices = ViewChoices()
      findings = [
        Diagnostic(.warning, at: SourceLocation(file: shown), refusal.message, hint: refusal.hint)
      ]
    }
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

extension SampleData? {
  /// The same for pictures that are drawn in some ways: in one look `#available` asks for its newest release.
  package func drawn(as matrix: VariantMatrix) -> SampleData? {
    let themes = matrix.words(of: .theme)
    guard themes.count == 1, let system = Theme.systems(of: themes[0])?.upperBound, self?.view?.system == nil
    else { return self }
    var view = self?.view ?? ViewChoices()
    view.system = system
    return SampleData(file: self?.file, view: view)
  }
}

extension [InputFile] {
  /// The same for pictures that are drawn in some ways, where views of SwiftUI ask for the release of their look.
  package func drawn(as matrix: VariantMatrix) -> [InputFile] {
    map { input in
      guard input.path.hasEnding(["swift"]) else { return input }
      var input = input
      input.data = input.data.drawn(as: matrix)
      return input
    }
  }
}
