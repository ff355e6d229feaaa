import Glibc

/// What is piped into the program.
enum StandardInput {
  /// More than any loader accepts; reading stops there so that an endless pipe does not fill the memory.
  private static let limit = 64 << 20

  static func bytes() -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit {
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += buffer.prefix(count)
    }
    return bytes
  }
}
