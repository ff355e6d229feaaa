import Glibc
import TableSources

/// The processors of this machine.
package enum Processors {
  /// The most bytes that the system has to say of a process.
  private static let longestStatus = 1 << 14

  /// How many this process may use; at least 1.
  package static var available: Int {
    max(1, allowed ?? sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }

  /// The number of processors that the process has not been kept from; `nil` where the system does not tell.
  private static var allowed: Int? {
    guard let file = try? OpenFile("/proc/self/status"),
      let bytes = try? file.read(at: 0, count: longestStatus)
    else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    guard let line = lines.first(where: { $0.starts(with: "Cpus_allowed:".utf8) }) else { return nil }
    let digits = line.drop { $0 != UInt8(ascii: ":") }
    return digits.reduce(0) { $0 + (Character(UnicodeScalar($1)).hexDigitValue?.nonzeroBitCount ?? 0) }
  }
}
