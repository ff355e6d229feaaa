/// The characters that Unicode never gives a meaning to, and that texts may have nevertheless.
package enum Noncharacters {
  /// All 66 of them: U+FDD0 to U+FDEF, and the last two of each plane.
  package static let all: [Unicode.Scalar] = (0...0x10FFFF).compactMap { value in
    Unicode.Scalar(UInt32(value)).flatMap { $0.properties.isNoncharacterCodePoint ? $0 : nil }
  }
}
