import Glibc
import TableModel

/// Where a file is to be written: at a path or, where it must not leave some folders, in the folder that is held for it.
///
/// What is held stays the same folder whatever somebody puts in its place meanwhile, so that what is looked at, drafted,
/// renamed and deleted lies where it was found to lie.
package struct OutputPlace {
  /// The path by which people know the file.
  package let path: FilePath
  /// The path by which the system gets there, which leads through what is held.
  package let way: FilePath
  private let folder: OpenFile?

  /// The place of the file at a path; with a reach the folders that lead there are made where they are missing.
  ///
  /// Throws where they lie, or would lie, out of reach.
  package init(
    _ path: FilePath, within reach: SourceReach? = nil, isDurable: Bool = false
  ) throws(FileError) {
    self.path = path
    do throws(FileError) {
      folder = try reach?.holdMade(path.folder, areDurable: isDurable)
    } catch {
      throw FileError(path: path, reason: error.reason)
    }
    way = folder?.processPath.appending(path.name) ?? path
  }

  /// The permissions of the file that is there, `nil` where there is nothing; throws for what no file may take the place of.
  func permissions() throws(FileError) -> mode_t? {
    guard let status = FileStatus(of: way, followingLinks: false) else { return nil }
    switch status.kind {
    case .directory: throw FileError(path: path, reason: "it is a folder")
    case .special: throw FileError(path: path, reason: "it is a pipe, a socket or a device")
    case .symbolicLink:
      throw FileError(path: path, reason: "it is a symbolic link; name the file that it leads to")
    case .regular:
      // The superuser may write to every file, and means to keep those that nobody may.
      let mayWrite = status.permissions & 0o222 != 0 && way.withCString { access($0, W_OK) } == 0
      guard mayWrite else { throw FileError(path: path, reason: "it is write-protected") }
      return status.permissions
    }
  }
}

extension SourceReach {
  /// What lies in folders, or will when they are made: what is written there must lie there, wherever links lead by then.
  package init(placesOf folders: some Sequence<FilePath>) {
    self.init(
      places: Set(
        folders.map { folder in
          let place = (folder.isEmpty ? .current : folder).rooted
          // What leads up behind a folder that there is not leads to where that will be made.
          return place.leadsUp ? place.folded.rooted : place
        }))
  }

  /// Holds a folder within reach, which is made where it is missing: step by step below what is held, so that no link that
  /// appears meanwhile leads away.
  package func holdMade(_ folder: FilePath, areDurable: Bool = false) throws(FileError) -> OpenFile {
    let path = folder.isEmpty ? .current : folder
    let held: OpenFile
    do {
      held = try OpenFile(holding: path)
    } catch {
      guard error.number == ENOENT else { throw FileError(path: path, code: error.number) }
      guard !path.rooted.leadsUp else { throw .leadsUpFromNowhere(path) }
      held = try made(path, areDurable).folder
    }
    guard let place = held.path, contains(place) else { throw strays(folder) }
    return held
  }

  /// A folder that is made where it is missing, and whether it lies where all below it is within reach.
  private func made(
    _ path: FilePath, _ areDurable: Bool
  ) throws(FileError) -> (folder: OpenFile, isWithin: Bool) {
    do {
      let held = try OpenFile(holding: path)
      return (held, held.path.map(contains) ?? false)
    } catch {
      guard error.number == ENOENT, ![".", "..", ""].contains(path.name) else {
        throw FileError(path: path, code: error.number)
      }
    }
    let (parent, isWithin) = try made(path.folder, areDurable)
    // Folders above what is in reach are made as well, and none beside them.
    guard let place = parent.path?.appending(path.name) else { throw strays(path) }
    let isPlaceWithin = isWithin || contains(place)
    guard isPlaceWithin || places.contains(where: { $0.isBelow(place) }) else { throw strays(path) }
    let way = parent.processPath.appending(path.name)
    let isMade = way.withCString { mkdir($0, 0o777) } == 0
    guard isMade || errno == EEXIST else { throw FileError(path: path, code: errno) }
    do {
      if isMade, areDurable { try OpenFile.syncFolder(of: way) }
      let held = try OpenFile(holding: way)
      // Somebody may have put a link there.
      return (held, held.path == place ? isPlaceWithin : held.path.map(contains) ?? false)
    } catch {
      throw FileError(path: path, code: error.number)
    }
  }

  private func strays(_ path: FilePath) -> FileError {
    FileError(path: path, reason: "a link leads out of \(self)")
  }
}
