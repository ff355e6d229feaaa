import ArgumentParser
import TableModel
import TestSupport
import Testing

@testable import TableMockCommand

/// Calls of `render` and `batch` that are read without the parser.
@Suite struct PlainCallTests {
  /// What each option of a command says, by the name of its property; titles of groups in help texts say nothing.
  private func values(of command: some ParsableCommand) -> [String: String] {
    var values: [String: String] = [:]
    for property in Mirror(reflecting: command).children {
      let said = Mirror(reflecting: property.value).children.first { $0.label == "_parsedValue" }
      var text = ""
      dump(said?.value, to: &text)
      values[property.label ?? ""] = text.split(separator: "\n").filter { !$0.contains("- title: ") }
        .joined(separator: "\n")
    }
    return values
  }

  @Test(arguments: [
    [], ["a.yaml"], ["a.yaml", "b.yaml", "-o", "out/"], ["-o", "a.png", "a.yaml"],
    ["a.yaml", "--output", "a.svg"], ["screens/", "--format", "png,svg", "--quiet"],
    ["a.yaml", "--format", "png", "--format", "svg"],
    ["a.yaml", "--theme", "ios6", "--scale", "1,2", "--device", "iphone5"],
    ["a.yaml", "--language", "de", "--theme", "ios6", "--theme", "ios7", "--appearance", "dark"],
    ["a.yaml", "--quiet", "--quiet"], ["ä b.yaml", "-o", "ö.png"], ["help"],
  ])
  func plainCallsAreReadAsTheParserReadsThem(arguments: [String]) throws {
    let plain = try #require(RenderCommand(plainly: arguments))
    let parsed = try #require(try RenderCommand.parseAsRoot(arguments) as? RenderCommand)
    let values = values(of: plain)
    #expect(values == self.values(of: parsed))
    // A value that was not set would be the parser's definition of its option.
    #expect(values.count == 8)
    #expect(values.values.allSatisfy { $0.contains("Parsed") && !$0.contains("definition") })
  }

  @Test(arguments: [
    [], ["a.yaml"], ["a.yaml", "b.yaml", "-o", "out/"], ["--jobs", "1", "screens/"],
    ["screens/", "--format", "png,svg", "--quiet", "--incremental", "--jobs", "1024"],
    ["a.yaml", "--theme", "ios6", "--scale", "1,2", "--incremental", "--incremental"],
  ])
  func plainBatchesAreReadAsTheParserReadsThem(arguments: [String]) throws {
    let plain = try #require(BatchCommand(plainly: arguments))
    let parsed = try #require(try BatchCommand.parseAsRoot(arguments) as? BatchCommand)
    let values = values(of: plain)
    #expect(values == self.values(of: parsed))
    #expect(values.count == 10)
    #expect(values.values.allSatisfy { $0.contains("Parsed") && !$0.contains("definition") })
  }

  @Test(arguments: [
    ["a.yaml", "--jobs"], ["a.yaml", "--jobs", "0"], ["a.yaml", "--jobs", "1025"],
    ["a.yaml", "--jobs", "two"],
    ["a.yaml", "--jobs", "1", "--jobs", "2"], ["a.yaml", "--jobs=1"], ["a.yaml", "--shard", "1/2"],
    ["a.yaml", "--plan"], ["a.yaml", "--resume"], ["a.yaml", "--manifest", "m.yaml"], ["a.yaml", "-o", "-"],
    ["a.yaml", "--boxes", "coco"], ["a.yaml", "--sandbox"], ["a.yaml", "--theme", "ios6,ios6"],
  ])
  func otherBatchesAreLeftToTheParser(arguments: [String]) {
    #expect(BatchCommand(plainly: arguments) == nil)
  }

