import TableDrawing

/// Some rows of the picture of a difference.
package enum DifferenceRows {
  /// A row, each pixel the number of one of `DifferencePainter.colors`, and where it may be unlike the row before.
  ///
  /// Its memory is that of the next row, too.
  case row(UnsafeBufferPointer<UInt8>, changed: ColumnBlocks)
  /// Rows that both pictures have, made pale; the row before them is one that both have, too.
  case shared(Range<Int>)
}
