import Glibc

/// The time since some moment, which no one sets back.
enum MonotonicClock {
  /// The time in seconds.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
