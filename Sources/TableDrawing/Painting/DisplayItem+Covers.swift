import TableLayout
import TableModel

extension DisplayList.Item {
  /// Whether the item is an opaque rectangle that covers some rows of a picture, so that nothing behind it can be seen.
  func covers(_ rows: Range<Int>, width: Int, scale: Double) -> Bool {
    guard clip == nil, case .drawing(.fill(let path, .color(let color)), let origin) = content,
      color.alpha >= 1
    else { return false }
    let rect = path.boundingBox
    let extent = Extent(rect).offset(by: origin)
    return extent.left <= 0 && extent.right * scale >= Double(width)
      && extent.top * scale <= Double(rows.lowerBound) && extent.bottom * scale >= Double(rows.upperBound)
      && path == .rect(rect)
  }
}
