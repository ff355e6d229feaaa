/// The buttons that the system draws: UIKit's `UIBarButtonSystemItem`.
public enum BarButtonSystemItem: String, Hashable, Sendable, CaseIterable {
  case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks,
    search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
}
