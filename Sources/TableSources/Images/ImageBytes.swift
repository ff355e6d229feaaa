/// Reads `count` bytes of an image's file at an offset; fewer at the end of the file.
package typealias ImageByteReader = (_ offset: Int, _ count: Int) throws -> [UInt8]

extension ArraySlice<UInt8> {
  /// The number whose most significant byte comes first; at most seven bytes make one.
  package var bigEndian: Int {
    reduce(0) { $0 << 8 | Int($1) }
  }
}
