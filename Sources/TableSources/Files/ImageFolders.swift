import Glibc

/// The folders in and below which the images of inputs can lie.
public struct ImageFolders: Sendable {
  /// How far above an Interface Builder document its catalogs of images may be.
  private static let levelsAboveDocuments = 2

  private var folders: Set<String> = []

  /// The folders of inputs; those that are not there are left out.
  public init(of inputs: [InputFile]) {
    for input in inputs {
      guard var folder = ImageFolders.real(ImageFolders.parent(of: input.path)) else { continue }
      let isSpec = [".yaml", ".yml", ".json"].contains { input.path.hasSuffix($0) }
      for _ in 0..<(isSpec ? 0 : ImageFolders.levelsAboveDocuments) {
        folder = ImageFolders.parent(of: folder)
      }
      folders.insert(folder)
    }
  }

  /// Whether the file at a path can be an image of an input; a path that leads nowhere is none.
  public func mayHold(_ path: String) -> Bool {
    guard var folder = ImageFolders.real(path) else { return false }
    while folder != "/" {
      folder = ImageFolders.parent(of: folder)
      if folders.contains(folder) { return true }
    }
    return false
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
