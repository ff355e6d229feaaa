import Synchronization
import TableModel
import TableProject
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
  ///   - project: The project’s folder; `nil` where that of each document is looked for.
  ///   - complain: Takes the words for a session that cannot go on.
  /// - Returns: The status with which the program is to end: 0 after “shutdown” and “exit”, 1 otherwise.
  public static func run(
    version: String, rulesURL: String?, project: FilePath?, complain: (String) -> Void
  ) -> Int32 {
    let failure = Mutex<FileError?>(nil)
    let send: FindingBoard.Send = { bytes in
      failure.withLock { failure in
        guard failure == nil else { return }
        do throws(FileError) {
          try OutputFile.writeToStandardOutput(bytes)
        } catch {
          failure = error
        }
      }
    }
    // Documents are called by their paths from the root, and so is what lies around them.
    let project = project.map { $0.resolved ?? $0 }
    let server = LanguageServer(
      version: version, rulesURL: rulesURL, search: ManifestSearch(project: project),
      previews: PreviewLauncher(project: project, send: send), send: send)
    let pump = MessagePump(server, send: send)
    while true {
      if let failure = failure.withLock({ $0 }) {
        // A client who has gone knows.
        if !failure.isBrokenPipe { complain(failure.description) }
        return 1
      }
      guard let bytes = try? OpenFile.standardInput.readOn(count: chunk), !bytes.isEmpty else {
        complain("standard input ended before the session did")
        return 1
      }
      pump.take(bytes)
      if let complaint = pump.complaint { complain(complaint) }
      if let status = pump.status { return status }
    }
  }

  /// The bytes with which a fresh session answers all that a client sends, taken in at once; it starts no previews.
  package static func replies(to bytes: [UInt8]) -> [UInt8] {
    let replies = Mutex<[UInt8]>([])
    let send: FindingBoard.Send = { bytes in replies.withLock { $0 += bytes } }
    let server = LanguageServer(
      version: "0", rulesURL: nil, search: ManifestSearch(), previews: nil, send: send)
    MessagePump(server, send: send).take(bytes)
    return replies.withLock { $0 }
  }
}
