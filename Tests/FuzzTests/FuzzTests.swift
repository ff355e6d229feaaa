import Foundation
import FuzzTargets
import Testing

/// The seeds of fuzzing, and what it has found, kept as files: each must keep all promises of its reader.
@Suite struct FuzzTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fuzz/Corpus")

  /// The files of a reader, by their paths.
  private static func files(of target: FuzzTarget) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: root.appendingPathComponent(target.rawValue), includingPropertiesForKeys: nil
    )
    .sorted { $0.path < $1.path }
  }

  @Test(arguments: FuzzTarget.allCases) func promisesAreKept(_ target: FuzzTarget) throws {
    let files = try Self.files(of: target)
    #expect(!files.isEmpty)
    for file in files {
      let bytes = [UInt8](try Data(contentsOf: file))
      #expect(target.brokenPromises(of: bytes) == [], "\(file.lastPathComponent)")
      // What is cut off must be told like any other.
      for count in stride(from: 0, to: bytes.count, by: max(1, bytes.count * target.weight / 40)) {
        #expect(
          target.brokenPromises(of: Array(bytes.prefix(count))) == [],
          "\(file.lastPathComponent) cut at \(count)")
      }
    }
  }

  /// How many changed inputs each reader gets; the environment may ask for more.
  private static let rounds =
    ProcessInfo.processInfo.environment["TABLEMOCK_FUZZ_ROUNDS"].flatMap(Int.init) ?? 60

  @Test(arguments: FuzzTarget.allCases) func promisesAreKeptOfChangedInputs(_ target: FuzzTarget) throws {
    let seeds = try Self.files(of: target).map { [UInt8](try Data(contentsOf: $0)) }
    let dictionary = Self.root.deletingLastPathComponent()
      .appendingPathComponent("Dictionaries/\(target.rawValue).dict")
    let words = try String(contentsOf: dictionary, encoding: .utf8).split(separator: "\n")
      .map { Self.word(String($0.dropFirst().dropLast())) }
    var mutator = Mutator(seeds: seeds, words: words, seed: 1)
    for round in 0..<max(1, Self.rounds / target.weight) {
      let bytes = mutator.next()
      let broken = target.brokenPromises(of: bytes)
      if !broken.isEmpty { keep(bytes, of: target, round) }
      #expect(broken == [], "round \(round), kept in \(Self.found.path)")
    }
  }

  /// The bytes of a word of a dictionary, where `\x0D` stands for one that has no sign.
  private static func word(_ text: String) -> [UInt8] {
    var parts = text.components(separatedBy: "\\x")[...]
    let first = parts.popFirst() ?? ""
    return parts.reduce(Array(first.utf8)) { bytes, part in
      bytes + [UInt8(part.prefix(2), radix: 16) ?? 0] + Array(part.dropFirst(2).utf8)
    }
  }

  /// Where inputs are kept that broke a promise.
  private static let found = FileManager.default.temporaryDirectory.appendingPathComponent("tablemock-found")

  private func keep(_ bytes: [UInt8], of target: FuzzTarget, _ round: Int) {
    try? FileManager.default.createDirectory(at: Self.found, withIntermediateDirectories: true)
    try? Data(bytes).write(to: Self.found.appendingPathComponent("\(target.rawValue)-\(round)"))
  }
}
