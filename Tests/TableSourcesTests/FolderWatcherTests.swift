import Foundation
import TableModel
import Testing

@testable import TableSources

/// What happens in folders is told, whether the kernel tells of it or they are looked at.
@Suite struct FolderWatcherTests {
  private let root: URL
  private var place: FilePath { FilePath(root.path).resolved ?? "" }

  init() throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent("watch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: root.appendingPathComponent(name))
  }

  private func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      at: root.appendingPathComponent(name), withIntermediateDirectories: true)
  }

  private func move(_ name: String, to other: String) throws {
    #expect(rename(root.appendingPathComponent(name).path, root.appendingPathComponent(other).path) == 0)
  }

  /// Collects changes until a path is among them; gives up after a while.
  private func changes(of watcher: FolderWatcher, until path: FilePath) -> FolderChanges {
    var changes = FolderChanges()
    for _ in 0..<600 where !changes.paths.contains(path) {
      _ = watcher.signal.wait(atMost: 0.05)
      let more = watcher.changes()
      changes.paths.formUnion(more.paths)
      changes.isIncomplete = changes.isIncomplete || more.isIncomplete
    }
    return changes
  }

  @Test(arguments: [true, false]) func filesAreTold(usesKernel: Bool) throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try write("a", to: "old.yaml")
    try write("b", to: "gone.yaml")
    let watcher = FolderWatcher(usesKernel: usesKernel)
    watcher.watch([place])
    #expect((watcher.problem == nil) == usesKernel)
    #expect(watcher.changes().isEmpty)
    for (name, deed) in [
      ("new.yaml", { try write("c", to: "new.yaml") }),
      ("old.yaml", { try write("longer", to: "old.yaml") }),
      ("gone.yaml", { try FileManager.default.removeItem(at: root.appendingPathComponent("gone.yaml")) }),
      (
        "new.yaml",
        {
          try write("of another file", to: "draft")
          try move("draft", to: "new.yaml")
        }
      ),
    ] as [(String, () throws -> Void)] {
      try deed()
      #expect(
        changes(of: watcher, until: place.appending(FilePath(name))).paths.contains(
          place.appending(FilePath(name))), "\(name)")
    }
  }

  @Test func filesThatAreStillEmptyAreNotTold() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let watcher = FolderWatcher()
    watcher.watch([place])
    let descriptor = open(root.appendingPathComponent("slow.yaml").path, O_CREAT | O_WRONLY, 0o600)
    #expect(watcher.changes().paths.isEmpty)
    #expect(Glibc.write(descriptor, "x", 1) == 1)
    #expect(watcher.changes().paths.isEmpty)
    close(descriptor)
    let slow = place.appending("slow.yaml")
    #expect(changes(of: watcher, until: slow).paths.contains(slow))
  }

  @Test func foldersThatAreNotThereAreWaitedFor() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let deep = place.appending("a/b")
    let watcher = FolderWatcher()
    watcher.watch([deep])
    try makeFolder("other")
    #expect(!watcher.changes().paths.contains(deep))
    try makeFolder("a")
    #expect(changes(of: watcher, until: deep).paths.contains(deep))
    watcher.watch([deep])
    try makeFolder("a/b")
    #expect(changes(of: watcher, until: deep).paths.contains(deep))
    watcher.watch([deep])
    try write("x", to: "a/b/c.yaml")
    let file = deep.appending("c.yaml")
    #expect(changes(of: watcher, until: file).paths.contains(file))
  }

  @Test func foldersThatAreRenamedAreTold() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try makeFolder("a")
    let folder = place.appending("a")
    let watcher = FolderWatcher()
    watcher.watch([folder])
    try move("a", to: "b")
    #expect(changes(of: watcher, until: folder).paths.contains(folder))
    watcher.watch([folder])
    try makeFolder("a")
    #expect(changes(of: watcher, until: folder).paths.contains(folder))
    watcher.watch([folder])
    try write("x", to: "b/not-watched.yaml")
    try write("x", to: "a/c.yaml")
    let found = changes(of: watcher, until: folder.appending("c.yaml")).paths
    #expect(found.contains(folder.appending("c.yaml")))
    #expect(!found.contains { $0.name == "not-watched.yaml" })
  }

  @Test func foldersAboveMayBeReplaced() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try makeFolder("a/b/c")
    let deep = place.appending("a/b/c")
    let watcher = FolderWatcher()
    watcher.watch([deep])
    try makeFolder("new/b/c")
    try move("a", to: "old")
    try move("new", to: "a")
    #expect(changes(of: watcher, until: deep).paths.contains(deep))
    // Nobody has turned the watcher anew.
    try write("x", to: "old/b/c/not-watched.yaml")
    try write("x", to: "a/b/c/d.yaml")
    let found = changes(of: watcher, until: deep.appending("d.yaml")).paths
    #expect(found.contains(deep.appending("d.yaml")))
    #expect(!found.contains { $0.name == "not-watched.yaml" })
  }

  @Test func foldersAreFollowedHoweverFastTheyCome() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let watcher = FolderWatcher()
    let deep = place.appending("a/b/c/d")
    watcher.watch([deep])
    try makeFolder("a/b/c/d")
    try write("x", to: "a/b/c/d/e.yaml")
    #expect(changes(of: watcher, until: deep).paths.contains(deep))
    try FileManager.default.removeItem(at: root.appendingPathComponent("a"))
    try makeFolder("a/b/c/d")
    #expect(changes(of: watcher, until: deep).paths.contains(deep))
    let file = deep.appending("f.yaml")
    try write("x", to: "a/b/c/d/f.yaml")
    #expect(changes(of: watcher, until: file).paths.contains(file))
  }

  @Test(arguments: [true, false]) func ofAFileNothingElseIsTold(usesKernel: Bool) throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let file = place.appending("wanted.yaml")
    let watcher = FolderWatcher(usesKernel: usesKernel)
    watcher.watch([], files: [file])
    try write("x", to: "other.yaml")
    try write("x", to: "wanted.yaml")
    #expect(changes(of: watcher, until: file).paths == [file])
    try write("longer", to: "wanted.yaml")
    #expect(changes(of: watcher, until: file).paths == [file])
    try move("other.yaml", to: "wanted.yaml")
    #expect(changes(of: watcher, until: file).paths == [file])
  }

  @Test func aFolderThatTurnedAwayFromSaysNothing() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try makeFolder("a")
    try makeFolder("b")
    let watcher = FolderWatcher()
    watcher.watch([place.appending("a"), place.appending("b")])
    watcher.watch([place.appending("b")])
    _ = watcher.changes()
    try write("x", to: "a/x")
    try write("x", to: "b/y")
    let found = changes(of: watcher, until: place.appending("b/y")).paths
    #expect(found == [place.appending("b/y")])
  }

  @Test(arguments: 0..<40) func eventsThatAreCutOffAreNone(_ count: Int) {
    let event: [UInt8] =
      [1, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0] + Array("name\0\0\0\0\0\0\0\0\0\0\0\0".utf8)
    let events = KernelWatches.events(in: Array(event.prefix(count)))
    #expect(events.count == (count < event.count ? 0 : 1))
    #expect(events.first.map { $0.name == "name" && $0.watch == 1 } ?? true)
  }

  @Test func eventsThatWereLostAreTold() {
    let overflow: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF, 0, 0x40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    #expect(KernelWatches.events(in: overflow).first?.isOverflow == true)
  }
}
