import TableSources
import TestSupport
import Testing

/// Lists that are made to do harm: whatever they say, reading ends soon, within limits and without a crash.
struct HostilePropertyListTests {
  private static let samples: [[UInt8]] = [
    Array(Lists.xml("<dict><key>é</key><array><integer>1</integer><data>AAEC</data></array></dict>").utf8),
    Array("/* é */ { \"a\\U00e9\\351\" = (b, <00ff>, 'c'); d; }".utf8),
    Lists.binary([
      [0xD2, 1, 2, 3, 4], [0x51, 0x61], [0x61, 0, 0xE9], [0xA2, 4, 4], [0x13, 0, 0, 0, 0, 0, 0, 0, 7],
    ]),
    [0xFF, 0xFE] + Array("a = b;".utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
  ]

  @Test(arguments: samples.indices)
  func truncated(_ number: Int) {
    let sample = Self.samples[number]
    #expect(Lists.words(sample) != nil)
    for count in 0..<sample.count {
      let file = PropertyListFile(Array(sample.prefix(count)), named: "a")
      #expect((file.root == nil) == file.report.hasErrors)
    }
  }

  @Test(arguments: samples.indices)
  func mutated(_ number: Int) {
    var random = SplitMix64(seed: UInt64(number))
    for _ in 0..<3_000 {
      var bytes = Self.samples[number]
      for _ in 0...Int.random(in: 0..<3, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      let file = PropertyListFile(bytes, named: "a")
      #expect((file.root == nil) == file.report.hasErrors)
    }
  }

  @Test(arguments: [
    ("<array>", "elements are nested more than 128 levels deep"),
    ("<dict><key>a</key>", "elements are nested more than 128 levels deep"),
    ("(", "values are nested more than 128 levels deep"),
    ("{a=", "values are nested more than 128 levels deep"),
  ])
  func deep(_ opening: String, _ message: String) {
    let findings = Lists.findings(String(repeating: opening, count: 100_000))
    #expect(findings.map { $0.split(separator: ": ", maxSplits: 1).last.map(String.init) } == [message])
  }

  @Test func huge() {
    var limits = LoadingLimits()
    limits.elements = 10
    let message = "error: the property list has more than 10"
    let lists = [
      Array(("<array>" + String(repeating: "<true/>", count: 20) + "</array>").utf8),
      Array(("(" + String(repeating: "a,", count: 20) + ")").utf8),
      Array(String(repeating: "a;", count: 20).utf8),
      Lists.binary([[0xAE] + [UInt8](repeating: 1, count: 14), [0x08]]),
    ]
    for list in lists {
      let findings = Lists.findings(list, limits: limits)
      #expect(findings.count == 1)
      #expect(findings.first?.contains(message) == true)
    }
  }

  /// Thirty lists of two references to the next are a thousand million values.
  @Test func references() {
    let objects = (1...30).map { [0xA2, UInt8($0), UInt8($0)] as [UInt8] } + [[0x08]]
    #expect(
      Lists.findings(Lists.binary(objects)) == [" error: the property list has more than 200000 values"])
  }
}
