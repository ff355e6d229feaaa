import Glibc
import TableLayout
import TableModel
import TableSources
import TestSupport

@testable import TableDrawing

/// The labels of a laid-out table of rows, with spaces between them, and nothing else.
struct RowScreen {
  /// The height of the empty rows between two, in points.
  static let space = 60.0

  /// The rows that are not spaces.
  let rows: [SceneNode]
  /// Where accessories stand in each of them.
  private let others: [[Rect]]
  private var scene: Scene

  init(_ scene: Scene, _ change: (inout SceneNode) -> Void) {
    self.scene = scene
    // Rows that are swiped open or dragged lie over others, and come after them.
    let cells = scene.root.children.filter { $0.viewClass == .cell || $0.viewClass == .listCell }
      .sorted { $0.frame.minY < $1.frame.minY }
    let drawn = cells.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    rows = drawn.map { RowScreen.bare($0, change) }
    others = drawn.map { cell in cell.children.filter { $0.role == .accessoryView }.map(\.frame) }
    self.scene.root.drawings = [.fill(.rect(scene.root.frame.bounds), .color(.white))]
    self.scene.root.children = rows
  }

  /// A cell with its labels alone, which draw beyond the edges of all that they lie in.
  private static func bare(_ cell: SceneNode, _ change: (inout SceneNode) -> Void) -> SceneNode {
    var cell = cell
    cell.drawings = []
    cell.clipsToBounds = false
    cell.outline = nil
    cell.children = cell.children.filter(\.viewClass.isContentView).map { content in
      var content = content
      content.drawings = []
      content.clipsToBounds = false
      content.outline = nil
      content.children = content.children.filter { $0.label != nil }.map { label in
        var label = label
        label.clipsToBounds = false
        change(&label)
        return label
      }
      return content
    }
    return cell
  }

  /// Labels with their frames in the cell's coordinates.
  private func labels(of cell: SceneNode) -> [(label: SceneNode, frame: Rect)] {
    cell.children.flatMap { content in
      content.children.map { ($0, $0.frame.offset(x: content.frame.minX, y: content.frame.minY)) }
    }
  }

  var labels: Int { rows.reduce(0) { $0 + labels(of: $1).count } }

  /// The rows with two labels.
  var pairs: Int { rows.count { labels(of: $0).count == 2 } }

  var labelsOutside: [String] {
    rows.flatMap { cell in
      labels(of: cell).filter { $0.frame.minY < -0.001 || $0.frame.maxY > cell.frame.height + 0.001 }
        .map { "\($0.label.label?.text ?? "") at \($0.frame) in a row \(cell.frame.height) high" }
    }
  }

  /// Labels with something to read that lie over an accessory.
  var labelsOverAccessories: [String] {
    zip(rows, others).flatMap { cell, others in
      labels(of: cell).filter { label, frame in
        frame.width > 0 && label.label?.text.isEmpty == false
          && others.contains { other in
            min(frame.maxX, other.maxX) - max(frame.minX, other.minX) > 0.001
              && min(frame.maxY, other.maxY) - max(frame.minY, other.minY) > 0.001
          }
      }.map { "\($0.label.label?.text ?? "") at \($0.frame) over one of \(others)" }
    }
  }

  var labelsThatOverlap: [String] {
    rows.compactMap { cell in
      let frames = labels(of: cell).map(\.frame)
      guard frames.count == 2 else { return nil }
      let width = min(frames[0].maxX, frames[1].maxX) - max(frames[0].minX, frames[1].minX)
      let height = min(frames[0].maxY, frames[1].maxY) - max(frames[0].minY, frames[1].minY)
      return width > 0.001 && height > 0.001 ? "\(frames) in \(cell.frame)" : nil
    }
  }

  /// What letters of both labels cover, and what they cover between two rows, in a picture of one pixel a point.
  func strayInk() throws -> [String] {
    let bitmap = try bitmap(scale: 1)
    let bands = rows.map { Int($0.frame.minY.rounded(.down))..<Int($0.frame.maxY.rounded(.up)) }
    let spaces = zip(bands, bands.dropFirst()).flatMap { Array($0.upperBound..<$1.lowerBound) }
    return bitmap.rowsWithInk(of: spaces).map { "ink at \($0), between two rows" }
      + rows.flatMap { row in
        sharedAreas(of: row).filter { bitmap.hasInkOfBoth(in: $0) }.map { "ink of both labels in \($0)" }
      }
  }

  /// What letters of both labels of a row cover by a fourth and more, in a picture of three pixels a point.
  func sharedInk() throws -> [String] {
    let scale = 3.0
    let bitmap = try bitmap(scale: scale)
    return rows.flatMap { row in
      sharedAreas(of: row).filter { area in
        bitmap.hasInkOfBoth(
          in: Rect(
            x: area.minX * scale, y: area.minY * scale, width: area.width * scale, height: area.height * scale
          ),
          darkerThan: 192)
      }.map { area in
        "\(labels(of: row).map { $0.label.label?.text ?? "" }): ink of both in \(area)"
      }
    }
  }

  private func bitmap(scale: Double) throws -> Bitmap {
    var scene = scene
    scene.scale = scale
    let catalog = FontCatalog.standard
    return try PictureWriter(fonts: catalog.file(named:), images: OpenFile.imageOpener).bitmap(scene)
  }

  /// Where letters of two labels could meet: what lies within three points of both.
  private func sharedAreas(of row: SceneNode) -> [Rect] {
    let frames = labels(of: row).map { $0.frame.offset(x: row.frame.minX, y: row.frame.minY) }
    guard frames.count == 2 else { return [] }
    let (left, right) = (max(frames[0].minX, frames[1].minX) - 3, min(frames[0].maxX, frames[1].maxX) + 3)
    let (top, bottom) = (max(frames[0].minY, frames[1].minY) - 3, min(frames[0].maxY, frames[1].maxY) + 3)
    return left < right && top < bottom
      ? [Rect(x: left, y: top, width: right - left, height: bottom - top)] : []
  }
}

extension Bitmap {
  /// Which of some rows of pixels are not white all over.
  fileprivate func rowsWithInk(of rows: [Int]) -> [Int] {
    let white = [UInt8](repeating: 255, count: 4 * width)
    return components.withUnsafeBytes { bytes in
      rows.filter { row in
        let line = UnsafeRawBufferPointer(rebasing: bytes[4 * width * row..<4 * width * (row + 1)])
        return line.baseAddress.map { memcmp($0, white, white.count) != 0 } ?? false
      }
    }
  }

  /// Whether letters of pure red and of pure blue cover one pixel of an area.
  fileprivate func hasInkOfBoth(in area: Rect, darkerThan limit: UInt8 = 235) -> Bool {
    // What is swiped may lie beyond the picture.
    let columns = (Int(area.minX)..<Int(area.maxX)).clamped(to: 0..<width)
    let lines = (Int(area.minY)..<Int(area.maxY)).clamped(to: 0..<height)
    return lines.contains { y in
      columns.contains { x in
        let start = 4 * (y * width + x)
        return components[start] < limit && components[start + 2] < limit
      }
    }
  }
}
