import Testing

@testable import TableMockCommand

/// Calls of `render` that are read without the parser.
@Suite struct PlainCallTests {
  /// What each option of a command says, by the name of its property.
  private func values(of command: RenderCommand) -> [String: String] {
    var values: [String: String] = [:]
    for property in Mirror(reflecting: command).children {
      let said = Mirror(reflecting: property.value).children.first { $0.label == "_parsedValue" }
      var text = ""
      dump(said?.value, to: &text)
      values[property.label ?? ""] = text
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
}
