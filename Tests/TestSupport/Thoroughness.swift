import Foundation

/// How much of what can be tried is tried: a part that whoever makes a change can wait for, or all.
public enum Thoroughness {
  /// Whether `make thorough` runs the tests.
  public static let isWhole = ProcessInfo.processInfo.environment["TABLEMOCK_THOROUGH"] == "1"
}
