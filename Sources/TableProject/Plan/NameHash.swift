import TableModel

/// A number that stands for a name; different names nearly always have different ones.
package enum NameHash {
  /// The number of bytes.
  package static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    // The last bytes of similar names reach all bits.
    hash = (hash ^ (hash >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    return hash ^ (hash >> 29)
  }

  /// The number of a path, the same for paths that some file systems take for one.
  static func ofPath(_ path: FilePath) -> UInt64 { of(path.caseFolded.bytes) }
}
