import TableComparison
import TableDrawing
import TableLayout
import TableModel
import TableProject
import TableRendering
import TableSources

/// Compares pictures and scenes of two sides, and leaves what differs in the review's folder, if there is one.
struct DiffReviewer {
  /// A side of a pair, ready to be compared.
  private struct Drawn {
    var picture: DiffPicture
    var scene: Scene?
    /// What a file notes of the views that it shows; `nil` for one that was drawn.
    var noted: SceneOutline?

    /// The views that the picture shows, as far as anybody knows them.
    var shown: SceneOutline? { scene.map { SceneOutline($0) } ?? noted }
  }

  let expected: DiffSide
  let actual: DiffSide
  let drawer: DiffDrawer
  let options: ComparisonOptions
  let folder: ReviewFolder?
  private let images = FileDigests()

  /// What is to be said of a pair, and what layout finds on its screens; throws where the review's folder cannot be
  /// written.
  func entry(of pair: DiffPair, _ warnings: inout [Diagnostic]) throws -> ReviewEntry {
    var entry = ReviewEntry(name: pair.name.text, state: .same)
    entry.input = pair.actual?.sourceName ?? pair.expected?.sourceName
    if case .screen(_, let number, let table) = (pair.actual ?? pair.expected)?.content {
      (entry.screen, entry.table) = (number, table)
    }
    let broken = [pair.expected, pair.actual].compactMap { $0?.findings }
    guard broken.isEmpty else {
      entry.state = .failed
      entry.diagnostics = broken.flatMap(\.self)
      return entry
    }
    let read = expected.secondsOfReading(pair.expected) + actual.secondsOfReading(pair.actual)
    drawer.beginComparison(afterReading: read)
    do {
      switch (pair.expected, pair.actual) {
      case (let old?, let new?):
        try compare(old, new, pair.name, &entry, &warnings)
        if let name = pair.formerName { entry.addRename(from: name, old, new) }
      case (let old?, nil): try addAlone(old, expected, as: .obsolete, pair.name, &entry, &warnings)
      case (nil, let new?): try addAlone(new, actual, as: .new, pair.name, &entry, &warnings)
      case (nil, nil): break
      }
    } catch let error as DrawingError {
      let place = SourceLocation(file: pair.actual?.input ?? pair.name.text)
      entry.fail([Diagnostic(.error, at: place, error.message, hint: error.hint)])
    } catch let error as Diagnostic {
      entry.fail([expected.shown(actual.shown(error))])
    }
    return entry
  }

  private func compare(
    _ old: DiffItem, _ new: DiffItem, _ name: FilePath, _ entry: inout ReviewEntry,
    _ warnings: inout [Diagnostic]
  ) throws {
    var (older, newer) = (try drawn(old, expected, &warnings), try drawn(new, actual, &warnings))
    let isEqual = older.picture.isEqual(to: newer.picture)
    // Two files that are no pictures are not the same picture, whatever their bytes are.
    if isEqual { for picture in [older.picture, newer.picture] { try picture.check(isQuick: true) } }
    if !isEqual { (older.noted, newer.noted) = (older.picture.outline, newer.picture.outline) }
    entry.scale = newer.scene?.scale ?? older.scene?.scale ?? 1
    var outlines: (older: SceneOutline, newer: SceneOutline)?
    do {
      outlines = try self.outlines(old, older, new, newer)
    } catch {
      guard drawer.delay != nil else { throw error }
    }
    var pixels: PixelComparison?
    if !isEqual { pixels = try comparePixels(older, newer, name, &entry) }
    let isKnownToDiffer = !(pixels?.result.isSame ?? true)
    let areDrawn = older.scene != nil && newer.scene != nil
    let words = outlines.flatMap { outlines -> [SceneChange]? in
      // What a picture only notes of itself makes no difference where its pixels make none.
      guard areDrawn || isKnownToDiffer else { return [] }
      return drawer.changes(from: outlines.older, to: outlines.newer, hasHiddenRows: areDrawn)
    }
    if let words {
      entry.words = words
    } else {
      // Where there is no time for views, pixels show that something differs, but not that nothing does.
      let delay = drawer.delay
      if let delay, !isKnownToDiffer { throw delay }
      let reason = delay?.message ?? "one side does not record its views"
      entry.unknown = "only pixels were compared, because \(reason)"
    }
    if !isEqual, let change = try older.picture.animationChange(to: newer.picture) {
      entry.words.append(change)
      entry.unknown = "only pixels of the first frame are counted"
    }
    switch pixels?.result {
    case nil, .identical, .tolerated: entry.state = entry.words.isEmpty ? .same : .changed
    case .different: entry.state = .changed
    case .sizesDiffer: entry.state = .resized
    }
    guard entry.state != .same else { return }
    try folder?.write(scenesOf: name, expected: outlines?.older, actual: outlines?.newer)
    // What the linter lays out is as large as both of them.
    outlines = nil
    ProcessMemory.giveBackFreed()
    entry.diagnostics = try findings(old, new)
    entry.expected = try kept(older.picture, as: .expected, name)
    entry.actual = try kept(newer.picture, as: .actual, name)
  }

