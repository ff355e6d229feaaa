import TableDrawing
import TableModel
import TableProject
import TableRendering
import TableSources

/// One side of a comparison: what the user named, looked up.
final class DiffSide {
  /// The most bytes of a source that is small.
  private static let small = 1 << 20
  /// More seconds than reading a source takes.
  private static let longestReading = 3_600.0
  /// What a picture of the kind that is compared begins with.
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47]
  /// What a JPEG file begins with.
  private static let lossySignature: [UInt8] = [0xFF, 0xD8, 0xFF]

  /// What the side is called.
  let label: FilePath
  /// Whether the user named a folder.
  private(set) var isFolder = false

  /// What the side has, in the order of its files; found out once.
  private(set) var items: [DiffItem] = []

  /// Whether pictures are compared because the folder has nothing that can be drawn.
  private(set) var showsPictures = false

  /// What all must lie in that was found in a folder; `nil` for a file.
  var reach: SourceReach? { isFolder ? SourceReach(around: path, in: project) : nil }

  /// What was found in a folder and cannot be read as a source.
  private var broken: [BrokenSource] = []

  private let path: FilePath
  private var (strings, data): (FilePath?, SampleData?)
  /// What the names of pictures that are drawn begin and end with.
  private let (place, mark): (FilePath, String)
  private var project: SourceReach.Scope
  /// The files of a revision, which go with the side that was looked up: its copies must not outlive it.
  private var revision: RevisionFolder?
  /// What lies elsewhere and is of the same revision.
  private var others: [RevisionFolder] = []
  private var names: [RevisionNames] = []
  private let sources: SourceStore
  private let table: String?
  private let reader: SourceReader
  private var last: LoadedSource?

  /// Looks a side up, with the texts of its sources in other languages in a folder, or beside them.
  ///
  /// Of sources that have several tables it has the one of a name, or all. An observer is told what is found in them, and
  /// what the way of drawing them lacks. Throws where there is no such thing, or git cannot read it.
  init(
    _ operand: DiffOperand, table: String?, strings: FilePath?, data: SampleData? = nil,
    project: SourceReach.Scope = .nearest,
    variant: Variant, naming: (place: FilePath, mark: String) = ("", ""), _ memory: RevisionMemory,
    _ observer: any JobObserver
  ) throws {
    (self.strings, self.data) = (strings, data)
    (place, mark) = naming
    (sources, self.table) = (SourceStore(), table)
    reader = SourceReader(sources, table: table)
    guard let found = try operand.files(in: project, memory) else {
      self.project = project
      // What is on the disk alone stands against nothing.
      let place = operand.place
      (label, path, isFolder, showsPictures) = (operand.label, place, place.isFolder, true)
      return
    }
    (label, revision, path) = found
    if revision == nil, path.ending == nil, path.components.count == 1, !path.exists,
      path != SourceFile.standardInput
    {
      throw Diagnostic(
        .error, at: SourceLocation(file: label.text), "there is no such file or folder",
        hint: "a revision has a path behind it, as in \(label):screens/, or stands after --since")
    }
    // A project of the disk is none of the copies.
    self.project = revision?.project ?? project
    names = revision.map { [$0.names] } ?? []
    try takePast(memory)
    isFolder = path.isFolder
    observer.found(revision?.findings ?? [])
    if isFolder { findInFolder(variant, observer) } else { try findFile(variant, observer) }
    if let complaint = reader.complaint {
      throw Diagnostic(.error, at: SourceLocation(file: label.text), complaint)
    }
  }

  /// Has what the user names beside the sources be that of their revision, too.
  private func takePast(_ memory: RevisionMemory) throws {
    guard let revision else { return }
    let past = { (path: FilePath?, use: RevisionMemory.Use) -> FilePath? in
      guard let path else { return nil }
      // What an export of a language lies beside is of other languages.
      let isExport = path.hasEnding(["xcloc"])
      guard let found = try revision.past(of: isExport ? path.folder : path, as: use, memory) else {
        return nil
      }
      if let folder = found.folder {
        self.others.append(folder)
        self.names.append(folder.names)
      }
      return isExport ? found.path.appending(path.name) : found.path
    }
    strings = try past(strings, .strings)
    data = SampleData(file: try past(data?.file, .data), view: data?.view)
    project.symbols = try past(project.symbols, .symbols)
  }

  /// A side that is there no more: a folder with nothing that can be drawn, or a file without a table.
  init(goneFrom path: FilePath, isFolder: Bool) {
    (label, self.path, self.isFolder, showsPictures) = (path, path, isFolder, true)
    (strings, data, project, sources, table) = (nil, nil, .nearest, SourceStore(), nil)
    (place, mark) = ("", "")
    reader = SourceReader(sources, table: nil)
  }

  /// A side that has been looked up, for another thread to read.
  private init(
    label: FilePath, isFolder: Bool, items: [DiffItem], path: FilePath, strings: FilePath?,
    data: SampleData?, project: SourceReach.Scope, names: [RevisionNames], sources: SourceStore,
    table: String?, last: LoadedSource?
  ) {
    (self.label, self.isFolder, self.items, self.path) = (label, isFolder, items, path)
    (self.strings, self.data, self.project) = (strings, data, project)
    (place, mark) = ("", "")
    (self.names, self.sources, self.table, self.last) = (names, sources, table, last)
    reader = SourceReader(sources, table: table)
  }

  /// Makes the same side for another thread, without looking it up again; this one must live as long.
  ///
  /// The first copy takes over what was read last, so that nobody else has that when it is let go.
  var copy: @Sendable () -> DiffSide {
    let handed = Monitor(last)
    last = nil
    return { [label, isFolder, items, path, strings, data, project, names, sources, table] in
      DiffSide(
        label: label, isFolder: isFolder, items: items, path: path, strings: strings, data: data,
        project: project, names: names, sources: sources, table: table, last: handed.withLock { $0.take() })
    }
  }

  /// Has what cannot be read as a source fail, under the names of the pictures that the other side has of it.
  func addBrokenSources(beside other: DiffSide) {
    guard !broken.isEmpty else { return }
    let names = Set(items.map(\.name))
    let strangers = other.items.filter { !names.contains($0.name) }
    let drawn = Dictionary(grouping: strangers) { $0.source.map { DiffSource.Key($0.input) } }
    // Where both sides are pictures, a file beside one says something of it.
    let arePictures = showsPictures && other.showsPictures && !items.isEmpty
    let pictures = arePictures ? [] : strangers.filter(\.isPicture)
    let alike = Set(other.broken.map(\.key))
    let failed = broken.flatMap { source in
      source.items(
        like: (drawn[source.key] ?? [])
          + (alike.contains(source.key) ? [] : source.pictures(among: pictures)))
    }
    guard !failed.isEmpty else { return }
    if showsPictures {
      // What the other side does not have may be images of what cannot be read.
      let others = Set(other.items.map(\.name))
      items.removeAll { !others.contains($0.name) }
      showsPictures = false
    }
    items += failed
  }

  /// Leaves the pictures of a folder alone that had or got something that can be drawn: specs name such pictures.
  func leaveOutPictures(beside other: DiffSide) {
    if showsPictures, isFolder, other.isFolder, !other.showsPictures { items = [] }
  }

  /// Leaves alone what lies in submodules, which the revision on the other side does not have, and says so.
  func leaveOutSubmodules(of other: DiffSide, _ observer: any JobObserver) {
    guard isFolder, revision == nil else { return }
    for submodule in other.revision?.submodules ?? [] {
      let folder = path.path(of: submodule)
      let count = items.count
      items.removeAll { $0.path.isBelow(folder) }
      guard items.count < count else { continue }
      observer.found([Submodule.skipped(folder)])
    }
  }

  /// Leaves alone what is a link out of the folder, which the revision on the other side does not follow, and says so.
  func leaveOutStrayLinks(of other: DiffSide, _ observer: any JobObserver) {
    guard isFolder, revision == nil else { return }
    for link in other.revision?.strayLinks ?? [] {
      let file = path.path(of: link)
      guard FileStatus(of: file, followingLinks: false)?.kind == .symbolicLink,
        items.contains(where: { $0.path == file })
      else { continue }
      items.removeAll { $0.path == file }
      observer.found([
        Diagnostic(
          .warning, at: SourceLocation(file: file.text),
          "skipped a link out of the folder, which git does not follow")
      ])
    }
  }

  /// What a source describes, under the name that the user knows; the last one is kept.
  func load(_ name: DiffSource) -> Source {
    if let last, last.name == name { return last.source }
    let clock = WorkClock(seconds: Self.longestReading)
    // First it is asked what there is in it, then each thread that draws it may ask.
    var source = reader.source(of: name.input, isWantedAgain: true)
    if !names.isEmpty { source.result.origins?.renameFiles(shown) }
    source.result.diagnostics = source.diagnostics.map(shown)
    last = LoadedSource(
      name: name, source: source, seconds: Self.longestReading - (clock.secondsLeft ?? Self.longestReading))
    return source
  }

  /// The seconds of a processor that it took to read what an item is drawn from, counted once for all its screens.
  func secondsOfReading(_ item: DiffItem?) -> Double {
    guard let last, last.name == item?.source else { return 0 }
    self.last?.seconds = 0
    return last.seconds
  }

  /// Lets go of the source of a lone screen that need not be drawn again; who asks for it has it read anew.
  ///
  /// Small ones are kept elsewhere anyway.
  func letGo(of item: DiffItem) {
    guard let last, last.name == item.source, last.source.document?.screens.count == 1,
      last.source.bytes.map({ $0.count > Self.small }) ?? false
    else { return }
    self.last = nil
    ProcessMemory.giveBackFreed()
  }

  /// A finding with the names that the user knows.
  func shown(_ finding: Diagnostic) -> Diagnostic {
    names.reduce(finding) { $1.shown($0) }
  }

  private func shown(_ text: String) -> String { names.reduce(text) { $1.shown($0) } }

  private func shown(_ path: FilePath) -> String { shown(path.text) }

  private func findFile(_ variant: Variant, _ observer: any JobObserver) throws {
    guard try isPicture(path) else {
      let name = path.components.last ?? path
      let input = InputFile(
        path: path, outputName: path == SourceFile.standardInput ? "table" : name.stem, strings: strings,
        data: data, in: project)
      return add(input, variant, observer)
    }
    items = [DiffItem(content: .picture(path), name: path.name, input: shown(path))]
  }

  private func findInFolder(_ variant: Variant, _ observer: any JobObserver) {
    let expansion = InputExpansion([path], strings: strings, data: data, project: project)
    for input in expansion.inputs { add(input, variant, observer) }
    if !items.isEmpty || broken.contains(where: { !$0.findings.isEmpty }) {
      observer.found(expansion.problems.map(shown))
      return
    }
    showsPictures = true
    items = BaselineFolder(path: path).pictures.filter { PictureFormat(path: $0) == .png }.map { name in
      let file = path.path(of: name)
      return DiffItem(content: .picture(file), name: name, input: shown(file))
    }
  }

  /// What is wrong with a side where there is nothing of its name; `nil` where there is something.
  var absence: Diagnostic? {
    guard path != SourceFile.standardInput, !path.exists, case .broken(let findings)? = items.first?.content
    else { return nil }
    return findings.first
  }

  /// What is to be said where neither side has anything.
  var nothing: Diagnostic {
    Diagnostic(
      .error, at: SourceLocation(file: label.text), "there is nothing to compare in this folder",
      hint:
        "it has no specs, Interface Builder documents or PNG files")
  }

  private func add(_ input: InputFile, _ variant: Variant, _ observer: any JobObserver) {
    let name = DiffSource(input: input, shown: shown(input.path))
    let source = load(name)
    if isFolder, source.document == nil || source.result.isForeign {
      let findings = source.result.isForeign ? [] : source.diagnostics
      return broken.append(
        BrokenSource(
          input: input, picture: pictureName(input.outputName), shown: name.shown, findings: findings))
    }
    guard let document = source.document else {
      let item = DiffItem(
        content: .broken(source.diagnostics), name: pictureName(input.outputName), input: name.shown)
      return items.append(item)
    }
    observer.found(source.diagnostics + source.lacks(of: [variant]).map(shown))
    let names = TableFileNames(
      of: document, from: input.outputName, isPicked: reader.isPicking, inFolder: isFolder)
    let tables: [String?] = document.screens.count > 1 ? document.tableNames : [nil]
    for (number, suffix) in names.suffixes.enumerated() where document.screens.indices.contains(number) {
      items.append(
        DiffItem(
          content: .screen(name, number, table: tables[number]),
          name: pictureName(input.outputName + (suffix.map { "-" + $0 } ?? "")), input: name.shown))
    }
  }

  /// The name of the picture of a table that is called like this.
  private func pictureName(_ name: FilePath) -> FilePath {
    let name = name + (mark + ".png")
    return place.isEmpty ? name : place.appending(name)
  }

  private func isPicture(_ path: FilePath) throws(Diagnostic) -> Bool {
    if path.hasEnding(["png"]) { return true }
    guard path != SourceFile.standardInput, let file = try? OpenFile(path),
      (try? file.status().kind) == .regular, let start = try? file.read(at: 0, count: 4)
    else { return false }
    guard !start.starts(with: DiffSide.lossySignature) else {
      throw Diagnostic(
        .error, at: SourceLocation(file: label.text),
        "JPEG files are not compared: their pixels are not exact",
        hint: "take the screenshot as PNG, or render the other side as PNG")
    }
    return start == DiffSide.signature
  }
}

