import Glibc
import TableModel

/// Finds the images that a source file names, below one folder only.
package final class ImageResolver {
  private let folder: FilePath
  private let limits: LoadingLimits
  private let place: String
  private let isOfSpec: Bool
  private let allowance: PictureAllowance
  private lazy var reach = limits.reach(from: folder)
  private lazy var root = try? reach.hold(folder)
  /// How many more missing images are searched the folders for, since folders can be large.
  private var hintsLeft = 100
  private var known: [String: Result<[ImageReference], Refusal>] = [:]
  private var knownSymbols: [String: SymbolResolver.Found] = [:]

  /// A resolver for a folder, of one of the sources that share an allowance.
  package init(
    folder: FilePath, limits: LoadingLimits, place: ImagePlace = .spec,
    allowance: PictureAllowance = PictureAllowance()
  ) {
    self.folder = folder
    self.allowance = allowance
    (self.place, isOfSpec) = (place.rawValue, place == .spec)
    self.limits = limits
  }

  /// The files of an image, at least one; each name is looked for once.
  ///
  /// A name with a scale suffix means one file; any other also means the files with suffixes that lie beside it.
  package func resolve(_ name: String) -> Result<[ImageReference], Refusal> {
    guard name.utf8.count < Int(PATH_MAX) else {
      let reason = SystemError(number: ENAMETOOLONG).explanation
      return .failure(Refusal(message: "the image \(quoted(FilePath(name))) cannot be read: \(reason)"))
    }
    if let files = known[name] { return files }
    let files = Result { () throws(Refusal) in try find(FilePath(name)) }
    known[name] = files
    return files
  }

  /// The file of an image whose scale something else than its name tells.
  package func resolve(_ name: String, scale: Double) -> Result<ImageReference, Refusal> {
    Result { () throws(Refusal) in
      let name = FilePath(name)
      try checkForm(of: name)
      return try read(name, open(name), scale: scale)
    }
  }

  /// Whether there is a file of a name, or one that differs from it by a scale suffix only.
  ///
  /// A link that leads out of the folder is there, so that reading it says why it is not followed.
  package func exists(_ name: FilePath) -> Bool {
    let names = [name] + ScaleSuffix.scales.map { ScaleSuffix.adding($0, to: name) }
    guard let root else { return false }
    return names.contains { name in
      do throws(SystemError) {
        _ = try root.file(below: name, OpenFile.holding, within: reach)
        return true
      } catch {
        return error.isElsewhere
      }
    }
  }

  /// What stands in for a symbol of the system: the user's own file comes first, and then the author's in `symbols`.
  ///
  /// `aspect` is the symbol’s width by its height where a document tells it.
  package func symbol(named name: String, aspect: Double? = nil) -> SymbolResolver.Found {
    if let found = knownSymbols[name] { return found }
    let resolver = SymbolResolver(within: reach, allowance: allowance) { [root, reach, folder] name in
      let path = SymbolResolver.ownFolder.appending(FilePath(name + ".svg"))
      return SymbolResolver.file(of: name, at: folder.appending(path), within: reach) {
        () throws(SystemError) in try root?.file(below: path, within: reach)
      }
    }
    let found = resolver.symbol(named: name, aspect: aspect)
    knownSymbols[name] = found
    return found
  }

  /// Whether a name is written as those of symbols are, and not as that of a file that can be shown or a path.
  package static func mayBeSymbol(_ name: String) -> Bool {
    guard let last = name.split(separator: ".", omittingEmptySubsequences: false).last, !last.isEmpty else {
      return false
    }
    let others = ["gif", "pdf", "webp", "heic", "tif", "tiff", "bmp", "ico", "txt", "yaml", "swift"]
    return !ImageReference.Format.endings.contains(String(last)) && !others.contains(String(last))
      && name.utf8.allSatisfy {
        (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".")
      } && !name.hasPrefix(".") && name.utf8.contains { (0x61...0x7A).contains($0) }
  }

  private func find(_ name: FilePath) throws(Refusal) -> [ImageReference] {
    try checkForm(of: name)
    if let scale = ScaleSuffix.scale(in: name) { return [try read(name, open(name), scale: scale)] }
    var files: [ImageReference] = []
    if let file = try openIfPresent(name).success { files.append(try read(name, file, scale: 1)) }
    for scale in ScaleSuffix.scales {
      let name = ScaleSuffix.adding(scale, to: name)
      if let file = try openIfPresent(name).success { files.append(try read(name, file, scale: scale)) }
    }
    if files.isEmpty { _ = try open(name) }
    return files
  }

  private func read(_ name: FilePath, _ file: OpenFile, scale: Double) throws(Refusal) -> ImageReference {
    let header = try readHeader(of: file, name)
    guard let path = file.path ?? folder.appending(name).resolved else {
      throw Refusal(message: "the image \(quoted(name)) cannot be read")
    }
    let isTurned = header.orientation.swapsSides
    let (width, height) = isTurned ? (header.height, header.width) : (header.width, header.height)
    let size = header.vector?.size ?? Size(width: Double(width), height: Double(height))
    return ImageReference(
      name: name.text,
      path: path,
      format: header.format,
      size: Size(width: size.width / scale, height: size.height / scale),
      scale: scale,
      orientation: header.orientation,
      vector: header.vector?.content
    )
  }

  /// Refuses names that are no paths below the folder, whatever there is on the disk.
  private func checkForm(of name: FilePath) throws(Refusal) {
    let below = "put images into \(place), or into folders below it"
    guard !name.isEmpty else { throw Refusal(message: "the path of an image is empty") }
    guard !name.bytes.contains(0) else { throw Refusal(message: "the path of an image has a U+0000 in it") }
    guard !ImageResolver.isURL(name) else {
      throw Refusal(message: "the image \(quoted(name)) is a URL, not a path", hint: below)
    }
    guard !name.isAbsolute else {
      throw Refusal(message: "the image \(quoted(name)) has an absolute path", hint: below)
    }
    var depth = 0
    for part in name.components where part != "." {
      depth += part == ".." ? -1 : 1
      guard depth >= 0 else { throw outside(name, hint: below) }
    }
  }

  /// Whether what is meant for a path begins with a scheme as a URL does: `https://`, `data:`.
  private static func isURL(_ name: FilePath) -> Bool {
    let scheme = name.bytes.prefix { $0 != UInt8(ascii: ":") }
    let rest = name.bytes[scheme.endIndex...]
    return scheme.elementsEqual("data".utf8) && !rest.isEmpty || rest.starts(with: "://".utf8)
  }

  private func outside(_ name: FilePath, ending: String = "", hint: String) -> Refusal {
    Refusal(message: "the image \(quoted(name)) is outside \(place)\(ending)", hint: hint)
  }

  private func stray(_ name: FilePath, _ destination: FilePath?) -> Refusal {
    let end = destination.map { ": a link leads to \($0.fromItself)" } ?? ", or nowhere, where a link leads"
    return outside(name, ending: end, hint: SourceReach.advice)
  }

  /// The open file, which lies below the folder, or where a link leads within the project.
  private func open(_ name: FilePath) throws(Refusal) -> OpenFile {
    guard root != nil else { throw Refusal(message: "\(place) does not exist") }
    switch try openIfPresent(name) {
    case .success(let file): return file
    case .failure(let error): throw refusal(error, name)
    }
  }

  /// The same, or the reason why it cannot be opened, other than that it lies elsewhere.
  private func openIfPresent(_ name: FilePath) throws(Refusal) -> Result<OpenFile, SystemError> {
    guard let root else { return .failure(SystemError(number: ENOENT)) }
    do {
      return .success(try root.file(below: name, within: reach))
    } catch {
      guard !error.isElsewhere else { throw stray(name, error.destination) }
      return .failure(error)
    }
  }

  private func refusal(_ error: SystemError, _ name: FilePath) -> Refusal {
    switch error.number {
    case ENOENT, ENOTDIR:
      Refusal(
        message: "there is no image \(quoted(name))",
        hint: hint(forMissing: name) ?? (isOfSpec ? "the path begins in \(place)" : nil))
    case ENXIO: Refusal(message: "\(quoted(name)) is not an image")
    default: Refusal(message: "the image \(quoted(name)) cannot be read: \(error.explanation)")
    }
  }

  /// The nearest name in the same folder, if that folder is one that the spec may look into.
  private func hint(forMissing name: FilePath) -> String? {
    if name.bytes.contains(UInt8(ascii: "\\")) { return "separate folders in a path with “/”" }
    guard hintsLeft > 0 else { return nil }
    hintsLeft -= 1
    let folder = name.folder
    guard let file = try? root?.file(below: folder, within: reach),
      let nearest = Folder(file).nearestName(to: name.name)
    else { return nil }
    return Spelling.question((folder == "." ? nearest : folder.appending(nearest)).shown)
  }

  private func quoted(_ name: FilePath) -> String { TableModel.quoted(name.shown) }

  private func readHeader(of file: OpenFile, _ name: FilePath) throws(Refusal) -> ImageHeader {
    do {
      let status = try file.status()
      switch status.kind {
      case .regular: break
      case .directory: throw Refusal(message: "\(quoted(name)) is a folder, not an image")
      case .special, .symbolicLink: throw Refusal(message: "\(quoted(name)) is not an image")
      }
      guard status.size <= limits.imageBytes else {
        throw Refusal(
          message: "the image \(quoted(name)) has \(status.size) bytes, more than \(limits.imageBytes)")
      }
      try allowance.take(0, for: name.shown)
      var header = try ImageHeader { offset, count in
        let bytes = try file.read(at: offset, count: count)
        try allowance.take(bytes.count, for: name.shown)
        return bytes
      }
      header.vector?.content.version = status.version
      try checkSize(of: header, name)
      try header.checkEnd(fileSize: status.size) { offset, count in
        try file.read(at: offset, count: count)
      }
      return header
    } catch let refusal as Refusal {
      throw refusal
    } catch let flaw as ImageFlaw {
      throw Refusal(message: "the image \(quoted(name)) \(flaw.explanation)", hint: flaw.hint)
    } catch let error as SystemError {
      throw Refusal(message: "the image \(quoted(name)) cannot be read: \(error.explanation)")
    } catch {
      throw Refusal(message: "the image \(quoted(name)) cannot be read")
    }
  }

  private func checkSize(of header: ImageHeader, _ name: FilePath) throws(Refusal) {
    let size = "\(header.width) × \(header.height) \(header.vector == nil ? "pixels" : "points")"
    guard max(header.width, header.height) <= limits.imageSide else {
      throw Refusal(
        message: "the image \(quoted(name)) is \(size) large, more than \(limits.imageSide) a side")
    }
    guard header.width * header.height <= limits.imageArea else {
      throw Refusal(
        message: "the image \(quoted(name)) is \(size) large, more than \(limits.imageArea) pixels in all")
    }
  }
}

