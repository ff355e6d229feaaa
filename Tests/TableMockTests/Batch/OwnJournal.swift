import Foundation

extension TemporaryFolder {
  /// Writes a journal as a batch would that had written these lines in this very folder.
  func write(ownJournal lines: String, to name: String) throws {
    try write("", to: name)
    let file = url.appendingPathComponent(name)
    let number = { (url: URL) in
      try FileManager.default.attributesOfItem(atPath: url.path)[.systemFileNumber] as? Int ?? 0
    }
    let mark = "{\"journal\": \"\(try number(file.deletingLastPathComponent())) \(try number(file))\"}\n"
    let handle = try FileHandle(forWritingTo: file)
    try handle.write(contentsOf: Data((mark + lines).utf8))
    try handle.close()
  }
}