  /// The outlines of both sides, with all their rows where both are drawn; `nil` where one side is not known.
  private func outlines(
    _ old: DiffItem, _ older: Drawn, _ new: DiffItem, _ newer: Drawn
  ) throws -> (older: SceneOutline, newer: SceneOutline)? {
    if older.scene != nil, newer.scene != nil {
      let outline = try outline(of: old, expected)
      expected.letGo(of: old)
      defer { actual.letGo(of: new) }
      return (outline, try self.outline(of: new, actual))
    }
    // A picture notes the rows that it shows, and no others.
    guard let olderShown = shown(older, old, expected), let newerShown = shown(newer, new, actual) else {
      return nil
    }
    return (olderShown, newerShown)
  }

  /// What a picture shows, with places in the source where it was drawn.
  private func shown(_ drawn: Drawn, _ item: DiffItem, _ side: DiffSide) -> SceneOutline? {
    guard let scene = drawn.scene, case .screen(let source, let number, _) = item.content else {
      return drawn.noted
    }
    return outline(of: scene, source, number, side)
  }

  /// The outline of a scene with what its source says.
  private func outline(
    of scene: Scene, _ source: DiffSource, _ number: Int, _ side: DiffSide
  ) -> SceneOutline {
    let loaded = side.load(source)
    var outline = SceneOutline(
      scene, origins: loaded.origins.map(OriginFinder.init), screen: number,
      properties: loaded.screen(number, as: drawer.variant).map(drawer.properties) ?? [],
      imageDigest: images.digest)
    outline.decidedAxes = drawer.variant.decidedAxes
    return outline
  }

  /// What the linter finds on one side alone, or that there is no time to look; nothing where one is no source.
  private func findings(_ old: DiffItem, _ new: DiffItem) throws -> [Diagnostic] {
    guard !old.isPicture, !new.isPicture else { return [] }
    do {
      let older = try findings(on: old, expected)
      ProcessMemory.giveBackFreed()
      return FindingChanges(older, try findings(on: new, actual)).diagnostics
    } catch {
      guard let delay = drawer.delay else { throw error }
      let message = "findings of the linter are not compared: \(delay.message)"
      return [Diagnostic(.warning, at: SourceLocation(file: new.input), message, hint: delay.hint)]
    }
  }

  private func findings(on item: DiffItem, _ side: DiffSide) throws -> [FindingChanges.Placed] {
    guard case .screen(let source, let number, _) = item.content, let screen = screen(of: item, side) else {
      return []
    }
    return FindingChanges.placed(
      try drawer.findings(on: screen, number: number), in: side.load(source).origins)
  }

  private func outline(of item: DiffItem, _ side: DiffSide) throws -> SceneOutline {
    guard case .screen(let source, let number, _) = item.content, let screen = screen(of: item, side) else {
      throw Self.changed(source: item)
    }
    let scene = try drawer.scene(of: screen, in: source, keepsHiddenRows: true)
    return try drawer.outline { outline(of: scene, source, number, side) }
  }

