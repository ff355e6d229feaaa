import TableDrawing
import TableLayout
import TableModel

/// Several scenes in a grid as one, with captions under them where there are any.
public struct ContactSheet: Hashable, Sendable {
  /// A picture of the sheet.
  public struct Entry: Hashable, Sendable {
    /// What the picture shows.
    public var scene: Scene
    /// The line of text under it.
    public var caption: String?

    /// A picture with a line of text.
    public init(_ scene: Scene, caption: String? = nil) {
      self.scene = scene
      self.caption = caption
    }
  }

  /// The number of pictures side by side; `nil` for rows of equal length, no longer than five.
  public var columns: Int?
  /// The number of pictures after which a row begins, unless rows are as long as several such groups; `nil` for all.
  package var group: Int?
  /// The distance between pictures, and between them and the edges where there is a margin, in points.
  public var gap: Double
  /// Whether there is a gap along the edges too.
  public var hasMargin: Bool
  /// The colour of the background.
  public var background: Color
  /// The colour of a line of one pixel around each picture; `nil` for none.
  public var frame: Color?

  /// The most pictures side by side where nobody says.
  private static let mostColumns = 5

  /// A grid on a background.
  public init(
    columns: Int? = nil, gap: Double, hasMargin: Bool, background: Color, frame: Color? = nil
  ) {
    self.columns = columns
    self.gap = gap
    self.hasMargin = hasMargin
    self.background = background
    self.frame = frame
  }

  /// Pictures in a row on white, with nothing around them.
  public static let strip = ContactSheet(columns: .max, gap: 10, hasMargin: false, background: .white)

  /// A grid on a light grey, in which white pictures stand out.
  public static let grid = ContactSheet(
    gap: 32, hasMargin: true, background: Color(0xF4F4F6), frame: Color(0xD2D2D7))

  /// The sheet with pictures in reading order, `nil` without any; the shaper places the letters of the captions.
  ///
  /// The sheet has the finest scale of all its pictures, and what layout has found on any of them.
  package func scene(of entries: [Entry], shaper: any TextShaping) -> Scene? {
    guard let first = entries.first?.scene else { return nil }
    let scale = entries.lazy.map(\.scene.scale).max() ?? first.scale
    let captions = entries.map { entry in
      entry.caption.map {
        SheetCaption($0, below: entry.scene.size.width, gap: gap, shaper: shaper, scale: scale)
      }
    }
    let cells = zip(entries, captions).map { entry, caption in
      Size(width: entry.scene.size.width, height: entry.scene.size.height + (caption?.height ?? 0))
    }
    let grid = SheetGrid(
      cells: cells, columns: columnCount(of: min(entries.count, group ?? .max)), group: group, gap: gap,
      hasMargin: hasMargin)
    let children = zip(zip(entries, captions), grid.cells).flatMap { item, cell in
      nodes(of: item.0.scene, item.1, in: cell, scale: scale)
    }
    let bounds = Rect(origin: .zero, size: grid.size)
    var scene = Scene(
      name: first.name,
      theme: first.theme,
      size: grid.size,
      contentSize: grid.size,
      scale: scale,
      root: SceneNode(
        .view, frame: bounds, drawings: [.fill(.rect(bounds), .color(background))], children: children)
    )
    scene.findings = entries.flatMap(\.scene.findings)
    return scene
  }

  private func columnCount(of count: Int) -> Int {
    if let columns { return max(1, columns) }
    let rows = (count + ContactSheet.mostColumns - 1) / ContactSheet.mostColumns
    return (count + rows - 1) / rows
  }

  /// The picture in the middle of its cell's width, with its line around it and its caption below.
  private func nodes(
    of scene: Scene, _ caption: SheetCaption?, in cell: Rect, scale: Double
  ) -> [SceneNode] {
    let left = cell.minX + ((cell.width - scene.size.width) / 2 * scale).rounded() / scale
    let place = Rect(origin: Point(left, cell.minY), size: scene.size)
    var picture = scene.root
    picture.frame = picture.frame.offset(x: place.minX, y: place.minY)
    let line = frame.map { color in
      let edge = -1 / scale
      let around = place.inset(by: EdgeInsets(top: edge, left: edge, bottom: edge, right: edge))
      return SceneNode(.view, frame: around, drawings: [.fill(.rect(around.bounds), .color(color))])
    }
    let text = caption?.node(
      below: Rect(x: cell.minX, y: place.minY, width: cell.width, height: place.height))
    return [line, picture, text].compactMap { $0 }
  }
}

/// A text of a few lines under a picture of a sheet.
struct SheetCaption {
  private static let look = TextBlockLook(size: 15, weight: .medium, color: Color(0x3A3A3C))
  /// The space between the picture and the text, in points.
  private static let gap = 12.0
  /// The most lines; what is left of a longer text is cut off.
  private static let mostLines = 3
  /// The least width of a line in points, however narrow the picture.
  private static let leastWidth = 44.0
  /// The least distance between the captions of neighbours, in points.
  private static let distance = 8.0

  private let block: TextBlock

  /// A text for a picture of a width, with a gap between it and its neighbours, in points.
  init(_ text: String, below width: Double, gap: Double, shaper: any TextShaping, scale: Double) {
    block = TextBlock(
      text, SheetCaption.look, width: max(SheetCaption.leastWidth, width + gap - SheetCaption.distance),
      lines: SheetCaption.mostLines, shaper: shaper, scale: scale)
  }

  /// The height of the text and of the space above it, in points.
  var height: Double { SheetCaption.gap + block.size.height }

  /// The text below a picture, in the middle of its width.
  func node(below picture: Rect) -> SceneNode {
    block.node(centeredIn: picture.width, at: Point(picture.minX, picture.maxY + SheetCaption.gap))
  }
}

/// A grid whose columns are as wide as their widest picture and whose rows as high as their highest.
struct SheetGrid {
  /// The place of each picture with the whole width and height of its column and row, in reading order.
  let cells: [Rect]
  /// The size of everything, in points.
  let size: Size

  /// A grid of pictures of the given sizes; `columns` and `group` are at least 1.
  init(cells sizes: [Size], columns: Int, group: Int?, gap: Double, hasMargin: Bool) {
    let count = max(1, sizes.count)
    let group = group.flatMap { columns.isMultiple(of: $0) ? nil : $0 } ?? count
    let columns = min(columns, count)
    let rows = stride(from: 0, to: sizes.count, by: group).flatMap { first in
      let end = min(first + group, sizes.count)
      return stride(from: first, to: end, by: columns).map { $0..<min($0 + columns, end) }
    }
    let widths = (0..<(rows.map(\.count).max() ?? 0)).map { column in
      rows.compactMap { column < $0.count ? sizes[$0.lowerBound + column].width : nil }.max() ?? 0
    }
    let heights = rows.map { sizes[$0].map(\.height).max() ?? 0 }
    let margin = hasMargin ? gap : 0
    let starts = { (extents: [Double]) in
      extents.reduce(into: [margin]) { $0.append(($0.last ?? 0) + $1 + gap) }
    }
    let (lefts, tops) = (starts(widths), starts(heights))
    cells = rows.enumerated().flatMap { row, cells in
      cells.indices.map { index in
        let column = index - cells.lowerBound
        return Rect(x: lefts[column], y: tops[row], width: widths[column], height: heights[row])
      }
    }
    size = Size(
      width: (lefts.last ?? gap) - gap + margin, height: (tops.last ?? gap) - gap + margin)
  }
}
