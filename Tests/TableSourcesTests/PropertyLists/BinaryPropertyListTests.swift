import TableSources
import Testing

struct BinaryPropertyListTests {
  @Test(
    arguments: [
      ([0x08], "false"), ([0x09], "true"),
      ([0x10, 0xFF], "255"), ([0x11, 0x01, 0x00], "256"), ([0x12, 0xFF, 0xFF, 0xFF, 0xFF], "4294967295"),
      ([0x13] + [UInt8](repeating: 0xFF, count: 8), "-1"),
      (
        [0x14] + [UInt8](repeating: 0, count: 8) + [UInt8](repeating: 0xFF, count: 8),
        "real 1.8446744073709552e+19"
      ),
      ([0x22, 0x3F, 0xC0, 0, 0], "real 1.5"), ([0x23, 0x3F, 0xF8, 0, 0, 0, 0, 0, 0], "real 1.5"),
      ([0x33, 0x40, 0x55, 0x40, 0, 0, 0, 0, 0], "date 85.0"),
      ([0x42, 1, 2], "data [1, 2]"), ([0x4F, 0x10, 1, 7], "data [7]"),
      ([0x52, 0x48, 0x69], "“Hi”"), ([0x61, 0x00, 0xE9], "“é”"), ([0x62, 0xD8, 0x3D, 0xDE, 0x00], "“😀”"),
      ([0x80, 5], "identifier 5"), ([0xA0], "()"), ([0xD0], "{}"),
    ] as [([UInt8], String)])
  func values(_ object: [UInt8], _ words: String) {
    #expect(Lists.words(Lists.binary([object])) == words)
  }

  @Test func collections() {
    let list = Lists.binary([[0xD2, 1, 2, 3, 4], [0x51, 0x61], [0x51, 0x62], [0xA2, 4, 4], [0x10, 7]])
    #expect(Lists.words(list) == "{a: (7, 7), b: 7}")
    let file = PropertyListFile(list, named: "a.plist")
    #expect(file.format == .binary)
    file.report.warning("odd", at: file.root?["b"]?.range ?? .init(start: 0, end: 0))
    #expect(file.report.diagnostics().map(\.description) == ["a.plist: warning: odd"])
  }

  @Test(
    arguments: [
      ([[0xA1, 0]], "its object 0 contains itself"),
      ([[0xA1, 1], [0xA1, 0]], "its object 0 contains itself"),
      ([[0xA1, 9]], "it has no object 9, only 1"),
      ([[0xA2, 0]], "an object ends outside it"),
      ([[0xAF, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]], "an object ends outside it"),
      ([[0xAF, 0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]], "a count is too large"),
      ([[0x6F, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]], "a count is too large"),
      ([[0x5F, 0x23, 0, 0, 0, 0, 0, 0, 0, 0]], "a count is not a number"),
      ([[0x5F]], "an object ends outside it"),
      ([[0xD1, 1, 1], [0x08]], "the key of a dictionary is a boolean"),
      ([[0x00]], "it has an object of the unknown kind 0x0"),
      ([[0x15]], "it has an object of the unknown kind 0x15"),
      ([[0xF0]], "it has an object of the unknown kind 0xf0"),
    ] as [([[UInt8]], String)])
  func damaged(_ objects: [[UInt8]], _ reason: String) {
    #expect(
      Lists.findings(Lists.binary(objects)) == [" error: the binary property list is damaged: \(reason)"])
  }

  @Test(arguments: [6, 7, 15, 23, 31])
  func trailer(_ place: Int) {
    let bytes = Lists.binary([[0x08]]) { $0[$0.count - 32 + place] = 0xFF }
    #expect(
      Lists.findings(bytes) == [
        " error: the binary property list is damaged: its last 32 bytes do not fit the rest"
      ])
  }
}
