import TableDrawing
import TableInterfaceBuilder
import TableLayout
import TableModel
import TableSources
import TableSpec
import TableThemes

/// A grid whose columns are as wide as their widest picture and whose rows as high as their highest.
struct SheetGrid {
  /// The place of each picture with the whole width and height of its column and row, in reading order.
  let cells: [Rect]
  /// The size of everything, in points.
  let size: Size

  /// A grid of pictures of the given sizes; `columns` is at least 1.
  init(cells sizes: [Size], columns: Int, gap: Double, hasMargin: Bool) {
    let rowStarts = stride(from: 0, to: sizes.count, by: columns)
    let widths = (0..<min(columns, sizes.count)).map { column in
      stride(from: column, to: sizes.count, by: columns).map { sizes[$0].width }.max() ?? 0
    }
    let heights = rowStarts.map { start in
      sizes[start..<min(start + columns, sizes.count)].map(\.height).max() ?? 0
    }
    let margin = hasMargin ? gap : 0
    let starts = { (extents: [Double]) in
      extents.reduce(into: [margin]) { $0.append(($0.last ?? 0) + $1 + gap) }
    }
    let (lefts, tops) = (starts(widths), starts(heights))
    cells = sizes.indices.map { index in
      let (column, row) = (index % columns, index / columns)
      return Rect(x: lefts[column], y: tops[row], width: widths[column], height: heights[row])
    }
    size = Size(
      width: (lefts.last ?? gap) - gap + margin, height: (tops.last ?? gap) - gap + margin)
  }
}
