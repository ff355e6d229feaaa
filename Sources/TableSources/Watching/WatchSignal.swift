import Glibc

/// What another thread can wait by until there may be changes in folders that are watched.
package struct WatchSignal: Sendable {
  /// The kernel's account; `nil` where folders are only looked at from time to time.
  let file: OpenFile?
  /// The seconds after which folders that the kernel does not tell of are looked at.
  package static let pollingInterval = 0.5

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
