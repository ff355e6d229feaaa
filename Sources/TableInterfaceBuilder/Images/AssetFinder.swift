import TableModel
import TableSources

/// Finds the files of the pictures and fonts that a document names, and the colours of its asset catalogs.
///
/// Looked into are the document's folder, for a localised document also the folder that its language's lies in, and the
/// asset catalogs and loose files of its project: of these folders and up to two above, then of all below the folder that
/// holds a project of Xcode or a package of Swift. Nothing else is read, whatever a name says.
package final class AssetFinder {
  private let own: FilePath?
  private let limits: LoadingLimits
  private let reach: SourceReach
  private let store: AssetStore
  private let isPad: Bool
  private lazy var folders = own.map { store.folders(around: $0, within: reach) }
  private lazy var loose = looseFolders.map {
    ImageResolver(folder: $0, limits: limits, place: .project, allowance: allowance)
  }
  private let allowance = PictureAllowance()
  /// How many more names are compared with all that there are.
  private var proposalsLeft = 20
  /// The lists of the sets that were taken, by which a change of them is noticed.
  package private(set) var lists: Set<FilePath> = []

  /// A finder for a document in a folder, which is for a tablet or not.
  package init(folder: FilePath, isPad: Bool, limits: LoadingLimits, store: AssetStore) {
    reach = limits.reach(from: folder)
    own = (folder.isEmpty ? .current : folder).resolved
    (self.limits, self.store, self.isPad) = (limits, store, isPad)
  }

  private var looseFolders: [FilePath] {
    guard let own, reach.contains(own) else { return [] }
    return own.hasEnding(["lproj"]) && reach.contains(own.folder) ? [own, own.folder] : [own]
  }

  /// A picture, `nil` where it is not at hand; fails where there are only files that cannot be used.
  ///
  /// With `inProject` a file outside of catalogs may lie anywhere in the project: one that has the name of a symbol by
  /// chance is not meant where a document asks for the symbol.
  package func image(named name: String, inProject: Bool) -> Result<Image?, Refusal> {
    let isPlain = AssetFinder.isPlain(name)
    let files = isPlain ? AssetFinder.fileNames(for: name) : []
    var search = PictureSearch()
    for resolver in loose {
      for file in files where resolver.exists(FilePath(file)) {
        if let image = search.taken(resolver.resolve(file).map(AssetFinder.picture)) {
          return .success(image)
        }
      }
    }
    for list in lists(of: .image, named: name).prefix(PictureSearch.mostPlaces) {
      if let image = search.taken(ImageSet(list).image(limits: limits, allowance)) { return .success(image) }
    }
    guard inProject, let own, let projects = folders?.projects else { return search.failure }
    // In the app, all files of a project lie beside each other.
    for root in projects.map({ store.index(of: $0, isDeep: true, within: reach) }) {
      for file in files {
        for folder in root.folders(ofPicture: FilePath(file), beside: own).prefix(PictureSearch.mostPlaces) {
          let resolver = ImageResolver(
            folder: folder, limits: limits, place: .project, allowance: allowance)
          if let image = search.taken(resolver.resolve(file).map(AssetFinder.picture)) {
            return .success(image)
          }
        }
      }
    }
    return search.failure
  }

  /// The names of the pictures of catalogs by those without signs and capitals, of which symbols are made.
  private lazy var symbols = Dictionary(
    roots.flatMap { $0.names(of: .image) }.map { (AssetFinder.folded($0.text), $0.text) },
    uniquingKeysWith: { first, _ in first })

  /// The picture of which Xcode or a generator has made a symbol, by the path of that; `nil` for none.
  ///
  /// Xcode leaves the word “image” out at the end, and generators begin with folders: `Tabs.home` is “home” in any folder
  /// where there is none of “Tabs”.
  package func image(symbol: String) -> Image? {
    var path = symbol.split(separator: ".")[...]
    while !path.isEmpty {
      let name = AssetFinder.folded(path.joined())
      if let found = symbols[name] ?? symbols[name + "image"] {
        return try? image(named: found, inProject: false).get()
      }
      path.removeFirst()
    }
    return nil
  }

  /// Where a picture was looked for without being found, for people to read.
  package func search(forPicture name: String) -> String { search(for: .image, named: name) }

  private static func picture(_ files: [ImageReference]) -> Image? { Image(representations: files) }

  /// A search for a picture, which goes on where a file cannot be used.
  private struct PictureSearch {
    /// How many places are looked into: a name may have thousands, and a project has few pictures of one that are broken.
    static let mostPlaces = 8
    private var left = mostPlaces
    private var refusal: Refusal?

    /// What is found at a place; `nil` where that cannot be used.
    mutating func taken(_ found: @autoclosure () -> Result<Image?, Refusal>) -> Image? {
      guard left > 0 else { return nil }
      left -= 1
      switch found() {
      case .success(let image): return image
      case .failure(let failure):
        refusal = refusal ?? failure
        return nil
      }
    }

    /// The outcome of a search that found nothing: why the nearest file cannot be used, or that there is none.
    var failure: Result<Image?, Refusal> { refusal.map(Result.failure) ?? .success(nil) }
  }

  /// What stands in for a symbol of the system: a file of the user's, or in `symbols` beside the document, comes first.
  func symbol(named name: String, aspect: Double?) -> SymbolResolver.Found {
    loose.first?.symbol(named: name, aspect: aspect)
      ?? SymbolResolver(within: reach, allowance: allowance)
      .symbol(named: name, aspect: aspect)
  }

  /// The symbol of a set in a catalog, `nil` where there is none; fails where its file cannot be used.
  func projectSymbol(named name: String) -> Result<SymbolImage?, Refusal> {
    guard let list = list(of: .symbol, named: name) else { return .success(nil) }
    guard let file = list.entries("symbols", for: .light).lazy.compactMap({ $0.text("filename") }).first,
      AssetFinder.isPlain(file)
    else {
      return .failure(Refusal(message: "the symbol \(quoted(name)) has no file that can be drawn"))
    }
    return SymbolResolver.symbol(
      named: name, in: list.folder.appending(FilePath(file)), within: reach, allowance: allowance
    ).map { $0 }
  }

  /// The font of a PostScript name among the project's files; fails where a file of this name cannot be used.
  ///
  /// A file that is called like the font or its family is looked into first, and the nearest ones before others.
  func font(named name: String, family: String) -> Result<FontResource?, Refusal> {
    let wanted = Set([name, family].map(AssetFinder.folded))
    let likely = wanted.flatMap { fontNumbers[$0] ?? [] }.sorted()
    var refusal: Refusal?
    for path in likely.map({ fontPaths[$0] }) {
      switch store.font(at: path, within: reach) {
      case .success(let font) where font.postScriptName == name: return .success(taken(font))
      case .failure(let failure) where refusal == nil:
        refusal = Refusal(message: "the file \(quoted(path.name.shown)) \(failure.message)")
      default: break
      }
    }
    if let font = namedFonts[name] { return .success(taken(font)) }
    return refusal.map(Result.failure) ?? .success(nil)
  }

  private func taken(_ font: FontResource) -> FontResource {
    lists.insert(font.path)
    return font
  }

  /// The files of the project's fonts, the nearest first, each once.
  private lazy var fontPaths = roots.flatMap(\.fonts).uniqued()
  /// Their numbers by what they are called.
  private lazy var fontNumbers = Dictionary(
    grouping: fontPaths.indices, by: { AssetFinder.folded(fontPaths[$0].name.stem.text) })
  /// The fonts by their PostScript names.
  private lazy var namedFonts = Dictionary(
    fontPaths.compactMap { path in
      (try? store.font(at: path, within: reach).get()).map { ($0.postScriptName, $0) }
    }
  ) { first, _ in first }

  /// A name without what files leave out: spaces, signs and capitals.
  private static func folded(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// Where a font was looked for without being found, for people to read.
  var searchForFonts: String {
    let files = fontPaths.count
    let place =
      switch files {
      case 0: "the project, which has no .ttf and .otf files"
      case 1: "the one .ttf or .otf file of the project"
      default: "the \(files) .ttf and .otf files of the project"
      }
    return "looked for it in \(place)"
  }

  /// What lies in the folders around the document, the nearest first, and below its projects.
  private var roots: [AssetIndex] {
    guard let folders else { return [] }
    return folders.near.map { store.index(of: $0, isDeep: false, within: reach) }
      + folders.projects.map { store.index(of: $0, isDeep: true, within: reach) }
  }

  /// What the list of the nearest set of a name says.
  func list(of kind: AssetIndex.Kind, named name: String) -> AssetList? {
    lists(of: kind, named: name).first { _ in true }
  }

  /// What the lists of the sets of a name say, the nearest first, each read when it is asked for.
  private func lists(
    of kind: AssetIndex.Kind, named name: String
  ) -> some Sequence<AssetList> {
    let isName = AssetFinder.isSetName(name)
    let roots = folders.map { $0.near.map { ($0, false) } + $0.projects.map { ($0, true) } } ?? []
    return (isName ? roots : []).lazy.flatMap { [store, reach, own] root, isDeep in
      store.index(of: root, isDeep: isDeep, within: reach).folders(of: kind, named: name, beside: own ?? root)
    }.map { [isPad, limits] folder in
      self.lists.insert(folder.appending(AssetList.name))
      return AssetList(folder: folder, isPad: isPad, limits: limits)
    }
  }

  /// Where something of a name was looked for without being found, for people to read.
  func search(for kind: AssetIndex.Kind, named name: String) -> String {
    guard let own, let folders, let widest = folders.projects.last ?? folders.near.last else {
      return "nothing was searched, because the document is not in a folder that may be read"
    }
    let roots = roots
    let reach = folders.projects.isEmpty ? "beside the document" : "in the project"
    let isFile = kind == .image && AssetFinder.isPlain(name)
    let files = isFile ? "\(AssetFinder.fileNames(for: name)[0]) \(reach), and for " : ""
    let levels = own.components.count - widest.components.count
    let above = Array(repeating: "..", count: max(0, levels)).joined(separator: "/")
    let place = above.isEmpty ? "the document’s folder" : "the document’s folder and those up to \(above)"
    let (hasNone, isIncomplete) = (
      roots.allSatisfy(\.isWithoutCatalogs), roots.contains(where: \.isIncomplete)
    )
    let catalogs =
      switch (hasNone, isIncomplete) {
      case (true, true): ", where none was found, but there is too much to search it all"
      case (true, false): ", where there are none"
      case (false, true): ", where there is too much to search it all"
      case (false, false): ""
      }
    let name = AssetIndex.setName(of: kind, name)
    let search = "looked for \(files)\(name).\(kind.rawValue) in the asset catalogs of \(place)\(catalogs)"
    guard proposalsLeft > 0 else { return search }
    proposalsLeft -= 1
    let names = roots.flatMap { $0.names(of: kind) }.sorted().map(\.text)
    return search + (Spelling.nearest(to: name, among: names).map { "; did you mean \(quoted($0))?" } ?? "")
  }

  /// Whether a name is that of a file in a folder, not a way out of it.
  private static func isPlain(_ name: String) -> Bool {
    isSetName(name) && !FilePath(name).isHidden && !name.contains("/")
  }

  private static func isSetName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count < 200 && !name.unicodeScalars.contains { $0.value < 0x20 }
  }

  /// The names that the file of a picture may have: UIKit lets the ending of a PNG file be left out.
  private static func fileNames(for name: String) -> [String] {
    FilePath(name).hasEnding(ImageReference.Format.endings)
      ? [name] : ["png", "jpg", "pdf", "svg"].map { "\(name).\($0)" }
  }
}

