import TableSources
import TestSupport
import Testing

/// What panes may ask for, and panes that are made to do harm.
struct SettingsLimitTests {
  private static let row = SampleBundle.item("TitleValue", ["Title": "abc".element])

  @Test func rows() throws {
    var limits = LoadingLimits()
    limits.rows = 2
    let bundle = try SampleBundle(Self.row, Self.row)
    #expect(try bundle.findings(limits: limits) == [])
    let more = try SampleBundle(Self.row, Self.row, Self.row)
    #expect(try more.findings(limits: limits) == ["Root.plist:5: error: the panes have more than 2 rows"])
  }

  @Test func groups() throws {
    var limits = LoadingLimits()
    limits.sections = 2
    let group = SampleBundle.item("Group", ["Title": "abc".element])
    #expect(try SampleBundle(group, group).findings(limits: limits) == [])
    let more = try SampleBundle(group, group, group)
    #expect(try more.findings(limits: limits) == ["Root.plist:5: error: the panes have more than 2 groups"])
  }

  @Test func texts() throws {
    var limits = LoadingLimits()
    limits.textLength = 2
    let bundle = try SampleBundle(Self.row)
    #expect(
      try bundle.findings(limits: limits) == [
        "Root.plist:3: warning: the text has 3 characters, of which the first 2 are drawn"
      ])
    limits.totalText = 3
    let more = try SampleBundle(Self.row, Self.row)
    #expect(
      try more.findings(limits: limits).contains(
        "Root.plist:4: error: the texts come to more than 3 characters"))
  }

  @Test func panes() throws {
    var limits = LoadingLimits()
    limits.screens = 3
    let bundle = try SampleBundle(
      SampleBundle.item("ChildPane", ["Title": "1".element, "File": "P1".element]))
    for number in 1...5 {
      let next = SampleBundle.item("ChildPane", ["Title": "x".element, "File": "P\(number + 1)".element])
      try bundle.write(SampleBundle.pane([next]), to: "P\(number).plist")
    }
    #expect(try bundle.load(limits: limits).document?.screens.count == 3)
  }

  @Test func mutations() throws {
    let specifiers = [
      SampleBundle.item("Group", ["Title": "g".element, "FooterText": "f".element]),
      SampleBundle.item("ToggleSwitch", ["Title": "t".element, "DefaultValue": "<true/>"]),
      SampleBundle.item(
        "Slider", ["DefaultValue": "<real>1</real>", "MaximumValue": "<integer>9</integer>"]),
      SampleBundle.item(
        "MultiValue", ["Values": "a b".array, "Titles": "A B".array, "DefaultValue": "a".element]),
      SampleBundle.item(
        "RadioGroup", ["Values": "a b".array, "Titles": "A B".array, "DefaultValue": "a".element]),
      SampleBundle.item("ChildPane", ["Title": "c".element, "File": "Root".element]),
    ]
    let bundle = try SampleBundle()
    let text = Array(SampleBundle.pane(specifiers).utf8)
    let elements = ["<array/>", "<dict/>", "<true/>", "<real>nan</real>", "<integer>-1</integer>", "<data/>"]
    var random = SplitMix64(seed: 7)
    for _ in 0..<400 {
      var words = String(decoding: text, as: UTF8.self).split(
        separator: ">", omittingEmptySubsequences: false)
      let place = Int.random(in: words.indices, using: &random)
      words[place] += ">" + (elements.randomElement(using: &random) ?? "").dropLast()
      try bundle.write(words.joined(separator: ">"), to: "Root.plist")
      let result = try bundle.load()
      #expect((result.document == nil) == result.diagnostics.contains { $0.severity == .error })
    }
  }
}
