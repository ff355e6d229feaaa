import FuzzTargets
import Glibc

/// The reader that is fuzzed, by the environment’s `FUZZ_TARGET`.
private let target: FuzzTarget = {
  let name = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? ""
  guard let target = FuzzTarget(rawValue: name) else {
    complain("FUZZ_TARGET must be one of \(FuzzTarget.allCases.map(\.rawValue).joined(separator: ", "))")
    exit(2)
  }
  return target
}()

/// What libFuzzer calls with each input; a broken promise ends the program as a crash does, and the input is kept.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let broken = target.brokenPromises(of: Array(UnsafeBufferPointer(start: data, count: size)))
  guard broken.isEmpty else {
    complain(broken.joined(separator: "\n"))
    abort()
  }
  return 0
}

private func complain(_ text: String) {
  let line = text + "\n"
  _ = write(STDERR_FILENO, line, line.utf8.count)
}
