import TableComparison
import TableDrawing
import TableModel
import TableProject
import TableRendering
import TableSources

/// Compares two sides: pictures, or what can be drawn, or folders of either: what `tablemock diff` does.
public struct DiffJob: Sendable {
  /// How sides are compared.
  public struct Options: Sendable {
    /// Which pictures are looked at.
    public var filter: NameFilter
    /// The name of the one table of each source that has several; `nil` for all.
    public var table: String?
    /// The folder of the texts in other languages, of both sides; `nil` for those beside each source.
    public var strings: FilePath?
    /// The file of the rows that apps show when they run, of both sides; `nil` for that beside each document.
    public var data: SampleData?
    /// The way in which both sides are drawn.
    public var variant: Variant
    /// What pictures may differ in without being different.
    public var comparison: ComparisonOptions
    /// The folder in which the review leaves what it finds; `nil` for none.
    public var review: FilePath?
    /// How the pictures of both sides are drawn, and written to the review's folder.
    public var pictures: PictureOptions
    /// The number of threads; at least 1.
    public var threads: Int
    /// The version of the program.
    public var version: String
    /// Which folder is the project's around what is on the disk, which no link leads out of.
    package var project = SourceReach.Scope.nearest
    /// What the names of drawn pictures begin with: a folder, where several inputs are compared; empty for nothing.
    package var place: FilePath = ""
    /// What the names of drawn pictures end with, where they are drawn in several ways: `-dark`.
    package var mark = ""

    /// Options of which all but the version may be left out.
    public init(
      filter: NameFilter = .all, table: String? = nil, strings: FilePath? = nil,
      variant: Variant = Variant(), comparison: ComparisonOptions = .exact, review: FilePath? = nil,
      pictures: PictureOptions = PictureOptions(), threads: Int = 1,
      version: String = TableMockVersion.text
    ) {
      self.filter = filter
      self.table = table
      self.strings = strings
      self.variant = variant
      self.comparison = comparison
      self.review = review
      self.pictures = pictures
      self.threads = max(1, threads)
      self.version = version
    }
  }

  /// The side as it should be.
  public var expected: DiffOperand
  /// The side as it is.
  public var actual: DiffOperand
  /// How they are compared.
  public var options: Options

  /// A comparison of two sides.
  public init(expected: DiffOperand, actual: DiffOperand, options: Options) {
    self.expected = expected
    self.actual = actual
    self.options = options
  }

  /// Compares, and tells an observer what is found in sources.
  ///
  /// - Returns: What was found, and the number of the signal that ended the job early.
  /// - Throws: An error where a side cannot be read, a font is missing, or the review's folder cannot be written.
  public func run(_ observer: any JobObserver) throws -> (record: ReviewRecord, signal: Int32?) {
    try DiffSeries([self]).run(observer)
  }

  /// What is compared with what, where both sides have been looked up.
  fileprivate struct Looked {
    let older: DiffSide
    let newer: DiffSide
    var pairs: [DiffPair]
  }

  /// Looks up both sides.
  fileprivate func look(_ memory: RevisionMemory, _ observer: any JobObserver) throws -> Looked {
    let older = try side(expected, memory, observer)
    let newer = try newerSide(beside: older, memory, observer)
    newer.addBrokenSources(beside: older)
    older.addBrokenSources(beside: newer)
    if case .since = expected {
      older.leaveOutPictures(beside: newer)
      newer.leaveOutPictures(beside: older)
    }
    for (side, other) in [(newer, older), (older, newer)] {
      side.leaveOutSubmodules(of: other, observer)
      side.leaveOutStrayLinks(of: other, observer)
    }
    if newer.isFolder, newer.items.isEmpty, older.items.isEmpty {
      throw memory.absence(in: expected.place) ?? newer.nothing
    }
    let pairs = try DiffPairs(older, newer).pairs.filter { options.filter.matches($0.name) }
    return Looked(older: older, newer: newer, pairs: pairs)
  }

