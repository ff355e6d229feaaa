extension Bitmap {
  /// A picture whose pixels are all alike.
  ///
  /// - Parameters:
  ///   - width: The number of pixels in a row; a negative number counts as 0.
  ///   - height: The number of rows; a negative number counts as 0.
  ///   - pixel: Red, green, blue and opacity of every pixel, not premultiplied.
  public init(width: Int, height: Int, repeating pixel: SIMD4<UInt8>) {
    self.width = max(0, width)
    self.height = max(0, height)
    components = []
    components.reserveCapacity(4 * self.width * self.height)
    for _ in 0..<self.width * self.height {
      components.append(pixel.x)
      components.append(pixel.y)
      components.append(pixel.z)
      components.append(pixel.w)
    }
  }
}
