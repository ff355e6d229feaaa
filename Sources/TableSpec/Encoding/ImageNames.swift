import TableModel
import TableSources

/// Finds the names by which the loader would find pictures' files again, or makes names for copies of them.
final class ImageNames {
  private let folder: FilePath
  private let copiesFolder: FilePath?
  private let resolver: ImageResolver
  private var known: [[Key]: String?] = [:]
  /// The names of copies in small letters, which some disks hold to be the same.
  private var taken: Set<FilePath> = []
  /// The files that must be copied for the names to lead to them.
  private(set) var copies: [ImageCopy] = []
  /// What pictures are called that have no name.
  private(set) var lost: [String] = []

  /// The names in a folder; without `copiesFolder` other pictures have none.
  init(folder: FilePath, copiesFolder: FilePath? = nil) {
    self.folder = (folder.isEmpty ? .current : folder).resolved ?? folder
    self.copiesFolder = copiesFolder
    resolver = ImageResolver(folder: folder, limits: LoadingLimits())
  }

  /// The name of a picture's files; `nil` if there is no single one.
  func name(of files: [ImageReference]) -> String? {
    guard let file = files.first else { return nil }
    let key = files.map(Key.init)
    if let name = known[key] { return name }
    let name = presentName(of: files) ?? copiesFolder.map { nameOfCopies(of: files, from: file, in: $0) }
    if name == nil { lost.append(FilePath(file.name).name.text) }
    known[key] = .some(name)
    return name
  }

  private func presentName(of files: [ImageReference]) -> String? {
    candidates(for: files).first { name in
      guard case .success(let found) = resolver.resolve(name) else { return false }
      return found.map(Key.init) == files.map(Key.init)
    }
  }

  /// The name of copies with the suffixes that their scales have.
  private func nameOfCopies(
    of files: [ImageReference], from file: ImageReference, in copiesFolder: FilePath
  ) -> String {
    var name: FilePath = ""
    for number in 1... {
      name = copiesFolder.appending(ScaleSuffix.numbered(number, FilePath(file.name).name))
      if taken.insert(name.caseFolded).inserted { break }
    }
    let names = files.map { $0.scale > 1 ? ScaleSuffix.adding($0.scale, to: name) : name }
    copies += zip(files, names).map { ImageCopy(source: $0.path, name: $1.text) }
    return names.count == 1 ? names[0].text : name.text
  }

  /// What must be the same in the files that a name leads to.
  private struct Key: Hashable {
    var path: FilePath
    var scale: Double

    init(_ file: ImageReference) {
      (path, scale) = (file.path.resolved ?? file.path, file.scale)
    }
  }

  /// The name that the author wrote and the path from the folder, each for all scales and for one.
  private func candidates(for files: [ImageReference]) -> [String] {
    guard let file = files.first else { return [] }
    let path = file.path.resolved ?? file.path
    let names = [FilePath(file.name), path.relative(to: folder)].compactMap { $0 }
    return names.flatMap { name in
      files.count > 1 ? [ScaleSuffix.removed(from: name)] : [name, ScaleSuffix.removed(from: name)]
    }
    .compactMap(\.validText)
  }
}

/// A file of a picture that a spec needs a copy of.
public struct ImageCopy: Hashable, Sendable {
  /// The path of the file.
  public var source: FilePath
  /// The path of the copy from the folder of the spec.
  public var name: String

  /// The content of the file; throws a finding where it cannot be read or is too large.
  public func bytes() throws(Diagnostic) -> [UInt8] {
    // The path had no links in it, and would have one now only if somebody had put that in its place.
    guard let bytes = OpenFile.withoutLinks(source)?.bytes(atMost: LoadingLimits().imageBytes) else {
      throw Diagnostic(
        .error, at: SourceLocation(file: source.text), "the image has changed since it was read")
    }
    return bytes
  }
}
