/// A rectangle of whole pixels in a picture.
struct PixelArea: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// The smallest area that holds every pixel in which two pictures of a width differ; `nil` where none does.
  static func changed(from old: [UInt32], to new: [UInt32], width: Int) -> PixelArea? {
    let rowCount = min(old.count, new.count) / max(1, width)
    let rows = (0..<rowCount).filter { row in
      let range = (row * width)..<((row + 1) * width)
      return old[range] != new[range]
    }
    guard let top = rows.first, let bottom = rows.last else { return nil }
    var (left, right) = (width, -1)
    for row in rows {
      let columns = (0..<width).lazy.filter { old[row * width + $0] != new[row * width + $0] }
      left = min(left, columns.first ?? left)
      right = max(right, columns.last ?? right)
    }
    return PixelArea(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// The pixels of the area in a picture of a width, row after row.
  func pixels(of picture: [UInt32], width: Int) -> [UInt32] {
    (y..<(y + height)).flatMap { row in picture[(row * width + x)..<(row * width + x + self.width)] }
  }
}
