import TableModel

/// Finds the name by which the loader would find a picture's files again.
struct ImageNames {
  private let folder: String
  private let resolver: ImageResolver

  /// The names in a folder.
  init(folder: String) {
    self.folder = FilePath.resolved(folder.isEmpty ? "." : folder) ?? folder
    resolver = ImageResolver(folder: folder, limits: LoadingLimits())
  }

  /// The name of a picture's files; `nil` if there is no single one.
  func name(of files: [ImageReference]) -> String? {
    candidates(for: files).first { name in
      guard case .success(let found) = resolver.resolve(name) else { return false }
      return found.map(Key.init) == files.map(Key.init)
    }
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
