import Synchronization
import TableModel
import TableSources

/// A session over standard input and output: reads messages, and lets a server answer them.
public enum LanguageServerSession {
  /// How many bytes are read at once.
  private static let chunk = 1 << 16

  /// Serves the client until it ends the session.
  ///
  /// - Parameters:
  ///   - version: The version of the program.
  ///   - rulesURL: The address of the folder that explains rules; `nil` where there is none.
  ///   - complain: Takes the words for a session that cannot go on.
  /// - Returns: The status with which the program is to end: 0 after “shutdown” and “exit”, 1 otherwise.
  public static func run(version: String, rulesURL: String?, complain: (String) -> Void) -> Int32 {
    let output = Mutex(true)
    let send: FindingBoard.Send = { bytes in
      output.withLock { isOpen in
        guard isOpen else { return }
        isOpen = (try? OutputFile.writeToStandardOutput(bytes)) != nil
      }
    }
    let server = LanguageServer(
      version: version, rulesURL: rulesURL, previews: PreviewLauncher(send: send), send: send)
    let pump = MessagePump(server, send: send)
    while output.withLock({ $0 }) {
      guard let bytes = try? OpenFile.standardInput.readOn(count: chunk), !bytes.isEmpty else {
        complain("standard input ended before the session did")
        return 1
      }
      pump.take(bytes)
      if let complaint = pump.complaint { complain(complaint) }
      if let status = pump.status { return status }
    }
    return 1
  }

  /// The bytes with which a fresh session answers all that a client sends, taken in at once; it starts no previews.
  package static func replies(to bytes: [UInt8]) -> [UInt8] {
    let replies = Mutex<[UInt8]>([])
    let send: FindingBoard.Send = { bytes in replies.withLock { $0 += bytes } }
    MessagePump(LanguageServer(version: "0", rulesURL: nil, previews: nil, send: send), send: send).take(
      bytes)
    return replies.withLock { $0 }
  }
}
