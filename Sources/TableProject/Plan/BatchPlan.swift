import TableModel
import TableRendering
import TableSources

/// All pictures of a batch, of which any can be computed from its number; nothing is kept for each.
public struct BatchPlan: Sendable {
  let groups: [BatchGroup]
  /// The number of each group's first unit, and the number of all units.
  private let bounds: [Int]
  /// The inputs of all groups.
  public let inputCount: Int
  /// The folder for records of what was drawn; empty for the current one.
  public let folder: FilePath
  /// The sources of all groups.
  public var inputs: [InputFile] {
    groups.flatMap { group in (0..<group.inputs.count).map { group.inputs[$0] } }
  }
  /// What is wrong with the inputs that were asked for.
  public let problems: [Diagnostic]
  /// The inputs as they were asked for, each with all that holds for it, as seen from the current folder.
  package let requests: [BatchManifest.Entry]
  /// The folder that names are relative to; empty for the current one.
  let base: FilePath

  /// A plan from a manifest.
  ///
  /// - Parameters:
  ///   - manifest: What is to be drawn.
  ///   - inputFolder: The folder that inputs are relative to; `nil` for the current one.
  ///   - outputFolder: The folder that names are relative to; `nil` for the folder of the inputs.
  /// - Throws: An error where names cannot be made or told apart.
  public init(
    _ manifest: BatchManifest, inputFolder: FilePath? = nil, outputFolder: FilePath? = nil
  ) throws(BatchPlanError) {
    try self.init(manifest, inputFolder: inputFolder, outputFolder: outputFolder, project: .nearest)
  }

  /// The same in a project, out of which no link leads that is found in an input.
  package init(
    _ manifest: BatchManifest, inputFolder: FilePath? = nil, outputFolder: FilePath? = nil,
    project: SourceReach.Scope
  ) throws(BatchPlanError) {
    let base = outputFolder ?? inputFolder ?? ""
    var groups: [BatchGroup] = []
    var problems: [Diagnostic] = []
    var pending: [FilePath] = []
    var namesLeft = GlobMatches.mostNames
    var requests: [BatchManifest.Entry] = []
    for (index, entry) in manifest.inputs.enumerated() {
      pending.append(BatchPlan.path(entry.path, below: inputFolder))
      let next = index + 1 < manifest.inputs.count ? manifest.inputs[index + 1] : nil
      guard entry.settings != next?.settings else { continue }
      var settings = entry.settings.completed(by: manifest.settings)
      let strings = (entry.settings.strings ?? manifest.settings.strings).map {
        BatchPlan.path($0, below: inputFolder)
      }
      problems += [strings?.lackOfStrings].compactMap(\.self)
      settings.strings = strings
      settings.data = settings.data?.placed { BatchPlan.path($0, below: inputFolder) }
      do throws(Diagnostic) {
        try settings.data.map { (data) throws(Diagnostic) in try project.check(data) }
      } catch {
        problems.append(error)
        settings.data?.file = nil
      }
      requests += pending.map { BatchManifest.Entry(path: $0, settings: settings) }
      let expansion = InputExpansion(
        pending, strings: strings, data: settings.data, project: project, namesLeft: namesLeft)
      namesLeft = expansion.namesLeft
      guard !expansion.inputs.contains(where: \.isStandardInput) else {
        throw BatchPlanError("a batch reads files, not standard input")
      }
      problems += expansion.problems
      let hasFolders = pending.contains { $0.isFolder && !$0.hasEnding(["bundle"]) }
      pending = []
      groups.append(
        try BatchPlan.group(
          expansion.inputs.drawn(as: settings.matrix ?? VariantMatrix()), settings, base: base,
          hasFolders: hasFolders))
    }
    self.init(
      groups, problems, requests, base: base,
      folder: try BatchPlan.recordFolder(manifest.settings.output, base: base, isGiven: outputFolder != nil))
  }

