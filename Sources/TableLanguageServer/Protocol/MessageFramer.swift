/// Cuts a stream of bytes into messages, each behind a header that tells its length.
struct MessageFramer {
  /// What comes next in the stream.
  enum Frame: Equatable {
    /// A message without its header.
    case message([UInt8])
    /// A message of so many bytes, more than are kept; it is passed over.
    case overlong(Int)
    /// A header that says nothing of where the next message begins: nothing can be read behind it.
    case broken(String)
  }

  /// The most bytes of a message: a source of the greatest size, all of its characters escaped.
  static let mostBytes = 64 << 20
  /// The most bytes of a header.
  static let mostHeaderBytes = 4096

  private static let headerEnd = Array("\r\n\r\n".utf8)

  private var buffer: [UInt8] = []
  /// How many bytes of the buffer have been handed out already.
  private var taken = 0
  /// How many bytes of a message that is too long are still to come.
  private var skipping = 0
  /// The length of the message whose header has been read.
  private var length: Int?
  private var isBroken = false

  /// Adds bytes that have come in.
  mutating func append(_ bytes: [UInt8]) {
    guard !isBroken else { return }
    let skipped = min(skipping, bytes.count)
    skipping -= skipped
    if taken == buffer.count {
      // Room for a message as long as the last one is seldom needed again.
      (buffer, taken) = ([], 0)
    } else if taken > 0 {
      buffer.removeFirst(taken)
      taken = 0
    }
    buffer += bytes.dropFirst(skipped)
  }

  /// What comes next; `nil` where more bytes are needed to tell.
  mutating func next() -> Frame? {
    guard !isBroken else { return nil }
    if length == nil {
      do throws(HeaderFlaw) {
        length = try readHeader()
      } catch {
        isBroken = true
        buffer = []
        taken = 0
        return .broken(error.message)
      }
    }
    guard let length else { return nil }
    if length > MessageFramer.mostBytes {
      let here = min(length, buffer.count - taken)
      taken += here
      skipping = length - here
      self.length = nil
      return .overlong(length)
    }
    guard buffer.count - taken >= length else { return nil }
    let message = Array(buffer[taken..<taken + length])
    taken += length
    self.length = nil
    return .message(message)
  }

  /// What is wrong with a header.
  private struct HeaderFlaw: Error {
    var message: String
  }

  /// The length that the header at hand tells; `nil` where the header has not come in as a whole.
  private mutating func readHeader() throws(HeaderFlaw) -> Int? {
    let rest = buffer[taken...]
    guard let end = rest.firstRange(of: MessageFramer.headerEnd) else {
      if rest.count > MessageFramer.mostHeaderBytes {
        throw HeaderFlaw(message: "a header has no end within \(MessageFramer.mostHeaderBytes) bytes")
      }
      return nil
    }
    let header = String(decoding: rest[..<end.lowerBound], as: UTF8.self)
    taken = end.upperBound
    var length: Int?
    for line in header.split(separator: "\r\n", omittingEmptySubsequences: true) {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      let digits = parts[1].drop { $0 == " " }.prefix { $0 != " " }
      guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(digits), length == nil
      else { throw HeaderFlaw(message: "the Content-Length of a header must be one whole number from 0") }
      length = number
    }
    guard let length else { throw HeaderFlaw(message: "a header has no Content-Length") }
    return length
  }
}
