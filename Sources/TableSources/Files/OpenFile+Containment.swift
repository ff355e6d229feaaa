import CLinux
import Glibc
import TableModel

extension OpenFile {
  /// Opens a file below this folder, or by a link within reach; what lies elsewhere fails with `EXDEV`, and where that is.
  ///
  /// The kernel sees to it while it goes from folder to folder. Where it cannot, or gave up at a link that leads out or
  /// names its destination from the root, the file that was opened is asked where it lies: nothing is looked up twice.
  package func file(
    below name: FilePath, _ flags: Int32 = OpenFile.reading, within reach: SourceReach? = nil
  ) throws(SystemError) -> OpenFile {
    guard !name.isAbsolute else { throw SystemError(number: EXDEV) }
    var leadsOut = false
    do throws(SystemError) {
      return try open(name, flags, within: UInt64(TABLE_RESOLVE_BENEATH))
    } catch {
      guard OpenFile.mayBeTriedOtherwise(error) else { throw error }
      leadsOut = error.isElsewhere
    }
    // A file that is only held, and not open yet, can be asked without a device or a pipe noticing.
    let lastLink = flags & O_NOFOLLOW
    let held: OpenFile
    do throws(SystemError) {
      held = try OpenFile { name.withCString { openat(descriptor, $0, OpenFile.holding | lastLink) } }
    } catch {
      // What there is where a link leads out is not for strangers to find out.
      throw leadsOut && !lacks(name, within: reach) ? SystemError(number: EXDEV) : error
    }
    guard isReached(held, within: reach) else {
      throw SystemError(number: EXDEV, destination: held.path)
    }
    return try OpenFile(held.processPath, flags & ~lastLink)
  }

  /// Whether something that is held lies below this folder, or within reach.
  private func isReached(_ held: OpenFile, within reach: SourceReach?) -> Bool {
    guard let root = path, let place = held.path else { return false }
    return place == root || place.isBelow(root) || reach?.contains(place) ?? false
  }

  /// Whether a name has nothing but its last part missing, and the folder of that may be asked.
  private func lacks(_ name: FilePath, within reach: SourceReach?) -> Bool {
    let folder = try? OpenFile { name.folder.withCString { openat(descriptor, $0, OpenFile.holding) } }
    guard let folder, isReached(folder, within: reach) else { return false }
    var status = stat()
    return name.name.withCString { fstatat(folder.descriptor, $0, &status, AT_SYMLINK_NOFOLLOW) } != 0
  }

  /// How a file is got hold of without being opened.
  package static let holding = Int32(TABLE_OPEN_PATH) | O_CLOEXEC

  /// Gets hold of a file or folder without opening it, so that it can be asked where it lies or what is below it.
  package convenience init(holding path: FilePath) throws(SystemError) {
    try self.init(path, OpenFile.holding)
  }

  /// Opens the regular file at a path that has no links in it, `nil` where there is none or a link has come there.
  package static func withoutLinks(_ path: FilePath) -> OpenFile? {
    do throws(SystemError) {
      return try OpenFile {
        path.withCString {
          table_open_within(
            AT_FDCWD, $0, OpenFile.reading | O_CLOEXEC, UInt64(TABLE_RESOLVE_NO_SYMLINKS))
        }
      }
    } catch {
      guard OpenFile.mayBeTriedOtherwise(error), let file = try? OpenFile(path, OpenFile.reading | O_NOFOLLOW)
      else { return nil }
      return !path.isAbsolute || file.path == path ? file : nil
    }
  }

  /// A path that leads to this very file or folder, wherever it is moved, as long as it is open.
  package var processPath: FilePath { FilePath("/proc/self/fd/\(descriptor)") }

  /// Where the file lies, with no links in the path; `nil` where the system does not tell.
  package var path: FilePath? {
    let longest = Int(PATH_MAX)
    var place = [UInt8](repeating: 0, count: longest)
    let count = place.withUnsafeMutableBytes { buffer in
      buffer.baseAddress.map {
        readlink("/proc/self/fd/\(descriptor)", $0.assumingMemoryBound(to: CChar.self), longest)
      } ?? 0
    }
    guard count > 0, count < longest else { return nil }
    return FilePath(bytes: place[..<count])
  }

  private func open(
    _ name: FilePath, _ flags: Int32, within limits: UInt64
  ) throws(SystemError) -> OpenFile {
    try OpenFile {
      name.withCString { table_open_within(descriptor, $0, flags | O_CLOEXEC, limits) }
    }
  }

  /// Whether the kernel refused the question and not the file.
  private static func mayBeTriedOtherwise(_ error: SystemError) -> Bool {
    [ENOSYS, EPERM, EINVAL, E2BIG, EXDEV, EAGAIN].contains(error.number)
  }
}
