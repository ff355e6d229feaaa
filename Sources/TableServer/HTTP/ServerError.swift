import FlyingSocks
import Glibc

/// Why a port cannot be had.
public struct ServerError: Error, Hashable, CustomStringConvertible {
  /// What is wrong and what can be done, in two sentences.
  public let description: String

  init(port: UInt16, _ error: any Error) {
    guard case .failed(_, let code, _)? = error as? SocketError else {
      description = "There is no server on the loopback interface: \(error)"
      return
    }
    switch code {
    case EADDRINUSE:
      description =
        "Port \(port) is in use. Leave --port out, and a free one is taken, or end the program that has it."
    case EACCES:
      description = "Port \(port) is for the system alone. Take one from 1024, or leave --port out."
    default:
      description =
        "There is no server on port \(port) of the loopback interface: error \(code) of the system."
    }
  }
}
