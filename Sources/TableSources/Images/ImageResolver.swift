import Glibc
import TableModel

/// Finds the images that a source file names, below one folder only.
package final class ImageResolver {
  private let folder: String
  private let limits: LoadingLimits
  private let place: String
  private lazy var root = FilePath.resolved(folder)
  /// How many more missing images are searched the folders for, since folders can be large.
  private var hintsLeft = 100
  private var known: [String: Result<[ImageReference], Refusal>] = [:]

  /// A resolver for a folder.
  package init(folder: String, limits: LoadingLimits, place: ImagePlace = .spec) {
    self.folder = folder.isEmpty ? "." : folder
    self.place = place.rawValue
    self.limits = limits
  }

  /// The files of an image, at least one; each name is looked for once.
  ///
  /// A name with a scale suffix means one file; any other also means the files with suffixes that lie beside it.
  package func resolve(_ name: String) -> Result<[ImageReference], Refusal> {
    guard name.utf8.count < Int(PATH_MAX) else {
      let reason = SystemError(number: ENAMETOOLONG).explanation
      return .failure(Refusal(message: "the image \(quoted(name)) cannot be read: \(reason)"))
    }
    if let files = known[name] { return files }
    let files = Result { () throws(Refusal) in try find(name) }
    known[name] = files
    return files
  }

  /// The file of an image whose scale something else than its name tells.
  package func resolve(_ name: String, scale: Double) -> Result<ImageReference, Refusal> {
    Result { () throws(Refusal) in
      try checkForm(of: name)
      return try read(name, at: realPath(of: name), scale: scale)
    }
  }

  /// Whether there is a file of a name, or one that differs from it by a scale suffix only.
  package func exists(_ name: String) -> Bool {
    guard let root else { return false }
    let names = [name] + ScaleSuffix.scales.map { ScaleSuffix.adding($0, to: name) }
    return names.contains { access("\(root)/\($0)", F_OK) == 0 }
  }

  private func find(_ name: String) throws(Refusal) -> [ImageReference] {
    try checkForm(of: name)
    if let scale = ScaleSuffix.scale(in: name) {
      return [try read(name, at: realPath(of: name), scale: scale)]
    }
    var files: [ImageReference] = []
    let path = Result { () throws(Refusal) in try realPath(of: name) }
    if case .success(let path) = path { files.append(try read(name, at: path, scale: 1)) }
    for scale in ScaleSuffix.scales {
      let name = ScaleSuffix.adding(scale, to: name)
      if let path = try realPathIfPresent(of: name) { files.append(try read(name, at: path, scale: scale)) }
    }
    if files.isEmpty { _ = try path.get() }
    return files
  }

  private func read(_ name: String, at path: String, scale: Double) throws(Refusal) -> ImageReference {
    let header = try readHeader(at: path, name)
    return ImageReference(
      name: name,
      path: path,
      format: header.format,
      size: Size(width: Double(header.width) / scale, height: Double(header.height) / scale),
      scale: scale
    )
  }

  /// Refuses names that are no paths below the folder, whatever there is on the disk.
  private func checkForm(of name: String) throws(Refusal) {
    let below = "images must lie in \(place), or in folders below it"
    guard !name.isEmpty else { throw Refusal(message: "the path of an image is empty") }
    guard !name.utf8.contains(0) else { throw Refusal(message: "the path of an image has a U+0000 in it") }
    guard !name.contains("://"), !name.hasPrefix("data:") else {
      throw Refusal(message: "the image \(quoted(name)) is a URL, not a path", hint: below)
    }
    guard !name.hasPrefix("/") else {
      throw Refusal(message: "the image \(quoted(name)) has an absolute path", hint: below)
    }
    var depth = 0
    for part in name.split(separator: "/") where part != "." {
      depth += part == ".." ? -1 : 1
      guard depth >= 0 else {
        throw Refusal(message: "the image \(quoted(name)) lies outside \(place)", hint: below)
      }
    }
  }

  /// The path with all symbolic links followed, which must not leave the folder.
  private func realPath(of name: String) throws(Refusal) -> String {
    guard let root else { throw Refusal(message: "\(place) does not exist") }
    guard let path = try realPathIfPresent(of: name) else {
      throw refusal(SystemError(number: errno), name, in: root)
    }
    return path
  }

  /// The same, or `nil` with the reason in `errno` if the path leads nowhere.
  private func realPathIfPresent(of name: String) throws(Refusal) -> String? {
    guard let root, let path = FilePath.resolved("\(root)/\(name)") else { return nil }
    guard path.hasPrefix(root == "/" ? root : root + "/") else {
      throw Refusal(
        message: "the image \(quoted(name)) lies outside \(place)",
        hint: "a symbolic link leads out of the folder"
      )
    }
    return path
  }

  private func refusal(_ error: SystemError, _ name: String, in root: String) -> Refusal {
    guard error.number == ENOENT || error.number == ENOTDIR else {
      return Refusal(message: "the image \(quoted(name)) cannot be read: \(error.explanation)")
    }
    return Refusal(message: "there is no image \(quoted(name))", hint: hint(forMissing: name, in: root))
  }

  /// The nearest name in the same folder, if that folder is one that the spec may look into.
  private func hint(forMissing name: String, in root: String) -> String? {
    if name.contains("\\") { return "separate the folders of a path by “/”" }
    guard hintsLeft > 0 else { return nil }
    hintsLeft -= 1
    let folder = FilePath.folder(of: name)
    guard let real = FilePath.resolved("\(root)/\(folder)"), real == root || real.hasPrefix(root + "/"),
      let nearest = FilePath.nearestName(to: FilePath.name(of: name), in: real)
    else { return nil }
    return "did you mean \(quoted(folder == "." ? nearest : "\(folder)/\(nearest)"))?"
  }

  private func readHeader(at path: String, _ name: String) throws(Refusal) -> ImageHeader {
    do {
      let file = try FileHandle(path: path, flags: O_NONBLOCK | O_NOFOLLOW)
      let (kind, fileSize) = try file.status()
      switch kind {
      case .regular: break
      case .directory: throw Refusal(message: "\(quoted(name)) is a folder, not an image")
      case .other: throw Refusal(message: "\(quoted(name)) is not an image")
      }
      guard fileSize <= limits.imageBytes else {
        throw Refusal(
          message: "the image \(quoted(name)) has \(fileSize) bytes, more than \(limits.imageBytes)")
      }
      let header = try ImageHeader { offset, count in try file.read(at: offset, count: count) }
      try checkSize(of: header, name)
      try header.checkEnd(fileSize: fileSize) { offset, count in try file.read(at: offset, count: count) }
      return header
    } catch let refusal as Refusal {
      throw refusal
    } catch let failure as ImageHeader.Failure {
      throw Refusal(message: "the image \(quoted(name)) \(failure.explanation)", hint: failure.hint)
    } catch let error as SystemError {
      throw Refusal(message: "the image \(quoted(name)) cannot be read: \(error.explanation)")
    } catch {
      throw Refusal(message: "the image \(quoted(name)) cannot be read")
    }
  }

  private func checkSize(of header: ImageHeader, _ name: String) throws(Refusal) {
    let size = "\(header.width) × \(header.height) pixels"
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
