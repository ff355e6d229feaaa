import Glibc

/// The time since some moment, which no one sets back.
package enum MonotonicClock {
  /// The time in seconds.
  package static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
