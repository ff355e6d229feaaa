import Foundation

/// A folder that is removed at the end of a test.
package final class TemporaryFolder {
  package let path = NSTemporaryDirectory() + "images-" + UUID().uuidString

  package init() throws {
    try FileManager.default.createDirectory(atPath: path + "/spec/icons", withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  package func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
  }

  package func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)", withDestinationPath: destination)
  }
}