  /// What is to be said of both sides, whose pictures go to a folder.
  fileprivate func entries(
    of looked: Looked, in folder: ReviewFolder?, _ observer: any JobObserver
  ) throws -> [ReviewEntry] {
    try withExtendedLifetime(looked) {
      let compared = try reviewed(looked.pairs, looked.older.copy, looked.newer.copy, folder, observer)
      return RenamedPictures(looked.older, looked.newer).joined(compared, in: folder)
    }
  }

  /// The side as it is: what a revision has may have been deleted since.
  private func newerSide(
    beside older: DiffSide, _ memory: RevisionMemory, _ observer: any JobObserver
  ) throws -> DiffSide {
    if case .since(_, let place) = expected, actual == .disk(place), !place.exists {
      return DiffSide(goneFrom: place, isFolder: older.isFolder)
    }
    return try side(actual, memory, observer)
  }

  private func side(
    _ operand: DiffOperand, _ memory: RevisionMemory, _ observer: any JobObserver
  ) throws -> DiffSide {
    try DiffSide(
      operand, table: options.table, strings: options.strings, data: options.data, project: options.project,
      variant: options.variant, naming: (options.place, options.mark), memory, observer)
  }

  /// What is to be said of pairs in their order; those that a signal left over are missing.
  ///
  /// Throws what stops the work first: a font that is missing, or a folder that cannot be written.
  private func reviewed(
    _ pairs: [DiffPair], _ older: @escaping @Sendable () -> DiffSide,
    _ newer: @escaping @Sendable () -> DiffSide, _ folder: ReviewFolder?, _ observer: any JobObserver
  ) throws -> [ReviewEntry] {
    let hasFailed = Monitor(false)
    let options = options
    let advanced = { (finished: Int) in
      observer.advanced(JobProgress(.pictures, finished: finished, planned: pairs.count))
    }
    return try WorkerMap(threads: min(options.threads, pairs.count)).map(pairs, advanced: advanced) {
      let reviewer = DiffReviewer(
        expected: older(), actual: newer(),
        drawer: try DiffDrawer(as: options.variant, pictures: options.pictures), options: options.comparison,
        folder: folder)
      return { pair -> Result<(entry: ReviewEntry, warnings: [Diagnostic]), any Error>? in
        guard Interruption.signal == nil, !hasFailed.withLock({ $0 }) else { return nil }
        return Result {
          var warnings: [Diagnostic] = []
          var entry = try reviewer.entry(of: pair, &warnings)
          entry.variant = options.variant
          return (entry, warnings)
        }
        .mapError { error in
          hasFailed.update { $0 = true }
          return error
        }
      }
    }
    .compactMap { result in
      guard let (entry, warnings) = try result?.get() else { return nil }
      if !warnings.isEmpty { observer.found(warnings) }
      return entry
    }
  }
}

