import Glibc
import TableSources

/// Why a port cannot be had.
public struct ServerError: Error, Hashable, CustomStringConvertible {
  /// What is wrong and what can be done, in two sentences.
  public let description: String

  init(port: UInt16, _ error: SystemError) {
    switch error.number {
    case EADDRINUSE:
      description =
        "Port \(port) is in use. Leave --port out, and a free one is taken, or end the program that has it."
    case EACCES:
      description = "Port \(port) is for the system alone. Take one from 1024, or leave --port out."
    default:
      description =
        "There is no server on port \(port) of the loopback interface: error \(error.number) of the system."
    }
  }
}
