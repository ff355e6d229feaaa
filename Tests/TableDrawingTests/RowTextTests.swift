import Glibc
import TableLayout
import TableModel
import TableSources
import TableThemes
import TestSupport
import Testing

@testable import TableDrawing

/// Text in rows that find their height by themselves stays in its row, and labels stay apart, whatever is beside them.
@Suite struct RowTextTests {
  private static let rowsOfEach = 20

  /// Two thousand rows in all looks, at all sizes of text, in both directions.
  @Test(arguments: 1...100 as ClosedRange<UInt64>) func textStaysInItsRow(_ seed: UInt64) throws {
    let screen = try RandomRows(seed: seed, count: RowTextTests.rowsOfEach).screen()
    #expect(screen.rows.count == RowTextTests.rowsOfEach)
    #expect(screen.labels > 0)
    #expect(screen.labelsOutside == [])
    #expect(screen.labelsThatOverlap == [])
    #expect(try screen.strayInk() == [])
  }

  /// A thousand rows in scripts whose letters are tall or deep: Burmese, Tibetan, Thai and Lao with stacked marks, Urdu, Khmer.
  @Test(arguments: 1...50 as ClosedRange<UInt64>) func tallLettersTouchNoOtherLabel(_ seed: UInt64) throws {
    let screen = try RandomRows(seed: seed, count: RowTextTests.rowsOfEach, words: RandomRows.tallWords)
      .screen()
    #expect(screen.rows.count == RowTextTests.rowsOfEach && screen.pairs > 0)
    #expect(screen.labelsThatOverlap == [])
    let shared = try screen.sharedInk()
    #expect(shared == [])
  }

  @Test func theCheckSeesWhatReachesOut() throws {
    var rows = RandomRows(seed: 1, count: 1)
    rows.cells += rows.cells
    let screen = try rows.screen { $0.frame.origin.y += $0.frame.height }
    #expect(!screen.labelsOutside.isEmpty)
    #expect(try !screen.strayInk().isEmpty)
    let tall = try RandomRows(seed: 1, count: 20, words: RandomRows.tallWords).screen {
      $0.frame.origin.y = 0
    }
    #expect(try !tall.sharedInk().isEmpty)
  }
}

/// Rows of every kind between empty ones, the same for the same seed.
private struct RandomRows {
  private var generator: SplitMix64
  private var theme: Theme
  private var width = 320.0
  private var scale = 1.0
  private var direction = LayoutDirection.leftToRight
  private let words: [String]
  var cells: [Cell] = []

  static let tallWords = [
    "မြန်မာ", "ခြွေကြွ", "ကျွန်ုပ်", "ཧོད་བོད", "མྱི་རྒྱུ", "བསྒྲུབས", "ที่นี้ปู่", "ผู้ใหญ่", "ລື້ຊື່", "اُردوٗ", "ٹِھیک ہے",
    "ខ្មែរ", "ស្ត្រីខ្ញុំ", "നിർദ്ദേശം", "క్ష్మ్యా", "one", "Ågård",
  ]

  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  init(
    seed: UInt64, count: Int,
    words: [String] = ["a", "one", "Ågård", "words", "Jugglery", "extraordinarily", "(fjord)"]
  ) {
    self.words = words
    generator = SplitMix64(seed: seed)
    theme = Theme.all[Int(seed) % Theme.all.count]
    theme = theme.resized(to: pick([.large, .large, .medium] + ContentSizeCategory.allCases))
    width = pick([320, 375, 390, 414])
    scale = pick([1, 2, 3])
    direction = pick([.leftToRight, .leftToRight, .rightToLeft])
    cells = (0..<count).map { _ in cell() }
  }

  private mutating func cell() -> Cell {
    Cell(
      style: pick(CellStyle.allCases),
      textLabel: label(RandomRows.red),
      detailTextLabel: pick([nil, label(RandomRows.blue), label(RandomRows.blue)]),
      imageView: pick([nil, image()]),
      accessoryType: pick(AccessoryType.allCases),
      indentationLevel: pick([0, 0, 0, 1, 4]),
      isEditing: pick([nil, nil, true]),
      editingStyle: pick(EditingStyle.allCases),
      showsReorderControl: pick([false, false, true])
    )
  }

  private mutating func label(_ color: Color) -> Label {
    Label(
      text: (0..<pick([1, 2, 4, 8, 16])).map { _ in pick(words) }.joined(separator: pick([" ", " ", "\n"])),
      font: pick([nil, nil, FontAttributes(size: 12), FontAttributes(size: 22, weight: .bold)]),
      textColor: color,
      numberOfLines: pick([0, 0, 1, 2])
    )
  }

  private mutating func image() -> ImageView {
    let size = Size(width: pick([29, 60, 120]), height: pick([29, 80, 200]))
    return ImageView(image: Image(ImageReference(name: "none", path: "none", format: .png, size: size)))
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &generator)]
  }

  /// The rows laid out, with every label changed.
  func screen(_ change: (inout SceneNode) -> Void = { _ in }) throws -> RowScreen {
    let space = Cell(height: RowScreen.space)
    let table = TableView(
      style: .plain,
      sections: [Section(rows: [space] + cells.flatMap { [$0, space] })],
      separatorStyle: SeparatorStyle.none
    )
    let scene = TableLayoutEngine(theme: theme, shaper: try HarfBuzzTextShaper()).scene(
      of: table,
      in: LayoutEnvironment(
        size: Size(width: width, height: 480), scale: scale, height: .content, layoutDirection: direction))
    return RowScreen(scene, change)
  }
}

/// The labels of a laid-out table of rows, with spaces between them, and nothing else.
private struct RowScreen {
  /// The height of the empty rows between two, in points.
  static let space = 60.0

  /// The rows that are not spaces.
  let rows: [SceneNode]
  private var scene: Scene

  init(_ scene: Scene, _ change: (inout SceneNode) -> Void) {
    self.scene = scene
    let cells = scene.root.children.filter { $0.viewClass == .cell }
    rows = cells.enumerated().filter { $0.offset % 2 == 1 }.map { RowScreen.bare($0.element, change) }
    self.scene.root.drawings = [.fill(.rect(scene.root.frame.bounds), .color(.white))]
    self.scene.root.children = rows
  }

  /// A cell with its labels alone, which draw beyond the edges of all that they lie in.
  private static func bare(_ cell: SceneNode, _ change: (inout SceneNode) -> Void) -> SceneNode {
    var cell = cell
    cell.drawings = []
    cell.clipsToBounds = false
    cell.outline = nil
    cell.children = cell.children.filter { $0.viewClass == .contentView }.map { content in
      var content = content
      content.drawings = []
      content.clipsToBounds = false
      content.outline = nil
      content.children = content.children.filter { $0.viewClass == .label }.map { label in
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
    let columns = max(0, Int(area.minX))..<max(0, min(width, Int(area.maxX)))
    let lines = max(0, Int(area.minY))..<max(0, min(height, Int(area.maxY)))
    return lines.contains { y in
      columns.contains { x in
        let start = 4 * (y * width + x)
        return components[start] < limit && components[start + 2] < limit
      }
    }
  }
}
