import Foundation
import TableSources
import TestSupport
import Testing

@testable import TableLanguageServer
@testable import TableModel
@testable import TableProject

/// Calls that name no sources, in a project.
@Suite struct ProjectSourceTests {
  private static let spec =
    "size: {width: 120, height: 80}\nscale: 1\ntableView: {rows: [{textLabel: Small}]}\n"

  /// Two screens, one of them in two looks and the other in its own.
  private func screens() throws -> TemporaryFolder {
    try TemporaryFolder([
      "tablemock.yaml": """
      inputs: [screens/a.yaml, {path: screens/b.yaml, matrix: {theme: [ios26]}}]
      matrix: {theme: [ios6, ios8], appearance: [light]}

      """,
      "screens/a.yaml": Self.spec, "screens/b.yaml": Self.spec, "below/empty.txt": "",
    ])
  }

  /// A folder of texts that a single input has is no other one’s for the linter of “verify”.
  @Test(arguments: ["lint", "verify --lint"]) func textsOfSingleInputsAreLinted(_ command: String) throws {
    let folder = try TemporaryFolder([
      "tablemock.yaml": "inputs: [{path: a.yaml, strings: own}]\n", "a.yaml": Self.spec,
      "own/de.yaml": "Small: Klein\n", "own/fr.yaml": "Other: X\n",
    ])
    let run = try CommandRun(command.split(separator: " ").map(String.init), in: folder.url)
    #expect(run.text.contains("“Small” has no translation in fr"), "\(run.text)\(run.errors)")
  }

  /// Also where an input has names and kinds of pictures of its own, which are the manifest’s words, too.
  @Test(arguments: ["verify", "batch --plan"]) func whatACallSaysCountsBeforeTheManifest(
    _ command: String
  ) throws {
    let own = "inputs:\n  - {path: a.yaml, output: 'own-{name}.{format}', formats: [svg]}\n"
    let folder = try TemporaryFolder(["tablemock.yaml": own, "a.yaml": Self.spec])
    let words = command.split(separator: " ").map(String.init)
    #expect(try CommandRun(words, in: folder.url).text.contains("own-a.svg"))
    let format = command == "verify" ? "--picture-format" : "--format"
    let run = try CommandRun(words + ["--pattern", "x-{name}.{format}", format, "png"], in: folder.url)
    #expect(run.text.contains("x-a.png") && !run.text.contains("own-a"), "\(run.text)\(run.errors)")
  }

  @Test(arguments: [".", "below"]) func verbsDrawWhatTheManifestNamesAsItSays(_ place: String) throws {
    let folder = try screens()
    let here = folder.url.appendingPathComponent(place)
    let drawn = try CommandRun(["render", "-o", "out/"], in: here)
    #expect(drawn.status == 0, "\(drawn.errors)")
    #expect(drawn.lines == ["out/a-ios6.png", "out/a-ios8.png", "out/b.png"])
    let looks = try CommandRun(["inspect", "--format", "json"], in: here)
    #expect(looks.status == 0 && looks.lines.count == 2, "\(looks.errors)")
    let sheet = try CommandRun(["sheet", "-o", "all.png"], in: here)
    #expect(sheet.status == 0, "\(sheet.errors)")
    let texts = try CommandRun(["languages", "--texts"], in: here)
    #expect(texts.status == 0, "\(texts.errors)")
    let batch = try CommandRun(["batch", "--plan"], in: here)
    #expect(batch.status == 0 && batch.lines.count == 3, "\(batch.errors)")
    let spec = try CommandRun(["convert", "-o", "specs/"], in: here)
    #expect(spec.status == 0 && spec.lines.count == 2, "\(spec.errors)")
  }

  @Test func optionsCountBeforeTheManifest() throws {
    let folder = try screens()
    let run = try CommandRun(["render", "-o", "out/", "--theme", "ios16"], in: folder.url)
    #expect(run.lines == ["out/a.png", "out/b.png"], "\(run.errors)")
  }

  /// A project with one screen, which git has in another state.
  private func oneScreen() throws -> GitFolder {
    try GitFolder([
      "tablemock.yaml": "inputs: [screens]\nmatrix: {theme: [ios6, ios8], appearance: [dark]}\n",
      "screens/a.yaml": Self.spec,
    ])
  }

  @Test func viewsOfAllSourcesAreExplained() throws {
    let folder = try screens()
    let named = try CommandRun(["explain", "screens/a.yaml", "0-0", "--theme", "ios6"], in: folder.url)
    let all = try CommandRun(["explain", "0-0"], in: folder.url)
    #expect(named.status == 0 && all.status == 0, "\(named.errors)\(all.errors)")
    #expect(all.text.hasPrefix(named.text) && all.text.count > named.text.count, "\(all.text)")
    let list = try CommandRun(["explain", "--format", "json"], in: folder.url)
    #expect(list.status == 0 && list.lines.count == 2, "\(list.errors)")
    let header = try CommandRun(["explain", "header", "0"], in: folder.url)
    #expect(header.status == 1 && header.errors.contains("there is no view “header 0”"), "\(header.errors)")
    let missing = try CommandRun(["explain", "c.yaml", "0-0"], in: folder.url)
    #expect(missing.status == 1 && missing.errors.contains("c.yaml"), "\(missing.errors)")
  }

