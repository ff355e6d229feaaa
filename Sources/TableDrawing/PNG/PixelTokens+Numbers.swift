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

  /// Appends the greys that stand for a row of pixels, and puts them over those of the row above.
  ///
  /// - Parameters:
  ///   - pixels: The tokens of the row, which is not like the one above.
  ///   - row: The numbers of the row above.
  ///   - isFirst: Whether there is no row above.
  func append(
    paleRow pixels: UnsafeBufferPointer<UInt32>, over row: UnsafeMutableBufferPointer<UInt8>, isFirst: Bool
  ) {
    guard var cursor = cursor(forWidth: row.count) else { return }
    // The byte for the filter is that of the row above.
    var (common, run) = (isFirst ? 0 : 1, 0)
    if isFirst { cursor.append(number: 0) }
    var x = 0
    for token in pixels {
      if token & PixelToken.repeatFlag == 0 {
        guard x < row.count else { break }
        let number = PaleGrey.number(ofOpaque: token)
        if run > 0 { cursor.appendRun(of: &run, row, to: x) }
        if row[x] == number, !isFirst {
          common &+= 1
        } else {
          if common > 0 { cursor.appendCommon(&common, row, to: x) }
          cursor.append(number: number)
          row[x] = number
        }
        x &+= 1
        continue
      }
      // A pixel has three bytes.
      let count = Int(token & 0xFFFF) / 3
      guard count <= row.count &- x else { break }
      if token & PixelToken.aboveFlag != 0 {
        if run > 0 { cursor.appendRun(of: &run, row, to: x) }
        common &+= count
      } else {
        if common > 0 { cursor.appendCommon(&common, row, to: x) }
        row[x..<(x &+ count)].update(repeating: row[max(0, x &- 1)])
        run &+= count
      }
      x &+= count
    }
    cursor.appendRun(of: &run, row, to: x)
    cursor.appendCommon(&common, row, to: x)
    cursor.appendWaiting()
    count = cursor.count
  }
}

extension TokenCursor {
  /// Appends so many bytes before a column that are as above, the one for the filter among them where they reach it.
  @inline(__always)
  fileprivate mutating func appendCommon(
    _ count: inout Int, _ row: UnsafeMutableBufferPointer<UInt8>, to x: Int
  ) {
    if count >= PixelToken.shortest {
      self.repeat(count, isAbove: true)
    } else {
      for place in (x &- count)..<x { append(number: place < 0 ? 0 : row[place]) }
    }
    count = 0
  }

  /// Appends so many bytes before a column that are as the one before them.
  @inline(__always)
  fileprivate mutating func appendRun(
    of count: inout Int, _ row: UnsafeMutableBufferPointer<UInt8>, to x: Int
  ) {
    if count >= PixelToken.shortest {
      self.repeat(count, isAbove: false)
    } else {
      for place in max(0, x &- count)..<x { append(number: row[place]) }
    }
    count = 0
  }
}
