import Glibc
import TableModel

/// A folder below which files are read and written, whatever their paths say and wherever links lead.
///
/// What counts is where a file lies that has been got hold of, not what its path promised before.
package final class ConfinedFolder: Sendable {
  private let path: FilePath
  /// What may be reached, which is the folder and all below it.
  package let reach: SourceReach

  /// A source that has been read.
  package struct Source {
    /// The path of the file: what was asked for, or the first pane of a Settings bundle that was.
    package var path: FilePath
    /// The file's contents.
    package var bytes: [UInt8]
    /// The folder that the file lies in, with no links in the path.
    package var folder: FilePath
  }

  /// Confines to the folder at a path.
  package init(_ path: FilePath) throws(Diagnostic) {
    guard let place = path.resolved, place.isFolder else {
      throw Diagnostic(.error, at: SourceLocation(file: path.text), "there is no such folder")
    }
    self.path = path
    reach = SourceReach(places: [place])
  }

  /// The source file at a path, or that of the first pane where the path is a Settings bundle's.
  package func source(_ path: FilePath, atMost limit: Int) -> Result<Source, Refusal> {
    guard mayHold(path) else { return .failure(outside) }
    do throws(SystemError) {
      var (name, held) = (path, try OpenFile(holding: path))
      guard let real = held.path, reach.contains(real) else { return .failure(outside) }
      var folder = real.folder
      if (name.components.last ?? name).hasEnding(["bundle"]),
        let pane = try SettingsBundlePane.first(in: held, within: reach)
      {
        (name, held, folder) = (name.appending(pane.name), pane.file, real)
      }
      return SourceFile.read(heldAs: held, atMost: limit).map {
        Source(path: name, bytes: $0, folder: folder)
      }
    } catch {
      // By its path it might be another file by now.
      return .failure(error.isElsewhere ? outside : SourceFile.refusal(error, path: path))
    }
  }

  /// The place of something that belongs to a source, with no links in the path; `key` is what asks for it.
  package func place(of path: FilePath, named key: String) throws(Refusal) -> FilePath {
    let reason: String
    if let real = path.resolved {
      if reach.contains(real) { return real }
      reason = outside.message
    } else {
      reason = "there is no such file"
    }
    throw Refusal(message: "“\(key)” names \(quoted(path.shown)), but \(reason)")
  }

  /// Writes a picture, and the folders that lead to it where they are missing; no file but a picture is replaced.
  ///
  /// Drafts that killed runs left in the folder are removed.
  package func write(
    picture bytes: [UInt8], to path: FilePath, isDurable: Bool = false, removing leftovers: inout Leftovers
  ) throws(FileError) {
    guard mayHold(path), !path.name.isEmpty else { throw FileError(path: path, reason: outside.message) }
    let held = try reach.holdMade(path.folder, areDurable: isDurable)
    // The path leads through what is held.
    defer { withExtendedLifetime(held) {} }
    let file = held.processPath.appending(path.name)
    guard !file.exists || PictureKind.isPicture(file) else {
      throw FileError(path: path, reason: "there is a file that is not a picture")
    }
    leftovers.remove(inHeld: held)
    do {
      try OutputFile(path: file, isDurable: isDurable).write(bytes)
    } catch {
      throw FileError(path: path, reason: error.reason)
    }
  }

  private var outside: Refusal {
    Refusal(
      message: "the file is outside \(path == .current ? "the working folder" : "the folder \(path)")")
  }

  /// Whether what there is so far of a path lies in the folder, and the rest does not lead away.
  private func mayHold(_ path: FilePath) -> Bool {
    var part = path.isEmpty ? .current : path
    while true {
      if let real = part.resolved { return reach.contains(real) }
      guard part != ".", part != "/", part.name != ".." else { return false }
      part = part.folder
    }
  }
}

/// Tells pictures from other files by how they begin.
package enum PictureKind {
  private static let beginnings: [[UInt8]] = [
    [0x89] + Array("PNG".utf8), [0xFF, 0xD8, 0xFF], Array("%PDF-".utf8), Array("<svg".utf8),
    Array("GIF89a".utf8),
  ]
  /// What a page of HTML that is a picture forbids itself in its head, and no other page does in these words.
  private static let policy = Array("\"default-src 'none'; img-src data:; style-src 'unsafe-inline'\"".utf8)
  private static let longest = 512

  /// Whether the file at a path is a picture, or is empty.
  static func isPicture(_ path: FilePath) -> Bool {
    guard let file = try? OpenFile(path), let bytes = try? file.readOn(count: longest) else { return false }
    return bytes.isEmpty || isPicture(beginningWith: bytes)
  }

  /// Whether a file that begins with some bytes is a picture.
  package static func isPicture(beginningWith bytes: some Collection<UInt8>) -> Bool {
    beginnings.contains { bytes.starts(with: $0) }
      || bytes.starts(with: "<!DOCTYPE html>".utf8) && bytes.prefix(longest).firstRange(of: policy) != nil
  }
}
