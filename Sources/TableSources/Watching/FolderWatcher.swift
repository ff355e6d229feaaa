import Glibc
import TableModel

/// Tells what changes in folders, whether they are there yet or not.
///
/// Folders are watched and not files, as most editors save by putting a new file in the place of the old one. The folders
/// above them are watched, too, so that one that is renamed or replaced is noticed. Where the kernel takes no more watches,
/// folders are looked at twice a second instead.
package final class FolderWatcher {
  /// What is told of a folder that the kernel watches.
  private struct Interest: Hashable {
    /// The folder, as events call it.
    var folder: FilePath
    /// Whether all names in it count, and not only those that are wanted or lead to something that is.
    var hasAll: Bool
  }

  private let kernel: KernelWatches?
  private var wanted: Set<FilePath> = []
  private var files: Set<FilePath> = []
  /// The wanted folders, and all folders on the way to them and to the wanted files.
  private var ways: Set<FilePath> = []
  private var interests: [Int32: Set<Interest>] = [:]
  /// The watches of the wanted folders that are there.
  private var watches: [FilePath: Int32] = [:]
  /// Wanted folders that another one has come in the place of, or that have come, since changes were asked for last.
  private var replaced: Set<FilePath> = []
  private var snapshots: [FilePath: FolderSnapshot] = [:]
  private var versions: [FilePath: FileVersion?] = [:]
  private var lastLook = 0.0
  /// Why not all folders are watched by the kernel; `nil` where all are.
  package private(set) var problem: Diagnostic?

  /// A watcher of no folders yet; `usesKernel` is `false` where folders are only to be looked at.
  package init(usesKernel: Bool = true) {
    kernel = usesKernel ? try? KernelWatches() : nil
  }

  /// What another thread can wait by.
  package var signal: WatchSignal {
    WatchSignal(file: snapshots.isEmpty && versions.isEmpty ? kernel?.file : nil)
  }

  /// Turns to some folders, and to single files in others, all given by absolute paths; what is not there is waited for.
  ///
  /// To be called again when folders have come or gone, and from time to time, as nobody tells of folders above that
  /// may not be read.
  package func watch(_ folders: Set<FilePath>, files: Set<FilePath> = []) {
    let known = wanted
    if (folders, files) != (wanted, self.files) {
      (wanted, self.files) = (folders, files)
      ways = FolderWatcher.ways(to: folders.union(files.map(\.folder)))
    }
    let account = place()
    for (folder, watch) in account.watches where known.contains(folder) && watches[folder] != watch {
      if snapshots[folder] == nil { replaced.insert(folder) }
    }
    for watch in interests.keys where account.interests[watch] == nil { kernel?.remove(watch) }
    (interests, watches) = (account.interests, account.watches)
    let unwatched = Set(wanted.filter { account.refusals[$0] != nil })
    for folder in snapshots.keys where !unwatched.contains(folder) { snapshots[folder] = nil }
    for folder in unwatched where snapshots[folder] == nil { snapshots[folder] = FolderSnapshot(of: folder) }
    let unwatchedFiles = files.filter { account.refusals[$0.folder].map { $0.number != EACCES } ?? false }
    versions = versions.filter { unwatchedFiles.contains($0.key) }
    for file in unwatchedFiles where versions[file] == nil {
      versions[file] = .some(FileStatus(of: file)?.version)
    }
    problem = unwatched.min().map {
      FolderWatcher.problem(account.refusals[$0], count: unwatched.count, first: $0)
    }
  }

  /// What has changed since this was asked last; nothing is waited for.
  package func changes() -> FolderChanges {
    var changes = FolderChanges()
    var concernsWays = false
    for event in kernel?.events() ?? [] { note(event, in: &changes, &concernsWays) }
    if concernsWays { watch(wanted, files: files) }
    changes.paths.formUnion(replaced)
    replaced = []
    lookAround(&changes)
    return changes
  }

  // MARK: Watches

  /// What came of asking the kernel to watch everything that is wanted.
  private struct Account {
    var interests: [Int32: Set<Interest>] = [:]
    var watches: [FilePath: Int32] = [:]
    /// Why folders are not watched, those excepted that are not there and waited for.
    var refusals: [FilePath: SystemError] = [:]
  }

  /// Asks for all watches from the root down, so that a folder that comes meanwhile comes in one that is watched.
  private func place() -> Account {
    var account = Account()
    let roomy = Set(files.map(\.folder))
    for folder in ways.sorted(by: { $0.bytes.count < $1.bytes.count }) {
      guard let kernel else {
        account.refusals[folder] = SystemError(number: ENOSYS)
        continue
      }
      let hasAll = wanted.contains(folder)
      do throws(SystemError) {
        let watch = try kernel.add(folder, hasAll || roomy.contains(folder) ? .everything : .names)
        account.interests[watch, default: []].insert(Interest(folder: folder, hasAll: hasAll))
        if hasAll { account.watches[folder] = watch }
      } catch {
        guard error.isAbsence else {
          account.refusals[folder] = error
          continue
        }
        // What is not there is told of by the folder above, if that is watched.
        account.refusals[folder] = folder == "/" ? error : account.refusals[folder.folder]
      }
    }
    return account
  }

  /// Folders, and all folders above them.
  private static func ways(to folders: Set<FilePath>) -> Set<FilePath> {
    var ways: Set<FilePath> = []
    for folder in folders {
      var place = folder
      while place.isAbsolute, ways.insert(place).inserted, place != "/" { place = place.folder }
    }
    return ways
  }

  // MARK: Events

  private func note(
    _ event: KernelWatches.Event, in changes: inout FolderChanges, _ concernsWays: inout Bool
  ) {
    guard !event.isOverflow else { return changes.isIncomplete = true }
    for interest in interests[event.watch] ?? [] {
      let path = event.name.isEmpty ? interest.folder : interest.folder.appending(event.name)
      let isWay =
        ways.contains(path) && (!event.name.isEmpty || event.isAboutFolder || event.endsWatch)
      if isWay {
        concernsWays = true
        changes.paths.formUnion(wanted.filter { $0 == path || $0.isBelow(path) })
        changes.paths.formUnion(files.filter { $0.isBelow(path) })
      }
      guard !event.name.isEmpty, interest.hasAll || files.contains(path) else { continue }
      // Whoever makes an empty file is about to write to it, and closing it will be told.
      if event.isCreation, let status = FileStatus(of: path), status.kind == .regular, status.size == 0 {
        continue
      }
      changes.paths.insert(path)
    }
    if event.endsWatch { interests[event.watch] = nil }
  }

  /// Compares folders that the kernel does not tell of with what they were.
  private func lookAround(_ changes: inout FolderChanges) {
    guard !snapshots.isEmpty || !versions.isEmpty else { return }
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    let now = Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    guard now - lastLook >= WatchSignal.pollingInterval / 2 else { return }
    for (folder, old) in snapshots {
      let new = FolderSnapshot(of: folder)
      changes.paths.formUnion(new.names(differingFrom: old).map { folder.appending($0) })
      snapshots[folder] = new
    }
    for (file, old) in versions {
      let new = FileStatus(of: file)?.version
      if new != old { changes.paths.insert(file) }
      versions[file] = .some(new)
    }
    clock_gettime(CLOCK_MONOTONIC, &time)
    lastLook = Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func problem(_ error: SystemError?, count: Int, first: FilePath) -> Diagnostic {
    let folders = count == 1 ? "the folder is" : "the folder and \(count - 1) others are"
    let isLimit = [ENOSPC, EMFILE, ENFILE, ENOMEM].contains(error?.number)
    let reason =
      isLimit
      ? "the system’s limit of watches is reached"
      : error?.number == ENOSYS ? "the system does not report changes" : error?.explanation ?? ""
    return Diagnostic(
      .warning, at: SourceLocation(file: first.text),
      "\(folders) checked twice a second, because \(reason)",
      hint: isLimit ? "raise fs.inotify.max_user_watches, or give fewer folders" : nil)
  }
}

/// What has changed in folders that are watched.
package struct FolderChanges: Hashable, Sendable {
  /// The files and folders that came, went or were written, as paths below the folders that are watched.
  package var paths: Set<FilePath> = []
  /// Whether more may have changed than is said here, because it was too much to be told.
  package var isIncomplete = false

  /// No changes.
  package init() {}

  /// Whether nothing has changed.
  package var isEmpty: Bool { paths.isEmpty && !isIncomplete }
}

/// What a folder held at one time, for folders that the kernel does not tell of.
struct FolderSnapshot {
  private var versions: [FilePath: FileVersion] = [:]

  /// The most names that are compared.
  private static let mostNames = 100_000

  /// What a folder holds now; nothing where it cannot be read.
  init(of folder: FilePath) {
    guard let list = try? Folder(folder) else { return }
    for name in list.names(atMost: FolderSnapshot.mostNames, withHidden: true) {
      versions[name] = FileStatus(of: folder.appending(name))?.version
    }
  }

  /// The names whose files differ from those of an older snapshot.
  func names(differingFrom older: FolderSnapshot) -> Set<FilePath> {
    var names = Set(versions.lazy.filter { older.versions[$0.key] != $0.value }.map(\.key))
    names.formUnion(older.versions.keys.lazy.filter { versions[$0] == nil })
    return names
  }
}

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

/// What another thread can wait by until there may be changes in folders that are watched.
package struct WatchSignal: Sendable {
  /// The kernel's account; `nil` where folders are only looked at from time to time.
  let file: OpenFile?
  /// The seconds after which folders that the kernel does not tell of are looked at.
  static let pollingInterval = 0.5

  /// Waits until something has happened, at most for some seconds, and says whether it has.
  ///
  /// A signal ends the wait, too. Folders that are only looked at may always have changed.
  package func wait(atMost seconds: Double) -> Bool {
    guard let file else {
      usleep(useconds_t(min(seconds, WatchSignal.pollingInterval) * 1e6))
      return true
    }
    var descriptor = pollfd(fd: file.descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, Int32(seconds * 1000)) > 0
  }
}
