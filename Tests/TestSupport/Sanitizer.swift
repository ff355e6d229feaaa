import Glibc

/// Whether the tests were built to look for misuse of memory or of threads, which takes much time and memory.
public enum Sanitizer {
  /// Whether this process is watched.
  public static let isOn = ["__asan_init", "__tsan_init"].contains { (name: String) in dlsym(nil, name) != nil
  }
}