/// Several comparisons that make one review: of the inputs of a project, each in all its ways.
package struct DiffSeries: Sendable {
  private let jobs: [DiffJob]

  /// The sides of all comparisons, in which paths of findings hold.
  package var sides: [DiffOperand] { jobs.flatMap { [$0.expected, $0.actual] } }

  /// Comparisons whose pictures have names of their own; the first says where the review goes.
  package init(_ jobs: [DiffJob]) { self.jobs = jobs }

  /// The comparisons of a path in all ways of a matrix, whose values stand in the names of pictures as those of approved
  /// pictures do.
  package init(_ job: DiffJob, in matrix: VariantMatrix) {
    jobs = matrix.variants.map { variant in
      var job = job
      job.options.variant = variant
      job.options.mark = matrix.varyingAxes.map { $0.suffix(of: variant) }.joined()
      return job
    }
  }

  /// The comparisons of some series as one; where they are of several paths, names of pictures begin with those.
  package init(joining series: [(path: FilePath, series: DiffSeries)]) {
    let hasSeveral = series.count > 1
    jobs = series.flatMap { path, series in
      series.jobs.map { job in
        var job = job
        if hasSeveral { job.options.place = DiffSeries.place(of: path) }
        return job
      }
    }
  }

  /// The folder that tells the pictures of a path from those of others.
  private static func place(of path: FilePath) -> FilePath {
    let place = path.relative(to: .current) ?? path
    let folder = path.isFolder ? place : place.folder
    if folder == .current { return "" }
    return folder.isAbsolute || folder.leadsUp ? folder.name : folder
  }

  /// Compares, and tells an observer what is found in sources, each thing once.
  ///
  /// - Returns: What was found, and the number of the signal that ended the job early.
  /// - Throws: An error where a side cannot be read, a font is missing, or the review's folder cannot be written.
  package func run(_ observer: any JobObserver) throws -> (record: ReviewRecord, signal: Int32?) {
    let observer = SparingObserver(observer)
    let folder = jobs.first?.options.review.map { ReviewFolder(path: $0) }
    var claim: ReviewClaim?
    var entries: [ReviewEntry] = []
    var (expected, actual): ([String], [String]) = ([], [])
    var names: Set<FilePath> = []
    let memory = RevisionMemory(
      disk: sides.compactMap { side in
        if case .disk(let path) = side { path } else { nil }
      })
    var outOfReach: [PlaceOutOfReach] = []
    for job in jobs where Interruption.signal == nil {
      var looked: DiffJob.Looked
      do { looked = try job.look(memory, observer) } catch let place as PlaceOutOfReach {
        outOfReach.append(place)
        continue
      }
      // A file may be named beside the folder that it lies in.
      looked.pairs = looked.pairs.filter { names.insert($0.name).inserted }
      if !expected.contains(looked.older.label.text) {
        expected.append(looked.older.label.text)
        actual.append(looked.newer.label.text)
      }
      guard !looked.pairs.isEmpty else { continue }
      if claim == nil { claim = try folder?.prepare() }
      entries += try job.entries(of: looked, in: folder, observer)
    }
    observer.found(memory.neglects)
    guard !names.isEmpty else {
      observer.found(outOfReach.dropFirst().map(\.warning))
      if let place = outOfReach.first { throw place.finding }
      throw Diagnostic(
        .error, at: SourceLocation(file: actual.first ?? ""),
        "there is nothing to compare: no picture matches the filter")
    }
    observer.found(outOfReach.map(\.warning))
    let record = ReviewRecord(
      version: jobs.first?.options.version ?? "", kind: .diff, expected: expected.joined(separator: ", "),
      actual: actual.joined(separator: ", "), entries: ReviewGroups.grouped(entries))
    try withExtendedLifetime(claim) { try folder?.write(record) }
    return (record, Interruption.signal)
  }
}

/// Tells an observer each finding once, however often it is made.
private final class SparingObserver: JobObserver {
  private let observer: any JobObserver
  private let told = Monitor<Set<Diagnostic>>([])

  init(_ observer: any JobObserver) { self.observer = observer }

  func found(_ diagnostics: [Diagnostic]) {
    let new = told.withLock { told in diagnostics.filter { told.insert($0).inserted } }
    if !new.isEmpty { observer.found(new) }
  }

  func advanced(_ progress: JobProgress) { observer.advanced(progress) }
}

/// Which pictures of two sides are compared with one another.
struct DiffPairs {
  /// The pairs in the order of their names.
  let pairs: [DiffPair]

