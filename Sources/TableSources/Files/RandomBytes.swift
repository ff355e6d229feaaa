import CLinux

/// Bytes that nobody can guess, from the kernel.
package enum RandomBytes {
  /// So many bytes, at most 256; `nil` where the kernel has none.
  package static func make(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    return getrandom(&bytes, count, 0) == count ? bytes : nil
  }
}
