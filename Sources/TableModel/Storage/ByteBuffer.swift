/// Bytes that are written one after the other, into memory that grows as it is needed and is kept.
package struct ByteBuffer: Sendable {
  /// The bytes that room is made for at first.
  @usableFromInline static let leastRoom = 256

  /// What is written so far, with room for more behind it.
  @usableFromInline var room: [UInt8] = []
  @usableFromInline var length = 0

  /// No bytes.
  @inlinable package init() {}

  /// The number of bytes.
  @inlinable package var count: Int { length }

  /// The bytes by themselves.
  package var bytes: [UInt8] { Array(room[..<length]) }

  /// Hands over the bytes without a copy, and forgets them.
  package mutating func take() -> [UInt8] {
    room.removeSubrange(length...)
    defer { (room, length) = ([], 0) }
    return room
  }

  /// The byte at a place below `count`.
  @inlinable package subscript(place: Int) -> UInt8 { room[place] }

  /// The bytes of a range below `count`.
  @inlinable package subscript(range: Range<Int>) -> ArraySlice<UInt8> { room[range] }

  /// Forgets all bytes from a place on and keeps the memory.
  @inlinable package mutating func removeAll(from place: Int = 0) { length = Swift.min(place, length) }

  /// Makes room for so many bytes in all.
  package mutating func reserve(_ count: Int) {
    if count > room.count { grow(to: count) }
  }

  /// Writes a byte.
  @inlinable package mutating func put(_ byte: UInt8) {
    makeRoom(for: 1)
    room[length] = byte
    length += 1
  }

  /// Writes what the program itself says.
  @inlinable package mutating func put(_ text: StaticString) {
    text.withUTF8Buffer { put($0) }
  }

  /// Writes a text as it is.
  @inlinable package mutating func put(plain text: String) {
    var text = text
    text.withUTF8 { put($0) }
  }

  /// Writes other bytes.
  @inlinable package mutating func put(_ more: UnsafeBufferPointer<UInt8>) {
    guard let source = more.baseAddress else { return }
    put(atMost: more.count) { target in
      target.update(from: source, count: more.count)
      return more.count
    }
  }

  /// Writes some of other bytes.
  @inlinable package mutating func put(_ range: Range<Int>, of other: ByteBuffer) {
    other.room[range].withUnsafeBufferPointer { put($0) }
  }

  /// Has a function write no more than so many bytes and tell how many it has written.
  @inlinable package mutating func put(atMost most: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    makeRoom(for: most)
    let start = length
    length += room.withUnsafeMutableBufferPointer { room in
      room.baseAddress.map { write($0 + start) } ?? 0
    }
  }

  /// Turns the bytes from a place on round.
  @inlinable package mutating func reverse(from start: Int) {
    var (first, last) = (start, length - 1)
    while first < last {
      room.swapAt(first, last)
      first += 1
      last -= 1
    }
  }

  /// Puts other bytes in place of each byte that is not above a mark, from a place on, without a second buffer.
  package mutating func replace(upTo mark: UInt8, from start: Int, with text: (UInt8) -> [UInt8]) {
    var surplus = 0
    for byte in room[start..<length] where byte <= mark { surplus += Swift.max(0, text(byte).count - 1) }
    reserve(length + surplus)
    let end = length + surplus
    length = room.withUnsafeMutableBufferPointer { room in
      guard let bytes = room.baseAddress else { return 0 }
      // What follows is moved out of the way once, and is then never overtaken by what is written.
      (bytes + start + surplus).update(from: bytes + start, count: end - surplus - start)
      var (place, read) = (start, start + surplus)
      func keep(upTo limit: Int) {
        (bytes + place).update(from: bytes + read, count: limit - read)
        place += limit - read
      }
      for next in read..<end where bytes[next] <= mark {
        let byte = bytes[next]
        keep(upTo: next)
        read = next + 1
        for letter in text(byte) {
          bytes[place] = letter
          place += 1
        }
      }
      keep(upTo: end)
      return place
    }
  }

  @inlinable @inline(__always)
  mutating func makeRoom(for count: Int) {
    guard room.count - length < count else { return }
    grow(to: room.count + Swift.max(ByteBuffer.leastRoom, room.count, count))
  }

  /// Makes room for so many bytes in all, without an array of what is added beside that of before and the new one.
  @usableFromInline
  mutating func grow(to count: Int) {
    room = [UInt8](unsafeUninitializedCapacity: count) { [room] target, initialized in
      let end = target.initialize(fromContentsOf: room)
      target[end...].initialize(repeating: 0)
      initialized = count
    }
  }
}
