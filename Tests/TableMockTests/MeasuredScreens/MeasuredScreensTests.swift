import Foundation
import Testing

/// Real screens rebuilt, each against the table of numbers that lies beside its fixture; ``Probe`` tells the table's form.
@Suite struct MeasuredScreensTests {
  /// The names of all fixtures that have a table.
  static let names: [String] = {
    let folder = Repository.fixtures.appendingPathComponent("screens").path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".probes") }.map { String($0.dropLast(7)) }.sorted()
  }()

  @Test func thereAreScreens() {
    #expect(!MeasuredScreensTests.names.isEmpty)
  }

  @Test(arguments: names) func everyNumberIsMet(_ name: String) throws {
    let screen = try Screenshot(name, in: "screens")
    let file = Repository.fixtures.appendingPathComponent("screens/\(name).probes")
    let probes = try ProbeReader(String(contentsOf: file, encoding: .utf8)).probes
    #expect(!probes.isEmpty)
    for probe in probes {
      let deviation = probe.deviation(of: screen, scale: screen.scene.scale)
      #expect(deviation.share <= 1, "\(deviation)")
    }
  }

  /// The part of what was measured whose edges all lie within half a point; the rest is printed with its reason.
  @Test func nearlyAllEdgesLieWithinHalfAPoint() throws {
    var (things, rest, edges, near) = (0, [String](), 0, 0)
    for name in MeasuredScreensTests.names {
      let screen = try Screenshot(name, in: "screens")
      let file = Repository.fixtures.appendingPathComponent("screens/\(name).probes")
      let probes = try ProbeReader(String(contentsOf: file, encoding: .utf8)).probes.filter(\.isEdge)
      // What was measured of one thing has one name, or begins alike up to a colon.
      let groups = Dictionary(grouping: probes) { String($0.name.prefix { $0 != ":" }) }
      for (thing, probes) in groups.sorted(by: { $0.key < $1.key }) {
        let far = probes.filter { $0.deviation(of: screen, scale: screen.scene.scale).amount > 0.5 + 1e-9 }
        things += 1
        edges += probes.count
        near += probes.count - far.count
        rest += far.map { probe in
          let deviation = probe.deviation(of: screen, scale: screen.scene.scale)
          return "\(name), \(thing): \(deviation.description); \(probe.comment)"
        }
      }
    }
    let share = Double(near) / Double(max(1, edges))
    print(
      "\(near) of \(edges) measured edges of \(things) texts and shapes on \(MeasuredScreensTests.names.count)"
    )
    print("rebuilt screens lie within half a point (\(Int((share * 100).rounded(.down))) %); the others:")
    for line in rest { print("  \(line)") }
    #expect(edges > 200)
    #expect(share >= 0.85)
  }

  @Test(arguments: [
    "left 1..2 3..4 000000/FFFFFF name", "left 2..1 3..4 000000/FFFFFF 1 name",
    "left 1..2 3..4 000000 1 name",
    "left 1..2 3..4 000000/FFFFFF 1 ±0 name", "left 1..2 3..4 000000/FFFFFF 1", "color 1 2 FFF name",
    "color 1 2 FFFFFF", "column 1 2 name", "row 1 2 AABBCC*0 name", "ink 1 2 FFFFFF 000000 name",
    "slope 1 2 FFFFFF name", "origin 1", "origin 1 2 3",
  ])
  func linesThatAreNoProbesAreRefused(_ line: String) {
    #expect(throws: ProbeReader.Failure.self) { try ProbeReader("# fine\n\n" + line) }
  }

  @Test func placesAreCountedFromTheOrigin() throws {
    let text = """
      origin 10 -20
      left 1..3 30..31 000000/FFFFFF 2.5pt ±1 a text
      column 4 40 AABBCC*2 - 112233 a bar of 3
      """
    let probes = try ProbeReader(text).probes
    #expect(probes.map(\.name) == ["a text", "a bar of 3"])
    guard case .edge(_, let x, let y, _, _, let value, let within) = probes[0].kind,
      case .line(let left, let top, _, let step, let colors) = probes[1].kind
    else { throw ProbeReader.Failure(line: 0, text: text) }
    #expect(x == 11..<13 && y == 10..<11 && value.pixels(2) == 15 && within.pixels(2) == 1)
    #expect(left == 14 && top == 20 && step == 1)
    #expect(colors == [0xAABBCC, 0xAABBCC, nil, 0x112233])
  }
}