  init(
    _ groups: [BatchGroup], _ problems: [Diagnostic], _ requests: [BatchManifest.Entry], base: FilePath,
    folder: FilePath
  ) {
    self.groups = groups
    self.problems = problems
    self.requests = requests
    self.base = base
    self.folder = folder
    bounds = groups.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.unitCount) }
    inputCount = groups.reduce(0) { $0 + $1.inputs.count }
  }

  /// The number of units.
  public var unitCount: Int { bounds.last ?? 0 }

  /// The number of pictures, if each input has one screen; of very many no more than that.
  package var pictureCount: Int {
    groups.reduce(0) { count, group in
      let (own, isTooLarge) = (group.matrix.count * group.formats.count).multipliedReportingOverflow(
        by: group.inputs.count)
      return min(VariantMatrix.mostCounted, isTooLarge ? VariantMatrix.mostCounted : count + own)
    }
  }

  /// The folders below which all pictures and records lie; empty for the current one.
  var writtenFolders: Set<FilePath> {
    Set([folder] + groups.map { BatchPlan.path($0.pattern.literalFolder, below: $0.base) })
  }

  /// What pictures and records are written in: the places of these folders by now, wherever links lead later.
  ///
  /// What a pattern adds to the folder that was named is made there, and is no link that leads out of it, however the
  /// two are spelled.
  package var writtenReach: SourceReach {
    let named = (folder.isEmpty ? .current : folder).rooted
    return SourceReach(placesOf: writtenFolders.map { $0.leads(through: named) ? named : $0 })
  }

  /// Throws where pictures or records would lie outside of what a manifest that was found may name, and outside of the folder
  /// that the user has named, if any.
  package func checkFolders(
    in project: SourceReach.Scope, besides named: FilePath?
  ) throws(Diagnostic) {
    let own = named.map { SourceReach(placesOf: [$0]) }
    for folder in writtenFolders.sorted() {
      let places = SourceReach(placesOf: [folder]).places
      guard let own, places.allSatisfy(own.contains) else {
        try project.check(
          folder, as: "the folder of pictures",
          hint: "if you want that, pass --pattern, or name the manifest")
        continue
      }
    }
  }

  /// Whether names of tables are parts of names of pictures.
  var needsTableNames: Bool { groups.contains { $0.pattern.uses(.table) } }

  /// The unit of a number, from 0 to one less than the number of units.
  package func unit(at index: Int) -> BatchUnit {
    var (low, high) = (0, groups.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if bounds[middle] <= index { low = middle } else { high = middle - 1 }
    }
    let group = groups[low]
    let (input, chunk) = (index - bounds[low]).quotientAndRemainder(dividingBy: group.chunksPerInput)
    return BatchUnit(
      index: index, input: group.inputs[input], isFirst: chunk == 0,
      isLast: chunk == group.chunksPerInput - 1, group: group, variants: group.variants(ofChunk: chunk))
  }

  /// Whether the pictures of a unit's tables have different names.
  func tellsTablesApart(unit index: Int) -> Bool {
    let pattern = pattern(ofUnit: index)
    return pattern.uses(.table) || pattern.uses(.tableSuffix)
  }

  /// Whether two units are of files that were found, and only the names of these files or of their tables can be why they
  /// have a picture in common.
  func areRivals(_ one: BatchUnit, _ other: BatchUnit) -> Bool {
    let (first, second) = (one.input, other.input)
    guard first.path != second.path else { return false }
    let areNamed = [one, other].allSatisfy { unit in
      let pattern = pattern(ofUnit: unit.index)
      return unit.input.isFound && pattern.uses(.folder) && pattern.uses(.name)
    }
    return areNamed
      && (first.outputName.caseFolded != second.outputName.caseFolded
        || first.path.folder.caseFolded == second.path.folder.caseFolded)
  }

  private func pattern(ofUnit index: Int) -> NamePattern {
    groups[(bounds.firstIndex { $0 > index } ?? 1) - 1].pattern
  }

  /// Whether a picture of this path could be of a file in one of the folders among the inputs.
  package func mayName(_ path: FilePath) -> Bool {
    groups.contains { $0.hasFolders && $0.reach.contains(path) }
  }

  private static func group(
    _ inputs: [InputFile], _ settings: BatchManifest.Settings, base: FilePath, hasFolders: Bool
  ) throws(BatchPlanError) -> BatchGroup {
    let matrix = settings.matrix ?? VariantMatrix()
    var pattern = NamePattern.standard(for: matrix, naming: settings.namedAxes ?? [])
    if let output = settings.output { pattern = try NamePattern(output) }
    var formats = settings.formats ?? [.png]
    if settings.formats == nil, let ending = pattern.literalEnding,
      let format = PictureFormat(rawValue: ending.lowercasedLatin.text)
    {
      formats = [format]
    }
    let group = BatchGroup(
      inputs: InputList(inputs), matrix: matrix, pattern: pattern, formats: formats,
      review: settings.review, base: base, hasFolders: hasFolders)
    try group.check()
    return group
  }

  private static func recordFolder(
    _ output: String?, base: FilePath, isGiven: Bool
  ) throws(BatchPlanError) -> FilePath {
    guard !isGiven, let output else { return base }
    return path(try NamePattern(output).literalFolder, below: base)
  }

  /// A path as seen from the current folder.
  private static func path(_ path: FilePath, below folder: FilePath?) -> FilePath {
    guard let folder, folder != .current else { return path }
    return path.isEmpty ? folder : folder.appending(path)
  }
}