  /// Pairs pictures by name; two files that the user named are compared whatever they are called.
  ///
  /// Throws where a file stands against a folder.
  init(_ expected: DiffSide, _ actual: DiffSide) throws(Diagnostic) {
    guard expected.isFolder == actual.isFolder else {
      if let absence = expected.absence ?? actual.absence { throw absence }
      let folder = expected.isFolder ? expected : actual
      throw Diagnostic(
        .error, at: SourceLocation(file: folder.label.text),
        "this is a folder, and the other side is a file", hint: "compare files with files")
    }
    if !expected.isFolder, expected.items.count == 1, actual.items.count == 1 {
      let name = DiffPairs.pictureName(actual.items[0].name)
      pairs = [DiffPair(name: name, expected: expected.items[0], actual: actual.items[0])]
      return
    }
    if !expected.isFolder { try DiffPairs.check(expected, actual) }
    let key = { (item: DiffItem) in expected.isFolder ? item.name : item.tableKey }
    var pairs: [FilePath: DiffPair] = [:]
    for item in expected.items { pairs[key(item)] = DiffPair(name: item.name, expected: item) }
    for item in actual.items {
      pairs[key(item), default: DiffPair(name: item.name)].actual = item
      pairs[key(item)]?.name = item.name
    }
    let named = pairs.values.sorted { $0.name < $1.name }
    self.pairs = expected.isFolder ? RenamedScreens(expected, actual).joined(named) : named
  }

  /// A picture on one side can be compared with one table only.
  private static func check(_ expected: DiffSide, _ actual: DiffSide) throws(Diagnostic) {
    for (side, other) in [(expected, actual), (actual, expected)] where side.items.count > 1 {
      guard other.items.contains(where: \.isPicture) else { continue }
      let tables = side.items.compactMap(\.table).joined(separator: ", ")
      throw Diagnostic(
        .error, at: SourceLocation(file: side.label.text),
        "the file has \(side.items.count) tables, and the other side is one picture",
        hint: tables.isEmpty ? nil : "pick one with --table: \(tables)")
    }
  }

  private static func pictureName(_ name: FilePath) -> FilePath {
    name.hasEnding(["png"]) ? name : name + ".png"
  }
}

extension DiffItem {
  /// The name of the table in a source that has several.
  var table: String? {
    if case .screen(_, _, let table) = content { table } else { nil }
  }

  /// What pairs the tables of two sources.
  fileprivate var tableKey: FilePath { FilePath(table ?? "") }
}

/// Finds screens that have another name now, and may have been changed, in two folders.
struct RenamedScreens {
  private let expected: DiffSide
  private let actual: DiffSide
  private let digests = FileDigests()

  /// Looks for them in two folders.
  init(_ expected: DiffSide, _ actual: DiffSide) {
    self.expected = expected
    self.actual = actual
  }

  /// Pairs with one for a screen that is gone and the one that it became.
  func joined(_ pairs: [DiffPair]) -> [DiffPair] {
    let gone = pairs.indices.filter { pairs[$0].actual == nil }
    let come = pairs.indices.filter { pairs[$0].expected == nil }
    let matches = ScreenLikeness.matches(
      gone.count, come.count,
      olds: { gone.map { screen(pairs[$0].name, pairs[$0].expected, expected) } },
      news: { come.map { screen(pairs[$0].name, pairs[$0].actual, actual) } },
      isName: { $0.name == $1.name ? 1 : 0 })
    var (result, joined) = (pairs, Set<Int>())
    for match in matches {
      let (old, new) = (gone[match.old], come[match.new])
      (result[new].expected, result[new].formerName) = (pairs[old].expected, pairs[old].name)
      joined.insert(old)
    }
    return result.indices.filter { !joined.contains($0) }.map { result[$0] }
  }

  /// What a screen is known by; it has no texts where it is a picture, or a source with errors.
  private func screen(_ name: FilePath, _ item: DiffItem?, _ side: DiffSide) -> ScreenLikeness.Screen {
    var texts: Set<String> = []
    if case .screen(let source, let number, _)? = item?.content,
      let screen = side.load(source).document?.screens[checked: number]
    {
      _ = screen.mapTexts { text in
        if !text.isEmpty { texts.insert(text) }
        return text
      }
    }
    return ScreenLikeness.Screen(
      name: name, texts: texts, digest: texts.isEmpty ? nil : item.flatMap { digests.digest(of: $0.path) })
  }
}