/// The files of one picture in an asset catalog: `Logo.imageset`.
struct ImageSet {
  private let list: AssetList

  /// The picture of a list.
  init(_ list: AssetList) { self.list = list }

  /// The picture with its files, one for each scale; `nil` where there are none that can be drawn.
  ///
  /// A picture for languages read from right to left, without another for the rest, is one to be mirrored for these.
  func image(limits: LoadingLimits, _ allowance: PictureAllowance) -> Result<Image?, Refusal> {
    let resolver = ImageResolver(
      folder: list.folder, limits: limits, place: .project, allowance: allowance)
    let (light, dark) = (entries(for: .light), entries(for: .dark))
    let all = light.isEmpty ? dark : light
    let isMirrored = all.contains { $0.direction != nil } && Set(all.map(\.direction)).count == 1
    return Result { () throws(Refusal) in
      let files = try ImageSet.files(of: all, isMirrored: isMirrored, resolver)
      guard
        var image = Image(
          representations: files, capInsets: all.lazy.compactMap(\.capInsets).first,
          isTemplate: list.property("template-rendering-intent") == "template")
      else { return nil }
      image.flipsForRightToLeftLayoutDirection = isMirrored
      image.alignmentRectInsets = all.lazy.compactMap(\.alignmentInsets).first.flatMap {
        $0 == .zero ? nil : $0
      }
      // Dark screens have the light files where their own cannot be used.
      if !light.isEmpty, let files = try? ImageSet.files(of: dark, isMirrored: isMirrored, resolver) {
        image.darkRepresentations = files
      }
      image.rightToLeftFiles =
        isMirrored ? nil : ImageSet.filesFromRight(all, light.isEmpty ? [] : dark, resolver)
      return image
    }
  }

