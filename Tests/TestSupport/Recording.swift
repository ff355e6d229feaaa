import Foundation

/// Whether tests write their expectations anew instead of comparing with them.
public enum Recording {
  /// Whether a variable asks for it, and this is not continuous integration.
  ///
  /// `CI` says so unless it is empty, `false` or `0`.
  public static func isOn(
    _ variable: String,
    _ value: String,
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool {
    environment[variable] == value && ["", "false", "0"].contains(environment["CI"] ?? "")
  }

  /// Writes an expectation, and says so.
  public static func write(_ bytes: [UInt8], to file: URL, named name: String) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file, options: .atomic)
    print("recorded \(name); look at it and run again")
  }
}
