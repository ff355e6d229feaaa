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

  /// Two thousand rows of today: content configurations, lists and tables, their accessories, rows that are edited or swiped
  /// open, on phones and tablets.
  @Test(arguments: 101...200 as ClosedRange<UInt64>) func textOfTodayStaysInItsRow(_ seed: UInt64) throws {
    let screen = try RandomRows(seed: seed, count: RowTextTests.rowsOfEach, areOfToday: true).screen()
    #expect(screen.rows.count == RowTextTests.rowsOfEach)
    #expect(screen.labels > 0)
    #expect(screen.labelsOutside == [])
    #expect(screen.labelsThatOverlap == [])
    #expect(screen.labelsOverAccessories == [])
    #expect(try screen.strayInk() == [])
  }

  @Test func theCheckSeesWhatReachesOut() throws {
    var rows = RandomRows(seed: 1, count: 1)
    rows.cells += rows.cells
    let screen = try rows.screen { $0.frame.origin.y += $0.frame.height }
    #expect(!screen.labelsOutside.isEmpty)
    #expect(try !screen.strayInk().isEmpty)
    let today = try RandomRows(seed: 101, count: 20, areOfToday: true).screen { $0.frame.size.width = 2000 }
    #expect(!today.labelsOverAccessories.isEmpty)
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
  private var list: CollectionLayoutListConfiguration?
  var cells: [Cell] = []

  static let tallWords = [
    "မြန်မာ", "ခြွေကြွ", "ကျွန်ုပ်", "ཧོད་བོད", "མྱི་རྒྱུ", "བསྒྲུབས", "ที่นี้ปู่", "ผู้ใหญ่", "ລື້ຊື່", "اُردوٗ", "ٹِھیک ہے",
    "ខ្មែរ", "ស្ត្រីខ្ញុំ", "നിർദ്ദേശം", "క్ష్మ్యా", "one", "Ågård",
  ]

  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  init(
    seed: UInt64, count: Int,
    words: [String] = ["a", "one", "Ågård", "words", "Jugglery", "extraordinarily", "(fjord)"],
    areOfToday: Bool = false
  ) {
    self.words = words
    generator = SplitMix64(seed: seed)
    theme = Theme.all[Int(seed) % Theme.all.count]
    theme = theme.resized(to: pick([.large, .large, .medium] + ContentSizeCategory.allCases))
    width = pick([320, 375, 390, 414])
    scale = pick([1, 2, 3])
    direction = pick([.leftToRight, .leftToRight, .rightToLeft])
    guard areOfToday else {
      cells = (0..<count).map { _ in cell() }
      return
    }
    width = pick([320, 375, 393, 402, 440, 600, 768, 820, 1024, 1376])
    let appearances = CollectionLayoutListConfiguration.Appearance.allCases
    list = pick([nil] + appearances.map { CollectionLayoutListConfiguration($0) })
    cells = (0..<count).map { _ in cellOfToday() }
  }

  private mutating func cellOfToday() -> Cell {
    var cell = cell()
    if pick([true, true, false]) {
      var content = ListContentConfiguration(pick(ListContentConfiguration.Style.allCases))
      content.text = cell.textLabel
      content.secondaryText = cell.detailTextLabel
      content.image = cell.imageView
      content.imageProperties.maximumSize = pick([.zero, Size(width: 40, height: 40)])
      content.imageProperties.reservedLayoutSize = pick([.zero, Size(width: 60, height: 0)])
      content.prefersSideBySideTextAndSecondaryText = pick([nil, true, false])
      cell.contentConfiguration = content
    }
    if list != nil {
      let kinds: [CellAccessory.Kind] = [
        .disclosureIndicator, .checkmark, .delete, .insert, .reorder, .multiselect, .detail,
        .outlineDisclosure(isExpanded: true), .label(pick(words)), .popUpMenu(pick(words)),
      ]
      cell.accessories = (0..<pick([0, 1, 2, 3])).map { _ in CellAccessory(pick(kinds)) }
    }
    cell.editActions = (0..<pick([0, 1, 2, 3])).map { _ in RowAction(title: pick(words)) }
    cell.showingDeleteConfirmation = pick([false, false, true])
    return cell
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
    var table = TableView(
      style: .plain,
      sections: [Section(rows: [space] + cells.flatMap { [$0, space] })],
      separatorStyle: SeparatorStyle.none
    )
    table.list = list
    let scene = TableLayoutEngine(theme: theme, shaper: try HarfBuzzTextShaper()).scene(
      of: table,
      in: LayoutEnvironment(
        size: Size(width: width, height: 480), scale: scale, height: .content, layoutDirection: direction))
    return RowScreen(scene, change)
  }
}
