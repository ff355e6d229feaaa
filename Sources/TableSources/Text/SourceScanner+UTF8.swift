extension SourceScanner {
  /// The index of the first byte that begins no character of UTF-8; `nil` where there is none.
  static func firstIndexOfBadUTF8(in bytes: [UInt8]) -> Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    return bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      while index < buffer.count {
        if buffer[index] < 0x80 {
          index += 1
        } else if let length = decode(buffer, at: index)?.length {
          index += length
        } else {
          return index
        }
      }
      return nil
    }
  }
}
