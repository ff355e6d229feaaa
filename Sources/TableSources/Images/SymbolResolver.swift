import TableModel

/// Finds what stands in for symbols of the system: a file of the author's own, an icon, or an outline of the program's.
package struct SymbolResolver {
  /// The folder beside a spec whose files come before the icons: `symbols/gear.svg`.
  package static let ownFolder: FilePath = "symbols"

  /// The digest of all icons that stand in for symbols, in hexadecimal digits; `nil` where there are none.
  package static func iconsDigest(in folder: FilePath = SymbolIcons.folder) -> String? {
    guard folder.isFolder else { return nil }
    var fingerprint = Fingerprint()
    for icon in SymbolTable.standard.icons {
      fingerprint.add(icon)
      fingerprint.add(contentsOf: folder.appending(FilePath(icon + ".svg")))
    }
    return fingerprint.digits()
  }

  /// The bytes of the author's own file of a symbol, with its path; fails where a link leads elsewhere.
  package typealias OwnFile = Result<(bytes: [UInt8], path: FilePath), Refusal>

  /// The author's own file of a symbol; `nil` where there is none.
  private let ownFile: (String) -> OwnFile?
  private let allowance: PictureAllowance

  /// A finder that looks at what an author has first, as far as there is room for it.
  package init(
    allowance: PictureAllowance = PictureAllowance(),
    ownFile: @escaping (String) -> OwnFile? = { _ in nil }
  ) {
    (self.allowance, self.ownFile) = (allowance, ownFile)
  }

  /// What came of looking for a symbol.
  package enum Found {
    /// Something stands in for it.
    case symbol(SymbolImage)
    /// Nothing does, so that a dashed box stands there; with what to tell the author.
    case missing(SymbolImage, Refusal)

    /// The symbol, or the box in its place.
    package var image: SymbolImage {
      switch self {
      case .symbol(let image), .missing(let image, _): image
      }
    }
  }

  /// A finder that looks into a user's folder first, and then at what an author has.
  ///
  /// The folder may lie anywhere if the user has named it, but its files lie in it or within reach. One that is named by a
  /// path within reach, as the job of a worker does, is not looked into where that leads elsewhere by now.
  package init(
    within reach: SourceReach, allowance: PictureAllowance,
    then ownFile: @escaping (String) -> OwnFile? = { _ in nil }
  ) {
    var bounds = reach
    if let folder = reach.symbols, !reach.contains(folder) {
      bounds.formUnion(SourceReach(around: folder, in: .none))
    }
    self.init(allowance: allowance) { [bounds] name in
      guard !name.contains("/"), name.utf8.count < Self.longestName else { return nil }
      let path = reach.symbols?.appending(FilePath(name + ".svg"))
      return path.flatMap { path in
        Self.file(of: name, at: path, within: bounds) { () throws(SystemError) in try bounds.open(path) }
      } ?? ownFile(name)
    }
  }

  /// The file of a symbol that a function gets hold of; `nil` where there is none.
  static func file(
    of name: String, at path: FilePath, within reach: SourceReach,
    _ open: () throws(SystemError) -> OpenFile?
  ) -> OwnFile? {
    do throws(SystemError) {
      guard let file = try open(),
        case .success(let bytes) = SourceFile.read(heldAs: file, atMost: SymbolFile.mostBytes)
      else { return nil }
      return .success((bytes, file.path ?? path))
    } catch {
      guard error.isElsewhere else { return nil }
      let end = error.destination.map { ": a link leads to \($0.fromItself)" } ?? ""
      return .failure(
        Refusal(
          message:
            "the file of the symbol \(quoted(name)) is outside \(reach)\(end); a dashed box is drawn instead",
          hint: adviceOnLinks))
    }
  }

  /// What helps where a symbol’s file is a link that leads too far: nobody names such a file.
  private static let adviceOnLinks =
    "put the file itself there, as “cp -L” does, or pass --project with the folder that the link leads to"

  /// The symbol that a file of a project shows; fails where the file cannot be read or shows none.
  package static func symbol(
    named name: String, in file: FilePath, within reach: SourceReach, allowance: PictureAllowance
  ) -> Result<SymbolImage, Refusal> {
    SourceFile.read(file, within: reach, atMost: SymbolFile.mostBytes).flatMap { bytes in
      switch SymbolResolver(allowance: allowance, ownFile: { _ in .success((bytes, file)) }).symbol(
        named: name)
      {
      case .symbol(let image): .success(image)
      case .missing(_, let refusal): .failure(refusal)
      }
    }
  }

  /// No file of a symbol has a longer name.
  private static let longestName = 200

  /// Points of outlines to ems: they are as large as beside letters of 17 points at the scale `large`.
  private static let em = 1 / (17 * 1.29)
  /// The most ems of a side that a template may ask for.
  private static let mostEms = 100.0
  /// The points of an icon's unit, of which its square has 16 a side: by the lock, the map and the bolt of iOS 26.
  private static let iconUnit = 22.0 / 16
  /// The side in points of rings and discs beside letters of 17 points at the scale `large`, as four lists and menus of iOS 15
  /// and 26 show them.
  private static let circleSide = 21.7
  /// The width in points of the box around them, as documents store it for plain discs.
  private static let circleBoxWidth = 25.4
  /// The room in points at either side of other symbols: beside letters of 15 points, four of iOS 26 have 1.7 to 2.7 at the
  /// scale `medium`.
  private static let sideRoom = 2.8

  /// What stands in for a symbol; `aspect` is its width by its height, where a document tells it.
  package func symbol(named name: String, aspect: Double? = nil) -> Found {
    if let found = ownFile(name) {
      let (own, file): ((bytes: [UInt8], path: FilePath), SymbolFile)
      do throws(Refusal) {
        own = try found.get()
        file = try read(own.bytes, ofSymbol: name)
      } catch {
        return missing(name, error)
      }
      let side = file.emsOfUnit.map { min(Self.mostEms, max(file.box.width, file.box.height) * $0) / Self.em }
      return .symbol(image(name, file.areas, in: file.box, aspect: nil, side: side, path: own.path))
    }
    let table = SymbolTable.standard
    guard let (shown, entry) = table[name].map({ (name, $0) }) ?? table.variant(of: name) else {
      guard !SymbolNames.contains(name) else {
        return missing(
          name,
          Refusal(
            message: "no icon stands in for the symbol \(quoted(name)); a dashed box is drawn instead",
            hint: "iOS draws it; for a picture of it add “symbols/\(name).svg” beside the spec",
            rule: .symbolWithoutIcon))
      }
      return missing(
        name,
        Refusal(
          message:
            "there is no symbol \(quoted(name)) to draw; a dashed box is drawn instead",
          hint: Spelling.hint(for: name, among: SymbolTable.standard.names)
            ?? "“tablemock symbols” lists them all, or add “symbols/\(name).svg” beside the spec"
        ))
    }
    let parts = shown.split(separator: ".").filter { !entry.isSlashed || $0 != "slash" }
    if entry.icon.isEmpty, var own = SymbolOutlines.outline(of: parts.joined(separator: ".")) {
      if entry.isSlashed { own = Self.slashed(own) }
      guard Self.isCircle(name) else {
        return .symbol(drawn(name, own).withBearing((Self.sideRoom - Self.margin(of: own)) * Self.em))
      }
      let unit = Self.circleSide / max(own.size.width, own.size.height)
      return .symbol(drawn(name, own, unit: unit).withBearing(to: Self.circleBoxWidth * Self.em))
    }
    return icon(name, entry, aspect: aspect)
  }

  /// The outlines in the author's own file of a symbol.
  private func read(_ bytes: [UInt8], ofSymbol name: String) throws(Refusal) -> SymbolFile {
    try allowance.take(bytes.count, for: name)
    guard let file = SymbolFile(bytes) else {
      throw Refusal(
        message: "the file of the symbol \(quoted(name)) has no outline that can be drawn, or a very long one"
      )
    }
    try allowance.take(file.memory, for: name)
    return file
  }

  private func missing(_ name: String, _ refusal: Refusal) -> Found {
    var image = drawn(name, ([], SymbolOutlines.missing.lines, SymbolOutlines.missing.size))
    image.isMissing = true
    return .missing(image, refusal)
  }

  /// A symbol of outlines whose unit is so many points.
  private func drawn(
    _ name: String, _ outline: (areas: [Path], lines: Path, size: Size), unit: Double = 1
  ) -> SymbolImage {
    let em = Self.em * unit
    let scaled = { (path: Path) in path.mapPoints { Point($0.x * em, $0.y * em) } }
    return SymbolImage(
      name: name, areas: outline.areas.map(scaled), lines: scaled(outline.lines),
      size: Size(width: outline.size.width * em, height: outline.size.height * em))
  }

  /// Whether a symbol is a ring or a disc with something in it, or nothing.
  private static func isCircle(_ name: String) -> Bool { name.split(separator: ".").contains("circle") }

  /// How the names of icons begin that are no lines: modules, bars and letters, whose gaps are narrow.
  private static let iconsOfAreas = ["qr-code", "upc", "type", "newspaper", "fonts"]

  private func icon(_ name: String, _ entry: SymbolTable.Entry, aspect: Double?) -> Found {
    let path = SymbolIcons.path(of: entry.icon)
    let own = entry.letters == nil ? SymbolIcons.file(of: entry.icon)?.areas : nil
    guard let shapes = entry.letters.flatMap(SymbolLetters.areas) ?? own else {
      return missing(
        name,
        Refusal(
          message: "the symbol \(quoted(name)) has no icon, because \(SymbolIcons.folder) is missing",
          hint: "install the package bootstrap-icons"))
    }
    let isCutOut = entry.circle == .disc || entry.circle == .tile
    let parts = entry.isSlashed ? Self.slashed(shapes, isCutOut: isCutOut) : shapes
    let areas = entry.circle.map { SymbolResolver.enclosed(parts, in: $0) } ?? parts
    let isCircle = Self.isCircle(name)
    let side = entry.measured.flatMap { $0.height > 0 ? max($0.width, $0.height) : nil }
    let known = entry.measured.map { $0.height > 0 ? $0.width / $0.height : $0.width }
    let ink = SymbolFile.ink(of: areas)
    var found = image(
      name, areas, in: ink, share: max(ink.width, ink.height) / 16, aspect: isCircle ? nil : known ?? aspect,
      side: isCircle ? Self.circleSide : side, path: path)
    // Lines of icons are a unit wide. What is left out of filled ones would grow narrower with wider lines.
    let hasLines =
      !name.split(separator: ".").contains("fill") && !Self.iconsOfAreas.contains(where: entry.icon.hasPrefix)
    if hasLines, ink.width > 0, ink.height > 0 {
      found.areaLineWidth = min(found.size.width / ink.width, found.size.height / ink.height)
    }
    // Documents tell the box of plain discs, which is larger.
    if isCircle, let box = entry.measured, box.height > 0 {
      found = found.centered(in: Size(width: box.width * Self.em, height: box.height * Self.em))
    } else if isCircle {
      found = found.withBearing(to: Self.circleBoxWidth * Self.em)
    } else {
      found = found.withBearing(Self.sideRoom * Self.em)
    }
    return .symbol(found)
  }

  /// The width in points of the lines that are drawn here.
  private static let lineWidth = 1.5

  /// The room in points at either side that the size of an outline of lines has in it.
  private static func margin(of outline: (areas: [Path], lines: Path, size: Size)) -> Double {
    guard outline.areas.isEmpty else { return 0 }
    return max(0, outline.size.width - SymbolFile.ink(of: [outline.lines]).width - lineWidth) / 2
  }

  /// Outlines in the middle of the symbol's box, as large as it lets them be; `share` is the part of an icon's square that
  /// they fill.
  private func image(
    _ name: String, _ areas: [Path], in box: Rect, share: Double = 1, aspect: Double?, side: Double?,
    path: FilePath
  ) -> SymbolImage {
    let ownAspect = box.height > 0 ? box.width / box.height : 1
    let aspect = aspect ?? ownAspect
    // Wide symbols are as large as others by area, tall ones by height, as the map, the lock and the bolt are.
    let isWide = (1...2).contains(aspect)
    let longest = side ?? 16 * Self.iconUnit * share * (isWide ? min(aspect.squareRoot(), 1.25) : 1)
    let size = Size(
      width: longest * min(1, aspect) * Self.em, height: longest / max(1, aspect) * Self.em)
    let factor = min(size.width / max(box.width, 1e-6), size.height / max(box.height, 1e-6))
    let placed = areas.map { path in
      path.mapPoints {
        Point(
          size.width / 2 + ($0.x - box.minX - box.width / 2) * factor,
          size.height / 2 + ($0.y - box.minY - box.height / 2) * factor)
      }
    }
    var image = SymbolImage(name: name, areas: placed, size: size)
    image.file = path
    return image
  }

  /// The width of the lines of icons.
  private static let iconLineWidth = 1.0

  /// An icon with a line through it.
  private static func slashed(_ areas: [Path], isCutOut: Bool) -> [Path] {
    let slash = SymbolSlash(over: SymbolFile.ink(of: areas), width: iconLineWidth)
    return slash.cutting(areas, isCutOut: isCutOut) + [slash.area]
  }

  /// An outline of the program's own with a line through it.
  private static func slashed(
    _ own: (areas: [Path], lines: Path, size: Size)
  ) -> (areas: [Path], lines: Path, size: Size) {
    let slash = SymbolSlash(over: Rect(origin: .zero, size: own.size), width: lineWidth)
    let lines = slash.cutting(strokes: own.lines)
    return (slash.cutting(own.areas), Path(lines.elements + slash.line.elements), own.size)
  }

  /// The side of an icon or of letters in a circle or a square, of whose side that is a little more than half.
  private static let enclosedSide = 8.6

  /// An icon in a circle or a square of the side of icons.
  private static func enclosed(_ areas: [Path], in circle: SymbolTable.Entry.Circle) -> [Path] {
    let ink = SymbolFile.ink(of: areas)
    let factor = enclosedSide / max(ink.width, ink.height, 1)
    let small = areas.map { path in
      path.mapPoints {
        Point(
          8 + ($0.x - ink.minX - ink.width / 2) * factor, 8 + ($0.y - ink.minY - ink.height / 2) * factor)
      }
    }
    let side = 16.0
    let shape = { (inset: Double) -> Path in
      switch circle {
      case .ring, .disc: .circle(center: Point(side / 2, side / 2), radius: side / 2 - inset)
      case .box, .tile:
        .roundedRect(
          Rect(x: inset, y: inset, width: side - 2 * inset, height: side - 2 * inset), top: 2.5 - inset,
          bottom: 2.5 - inset)
      }
    }
    switch circle {
    case .ring, .box: return [Path(shape(0).elements + shape(1).elements).nonzero] + small
    case .disc, .tile: return [Path(shape(0).elements + small.flatMap(\.elements)).nonzero]
    }
  }
}

extension SymbolImage {
  /// The symbol with as much room at both sides as a box of a width in ems leaves.
  fileprivate func withBearing(to width: Double) -> SymbolImage { withBearing((width - size.width) / 2) }

  /// The symbol with so much room in ems at either side.
  fileprivate func withBearing(_ bearing: Double) -> SymbolImage {
    var symbol = self
    symbol.sideBearing = max(0, bearing)
    return symbol
  }
}
