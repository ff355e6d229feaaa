import Foundation
import TestSupport

/// A library of `Tests/Faults` that is loaded before the program’s own, built by the compiler that comes with Swift.
struct PreloadedLibrary {
  private struct BuildError: Error {}

  let url: URL

  init(_ name: String) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-\(UUID().uuidString).so")
    let source = Repository.root.appendingPathComponent("Tests/Faults/\(name).c").path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["clang", "-shared", "-fPIC", "-O1", source, "-o", url.path]
    try process.start()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw BuildError() }
  }
}
