import CPangoCairo

/// Looks whether the chunks of a PNG file are whole and have the checksums that they say, piece by piece.
package struct PNGChunkCheck {
  private static let signatureLength = 8
  /// The length and the name before the content of a chunk.
  private static let headLength = 8
  private static let sumLength = 4

  private enum Step {
    case signature, head, content, sum, end
  }

  private var step = Step.signature
  /// The bytes of the signature, a head or a checksum as far as they are known.
  private var waiting: [UInt8] = []
  /// The number of bytes of the content that are still to come.
  private var left = 0
  private var isLast = false
  private var sum: UInt32 = 0
  private var isDamaged = false

  /// Begins before the first byte.
  package init() {}

  /// What is wrong with the file of which all pieces were added; `nil` for nothing.
  package var flaw: DrawingError? {
    let hint = "save the picture again as PNG"
    if isDamaged { return DrawingError("the PNG file is damaged: a checksum is wrong", hint: hint) }
    if step == .signature, let flaw = PNGChunks.flaw(ofBeginning: waiting) { return flaw }
    return step == .end ? nil : DrawingError("the PNG file is cut off", hint: hint)
  }

  /// Adds the next piece.
  package mutating func add(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty, step != .end, !isDamaged {
      switch step {
      case .signature: if take(Self.signatureLength, of: &rest) != nil { step = .head }
      case .head: readHead(from: &rest)
      case .content: readContent(from: &rest)
      case .sum: readSum(from: &rest)
      case .end: return
      }
    }
  }

  private mutating func readHead(from rest: inout ArraySlice<UInt8>) {
    guard let head = take(Self.headLength, of: &rest) else { return }
    left = Int(Self.number(head[..<4]))
    isLast = head[4...].elementsEqual("IEND".utf8)
    sum = Self.checksum(0, head[4...])
    step = left > 0 ? .content : .sum
  }

  private mutating func readContent(from rest: inout ArraySlice<UInt8>) {
    let piece = rest.prefix(left)
    rest = rest.dropFirst(piece.count)
    left -= piece.count
    sum = Self.checksum(sum, piece)
    if left == 0 { step = .sum }
  }

  private mutating func readSum(from rest: inout ArraySlice<UInt8>) {
    guard let bytes = take(Self.sumLength, of: &rest) else { return }
    isDamaged = Self.number(bytes[...]) != sum
    step = isLast ? .end : .head
  }

  /// So many bytes once all of them are known.
  private mutating func take(_ count: Int, of rest: inout ArraySlice<UInt8>) -> [UInt8]? {
    let piece = rest.prefix(count - waiting.count)
    waiting += piece
    rest = rest.dropFirst(piece.count)
    guard waiting.count == count else { return nil }
    defer { waiting = [] }
    return waiting
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }

  private static func checksum(_ sum: UInt32, _ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.withUnsafeBytes { libdeflate_crc32(sum, $0.baseAddress, $0.count) }
  }
}
