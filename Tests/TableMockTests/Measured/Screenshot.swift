import Foundation
import TableMock
import Testing

/// A fixture's picture, to be measured as a screenshot is: in pixels, from the upper left corner.
struct Screenshot {
  let bitmap: Bitmap
  let scene: Scene

  init(_ fixture: String) throws {
    let renderer = try Renderer()
    let path = Repository.fixtures.appendingPathComponent("measured/\(fixture).yaml").path
    let screen = try #require(renderer.load(path: path).document?.screens.first)
    scene = renderer.scene(of: screen)
    bitmap = try renderer.bitmap(of: scene)
  }

  /// The colour of a pixel as 0xRRGGBB; black outside of the picture.
  func color(_ x: Int, _ y: Int) -> UInt32 {
    guard (0..<bitmap.width).contains(x), (0..<bitmap.height).contains(y) else { return 0 }
    let offset = 4 * (y * bitmap.width + x)
    return bitmap.components[offset..<(offset + 3)].reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Whether a pixel has a colour, give or take 2 of 255 in each channel.
  func isColor(_ x: Int, _ y: Int, _ expected: UInt32) -> Bool {
    Screenshot.distance(color(x, y), expected) <= 2
  }

  /// The largest difference in a channel between two colours.
  static func distance(_ first: UInt32, _ second: UInt32) -> Int {
    [16, 8, 0].map { shift in abs(Int(first >> shift & 0xFF) - Int(second >> shift & 0xFF)) }.max() ?? 0
  }

  /// The smallest box around all pixels in an area that differ from the ground by more than `threshold` of 255.
  func ink(
    x: Range<Int>, y: Range<Int>, on ground: UInt32, threshold: Int = 110
  ) throws -> (left: Int, top: Int, right: Int, bottom: Int) {
    var columns: [Int] = []
    var rows: [Int] = []
    for row in y {
      for column in x where Screenshot.distance(color(column, row), ground) > threshold {
        columns.append(column)
        rows.append(row)
      }
    }
    return (
      try #require(columns.min()), try #require(rows.min()), try #require(columns.max()),
      try #require(rows.max())
    )
  }

  /// How much of a column of pixels is covered by ink, in pixels: the sum of the coverage of each.
  func coverage(column x: Int, y: Range<Int>, ink: UInt32, on ground: UInt32) -> Double {
    let whole = Double(Screenshot.distance(ink, ground))
    return y.reduce(0) { $0 + Double(Screenshot.distance(color(x, $1), ground)) / whole }
  }
}

/// Checks a named number of a screenshot.
func expect(
  _ name: String, _ actual: Double, _ expected: Double, within tolerance: Double,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  #expect(
    abs(actual - expected) <= tolerance, "\(name): \(actual) instead of \(expected)",
    sourceLocation: sourceLocation)
}

/// Checks a named colour of a screenshot, give or take 2 of 255 in each channel.
func expect(
  _ name: String, _ screenshot: Screenshot, _ x: Int, _ y: Int, _ expected: UInt32,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let actual = screenshot.color(x, y)
  #expect(
    Screenshot.distance(actual, expected) <= 2,
    "\(name) at \(x), \(y): #\(String(actual, radix: 16)) instead of #\(String(expected, radix: 16))",
    sourceLocation: sourceLocation)
}
