import Foundation

/// The program with calls to the system that fail, by the library that `Tests/Faults/calls.c` becomes.
struct FaultyCalls {
  /// A call that goes wrong, and how.
  struct Fault: Hashable, Sendable, CustomStringConvertible {
    enum Kind: String, CaseIterable, Sendable {
      /// The disk is full, from this call on.
      case full
      /// The disk does not take what this call asks for.
      case broken
      /// The program is killed before the call.
      case killed
      /// The call writes half of the bytes, and says so.
      case half
    }

    /// The number of the call, counted from 1.
    var number: Int
    var kind: Kind

    var description: String { "call \(number) \(kind)" }

    var environment: [String: String] {
      let number = ["FAULT_NUMBER": "\(number)"]
      switch kind {
      case .full: return number.merging(["FAULT_KIND": "\(ENOSPC)", "FAULT_LASTS": "1"]) { $1 }
      case .broken: return number.merging(["FAULT_KIND": "\(EIO)"]) { $1 }
      case .killed: return number.merging(["FAULT_KIND": "kill"]) { $1 }
      case .half: return number.merging(["FAULT_KIND": "half"]) { $1 }
      }
    }
  }

  /// What the calls of a run did, a line each.
  struct Log {
    var lines: [String]

    /// How many calls there were that could have failed.
    var callCount: Int {
      lines.last { $0.hasPrefix("calls ") }.flatMap { Int($0.dropFirst("calls ".count)) } ?? 0
    }
  }

  private static let built = Result { FaultyCalls(library: try PreloadedLibrary("calls")) }

  /// The library, which is built once.
  static func shared() throws -> FaultyCalls { try built.get() }

  private let library: PreloadedLibrary

  /// Runs the program in a folder where a call may go wrong; all that it does to files there is in the log.
  func run(
    _ arguments: [String], in folder: TemporaryFolder, fault: Fault? = nil
  ) throws -> (run: CommandRun, log: Log) {
    let logFile = FileManager.default.temporaryDirectory.appendingPathComponent("log-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: logFile) }
    var environment = ProcessInfo.processInfo.environment
    environment["CI"] = nil
    environment["LD_PRELOAD"] = library.url.path
    environment["FAULT_FOLDER"] = folder.url.resolvingSymlinksInPath().path
    environment["FAULT_LOG"] = logFile.path
    environment.merge(fault?.environment ?? [:]) { $1 }
    let run = try CommandRun(arguments, in: folder.url, environment: environment)
    let text = (try? String(contentsOf: logFile, encoding: .utf8)) ?? ""
    return (run, Log(lines: text.split(separator: "\n").map(String.init)))
  }
}

extension TemporaryFolder {
  /// Another folder with the same files.
  func copy() throws -> TemporaryFolder {
    let other = try TemporaryFolder()
    try FileManager.default.removeItem(at: other.url)
    try FileManager.default.copyItem(at: url, to: other.url)
    return other
  }

  /// The bytes of all files below a subfolder whose names a test asks for.
  func content(of folder: String, where isWanted: (String) -> Bool = { _ in true }) throws -> [String: Data] {
    try files.filter { $0.hasPrefix(folder + "/") && isWanted($0) }.reduce(into: [:]) {
      $0[$1] = try bytes($1)
    }
  }
}
