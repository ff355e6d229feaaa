import TableModel

extension Bitmap {
  /// The picture turned upright, where its pixels are as an orientation says.
  func turned(_ orientation: ImageOrientation) -> Bitmap {
    guard orientation != .up else { return self }
    let (width, height) = orientation.swapsSides ? (height, width) : (width, height)
    var turned: [UInt8] = []
    turned.reserveCapacity(components.count)
    for row in 0..<height {
      for column in 0..<width {
        let (x, y) = source(ofColumn: column, row: row, orientation)
        let start = 4 * (y * self.width + x)
        turned += components[start..<start + 4]
      }
    }
    return Bitmap(width: width, height: height, components: turned) ?? self
  }

  /// The place in this picture of a pixel of the turned one.
  private func source(
    ofColumn column: Int, row: Int, _ orientation: ImageOrientation
  ) -> (x: Int, y: Int) {
    let (right, bottom) = (width - 1, height - 1)
    return switch orientation {
    case .up: (column, row)
    case .upMirrored: (right - column, row)
    case .down: (right - column, bottom - row)
    case .downMirrored: (column, bottom - row)
    case .leftMirrored: (row, column)
    case .right: (row, bottom - column)
    case .rightMirrored: (right - row, bottom - column)
    case .left: (right - row, column)
    }
  }
}
