import Foundation
import TableMock
import Testing

/// A fixture's picture, to be measured as a screenshot is: in pixels, from the upper left corner.
struct Screenshot {
  let bitmap: Bitmap
  let scene: Scene

  init(_ fixture: String, in folder: String = "measured") throws {
    let renderer = try Renderer()
    let path = Repository.fixtures.appendingPathComponent("\(folder)/\(fixture).yaml").path
    let screen = try #require(renderer.load(path: FilePath(path)).document?.screens.first)
    scene = try renderer.scene(of: screen)
    bitmap = try renderer.bitmap(of: scene)
  }

  /// The picture of a screen.
  init(_ screen: Screen, by renderer: Renderer) throws {
    scene = try renderer.scene(of: screen)
    bitmap = try renderer.bitmap(of: scene)
  }

  /// The picture of a spec.
  init(spec: String) throws {
    let renderer = try Renderer()
    let folder = FilePath(Repository.fixtures.path)
    let screen = try #require(
      renderer.load(Array(spec.utf8), named: "spec.yaml", folder: folder).document?.screens.first)
    scene = try renderer.scene(of: screen)
    bitmap = try renderer.bitmap(of: scene)
  }

  /// The colour of a pixel as 0xRRGGBB; black outside of the picture.
  func color(_ x: Int, _ y: Int) -> UInt32 {
    guard (0..<bitmap.width).contains(x), (0..<bitmap.height).contains(y) else { return 0 }
    let offset = 4 * (y * bitmap.width + x)
    let (red, green) = (UInt32(bitmap.components[offset]), UInt32(bitmap.components[offset + 1]))
    return red << 16 | green << 8 | UInt32(bitmap.components[offset + 2])
  }

  /// Whether a pixel has a colour, give or take 2 of 255 in each channel.
  func isColor(_ x: Int, _ y: Int, _ expected: UInt32) -> Bool {
    Screenshot.distance(color(x, y), expected) <= 2
  }

  /// The largest difference in a channel between two colours.
  static func distance(_ first: UInt32, _ second: UInt32) -> Int {
    guard first != second else { return 0 }
    let red = abs(Int(first >> 16 & 0xFF) - Int(second >> 16 & 0xFF))
    let green = abs(Int(first >> 8 & 0xFF) - Int(second >> 8 & 0xFF))
    return max(red, green, abs(Int(first & 0xFF) - Int(second & 0xFF)))
  }

  /// Nothing is drawn where something is looked for.
  struct NoInk: Error {}

  /// The edges of what is drawn in an area, in fractions of a pixel: a pixel at the edge counts as far as it is covered.
  ///
  /// Letters of `ink` on `background` cover a pixel as far as its colour lies on the way from one to the other; what covers
  /// less than a tenth of a pixel does not count.
  func edges(
    x: Range<Int>, y: Range<Int>, ink: UInt32, on background: UInt32
  ) throws -> (left: Double, top: Double, right: Double, bottom: Double) {
    let whole = Double(Screenshot.distance(ink, background))
    let covered = { (column: Int, row: Int) in
      min(1, Double(Screenshot.distance(color(column, row), background)) / whole)
    }
    var (across, down) = ([Int: Double](), [Int: Double]())
    for row in y {
      for column in x where color(column, row) != background {
        let part = covered(column, row)
        across[column] = max(across[column] ?? 0, part)
        down[row] = max(down[row] ?? 0, part)
      }
    }
    let columns = across.filter { $0.value >= 0.1 }.sorted { $0.key < $1.key }
    // A thin stem may cover no pixel across; what it covers most counts as all when its ends are looked for.
    let most = columns.map(\.value).max() ?? 1
    let rows = down.mapValues { $0 / most }.filter { $0.value >= 0.1 }.sorted { $0.key < $1.key }
    guard let left = columns.first, let right = columns.last, let top = rows.first, let bottom = rows.last
    else { throw NoInk() }
    return (
      Double(left.key + 1) - left.value, Double(top.key + 1) - top.value, Double(right.key) + right.value,
      Double(bottom.key) + bottom.value
    )
  }

  /// The colour in an area that is farthest from the background: that of the letters' stems.
  func strongest(x: Range<Int>, y: Range<Int>, on background: UInt32) -> UInt32 {
    y.flatMap { row in x.map { color($0, row) } }
      .max { Screenshot.distance($0, background) < Screenshot.distance($1, background) } ?? background
  }

  /// How much of a column of pixels is covered by ink, in pixels: the sum of the coverage of each.
  func coverage(column x: Int, y: Range<Int>, ink: UInt32, on background: UInt32) -> Double {
    let whole = Double(Screenshot.distance(ink, background))
    return y.reduce(0) { $0 + Double(Screenshot.distance(color(x, $1), background)) / whole }
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
