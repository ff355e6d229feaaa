/// The bytes of a binary property list, and where its objects lie in them.
struct BinaryLayout {
  /// The number of the outermost object.
  let topObject: Int

  private let bytes: [UInt8]
  private let objectCount: Int
  private let tableStart: Int
  private let offsetSize: Int
  private let referenceSize: Int

  private static let headerSize = 8
  private static let trailerSize = 32

  /// The layout that the last bytes tell.
  init(_ bytes: [UInt8]) throws(Refusal) {
    let trailer = bytes.count - Self.trailerSize
    guard trailer >= Self.headerSize else { throw Self.damaged("it ends too early") }
    self.bytes = bytes
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard let objectCount = Self.number(bytes[trailer + 8..<trailer + 16]),
      let topObject = Self.number(bytes[trailer + 16..<trailer + 24]),
      let tableStart = Self.number(bytes[trailer + 24..<trailer + 32]),
      (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      objectCount <= trailer / offsetSize, topObject < objectCount,
      tableStart >= Self.headerSize, tableStart <= trailer - objectCount * offsetSize
    else {
      throw Self.damaged("its last \(Self.trailerSize) bytes do not fit the rest")
    }
    self.objectCount = objectCount
    self.topObject = topObject
    self.tableStart = tableStart
  }

  /// The reason for which a list cannot be used that is not what it says.
  static func damaged(_ reason: String) -> Refusal {
    Refusal(message: "the binary property list is damaged: \(reason)")
  }

  /// Where an object begins.
  func place(of number: Int) throws(Refusal) -> Int {
    guard number < objectCount else {
      throw Self.damaged("it has no object \(number), only \(objectCount)")
    }
    let start = tableStart + number * offsetSize
    guard let place = Self.number(bytes[start..<start + offsetSize]), place >= Self.headerSize,
      place < tableStart
    else {
      throw Self.damaged("its object \(number) is outside it")
    }
    return place
  }

  /// The byte at a place among the objects.
  func byte(at place: Int) throws(Refusal) -> UInt8 { try slice(1, at: place)[place] }

  /// The number of things that a marker of this size announces; goes on behind it where it stands in a number of its own.
  func count(_ size: Int, at place: inout Int) throws(Refusal) -> Int {
    guard size == 0x0F else { return size }
    let marker = try byte(at: place)
    guard marker >> 4 == 0x1, marker & 0x0F <= 3 else {
      throw Self.damaged("a count is not a number")
    }
    let width = 1 << Int(marker & 0x0F)
    guard let count = Self.number(try slice(width, at: place + 1)) else {
      throw Self.damaged("a count is too large")
    }
    place += 1 + width
    return count
  }

  /// The numbers of the objects that are referred to from a place on; goes on behind them.
  func references(_ count: Int, at place: inout Int) throws(Refusal) -> [Int] {
    let bytes = try slice(try product(count, referenceSize), at: place)
    place += bytes.count
    var numbers: [Int] = []
    numbers.reserveCapacity(count)
    for start in stride(from: bytes.startIndex, to: bytes.endIndex, by: referenceSize) {
      guard let number = Self.number(bytes[start..<start + referenceSize]) else {
        throw Self.damaged("the number of an object is too large")
      }
      numbers.append(number)
    }
    return numbers
  }

  /// The value behind a marker, of an object that holds no others.
  func leaf(_ marker: UInt8, at place: inout Int) throws(Refusal) -> PropertyList.Value {
    let size = Int(marker & 0x0F)
    switch (marker >> 4, marker & 0x0F) {
    case (0x0, 0x8): return .boolean(false)
    case (0x0, 0x9): return .boolean(true)
    case (0x1, 0...4): return integer(try slice(1 << size, at: place))
    case (0x2, 2): return .real(Double(Float(bitPattern: UInt32(truncatingIfNeeded: try bits(4, at: place)))))
    case (0x2, 3): return .real(Double(bitPattern: try bits(8, at: place)))
    case (0x3, 3): return .date(Double(bitPattern: try bits(8, at: place)))
    case (0x8, 0...7): return .identifier(try bits(size + 1, at: place))
    case (0x4, _):
      let count = try count(size, at: &place)
      return .data(Array(try slice(count, at: place)))
    case (0x5, _):
      let count = try count(size, at: &place)
      return .string(String(decoding: try slice(count, at: place), as: UTF8.self))
    case (0x6, _):
      let count = try product(try count(size, at: &place), 2)
      let bytes = try slice(count, at: place)
      let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map {
        UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
      }
      return .string(String(decoding: units, as: UTF16.self))
    default: throw Self.damaged("it has an object of the unknown kind 0x\(String(marker, radix: 16))")
    }
  }

  /// A whole number: those of 8 bytes and more have a sign.
  private func integer(_ bytes: ArraySlice<UInt8>) -> PropertyList.Value {
    let raw = bytes.reduce(Int128(0)) { $0 << 8 | Int128($1) }
    let value = bytes.count == 8 ? Int128(Int64(truncatingIfNeeded: raw)) : raw
    return Int(exactly: value).map { .integer($0) } ?? .real(Double(value))
  }

  private func bits(_ count: Int, at place: Int) throws(Refusal) -> UInt64 {
    try slice(count, at: place).reduce(0) { $0 << 8 | UInt64($1) }
  }

  private func product(_ count: Int, _ size: Int) throws(Refusal) -> Int {
    let (product, overflow) = count.multipliedReportingOverflow(by: size)
    guard !overflow else { throw Self.damaged("a count is too large") }
    return product
  }

  /// Bytes among the objects, which end where the table of their places begins.
  private func slice(_ count: Int, at place: Int) throws(Refusal) -> ArraySlice<UInt8> {
    guard place >= 0, place <= tableStart, count <= tableStart - place else {
      throw Self.damaged("an object ends outside it")
    }
    return bytes[place..<place + count]
  }

  /// A number of several bytes, the highest first; `nil` where it is too large.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    Int(exactly: bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}