  @Test(arguments: [
    ["a.yaml", "--jobs", "1"], ["a.yaml", "--incremental"],
    ["-"], ["a.yaml", "-o", "-"], ["a.yaml", "-o"], ["a.yaml", "-o", ""], ["a.yaml", "-oa.png"],
    ["a.yaml", "-o", "a", "-o", "b"], ["a.yaml", "-o", "--quiet"], ["a.yaml", "--output=a.png"], [""],
    ["a.yaml", "--format"], ["a.yaml", "--format", "word"], ["a.yaml", "--format", ""],
    ["a.yaml", "--format", "png,"], ["a.yaml", "-o", "{name}.png"],
    ["a.yaml", "--theme"], ["a.yaml", "--theme", "ios"], ["a.yaml", "--theme", "ios6,ios6"],
    ["a.yaml", "--theme", "ios6", "--theme", "ios6"], ["a.yaml", "--theme", "--quiet"],
    ["a.yaml", "--scale", ""], ["a.yaml", "--dark"], ["a.yaml", "--page-height", "1000"], ["--"],
    ["a.yaml", "--help"], ["a.yaml", "-h"], ["a.yaml", "--verbose"], ["a.yaml", "--unknown"],
    ["a.yaml", "--theme", "ios6", "-o", "a.png", "--scale", "0"],
  ])
  func otherCallsAreLeftToTheParser(arguments: [String]) {
    #expect(RenderCommand(plainly: arguments) == nil)
  }

  private static let words = [
    "a.yaml", "ä b.yaml", "screens/", "help", "render", "-", "--", "", " ", "\t", ",", "@a", "a=b", "../x",
    "/", ".", "-o", "-o", "-o", "-ox", "-o=x", "--o", "--output", "--output=x", "-output", "out/",
    "out.png", "x.svg", "x.pdf", "x.html", "x.PNG", "{name}.png", "--format", "--format", "--format=png",
    "png", "svg,png", "png,", ",png", "png,png", "PNG", " png", "pdf", "jpeg", "html", "--theme", "--theme",
    "ios6", "ios7,ios8", "ios6,ios6", "all", "latest", "IOS6", "ios", "--scale", "1", "2", "1,2", "0", "-1",
    "1.5", "9999999999999999999", "١", "1e1", "--device", "iphone5", "ipad", "--orientation", "landscape",
    "--appearance", "dark", "light,dark", "--language", "de", "en,ar", "DE", "xx-", "--text-size", "xxxl",
    "large", "--height", "content", "480", "--state", "--quiet", "--quiet=1", "-q", "--Quiet", "--verbose",
    "--no-quiet", "--table", "--width", "320", "--direction", "rtl", "--project", "--help", "-h",
    "--version", "--jobs", "--jobs", "--incremental", "+1", "-\u{301}", "--quiet\u{301}", "—quiet", "–o",
    "a\u{0}b", "\u{FEFF}-o",
  ]

  private static let pairs = [
    ["--theme", "ios6"], ["--device", "ipad"], ["--orientation", "landscape"], ["--appearance", "dark"],
    ["--content-size-category", "large"], ["--language", "de"], ["--state", "editing"], ["--bars", "hidden"],
    ["--height", "content"], ["--scale", "1,2"], ["-o", "out/"], ["--output", "a.svg"], ["--format", "svg"],
    ["--jobs", "2"], ["--quiet"], ["--incremental"],
  ]

  /// Of random calls each one that is read here is read by the parser, too, and as the same.
  @Test func randomCallsAreReadAsTheParserReadsThem() throws {
    var random = SplitMix64(seed: 43)
    var plainCalls: [[String]] = []
    while plainCalls.count < (Thoroughness.isWhole ? 20_000 : 400) {
      var call: [String] = []
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let isPair = Bool.random(using: &random)
        call +=
          isPair
          ? Self.pairs.randomElement(using: &random) ?? []
          : [Self.words.randomElement(using: &random) ?? ""]
      }
      if let plain = RenderCommand(plainly: call) {
        plainCalls.append(call)
        let parsed = try? RenderCommand.parseAsRoot(call) as? RenderCommand
        #expect(parsed.map { values(of: $0) } == values(of: plain), "\(call)")
      }
      if let plain = BatchCommand(plainly: call) {
        plainCalls.append(call)
        let parsed = try? BatchCommand.parseAsRoot(call) as? BatchCommand
        #expect(parsed.map { values(of: $0) } == values(of: plain), "\(call)")
      }
    }
    let used = Set(plainCalls.joined())
    let axes = VariantAxis.all.map { "--" + VariantOptions.optionName(of: $0) }
    #expect(used.isSuperset(of: axes + ["-o", "--output", "--format", "--quiet", "--jobs", "--incremental"]))
  }
}
