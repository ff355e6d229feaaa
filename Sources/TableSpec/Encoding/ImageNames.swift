import TableModel
import TableSources

/// Finds the names by which the loader would find pictures' files again, or makes names for copies of them.
final class ImageNames {
  private let folder: String
  private let copiesFolder: String?
  private let resolver: ImageResolver
  private var known: [[Key]: String?] = [:]
  /// The names of copies in small letters, which some disks hold to be the same.
  private var taken: Set<String> = []
  /// The files that must be copied for the names to lead to them.
  private(set) var copies: [ImageCopy] = []
  /// What pictures are called that have no name.
  private(set) var lost: [String] = []

  /// The names in a folder; without `copiesFolder` other pictures have none.
  init(folder: String, copiesFolder: String? = nil) {
    self.folder = FilePath.resolved(folder.isEmpty ? "." : folder) ?? folder
    self.copiesFolder = copiesFolder
    resolver = ImageResolver(folder: folder, limits: LoadingLimits())
  }

  /// The name of a picture's files; `nil` if there is no single one.
  func name(of files: [ImageReference]) -> String? {
    guard let file = files.first else { return nil }
    let key = files.map(Key.init)
    if let name = known[key] { return name }
    let name = presentName(of: files) ?? copiesFolder.map { nameOfCopies(of: files, from: file, in: $0) }
    if name == nil { lost.append(FilePath.name(of: file.name)) }
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
    of files: [ImageReference], from file: ImageReference, in copiesFolder: String
  ) -> String {
    var name = ""
    for number in 1... {
      name = "\(copiesFolder)/\(ScaleSuffix.numbered(number, FilePath.name(of: file.name)))"
      if taken.insert(name.lowercased()).inserted { break }
    }
    let names = files.map { $0.scale > 1 ? ScaleSuffix.adding($0.scale, to: name) : name }
    copies += zip(files, names).map { ImageCopy(source: $0.path, name: $1) }
    return names.count == 1 ? names[0] : name
  }

  /// What must be the same in the files that a name leads to.
  private struct Key: Hashable {
    var path: String
    var scale: Double

    init(_ file: ImageReference) {
      (path, scale) = (FilePath.resolved(file.path) ?? file.path, file.scale)
    }
  }

  /// The name that the author wrote and the path from the folder, each for all scales and for one.
  private func candidates(for files: [ImageReference]) -> [String] {
    guard let file = files.first else { return [] }
    let path = FilePath.resolved(file.path) ?? file.path
    let relative = path.hasPrefix(folder + "/") ? [String(path.dropFirst(folder.count + 1))] : []
    return ([file.name] + relative).flatMap { name in
      files.count > 1 ? [ScaleSuffix.removed(from: name)] : [name, ScaleSuffix.removed(from: name)]
    }
  }
}
