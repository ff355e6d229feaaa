import Foundation
import TableProject
import TableRendering
import TableSpec
import Testing

@testable import TableMockCommand

/// The options that are made from the table of axes, and what is said of them.
@Suite struct VariantOptionsTests {
  private static let verbs = ["render", "batch", "inspect", "eras", "filmstrip"]

  /// What the parser knows of a verb's arguments.
  private func arguments(of verb: String) throws -> [[String: Any]] {
    let folder = try TemporaryFolder()
    let run = try CommandRun(["--experimental-dump-help"], in: folder.url)
    let root = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
    let command = try #require(root?["command"] as? [String: Any])
    let verbs = try #require(command["subcommands"] as? [[String: Any]])
    let found = try #require(verbs.first { $0["commandName"] as? String == verb })
    return found["arguments"] as? [[String: Any]] ?? []
  }

  private func name(_ argument: [String: Any]) -> String {
    let names = argument["names"] as? [[String: Any]] ?? []
    return names.first { $0["kind"] as? String == "long" }?["name"] as? String ?? ""
  }

  @Test(arguments: verbs) func everyAxisIsAnOption(of verb: String) throws {
    let arguments = try arguments(of: verb)
    let options = VariantAxis.all.map { axis in
      arguments.first { name($0) == VariantOptions.optionName(of: axis) }
    }
    #expect(options.allSatisfy { $0 != nil })
    #expect(
      options.map { $0?["abstract"] as? String }
        == VariantAxis.all.map { Optional(VariantOptions.help(of: $0)) })
    for (axis, option) in zip(VariantAxis.all, options) {
      let kind = option?["completionKind"] as? [String: Any]
      #expect(kind?["custom"] != nil, "\(axis.name): \(kind ?? [:])")
    }
  }

  @Test(arguments: ["contentSizeCategory": "content-size-category", "theme": "theme"])
  func optionsAreSpelledAsOthers(_ name: String, _ option: String) throws {
    #expect(VariantOptions.optionName(of: try #require(VariantAxis.named(name))) == option)
  }

  /// An option that takes several values divided by commas takes them in several arguments, too.
  @Test func repeatedOptionsAddTheirValues() throws {
    let axes = try VariantOptions.parse(["--theme", "ios6,ios7", "--scale", "1", "--theme", "ios8"])
    #expect(axes.matrix.words(of: .theme) == ["ios6", "ios7", "ios8"])
    let rules = try LintRuleOptions.parse(["--only", "contrast-low", "--only", "text-truncated,row-too-tall"])
    #expect(rules.settings.only == ["contrast-low", "text-truncated", "row-too-tall"])
    let drawing = try DrawingOptions.parse([
      "--format", "png", "--format", "svg,png", "--budget", "painted=1000", "--budget", "written=2000",
    ])
    #expect(drawing.formats == [.png, .svg])
    #expect(drawing.work.workBudget.paintedPixels == 1000 && drawing.work.workBudget.fileBytes == 2000)
    let sheet = try ArrangementOptions.parse(["--by", "theme", "--by", "language"])
    #expect(sheet.axes == [.theme, .language])
    let render = try RenderOptions.parse(["--annotate", "frames", "--annotate", "ids"])
    #expect(render.notes.annotations == [.frames, .ids])
    let screens = try GeneratorArguments.parse(
      ["--seed", "1", "--count", "1", "-o", "x", "--length", "short", "--length", "long=2"])
    #expect(screens.options.lengths.choices.map(\.word) == ["short", "long"])
    for words in [["--theme", "ios6", "--theme", "ios6"], ["--theme", "ios6,ios6"]] {
      #expect(throws: (any Error).self) { try VariantOptions.parse(words) }
    }
  }

  /// What is said of a run, of its reports and limits, and what is short for something else.
  private static let othersThanPictures: Set = [
    "boxes", "box-detail", "splits", "dark", "manifest", "timeout", "budget", "plan", "plan-format", "jobs",
    "shard",
    "resume", "incremental", "prune", "junit", "durable", "sandbox", "project", "quiet", "verbose",
    "progress",
    "hyperlinks", "filter", "summary", "report-url", "version", "help",
  ]

  /// A manifest can say all that a call can say of pictures.
  @Test(arguments: ["batch", "verify"]) func whatDecidesAPictureIsAKeyOfManifests(_ verb: String) throws {
    let definitions = ManifestSchema.json(for: .all)["definitions"]
    let keys = ["manifest", "matrix"].flatMap { definitions?[$0]?["properties"]?.members ?? [] }.map(\.key)
    try #require(keys.count > 20)
    let others = [
      "output": "output", "pattern": "output", "format": "formats", "picture-format": "formats",
      "no-guesses": "guesses",
    ]
    for option in Set(try arguments(of: verb).map(name)).subtracting(Self.othersThanPictures)
    where !option.isEmpty {
      let words = option.split(separator: "-")
      let key = others[option] ?? words.dropFirst().reduce(String(words[0])) { $0 + $1.capitalized }
      #expect(keys.contains(key), "--\(option) of \(verb) is no key")
    }
  }

  @Test(arguments: ["docs/scaling.md", "docs/commands.md"]) func documentsHaveAllAxes(_ page: String) {
    let text = Repository.text(of: page)
    for axis in VariantAxis.all {
      #expect(text.contains("`--\(VariantOptions.optionName(of: axis))`"), "\(axis.name) in \(page)")
    }
  }

  @Test func theDocumentOnScalingSaysWhatTheTableSays() {
    let text = Repository.text(of: "docs/scaling.md")
    for axis in VariantAxis.all {
      let row = "\n`\(axis.name)` | `--\(VariantOptions.optionName(of: axis))` | \(axis.summary) |"
      #expect(text.contains(row), "\(row)")
    }
  }

  /// Ways of drawing have a page of their own, and what is seldom needed stands in the long help.
  @Test func helpFitsAScreen() throws {
    let help = try CommandRun(["render", "--help"], in: Repository.root)
    #expect(help.lines.count <= 50 && !help.text.contains("--theme <theme>"), "\(help.text)")
    #expect(help.text.contains("tablemock help axes") && help.text.contains("--help-hidden"))
    let axes = try CommandRun(["help", "axes"], in: Repository.root)
    let long = try CommandRun(["render", "--help-hidden"], in: Repository.root)
    for axis in VariantAxis.all {
      let option = "--\(VariantOptions.optionName(of: axis)) <"
      #expect(axes.text.contains(option) && long.text.contains(option), "\(option)")
    }
    #expect(axes.text == (try CommandRun(["axes"], in: Repository.root).text))
    #expect(!axes.text.contains("--quiet") && long.text.contains("--quiet"))
  }

  @Test func theWorkersHelpHasAllKeys() throws {
    let help = try CommandRun(["worker", "--help"], in: Repository.root).text
    for axis in VariantAxis.all { #expect(help.contains(axis.name)) }
  }

  /// Values are those of the options, in all combinations and each with its place in names.
  @Test func renderDrawsAllCombinations() throws {
    let folder = try TemporaryFolder(["a.yaml": RenderCommandTests.good])
    let run = try CommandRun(
      [
        "render", "a.yaml", "-o", "out/", "--theme", "ios6,ios7", "--state", "normal,editing", "--scale",
        "1,2",
      ],
      in: folder.url)
    #expect(run.status == 0)
    #expect(
      run.lines
        == ["ios6-normal", "ios6-editing", "ios7-normal", "ios7-editing"].flatMap {
          ["out/a-\($0).png", "out/a-\($0)@2x.png"]
        })
    let batch = try CommandRun(
      [
        "batch", "a.yaml", "-o", "all", "--theme", "ios6,ios7", "--state", "normal,editing", "--scale", "1,2",
      ],
      in: folder.url)
    #expect(batch.lines == run.lines.map { $0.replacingOccurrences(of: "out/", with: "all/") })
    for (one, other) in zip(run.lines, batch.lines) {
      #expect(try folder.bytes(one) == folder.bytes(other))
    }
  }

  @Test(arguments: ["inspect a.yaml", "filmstrip a.yaml --to selected -o s.png", "eras a.yaml -o s.png"])
  func verbsThatDrawInOneWaySaySo(_ command: String) throws {
    let folder = try TemporaryFolder(["a.yaml": RenderCommandTests.good])
    let run = try CommandRun(
      command.split(separator: " ").map(String.init) + ["--scale", "1,2"], in: folder.url)
    #expect(run.status == 64)
    #expect(run.errors.contains("--scale takes one value, not 1,2"))
    #expect(folder.files == ["a.yaml"])
  }

  @Test func darkIsShortForTheAppearance() throws {
    let folder = try TemporaryFolder(["a.yaml": RenderCommandTests.good])
    for (options, name) in [("--dark", "short.png"), ("--appearance dark", "long.png"), ("", "light.png")] {
      let words = ["render", "a.yaml", "--theme", "ios13", "-o", name]
      #expect(
        try CommandRun(words + options.split(separator: " ").map(String.init), in: folder.url).status == 0)
    }
    #expect(try folder.bytes("short.png") == folder.bytes("long.png"))
    #expect(try folder.bytes("short.png") != folder.bytes("light.png"))
    let both = try CommandRun(["render", "a.yaml", "--dark", "--appearance", "light"], in: folder.url)
    #expect(both.status == 64 && both.errors.contains("--dark is short for --appearance dark"))
  }

  /// A user’s own symbols come before those of the program and of the author, and are searched for nowhere else.
  @Test func symbolsComeFromTheFolderThatIsNamed() throws {
    let square = #"<svg viewBox="0 0 10 10"><path d="M0 0H10V10H0Z"/></svg>"#
    let folder = try TemporaryFolder([
      "a.yaml": "size: {width: 100, height: 60}\ntableView: {rows: [{imageView: gear}]}\n",
      "mine/gear.svg": square, "symbols/gear.svg": square.replacingOccurrences(of: "H10V10", with: "H5V5"),
    ])
    for (options, name) in [([], "own.png"), (["--symbols", "mine"], "mine.png")] {
      let run = try CommandRun(["render", "a.yaml", "-o", name] + options, in: folder.url)
      #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    }
    #expect(try folder.bytes("own.png") != folder.bytes("mine.png"))
    let missing = try CommandRun(["render", "a.yaml", "--symbols", "nowhere"], in: folder.url)
    #expect(missing.status == 64 && missing.errors.contains("--symbols takes a folder"))
  }

  @Test(arguments: [
    ("--theme", "ios66", "did you mean “ios6”?"), ("--theme", "ios12", "did you mean “ios11”?"),
    ("--theme", "ios17", "did you mean “ios16”?"), ("--theme", "ios9.3", "did you mean “ios9”?"),
    ("--theme", "windows", "there are iphoneos3, ios5"),
    ("--device", "iphone10", "did you mean “iphonex”?"),
    ("--device", "iphonese4", "did you mean “iphonese3”?"),
    ("--state", "ediiting", "did you mean “editing”?"),
    ("--scale", "4", "there are 1, 2, 3"), ("--scale", "1,1", "a value is given twice"),
    ("--orientation", "portrait,", "“” is not an orientation"),
  ])
  func wordsThatAreNoValuesAreUsageErrors(_ option: String, _ words: String, _ message: String) throws {
    let folder = try TemporaryFolder(["a.yaml": RenderCommandTests.good])
    for verb in ["render", "batch"] {
      let run = try CommandRun([verb, "a.yaml", option, words], in: folder.url)
      #expect(run.status == 64)
      #expect(run.errors.contains(message), "\(run.errors)")
    }
    #expect(folder.files == ["a.yaml"])
  }
}