  @Test(arguments: [["eras"], ["filmstrip", "--to", "selected"]])
  func theOneScreenOfAProjectIsDrawn(_ call: [String]) throws {
    let git = try oneScreen()
    let options = call[0] == "eras" ? ["--appearance", "dark"] : ["--theme", "ios6", "--appearance", "dark"]
    for (words, output) in [(call, "a.svg"), (call + ["screens/a.yaml"] + options, "b.svg")] {
      let run = try CommandRun(words + ["-o", output], in: git.url)
      #expect(run.status == 0, "\(run.errors)")
    }
    #expect(try git.folder.bytes("a.svg") == git.folder.bytes("b.svg"))
  }

  @Test(arguments: [["eras"], ["filmstrip", "--to", "selected"]])
  func ofSeveralScreensOneIsToBeNamed(_ call: [String]) throws {
    let folder = try screens()
    let run = try CommandRun(call + ["-o", "a.png"], in: folder.url)
    #expect(run.status == 64 && run.errors.contains("has 2 sources, and this takes one"), "\(run.errors)")
    try folder.write("tableViews: [{name: x, rows: [A]}, {name: y, rows: [B]}]\n", to: "screens/b.yaml")
    let picked = try CommandRun(call + ["-o", "a.png", "--table", "y"], in: folder.url)
    #expect(picked.status == 0 && picked.lines == ["a.png"], "\(picked.errors)")
    let none = try CommandRun(call + ["-o", "a.png", "--table", "z"], in: folder.url)
    #expect(none.status == 64 && none.errors.contains("has the table “z”"), "\(none.errors)")
  }

  @Test func whatAProjectNamesIsComparedWithWhatItWas() throws {
    let git = try oneScreen()
    let same = try CommandRun(["diff", "--since", "HEAD"], in: git.url)
    #expect(same.status == 0, "\(same.text)\(same.errors)")
    try git.folder.write(Self.spec.replacing("Small", with: "Other"), to: "screens/a.yaml")
    let changed = try CommandRun(["diff", "--since", "HEAD", "-o", "found"], in: git.url)
    #expect(changed.status == 1 && changed.text.contains("“Small” → “Other”"), "\(changed.text)")
    try git.folder.write("inputs: [screens, screens/a.yaml]\n", to: "tablemock.yaml")
    let twice = try CommandRun(["diff", "--since", "HEAD"], in: git.url)
    #expect(twice.status == 1 && twice.lines.last == "1 changed", "\(twice.text)")
    #expect(try CommandRun(["diff"], in: git.url).status == 64)
    try git.folder.write("inputs: [../elsewhere]\n", to: "tablemock.yaml")
    let outside = try CommandRun(["diff", "--since", "HEAD"], in: git.url)
    #expect(outside.status == 2 && outside.errors.contains("an input would be"), "\(outside.errors)")
  }

  /// All inputs in all ways make one review, whose pictures are called as approved ones are.
  @Test func allWaysOfAProjectAreComparedWithWhatTheyWere() throws {
    let git = try oneScreen()
    try git.folder.write(
      "inputs: [screens, more]\nmatrix: {theme: [ios16], appearance: [light, dark]}\n", to: "tablemock.yaml")
    try git.folder.write(Self.spec, to: "more/a.yaml")
    try git.commit()
    for name in ["screens/a.yaml", "more/a.yaml"] {
      try git.folder.write(Self.spec.replacing("Small", with: "Other"), to: name)
    }
    let run = try CommandRun(["diff", "--since", "main", "-o", "found"], in: git.url)
    #expect(run.status == 1 && run.lines.last == "4 changed", "\(run.text)\(run.errors)")
    for name in ["screens/a-light.png", "screens/a-dark.png", "more/a-light.png", "more/a-dark.png"] {
      #expect(run.text.contains("changed \(name): "), "\(run.text)")
      #expect(git.folder.files.contains("found/actual/\(name)"))
    }
    let dark = try CommandRun(
      ["diff", "--since", "main", "--appearance", "dark", "--filter", "more/*"], in: git.url)
    #expect(dark.lines.last == "1 changed" && dark.text.contains("changed more/a.png"), "\(dark.text)")
  }

  @Test(
    arguments: [
      "render", "inspect", "sheet", "languages", "batch", "convert", "watch", "preview", "explain", "eras",
      "filmstrip",
    ])
  func whereNothingIsNamedThatIsSaid(_ verb: String) throws {
    let more = [
      "sheet": ["-o", "all.png"], "eras": ["-o", "all.png"],
      "filmstrip": ["--to", "selected", "-o", "all.png"],
    ]
    let call = [verb] + (more[verb] ?? [])
    let empty = try TemporaryFolder(["a.yaml": Self.spec])
    let run = try CommandRun(call, in: empty.url)
    #expect(run.status == 64 && run.errors.contains("tablemock.yaml"), "\(run.errors)")
    let without = try TemporaryFolder(["tablemock.yaml": "png: fast\n"])
    #expect(try CommandRun(call, in: without.url).status == 64)
    let broken = try TemporaryFolder(["tablemock.yaml": "inputs: {}\n"])
    let failed = try CommandRun(call, in: broken.url)
    #expect(failed.status == 1 && failed.errors.contains("tablemock.yaml:1:"), "\(failed.errors)")
  }
}
