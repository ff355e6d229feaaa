extension PixelTokens {
  /// Appends a row of colours' numbers, the byte for its filter first; other blocks than those that have changed are as
  /// in the row above.
  func append(
    numbers row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>?, width: Int, _ changed: ColumnBlocks
  ) {
    guard var cursor = cursor(forWidth: width) else { return }
    // The byte for the filter is that of the row above.
    var x = above.map { PixelTokens.commonLength(row, $0, from: 0, width, changed) } ?? 0
    if x + 1 >= PixelToken.shortest {
      cursor.repeat(x + 1, isAbove: true)
    } else {
      cursor.append(number: 0)
      x = 0
    }
    while x < width {
      if let above, above[x] == row[x] {
        let common = PixelTokens.commonLength(row, above, from: x, width, changed)
        if common >= PixelToken.shortest {
          cursor.repeat(common, isAbove: true)
          x &+= common
          continue
        }
      }
      cursor.append(number: row[x])
      let rest = ByteRuns.runLength(row + x, width &- x) &- 1
      x &+= 1
      guard rest >= PixelToken.shortest else { continue }
      cursor.repeat(rest, isAbove: false)
      x &+= rest
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

  /// The number of bytes from `x` on that a row shares with the one above; it is looked at only where it has changed.
  @inline(__always)
  private static func commonLength(
    _ row: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>, from x: Int, _ width: Int,
    _ changed: ColumnBlocks
  ) -> Int {
    var end = x
    while end < width {
      end = min(width, changed.next(from: end))
      let rest = min(width, (end / ColumnBlocks.width + 1) * ColumnBlocks.width) &- end
      let common = ByteRuns.commonLength(row + end, above + end, rest)
      end &+= common
      if common < rest { break }
    }
    return end &- x
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
