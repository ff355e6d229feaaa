import Glibc
import TableModel

/// A folder below which files are read and written, whatever their paths say and wherever links lead.
///
/// What counts is where a file lies that has been got hold of, not what its path promised before.
package final class ConfinedFolder: Sendable {
  private let path: FilePath
  private let place: FilePath

  /// Confines to the folder at a path.
  package init(_ path: FilePath) throws(Diagnostic) {
    guard let place = path.resolved, place.isFolder else {
      throw Diagnostic(.error, at: SourceLocation(file: path.text), "there is no such folder")
    }
    self.path = path
    self.place = place
  }

  /// A source file's bytes, and the folder that it lies in with no links in the path.
  package func source(
    _ path: FilePath, atMost limit: Int
  ) -> Result<(bytes: [UInt8], folder: FilePath), Refusal> {
    guard mayHold(path) else { return .failure(outside) }
    guard let held = try? OpenFile(holding: path) else {
      return SourceFile.read(path, atMost: limit).map { ($0, path.folder) }
    }
    guard let real = held.path, contains(real) else { return .failure(outside) }
    return SourceFile.read(heldAs: held, atMost: limit).map { ($0, real.folder) }
  }

  /// Writes a file, and the folders that lead to it where they are missing.
  package func write(_ bytes: [UInt8], to path: FilePath, isDurable: Bool = false) throws(FileError) {
    guard mayHold(path), !path.name.isEmpty else { throw FileError(path: path, reason: outside.message) }
    try DraftFile.makeFolders(for: path, areDurable: isDurable)
    guard let folder = try? OpenFile(holding: path.folder), let real = folder.path, contains(real) else {
      throw FileError(path: path, reason: outside.message)
    }
    do {
      try OutputFile(path: folder.processPath.appending(path.name), isDurable: isDurable).write(bytes)
    } catch {
      throw FileError(path: path, reason: error.reason)
    }
  }

  private var outside: Refusal {
    Refusal(
      message: "the file lies outside \(path == .current ? "the working folder" : "the folder \(path)")")
  }

  private func contains(_ real: FilePath) -> Bool { real == place || real.isBelow(place) }

  /// Whether what there is so far of a path lies in the folder, and the rest does not lead away.
  private func mayHold(_ path: FilePath) -> Bool {
    var part = path.isEmpty ? .current : path
    while true {
      if let real = part.resolved { return contains(real) }
      guard part != ".", part != "/", part.name != ".." else { return false }
      part = part.folder
    }
  }
}