  /// Compares pixels, and paints what differs on the way where there is a folder for it.
  private func comparePixels(
    _ older: Drawn, _ newer: Drawn, _ name: FilePath, _ entry: inout ReviewEntry
  ) throws -> PixelComparison {
    let (olderRows, newerRows) = (try older.picture.rows(), try newer.picture.rows())
    var picture = try folder.map { _ in
      try PNGRowWriter(
        width: max(olderRows.width, newerRows.width), height: max(olderRows.height, newerRows.height),
        colors: DifferencePainter.colors)
    }
    let pixels: PixelComparison
    do {
      pixels = try PixelComparison(
        expected: olderRows, actual: newerRows, options: options,
        paint: folder.map { _ in { picture?.append($0) } })
    } catch let error as DrawingError {
      // Only now is it worth while to find out which of them is broken.
      for picture in [older.picture, newer.picture] { try picture.check(isQuick: false) }
      throw error
    }
    entry.aside = pixels.difference.setAsideAlone
    guard pixels.result != .identical else { return pixels }
    let shown = [older.shown, newer.shown].compactMap(\.self)
    let texts = shown.flatMap { outline in
      outline.textFrames.map { PixelRect(covering: $0, scale: outline.scale) }
    }
    let areTextsAlone = shown.count == 2 && shown[0].isLikeButForTexts(shown[1])
    entry.pixels = ReviewPixels(
      pixels.difference, isInTextAlone: areTextsAlone && pixels.differs(onlyIn: texts))
    if !pixels.result.isSame, let file = try picture?.finish() {
      entry.difference = try folder?.write(file, as: .difference, of: name)
    }
    return pixels
  }

  /// What the source of an item describes; `nil` for a picture, and for a source that has changed meanwhile.
  private func screen(of item: DiffItem, _ side: DiffSide) -> Screen? {
    guard case .screen(let source, let number, _) = item.content else { return nil }
    return side.load(source).screen(number, as: drawer.variant)
  }

  private static func changed(source item: DiffItem) -> Diagnostic {
    Diagnostic(.error, at: SourceLocation(file: item.input), "the file has changed while it was compared")
  }

  private func addAlone(
    _ item: DiffItem, _ side: DiffSide, as state: ReviewState, _ name: FilePath, _ entry: inout ReviewEntry,
    _ warnings: inout [Diagnostic]
  ) throws {
    let drawn = try drawn(item, side, &warnings)
    try drawn.picture.check(isQuick: true)
    entry.state = state
    entry.scale = drawn.scene?.scale ?? 1
    entry.unknown = "there is nothing to compare it with"
    if state == .new {
      entry.actual = try kept(drawn.picture, as: .actual, name)
    } else {
      entry.expected = try kept(drawn.picture, as: .expected, name)
    }
  }

  private func drawn(_ item: DiffItem, _ side: DiffSide, _ warnings: inout [Diagnostic]) throws -> Drawn {
    switch item.content {
    case .broken(let findings): throw findings.first ?? Self.changed(source: item)
    case .picture(let path):
      return Drawn(picture: .file(try PictureFile(at: path, within: side.reach)))
    case .screen(let source, let number, _):
      guard let screen = screen(of: item, side) else { throw Self.changed(source: item) }
      let scene = try drawer.scene(of: screen, in: source)
      let origins = side.load(source).origins.map(OriginFinder.init)
      warnings += scene.findings.diagnostics(file: source.shown, origins, screen: number)
      return Drawn(picture: try drawer.picture(of: scene, in: source), scene: scene)
    }
  }

  /// A picture as entries tell it, and a copy of its file in the review's folder.
  private func kept(
    _ picture: DiffPicture, as part: ReviewFolder.Part, _ name: FilePath
  ) throws -> ReviewPicture {
    let file = FilePath(part.rawValue).appending(name)
    try folder?.note(file)
    let draft = try folder?.draft(of: file)
    var fingerprint = Fingerprint()
    var start: [UInt8] = []
    try picture.read { bytes in
      fingerprint.add(bytes)
      if start.count < 24 { start += bytes.prefix(24) }
      try draft?.append(bytes)
    }
    try draft?.publish()
    let size = PictureFormat.png.pixels(of: start)
    return ReviewPicture(
      file: folder.map { _ in file }, sha256: fingerprint.digits(),
      width: size?.width ?? 0, height: size?.height ?? 0)
  }
}

extension ReviewEntry {
  /// Says why there is nothing to compare; what was found before does not count.
  mutating func fail(_ findings: [Diagnostic]) {
    (state, diagnostics, words, unknown) = (.failed, findings, [], nil)
  }
}

extension DiffItem {
  /// What the source is called; `nil` for a picture.
  fileprivate var sourceName: String? { isPicture ? nil : input }

  /// What is wrong with a source; `nil` where nothing is.
  fileprivate var findings: [Diagnostic]? {
    if case .broken(let findings) = content { findings } else { nil }
  }
}

extension Array {
  subscript(checked index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
