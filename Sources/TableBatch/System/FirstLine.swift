import Glibc
import TableSources

/// The first line that another program says.
enum FirstLine {
  /// The line without its end; what there is of it where no more comes in so many seconds, or at all.
  static func of(_ file: OpenFile, within patience: Double) throws(SystemError) -> String {
    let deadline = MonotonicClock.now + patience
    var bytes: [UInt8] = []
    while !bytes.contains(0x0A), try isReady(file, before: deadline) {
      let more = try file.readOn(count: 4096)
      guard !more.isEmpty else { break }
      bytes += more
    }
    return String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
  }

  /// Waits until something can be read, and says whether it can; signals to this thread change nothing of that.
  private static func isReady(_ file: OpenFile, before deadline: Double) throws(SystemError) -> Bool {
    while true {
      let rest = deadline - MonotonicClock.now
      guard rest > 0 else { return false }
      var descriptor = pollfd(fd: file.descriptor, events: Int16(POLLIN), revents: 0)
      let count = poll(&descriptor, 1, Int32((rest * 1000).rounded(.up)))
      if count >= 0 { return count > 0 }
      guard errno == EINTR else { throw SystemError(number: errno) }
    }
  }
}
