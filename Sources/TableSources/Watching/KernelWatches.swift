import Glibc
import TableModel

/// The kernel's own account of what happens in folders, which inotify gives.
final class KernelWatches {
  /// Something that happened.
  struct Event {
    /// The number of the watch; -1 where the kernel had more to tell than it could keep.
    var watch: Int32
    /// The name in the folder; empty for the folder itself.
    var name: FilePath
    /// What happened, in the kernel's bits.
    var mask: UInt32

    /// Whether events were lost before this one.
    var isOverflow: Bool { mask & UInt32(IN_Q_OVERFLOW) != 0 }
    /// Whether the kernel has given the watch up, as its folder is gone.
    var endsWatch: Bool { mask & UInt32(IN_IGNORED) != 0 }
    /// Whether the name is new and says nothing yet of what will be written to it.
    var isCreation: Bool { mask & UInt32(IN_CREATE) != 0 }
    /// Whether it happened to a folder, be it the one that is watched.
    var isAboutFolder: Bool {
      mask & UInt32(bitPattern: Int32(IN_ISDIR | IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT)) != 0
    }
  }

  /// What is asked for.
  ///
  /// That a file is being written is not, as half of it would be read.
  enum Extent {
    /// Files that were written and closed, and names that came, went or changed.
    case everything
    /// Names that came or went, besides what has been asked for already.
    case names

    fileprivate var mask: UInt32 {
      let names =
        IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR
      return switch self {
      case .everything: UInt32(bitPattern: Int32(names | IN_CLOSE_WRITE | IN_ATTRIB))
      case .names: UInt32(bitPattern: Int32(names)) | UInt32(IN_MASK_ADD)
      }
    }
  }

  /// The bytes of events that are read at once.
  private static let bufferSize = 1 << 16

  /// What the kernel writes events to.
  let file: OpenFile

  /// Asks the kernel for an account; throws where it has none left for this user, or knows of no such thing.
  init() throws(SystemError) {
    file = try OpenFile { inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC)) }
  }

  /// Watches a folder and gives the number of the watch, which is the same for the same folder.
  func add(_ folder: FilePath, _ extent: Extent) throws(SystemError) -> Int32 {
    let number = folder.withCString { inotify_add_watch(file.descriptor, $0, extent.mask) }
    guard number >= 0 else { throw SystemError(number: errno) }
    return number
  }

  /// Watches a folder no more.
  func remove(_ watch: Int32) {
    _ = inotify_rm_watch(file.descriptor, watch)
  }

  /// What has happened since this was asked last.
  func events() -> [Event] {
    var events: [Event] = []
    while let bytes = try? file.readOn(count: KernelWatches.bufferSize), !bytes.isEmpty {
      events += KernelWatches.events(in: bytes)
    }
    return events
  }

  /// The events in bytes that the kernel wrote: four numbers, and a name that zeros fill up.
  static func events(in bytes: [UInt8]) -> [Event] {
    let header = MemoryLayout<inotify_event>.size
    var events: [Event] = []
    var offset = 0
    while offset + header <= bytes.count {
      let (watch, mask, length) = bytes.withUnsafeBytes { buffer in
        (
          buffer.loadUnaligned(fromByteOffset: offset, as: Int32.self),
          buffer.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self),
          Int(buffer.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
        )
      }
      offset += header
      guard length <= bytes.count - offset else { break }
      let name = FilePath(bytes: bytes[offset..<offset + length].prefix { $0 != 0 })
      events.append(Event(watch: watch, name: name, mask: mask))
      offset += length
    }
    return events
  }
}
