import Foundation
import TableModel
import TestSupport
import Testing

@testable import TableDrawing

@Suite struct SVGBytesTests {
  @Test(
    arguments: [
      (0.0, "0"), (-0.0, "0"), (-0.0001, "0"), (0.0005, ".001"), (1, "1"), (-1, "-1"), (0.5, ".5"),
      (-0.5, "-.5"),
      (43.5, "43.5"), (1.0 / 3, ".333"), (2.0 / 3, ".667"), (99.9996, "100"), (1e6, "1000000"),
      (0.1 + 0.2, ".3"),
      (12.0405, "12.041"), (.nan, "0"), (.infinity, "0"), (-1e300, "0"), (10.01, "10.01"),
      (-120.25, "-120.25"),
    ])
  func `numbers are short`(value: Double, text: String) {
    #expect(written { $0.put(value) } == text)
  }

  @Test(
    arguments: [[], [0], [0, 1], [255, 254, 253], [1, 2, 3, 4], Array(0...255)].map(Long<[UInt8]>.init))
  func `bytes become Foundation's letters`(bytes: Long<[UInt8]>) {
    #expect(written { $0.put(base64: bytes.value) } == Data(bytes.value).base64EncodedString())
  }

  @Test(arguments: [("abcd", "abcd-"), ("", ""), ("a", ""), ("", "long"), ("long", ""), ("a", "b")])
  func `texts take the place of marks`(first: String, second: String) {
    let bytes = written { buffer in
      buffer.put("\u{1}head\u{2}")
      let start = buffer.count
      buffer.put("\u{2}in\u{1}between\u{1}\u{2}\u{2}")
      buffer.replace(upTo: 2, from: start) { Array(($0 == 1 ? first : second).utf8) }
      buffer.put("end")
    }
    #expect(bytes == "\u{1}head\u{2}\(second)in\(first)between\(first)\(second)\(second)end")
  }

  @Test(
    arguments: [
      (0x000000, "#000"), (0xFFAA00, "#fa0"), (0x8E8E93, "#8e8e93"), (0x00000A, "#00000a"),
    ] as [(UInt32, String)])
  func `colours are short`(color: UInt32, text: String) {
    #expect(written { $0.put(Color(color), "fill", opacity: "fill-opacity") } == " fill=\"\(text)\"")
  }

  @Test func `outlines go from point to point`() {
    let path = Path([
      .move(Point(1, 1)), .line(Point(4, 1)), .line(Point(4, -2)), .line(Point(5.5, 0)),
      .line(Point(5, 0.25)),
      .curve(Point(8, 3), control1: Point(6, 1), control2: Point(8, 2)), .close, .move(Point(2, 2)),
      .curve(Point(8, 2), control1: Point(4, 4), control2: Point(6, 4)), .close,
    ])
    #expect(
      written { $0.put(stepsOf: path) } == "h3v-3l1.5 2-.5 .25c1 .75 3 1.75 3 2.75zm1 1q3 3 6 0z")
  }

  @Test func `errors of rounding do not add up`() {
    let points = (0...9).map { Point(Double($0) / 3, 0) }
    #expect(
      written { $0.put(stepsOf: .polyline(points)) } == "h.333 .334 .333 .333 .334 .333 .333 .334 .333")
  }

  @Test(
    arguments: [
      (.polyline([Point(0, 0), Point(5, 5), Point(0, 10)]), true),
      (.polyline([Point(0, 0), Point(9, 2), Point(0, 4)]), false),
      (.polyline([Point(0, 0), Point(9, 2), Point(9, 2), Point(0, 4)]), false),
      (.polyline([Point(0, 0), Point(9, 0), Point(0, 0)]), false),
      (.polygon([Point(0, 0), Point(9, 0), Point(9, 9)]), true),
      (.polygon([Point(0, 0), Point(9, 0), Point(9, 3)]), false),
      (.polygon([Point(9, 0), Point(9, 3), Point(0, 0)]), false),
      (.polygon([Point(9, 3), Point(0, 0), Point(9, 0)]), false),
      (.rect(Rect(x: 0, y: 0, width: 9, height: 9)), true),
      (.circle(center: .zero, radius: 9), false), (Path(), true),
    ] as [(Path, Bool)])
  func `only sharp corners need a limit`(path: Path, isBlunt: Bool) {
    #expect(path.hasBluntCorners == isBlunt)
  }

  @Test func `bytes are written again, and for that not all are copied`() {
    var bytes = ByteBuffer()
    bytes.put("abc")
    let place = address(of: bytes)
    bytes.repeatBytes(1..<3)
    #expect(String(decoding: bytes.bytes, as: UTF8.self) == "abcbc")
    #expect(address(of: bytes) == place)
  }

  @Test func `bytes stay what they are where room is made for more`() {
    var bytes = ByteBuffer()
    for number in 0..<1000 { bytes.put(UInt8(truncatingIfNeeded: number)) }
    bytes.reserve(5000)
    #expect(bytes.count == 1000)
    bytes.put(UInt8(ascii: "7"))
    #expect(bytes.take() == (0..<1000).map { UInt8(truncatingIfNeeded: $0) } + [UInt8(ascii: "7")])
  }

  private func address(of bytes: ByteBuffer) -> UInt {
    bytes[0..<1].withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
  }

  private func written(_ write: (inout ByteBuffer) -> Void) -> String {
    var bytes = ByteBuffer()
    write(&bytes)
    return String(decoding: bytes.bytes, as: UTF8.self)
  }
}
