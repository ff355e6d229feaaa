import Foundation
import TableModel
import TableSources
import TableSpec
import TestSupport
import Testing

/// Good specs with random damage: whatever comes of them, nothing crashes and every finding points into the file.
struct MutationTests {
  private static let specs = [
    """
    theme: ios7
    size: {width: 320, height: 480}
    tableView:
      style: grouped
      separatorInset: {left: 15}
      separatorColor: "#C8C7CC"
      sections:
        - header: Network
          footer: {title: Changes apply at once., height: 20}
          rows:
            - &row {style: value1, textLabel: Wi-Fi, detailTextLabel: Home, accessoryType: disclosureIndicator}
            - *row
            - style: subtitle
              textLabel: "Dahlia \\ud83d\\ude00 \\u00e9"
              detailTextLabel: {text: Это далия 花, numberOfLines: 0, font: {size: 12, weight: bold}}
            - >
              folded
              text
    ---
    tableView: {rows: [A, 'It''s', B]}
    """,
    #"""
    [{"name": "a", "scale": 2, "tableView": {"rowHeight": 44.5, "sectionIndexTitles": ["A", "B"],
      "rows": ["\ud83d\ude00", {"textLabel": {"text": "x", "font": {"italic": true}}, "imageView": "images/dahlia.png"}]}}]
    """#,
    Fixtures.everything,
    Fixtures.screens,
  ]

  private static let snippets = [
    "\"", "'", "{", "}", "[", "]", ":", ": ", "- ", "#", "&a ", "*a", "!x ", "|", ">", "%", "@", "\t", "\n",
    "\r", "\n---\n",
    "\\", "\\ud83d", "\\ude00", "\\uFDD0", "\u{FEFF}", "\u{2028}", "é", "😀", "\0", "? ",
    "<<: *row", "...", ",",
    "null", "~", "-1", "1e999", "  ", "{}", "{name}", "{{", "forEach: ", "row: ", "reuseIdentifier: ",
    "text: ",
  ].map { Array($0.utf8) }

  private static func mutated(_ spec: [UInt8], by generator: inout SplitMix64) -> [UInt8] {
    var bytes = spec
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let place = Int.random(in: 0...bytes.count, using: &generator)
      let end = min(bytes.count, place + Int.random(in: 0...8, using: &generator))
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(contentsOf: snippets.randomElement(using: &generator) ?? [], at: place)
      case 2: bytes.replaceSubrange(place..<end, with: snippets.randomElement(using: &generator) ?? [])
      case 3 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      default:
        bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &generator))
      }
    }
    return bytes
  }

  @Test func undamagedSpecsAreSound() {
    for spec in Self.specs {
      #expect(Fixtures.load(spec, folder: Fixtures.brokenFolder).diagnostics == [])
    }
  }

  @Test(arguments: 0..<8)
  func damage(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let loader = SpecLoader(vocabulary: Fixtures.vocabulary)
    for round in 0..<600 {
      let spec = Array(Self.specs[round % Self.specs.count].utf8)
      let bytes = Self.mutated(spec, by: &generator)
      let result = loader.load(bytes, named: "-", folder: FilePath(Fixtures.brokenFolder))
      #expect((result.document == nil) == result.diagnostics.contains { $0.severity == .error })
      #expect(result.document?.screens.isEmpty != true)
      let lines = Self.lines(of: bytes)
      for diagnostic in result.diagnostics {
        let line = try #require(diagnostic.location.line)
        let column = try #require(diagnostic.location.column)
        #expect((1...lines.count).contains(line), "\(diagnostic) in \(bytes)")
        guard (1...lines.count).contains(line) else { continue }
        #expect((1...lines[line - 1] + 1).contains(column), "\(diagnostic) in \(bytes)")
        #expect(diagnostic.description.contains("error: ") || diagnostic.severity == .warning)
      }
    }
  }

  /// The number of characters in each line, counted with the standard library's own decoding.
  private static func lines(of bytes: [UInt8]) -> [Int] {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let scalars = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
    var lines = [0]
    for (index, scalar) in scalars.enumerated() {
      if scalar == "\n" && index > 0 && scalars[index - 1] == "\r" { continue }
      if scalar == "\n" || scalar == "\r" { lines.append(0) } else { lines[lines.count - 1] += 1 }
    }
    return lines
  }
}
