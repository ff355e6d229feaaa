import TableDrawing
import TableReview

extension Baseline {
  /// Why the pixels of the picture, a PNG file, cannot be read; `nil` where they can.
  ///
  /// All of them are read for that, which is only worth while where something has gone wrong already.
  var flaw: DrawingError? {
    do throws(DrawingError) {
      let rows = try PNGRowReader.rows(of: bytes)
      var row = [UInt32](repeating: 0, count: rows.size.width)
      var changed = ColumnBlocks(columnCount: rows.size.width)
      for _ in 0..<rows.size.height {
        try row.withUnsafeMutableBufferPointer { buffer throws(DrawingError) in
          try rows.readRow(over: buffer, marking: &changed)
        }
      }
      return nil
    } catch {
      return error
    }
  }
}
