import Glibc
import TableModel

/// Tells what changes in folders, whether they are there yet or not.
///
/// Folders are watched and not files, as most editors save by putting a new file in the place of the old one. Where the
/// kernel takes no more watches, folders are looked at twice a second instead.
package final class FolderWatcher {
  /// What is told of a folder that the kernel watches.
  private struct Interest: Hashable {
    /// The folder, as events call it.
    var folder: FilePath
    /// The one name in it that counts, and the folder further down that it is on the way to; `nil` for all names.
    var way: Way?
  }

  /// A name on the way to a folder that is not there.
  private struct Way: Hashable {
    var name: FilePath
    var destination: FilePath
  }

  private let kernel: KernelWatches?
  private var wanted: Set<FilePath> = []
  private var interests: [Int32: Set<Interest>] = [:]
  private var snapshots: [FilePath: FolderSnapshot] = [:]
  private var lastLook = 0.0
  /// Why not all folders are watched by the kernel; `nil` where all are.
  package private(set) var problem: Diagnostic?

  /// A watcher of no folders yet; `usesKernel` is `false` where folders are only to be looked at.
  package init(usesKernel: Bool = true) {
    kernel = usesKernel ? try? KernelWatches() : nil
  }

  /// What another thread can wait by.
  package var signal: WatchSignal { WatchSignal(file: snapshots.isEmpty ? kernel?.file : nil) }

  /// The number of folders that changes are told of.
  package var folderCount: Int { wanted.count }

  /// Turns to some folders, given by absolute paths; a folder that is not there is waited for.
  ///
  /// To be called again when folders have come or gone, and from time to time, as nobody tells of folders above that
  /// are moved.
  package func watch(_ folders: Set<FilePath>) {
    wanted = folders
    var next: [Int32: Set<Interest>] = [:]
    var unwatched: Set<FilePath> = []
    var refusal: SystemError?
    for folder in folders {
      do throws(SystemError) {
        let (watch, interest) = try place(folder)
        next[watch, default: []].insert(interest)
      } catch {
        refusal = refusal ?? error
        unwatched.insert(folder)
      }
    }
    for watch in interests.keys where next[watch] == nil { kernel?.remove(watch) }
    interests = next
    for folder in snapshots.keys where !unwatched.contains(folder) { snapshots[folder] = nil }
    for folder in unwatched where snapshots[folder] == nil { snapshots[folder] = FolderSnapshot(of: folder) }
    problem = unwatched.min().map { FolderWatcher.problem(refusal, count: unwatched.count, first: $0) }
  }

  /// What has changed since this was asked last; nothing is waited for.
  package func changes() -> FolderChanges {
    var changes = FolderChanges()
    for event in kernel?.events() ?? [] { note(event, in: &changes) }
    lookAround(&changes)
    return changes
  }

  private func place(_ folder: FilePath) throws(SystemError) -> (Int32, Interest) {
    guard let kernel else { throw SystemError(number: ENOSYS) }
    var (place, name) = (folder, FilePath(""))
    while true {
      do throws(SystemError) {
        let watch = try kernel.add(place)
        let way = name.isEmpty ? nil : Way(name: name, destination: folder)
        return (watch, Interest(folder: place, way: way))
      } catch {
        guard error.isAbsence, place != "/", !place.isEmpty else { throw error }
        (place, name) = (place.folder, place.name)
      }
    }
  }

  private func note(_ event: KernelWatches.Event, in changes: inout FolderChanges) {
    guard !event.isOverflow else { return changes.isIncomplete = true }
    for interest in interests[event.watch] ?? [] {
      if let way = interest.way {
        if event.name == way.name || event.name.isEmpty { changes.paths.insert(way.destination) }
      } else if event.name.isEmpty {
        if event.isAboutFolder || event.endsWatch { changes.paths.insert(interest.folder) }
      } else {
        let path = interest.folder.appending(event.name)
        // Whoever makes an empty file is about to write to it, and closing it will be told.
        if event.isCreation, let status = FileStatus(of: path), status.kind == .regular, status.size == 0 {
          continue
        }
        changes.paths.insert(path)
      }
    }
    if event.endsWatch { interests[event.watch] = nil }
  }

  /// Compares folders that the kernel does not tell of with what they were.
  private func lookAround(_ changes: inout FolderChanges) {
    guard !snapshots.isEmpty else { return }
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    let now = Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    guard now - lastLook >= WatchSignal.pollingInterval / 2 else { return }
    for (folder, old) in snapshots {
      let new = FolderSnapshot(of: folder)
      changes.paths.formUnion(new.names(differingFrom: old).map { folder.appending($0) })
      snapshots[folder] = new
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
      : error?.number == ENOSYS ? "the system does not tell of changes" : error?.explanation ?? ""
    return Diagnostic(
      .warning, at: SourceLocation(file: first.text),
      "\(folders) looked at twice a second, as \(reason)",
      hint: isLimit ? "raise fs.inotify.max_user_watches, or give fewer folders" : nil)
  }
}