extension BatchManifest.Settings {
  /// These settings, and others where these say nothing.
  func completed(by others: Self) -> Self {
    var settings = BatchManifest.Settings(
      matrix: matrix ?? others.matrix, output: output ?? others.output, formats: formats ?? others.formats)
    settings.strings = strings ?? others.strings
    settings.data = data.joined(with: others.data)
    settings.namedAxes = namedAxes ?? others.namedAxes
    settings.review = review.joined(with: others.review)
    return settings
  }
}

extension BatchPlan {
  /// The sandbox in which the plan can be drawn: it reads below what was named, and in the project that was said to be
  /// theirs, and writes where pictures and records go, to folders that are made where they are missing.
  ///
  /// - Parameter report: A further file that is written; `nil` for none.
  /// - Returns: The sandbox, which is not entered yet.
  /// - Throws: An error where a folder cannot be made.
  package func sandbox(report: FilePath? = nil) throws(FileError) -> Sandbox {
    let files = writtenFolders.map { $0.appending("results.json") } + [report].compactMap(\.self)
    for file in files { try DraftFile.makeFolders(for: file) }
    return Sandbox(readable: readable, writable: Set(files.map(\.folder)))
  }

  /// What inputs may lead to, and the very files that were named where these lie elsewhere; but for the root, below which
  /// everything lies.
  private var readable: Set<FilePath> {
    let inputs = inputs
    let reach = SourceReach(places: SourceReach(of: inputs).places.subtracting(["/"]))
    let files = inputs.lazy.filter(\.isNamed).compactMap(\.path.resolved).filter { !reach.contains($0) }
    let data = Set(inputs.lazy.compactMap(\.data?.file)).compactMap(\.resolved)
    let symbols = Set(inputs.lazy.compactMap(\.reachable.symbols)).compactMap(\.resolved)
    return reach.places.union(files).union(data).union(symbols)
  }
}

extension BatchPlan {
  /// The plan of some of its inputs alone, whose pictures are drawn and named as in the whole.
  ///
  /// `paths` are files, folders and patterns; `nil` where some of what they stand for is not in the plan.
  public func part(of paths: [FilePath]) -> BatchPlan? {
    let expansion = InputExpansion(paths)
    guard expansion.problems.isEmpty, !expansion.inputs.isEmpty else { return nil }
    let wanted = Set(expansion.inputs.map(\.path.whole))
    guard wanted.isSubset(of: inputs.map(\.path.whole)) else { return nil }
    let hasFolder = paths.contains { $0.isFolder }
    let parts = groups.compactMap { group -> BatchGroup? in
      let all = (0..<group.inputs.count).map { group.inputs[$0] }
      let inputs = all.filter { wanted.contains($0.path.whole) }
      return inputs.isEmpty ? nil : group.part(inputs, isWhole: hasFolder && inputs.count == all.count)
    }
    return BatchPlan(parts, problems, requests, base: base, folder: folder)
  }
}

extension BatchGroup {
  /// The group with some of its inputs; of a part nobody knows which other pictures belong to it.
  fileprivate func part(_ inputs: [InputFile], isWhole: Bool) -> BatchGroup {
    BatchGroup(
      inputs: InputList(inputs), matrix: matrix, pattern: pattern, formats: formats, review: review,
      base: base, hasFolders: hasFolders && isWhole)
  }
}

extension FilePath {
  /// The path from the outermost folder, without links.
  fileprivate var whole: FilePath { resolved ?? self }
}
