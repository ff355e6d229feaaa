import TableLayout
import TableModel
import Testing

@testable import TableDrawing

@Suite struct ParallelTests {
  @Test func `writers side by side give the same bytes as one alone`() async throws {
    let gradient = Gradient(colors: [Color(0xFF8800), Color(0x0044FF)])
    let scene = scene(
      width: 200, height: 60, scale: 2,
      [
        .fill(
          .circle(center: Point(30, 30), radius: 25), .radial(gradient, center: Point(30, 30), radius: 25)),
        .text(try shapedLine("Side by side"), origin: Point(60.3, 35.6), color: .black),
        .text(try emojiLine(size: 17), origin: Point(160, 35), color: .black),
      ])
    @Sendable func files() throws -> [[UInt8]] {
      let writer = PictureWriter.forTests()
      return [try writer.png(scene), try writer.svg(scene), try writer.pdf(scene)]
    }
    let alone = try files()
    try await withThrowingTaskGroup(of: [[UInt8]].self) { group in
      for _ in 0..<16 { group.addTask { try files() } }
      for try await together in group { #expect(together == alone) }
    }
  }
}
