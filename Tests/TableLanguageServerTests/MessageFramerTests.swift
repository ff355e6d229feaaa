import TestSupport
import Testing

@testable import TableLanguageServer

/// Messages are found in a stream, wherever it is cut.
@Suite struct MessageFramerTests {
  private static let contents = [
    "{}", "", "é😀", String(repeating: "x", count: 300), "Content-Length: 3\r\n\r\nabc",
  ]
  private static let stream: [UInt8] = contents.flatMap { text in
    Array("Content-Type: x\r\ncontent-length:  \(text.utf8.count)\r\n\r\n\(text)".utf8)
  }

  @Test(arguments: 0..<100 as Range<UInt64>) func piecesDoNotMatter(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var framer = MessageFramer()
    var frames: [MessageFramer.Frame] = []
    var rest = Self.stream[...]
    while !rest.isEmpty {
      let count = Int.random(in: 1...60, using: &generator)
      framer.append(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
      while let frame = framer.next() { frames.append(frame) }
    }
    #expect(frames == Self.contents.map { .message(Array($0.utf8)) })
  }

  @Test func aMessageThatIsTooLongLeavesTheNextOne() {
    var framer = MessageFramer()
    let count = MessageFramer.mostBytes + 5
    framer.append(Array("Content-Length: \(count)\r\n\r\nabc".utf8))
    #expect(framer.next() == .overlong(count))
    #expect(framer.next() == nil)
    let chunk = [UInt8](repeating: 0, count: 1 << 20)
    var left = count - 3
    while left > 0 {
      framer.append(Array(chunk.prefix(left)))
      left -= min(left, chunk.count)
      #expect(framer.next() == nil)
    }
    framer.append(Array("Content-Length: 2\r\n\r\n{}".utf8))
    #expect(framer.next() == .message(Array("{}".utf8)))
  }
}
