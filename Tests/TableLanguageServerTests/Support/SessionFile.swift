import Foundation

/// A session as a text: what a client says, and what it is answered.
///
/// `> {…}` is a message of the client, `open NAME` opens the document of the lines behind bars that follow, `< {…}` is a
/// message of the server that is waited for, and `exit STATUS` ends the session. Lines that begin with `#` say what is
/// shown. `$root` stands for the address of the folder that holds what is in `Sessions/files`.
struct SessionFile {
  /// A step of a session.
  enum Step {
    case remark(String)
    case say(String)
    case open(String, [String])
    case expect(String)
    case exit(Int32)
  }

  var steps: [Step] = []

  init(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      switch line.prefix(2) {
      case "> ": steps.append(.say(String(line.dropFirst(2))))
      case "< ", "<": steps.append(.expect(String(line.dropFirst(2))))
      case "| ", "|":
        guard case .open(let name, let lines)? = steps.last else { continue }
        steps[steps.count - 1] = .open(name, lines + [String(line.dropFirst(2))])
      case "op": steps.append(.open(String(line.dropFirst("open ".count)), []))
      case "ex": steps.append(.exit(Int32(line.dropFirst("exit ".count)) ?? -1))
      default: steps.append(.remark(line))
      }
    }
  }

  /// The session as a text.
  var text: String {
    steps.map { step in
      switch step {
      case .remark(let line): line
      case .say(let message): "> \(message)"
      case .open(let name, let lines): (["open \(name)"] + lines.map { "| \($0)" }).joined(separator: "\n")
      case .expect(let message): "< \(message)"
      case .exit(let status): "exit \(status)"
      }
    }
    .joined(separator: "\n")
  }

  /// The session with what the server really says, in a folder with an address.
  func played(in root: String) throws -> SessionFile {
    let server = try ServerRun()
    var played = self
    for (number, step) in steps.enumerated() {
      switch step {
      case .remark: break
      case .say(let message): server.send(message.replacingOccurrences(of: "$root", with: root))
      case .open(let name, let lines): server.send(try Self.opening("\(root)/\(name)", lines))
      case .expect:
        let message = server.next() ?? "nothing: the server has ended"
        played.steps[number] = .expect(message.replacingOccurrences(of: root, with: "$root"))
      case .exit:
        let (messages, status, _) = server.finish()
        // What nobody waited for stands before the end.
        let unexpected = messages.map { Step.expect($0.replacingOccurrences(of: root, with: "$root")) }
        played.steps.replaceSubrange(number...number, with: unexpected + [.exit(status)])
      }
    }
    return played
  }

  private static func opening(_ uri: String, _ lines: [String]) throws -> String {
    let text = lines.map { $0 + "\n" }.joined()
    let document: [String: Any] = ["uri": uri, "languageId": "yaml", "version": 1, "text": text]
    let message: [String: Any] = [
      "jsonrpc": "2.0", "method": "textDocument/didOpen", "params": ["textDocument": document],
    ]
    return String(decoding: try JSONSerialization.data(withJSONObject: message), as: UTF8.self)
  }
}