/// What was read of a side last.
private struct LoadedSource {
  var name: DiffSource
  var source: Source
  /// The seconds of a processor that reading it took.
  var seconds: Double
}

/// A file in a folder that cannot be read as a source, whatever it is on the other side of a comparison.
struct BrokenSource {
  /// The file.
  var input: InputFile
  /// The name of the picture of its one table.
  var picture: FilePath
  /// What the file is called.
  var shown: String
  /// What is wrong with it; empty for one that has nothing of a screen, which is passed over unless it was a source.
  var findings: [Diagnostic]

  /// What tells the file from others of its side, and is the same on both.
  var key: DiffSource.Key { DiffSource.Key(input) }

  /// The file’s pictures, which have failed, under the names that they have on the other side.
  ///
  /// A file with errors has one in any case.
  func items(like others: [DiffItem]) -> [DiffItem] {
    var names = others.map(\.name)
    if names.isEmpty, !findings.isEmpty { names = [picture] }
    guard !names.isEmpty else { return [] }
    let content = DiffItem.Content.broken(findings.isEmpty ? [complaint] : findings)
    return names.map { DiffItem(content: content, name: $0, input: shown) }
  }

  /// Those of a folder’s pictures that may have been drawn from the file.
  func pictures(among pictures: [DiffItem]) -> [DiffItem] {
    let whole = pictures.filter { $0.name.stem == input.outputName }
    let reach = NameReach([.text((input.outputName + "-").bytes), .any])
    let tables = pictures.filter { reach.contains($0.name) }
    // Nobody can read which tables a file had that is cut off; one that is sound has none.
    let hasTables = !tables.isEmpty && (!findings.isEmpty || flaw != nil)
    return whole + (hasTables ? tables : [])
  }

  private var flaw: Diagnostic? { SilentSources.flaw(of: input.path, called: shown) }

  private var complaint: Diagnostic {
    flaw
      ?? Diagnostic(
        .error, at: SourceLocation(file: shown),
        "the file describes no screen, but the other side has pictures of it",
        hint: "correct the file, or delete it if it is no longer a source")
  }
}