  /// The files for languages read from right to left, of pictures that have others for the rest; `nil` where none can be used.
  private static func filesFromRight(
    _ light: [Entry], _ dark: [Entry], _ resolver: ImageResolver
  ) -> Image.Files? {
    let files = { (entries: [Entry]) in
      (try? self.files(of: entries.filter { $0.direction == Entry.rightToLeft }, isMirrored: true, resolver))
        ?? []
    }
    let own = files(light)
    return own.isEmpty ? nil : Image.Files(light: own, dark: files(dark))
  }

  private static func files(
    of entries: [Entry], isMirrored: Bool, _ resolver: ImageResolver
  ) throws(Refusal) -> [ImageReference] {
    var files: [Double: ImageReference] = [:]
    var refusal: Refusal?
    for entry in entries
    where files[entry.scale] == nil && (isMirrored || entry.direction != Entry.rightToLeft) {
      switch resolver.resolve(entry.file, scale: entry.scale) {
      case .success(let file): files[entry.scale] = file
      case .failure(let failure): refusal = refusal ?? failure
      }
    }
    // A file that cannot be used does not lose those of other scales.
    if let refusal, files.isEmpty { throw refusal }
    return files.values.sorted { $0.scale < $1.scale }
  }

  /// A file and what the list says of it.
  private struct Entry {
    var file: String
    var scale: Double
    /// The direction of the languages that it is for; `nil` for all.
    var direction: String?
    /// The edges that are not stretched, in points.
    var capInsets: EdgeInsets?
    /// By how much the picture reaches over what is aligned, in points.
    var alignmentInsets: EdgeInsets?

