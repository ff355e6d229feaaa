import Foundation
import Testing

/// The screens that `generate` makes up.
@Suite struct GenerateCommandTests {
  private static let ways = [
    "--language", "ar,de,en,es,fr,ja", "--state", "normal,editing,selected",
  ]

  @Test func theSameSeedGivesTheSameScreensWhateverTheirCount() throws {
    let folder = try TemporaryFolder([:])
    for (name, count) in [("a", "30"), ("b", "12")] {
      let run = try CommandRun(
        ["generate", "--seed", "7", "--count", count, "-o", name] + Self.ways, in: folder.url)
      #expect(run.status == 0, "\(run.errors)")
    }
    let files = folder.files.filter { $0.hasPrefix("b/") && $0.hasSuffix(".yaml") }
    #expect(files.count == 12)
    for file in files {
      let other = folder.url.appendingPathComponent("a" + file.dropFirst())
      #expect(try Data(contentsOf: folder.url.appendingPathComponent(file)) == Data(contentsOf: other))
    }
    _ = try CommandRun(["generate", "--seed", "8", "--count", "1", "-o", "c"], in: folder.url)
    let made = folder.files.filter { $0.hasSuffix(".yaml") && $0.contains("screen-0000000") }
    let texts = try made.map {
      try String(contentsOf: folder.url.appendingPathComponent($0), encoding: .utf8)
    }
    #expect(Set(texts).count == 2)
  }

  @Test func allScreensDrawWithoutAWord() throws {
    let folder = try TemporaryFolder([:])
    _ = try CommandRun(["generate", "--seed", "1", "--count", "60", "-o", "s"] + Self.ways, in: folder.url)
    let batch = try CommandRun(["batch", "s", "-o", "out", "--plan"], in: folder.url)
    #expect(batch.status == 0)
    #expect(batch.errors == "60 pictures\n")
  }

  @Test func weightsAreKept() throws {
    let folder = try TemporaryFolder([:])
    _ = try CommandRun(
      ["generate", "--seed", "3", "--count", "200", "-o", "s", "--theme", "ios6=9,ios7=1"], in: folder.url)
    let old = try CommandRun(script: "grep -rl 'theme: ios6' s | wc -l", in: folder.url)
    let count = Int(old.text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
    #expect((160..<200).contains(count))
  }

  @Test(arguments: [
    (["--count", "0", "--seed", "1"], "--count takes"), (["--count", "5"], "--seed"),
    (["--count", "5", "--seed", "-1"], "--seed"),
    (["--count", "5", "--seed", "1", "--theme", "ios99"], "no theme “ios99”"),
    (["--count", "5", "--seed", "1", "--language", "tlh"], "no language “tlh”"),
    (["--count", "5", "--seed", "1", "--theme", "ios6=0"], "ios6=0"),
    (["--count", "5", "--seed", "1", "--state", "asleep"], "no state “asleep”"),
  ])
  func wrongOptionsAreTold(_ options: [String], _ message: String) throws {
    let folder = try TemporaryFolder([:])
    let run = try CommandRun(["generate", "-o", "s"] + options, in: folder.url)
    #expect(run.status == 64)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
