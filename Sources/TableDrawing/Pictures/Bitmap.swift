/// A picture as pixels: 8 bits each of red, green, blue and opacity (not premultiplied), row after row from the top.
public struct Bitmap: Hashable, Sendable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The components of all pixels: 4 × width × height bytes.
  public var components: [UInt8]

  /// A picture from its components; `nil` where their number does not fit the size.
  public init?(width: Int, height: Int, components: [UInt8]) {
    let (area, isTooLarge) = width.multipliedReportingOverflow(by: height)
    guard width >= 0, height >= 0, !isTooLarge, components.count % 4 == 0, components.count / 4 == area
    else { return nil }
    self.width = width
    self.height = height
    self.components = components
  }
}
