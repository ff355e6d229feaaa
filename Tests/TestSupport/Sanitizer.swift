import Glibc

/// Whether the tests were built to look for misuse of memory or of threads, which takes much time and memory.
public enum Sanitizer {
  /// Whether this process is watched.
  public static let isOn = marks.contains { mark in dlsym(nil, mark) != nil }

  /// What the libraries of the two sanitizers define.
  private static let marks = ["__asan_init", "__tsan_init"]
}
