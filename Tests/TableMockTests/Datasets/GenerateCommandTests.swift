import Foundation
import TableLayout
import TableModel
import TableThemes
import Testing

@testable import TableBatch
@testable import TableComparison

/// The screens that `generate` makes up.
@Suite struct GenerateCommandTests {
  private static let ways = [
    "--language", "ar,de,en,es,fr,ja", "--state", "normal,editing,selected", "--length", "short,medium",
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

  /// The share of screens, in a hundred, that each row of a report tells, by the row's first word.
  private static func shares(of report: String) -> [String: Double] {
    var shares: [String: Double] = [:]
    for line in report.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard let sign = words.firstIndex(of: "%"), words.indices.contains(sign - 1), sign <= 3 else {
        continue
      }
      shares[words[0]] = Double(words[sign - 1])
    }
    return shares
  }

  @Test func everyClassIsOnTwoOfAHundredScreens() throws {
    let folder = try TemporaryFolder([:])
    let run = try CommandRun(
      ["generate", "--seed", "1", "--count", "1000", "--report", "-o", "s"], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    let shares = Self.shares(of: run.text)
    for viewClass in ViewClass.allCases {
      #expect(shares[viewClass.rawValue] ?? 0 >= 2, "\(viewClass.rawValue)")
    }
    for word in Theme.names + GeneratorOptions.Kind.allCases.map(\.rawValue) + GeneratorOptions.knownLanguages
    {
      #expect(shares[word] ?? 0 >= 1, "\(word)")
    }
    #expect(run.text.contains("\n0 of 1000 screens are the same as another"))
    #expect(run.text.hasSuffix("on fewer than 2 % of the screens: none\n"))
    // Paths are not listed beside a report.
    #expect(!run.text.contains(".yaml"))
  }

  @Test func aReportTellsWhatIsRareAndWhatIsThereTwice() throws {
    let folder = try TemporaryFolder([:])
    let ways = ["--kind", "text", "--theme", "ios7", "--device", "iphone5", "--language", "en"]
    let run = try CommandRun(
      ["generate", "--seed", "1", "--count", "30", "--report", "-o", "s"] + ways, in: folder.url)
    let shares = Self.shares(of: run.text)
    #expect(shares["UITextView"] == 100)
    #expect(shares["UITableView"] == 0)
    #expect(shares["text"] == 100)
    #expect(run.text.contains("on fewer than 2 % of the screens: UITableView,"))
    var report = GenerationReport()
    let generator = ScreenGenerator(GeneratorOptions(seed: 1, count: 1))
    let box = ViewBox(viewClass: .switch, box: Rect(x: 0, y: 0, width: 9, height: 9), visible: nil)
    for text in ["a", "a", "b"] { report.add(generator.screen(0).traits, Array(text.utf8), [box]) }
    #expect(report.text.contains("1 of 3 screens are the same as another, 2 have all boxes"))
    // What cannot be seen does not count.
    #expect(report.rareClasses.count == ViewClass.allCases.count)
  }

  @Test func devicesRanTheirLooks() {
    let options = GeneratorOptions(seed: 5, count: 2000)
    let generator = ScreenGenerator(options)
    var seen: Set<String> = []
    for index in 0..<options.count {
      let (screen, traits) = generator.screen(index)
      let device = Device.named(traits.device)
      #expect(screen.device == traits.device && screen.theme == traits.theme)
      #expect(device?.ran(traits.theme) == true, "\(traits)")
      #expect(traits.kind.fitsPhones || device?.isPhone == false, "\(traits)")
      if traits.theme == "ios26" {
        #expect(!["iphone5", "iphone6", "iphonexr", "ipadair", "ipad7"].contains(traits.device))
      }
      if Theme.named(traits.theme)?.palette == nil { #expect(traits.appearance == .light) }
      seen.insert(traits.device)
    }
    let missing = Device.screens.filter { !seen.contains($0.name) }
    #expect(missing.isEmpty, "no screen is on \(missing.map(\.name))")
    for theme in Theme.names {
      #expect(Device.names(running: theme).contains { Device.named($0)?.isPhone == true }, "\(theme)")
    }
  }

  /// Every device ran the look of each release from its first to its last.
  @Test(arguments: [
    ("iphone17promax", ["ios26"]), ("iphone15", ["ios16", "ios26"]),
    ("iphonex", ["ios11", "ios13", "ios16"]), ("iphone", ["iphoneos3"]),
    ("ipad3", ["ios5", "ios6", "ios7", "ios8", "ios9"]),
  ])
  func looksFitADevice(_ device: String, _ themes: [String]) throws {
    #expect(Theme.names.filter { Device.named(device)?.ran($0) == true } == themes)
    var options = GeneratorOptions(seed: 1, count: 1)
    options.devices = WeightedWords([device])
    options.keepPossibleThemes()
    #expect(options.problems.isEmpty && options.themes.choices.map(\.word) == themes)
  }

  @Test(arguments: [
    ("kind", "settings=9,empty=1"), ("device", "iphone5=9,iphone6=1"), ("appearance", "dark=9,light=1"),
    ("language", "th=9,ru=1"), ("state", "swiped=9,normal=1"), ("length", "long=9,short=1"),
  ])
  func weightsOfEachChoiceAreKept(_ choice: String, _ words: String) throws {
    let folder = try TemporaryFolder([:])
    let theme = choice == "appearance" ? "ios26" : "ios9"
    let kind = choice == "kind" ? words : "list"
    let run = try CommandRun(
      ["generate", "--seed", "3", "--count", "60", "--report", "-o", "s", "--theme", theme, "--kind", kind]
        + (choice == "kind" ? [] : ["--\(choice)", words]), in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    let share = Self.shares(of: run.text)[String(words.prefix { $0 != "=" })] ?? 0
    #expect((75.0..<100).contains(share), "\(run.text)")
  }

  @Test(arguments: [
    (["--count", "0", "--seed", "1"], "--count takes"), (["--count", "5"], "--seed"),
    (["--count", "5", "--seed", "-1"], "--seed"),
    (["--count", "5", "--seed", "1", "--theme", "ios99"], "no theme “ios99”"),
    (["--count", "5", "--seed", "1", "--language", "tlh"], "no language “tlh”"),
    (["--count", "5", "--seed", "1", "--theme", "ios6=0"], "ios6=0"),
    (["--count", "5", "--seed", "1", "--state", "asleep"], "no state “asleep”"),
    (["--count", "5", "--seed", "1", "--kind", "game"], "no kind “game”"),
    (["--count", "5", "--seed", "1", "--device", "nokia"], "no device “nokia”"),
    (["--count", "5", "--seed", "1", "--appearance", "dusk"], "no appearance “dusk”"),
    (
      ["--count", "5", "--seed", "1", "--device", "iphone6", "--theme", "ios26"],
      "none of the devices ran what “ios26”"
    ),
    (
      ["--count", "5", "--seed", "1", "--device", "iphone15", "--theme", "ios26", "--kind", "split"],
      "none of the"
    ),
  ])
  func wrongOptionsAreTold(_ options: [String], _ message: String) throws {
    let folder = try TemporaryFolder([:])
    let run = try CommandRun(["generate", "-o", "s"] + options, in: folder.url)
    #expect(run.status == 64)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