    static let rightToLeft = "right-to-left"

    /// The entry of a node; `nil` where it has no file of a kind that can be drawn.
    init?(_ image: SpecNode) {
      guard let file = image.text("filename"), FilePath(file).hasEnding(ImageReference.Format.endings) else {
        return nil
      }
      let scale = image.text("scale").flatMap { Double($0.prefix { $0 != "x" }) } ?? 1
      guard (1...3).contains(scale) else { return nil }
      (self.file, self.scale, direction) = (file, scale, image.text("language-direction"))
      capInsets = Entry.insets(image.value(of: "resizing")?.value(of: "cap-insets"), scale: scale)
      alignmentInsets = Entry.insets(image.value(of: "alignment-insets"), scale: scale)
    }

    /// Insets in points, which lists have in pixels.
    private static func insets(_ node: SpecNode?, scale: Double) -> EdgeInsets? {
      node.map { insets in
        let side = { (name: String) in
          insets.text(name).flatMap(Double.init).flatMap { (0...4_096).contains($0) ? $0 / scale : nil } ?? 0
        }
        return EdgeInsets(top: side("top"), left: side("left"), bottom: side("bottom"), right: side("right"))
      }
    }
  }

  private func entries(for appearance: Appearance) -> [Entry] {
    list.entries("images", for: appearance).compactMap(Entry.init)
  }
}