extension Result {
  /// What came of it, `nil` for a failure.
  fileprivate var success: Success? { try? get() }
}

/// What messages call the folder that images must lie in.
package enum ImagePlace: String {
  case spec = "the folder of the spec"
  case project = "the document’s project folder"
  case bundle = "the Settings bundle"
}

/// The end of a file's name that tells how many pixels of it make a point: `icon@2x.png`.
package enum ScaleSuffix {
  /// The scales that have a suffix.
  package static let scales: [Double] = [2, 3]

  /// The scale that a name tells; `nil` if it has no suffix.
  package static func scale(in name: FilePath) -> Double? {
    let stem = parts(of: name).stem
    return scales.first { stem.bytes.suffix(suffixLength).elementsEqual(suffix(for: $0).utf8) }
  }

  /// The name with the suffix of a scale.
  package static func adding(_ scale: Double, to name: FilePath) -> FilePath {
    let (stem, ending) = parts(of: name)
    return FilePath(bytes: (stem + suffix(for: scale)).bytes + ending)
  }

  /// The name without the suffix of a scale, if it has one.
  package static func removed(from name: FilePath) -> FilePath {
    guard scale(in: name) != nil else { return name }
    let (stem, ending) = parts(of: name)
    return FilePath(bytes: stem.bytes.dropLast(suffixLength) + ending)
  }

  /// The name without the suffix of a scale, and with a number where that is not 1: `icon-2.png`.
  package static func numbered(_ number: Int, _ name: FilePath) -> FilePath {
    let (stem, ending) = parts(of: removed(from: name))
    return FilePath(bytes: (number == 1 ? stem : stem + "-\(number)").bytes + ending)
  }

  private static let suffixLength = 3

  private static func suffix(for scale: Double) -> String { scale < 3 ? "@2x" : "@3x" }

  /// The name up to the last dot of its last part, and the rest.
  private static func parts(of name: FilePath) -> (stem: FilePath, ending: ArraySlice<UInt8>) {
    guard let dot = name.name.bytes.lastIndex(of: UInt8(ascii: ".")) else { return (name, []) }
    let ending = name.name.bytes[dot...]
    return (FilePath(bytes: name.bytes.dropLast(ending.count)), ending)
  }
}
