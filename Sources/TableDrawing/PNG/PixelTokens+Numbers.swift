extension PixelTokens {
  /// Appends a row of colours' numbers, the byte for its filter first; other blocks than those that have changed are as
  /// in the row above.
  func append(
    numbers row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>?, width: Int, _ changed: ColumnBlocks
  ) {
    guard var cursor = cursor(forWidth: width) else { return }
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: NumberLikeness.wordCount(forWidth: width)) {
      let likeness = NumberLikeness(of: row, above: above, width: width, changed, in: $0)
      // The byte for the filter is that of the row above.
      var x = above == nil ? 0 : likeness.aboveLength(at: 0)
      if x + 1 >= PixelToken.shortest {
        cursor.repeat(x + 1, isAbove: true)
      } else {
        cursor.append(number: 0)
        x = 0
      }
      while x < width {
        if likeness.isAbove(at: x) {
          let common = likeness.aboveLength(at: x)
          cursor.repeat(common, isAbove: true)
          x &+= common
        } else if likeness.isRun(at: x) {
          var rest = likeness.runLength(at: x)
          // The run may go on in a block that has not changed and so was not looked at.
          rest &+= ByteRuns.runLength(row + (x &+ rest), width &- x &- rest) &- 1
          cursor.append(number: row[x])
          cursor.repeat(rest, isAbove: false)
          x &+= rest &+ 1
        } else {
          let count = min(likeness.plainLength(at: x), width &- x)
          cursor.append(numbers: row + x, count: count)
          x &+= count
        }
      }
    }
    cursor.appendWaiting()
    count = cursor.count
  }
}
