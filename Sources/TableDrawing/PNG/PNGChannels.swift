/// What a pixel of a PNG file is made of.
enum PNGChannels: Int {
  /// Red, green and blue.
  case rgb = 3
  /// Red, green, blue and opacity.
  case rgba = 4

  /// PNG's number for it.
  var colorType: UInt8 { self == .rgb ? 2 : 6 }
}
