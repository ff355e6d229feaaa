/// Writes a PNG file in several ways at once and keeps the smallest.
struct PNGContest {
  private var encoders: [PNGEncoder]

  /// Files that are begun; of those that come out equally small, the first is kept.
  init(_ encoders: [PNGEncoder]) {
    self.encoders = encoders
  }

  /// The bytes that the longest of the files has so far.
  var byteCount: Int { encoders.lazy.map(\.byteCount).max() ?? 0 }

  /// Appends whole rows of pixels, each `0xAARRGGBB`.
  mutating func append(_ pixels: UnsafeBufferPointer<UInt32>) {
    for index in encoders.indices { encoders[index].append(pixels) }
  }

  /// Ends the files and returns the smallest; it is empty without any way to write it.
  mutating func finish() -> [UInt8] {
    var smallest: [UInt8]?
    for index in encoders.indices {
      let file = encoders[index].finish()
      if file.count < smallest?.count ?? .max { smallest = file }
    }
    return smallest ?? []
  }
}
