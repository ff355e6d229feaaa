import TableModel
import TestSupport

/// Makes up tables of every kind, the same for the same seed.
struct RandomTable {
  private var generator: SplitMix64

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  mutating func tableView() -> TableView {
    TableView(
      style: pick(TableViewStyle.allCases),
      sections: (0..<pick([0, 1, 2, 3])).map { _ in section() },
      rowHeight: pick([nil, nil, 44, 30, 61.5, 1]),
      sectionHeaderHeight: pick([nil, nil, 30]),
      separatorStyle: pick([nil, .singleLine, .singleLineEtched, SeparatorStyle.none]),
      separatorInset: pick([nil, nil, EdgeInsets(left: 40, right: 12), EdgeInsets(left: -5)]),
      isEditing: pick([false, false, true]),
      allowsMultipleSelectionDuringEditing: pick([false, false, true])
    )
  }

  private mutating func section() -> Section {
    Section(
      header: pick([nil, HeaderFooter(title: text()), HeaderFooter(title: text(), height: 50)]),
      footer: pick([nil, HeaderFooter(title: text())]),
      rows: (0..<pick([0, 1, 2, 5])).map { _ in cell() }
    )
  }

  private mutating func cell() -> Cell {
    Cell(
      style: pick(CellStyle.allCases),
      textLabel: pick([nil, label(), label()]),
      detailTextLabel: pick([nil, label(), label()]),
      imageView: pick([nil, nil, image()]),
      accessoryType: pick(AccessoryType.allCases),
      indentationLevel: pick([0, 0, 1, 4, 100]),
      separatorInset: pick([nil, nil, EdgeInsets(left: 70)]),
      height: pick([nil, nil, 0.5, 4, 20, 80]),
      isEditing: pick([nil, nil, true]),
      editingStyle: pick(EditingStyle.allCases),
      editingAccessoryType: pick(AccessoryType.allCases),
      showsReorderControl: pick([false, false, true]),
      shouldIndentWhileEditing: pick([true, false]),
      isSelected: pick([false, false, true]),
      transition: pick([nil, nil, nil, Transition(to: .showingEditControl, progress: 0.4)])
    )
  }

  private mutating func label() -> Label {
    Label(
      text: text(),
      font: pick([nil, nil, FontAttributes(size: 9), FontAttributes(size: 14, weight: .bold)]),
      textAlignment: pick([nil, .center, .right]),
      numberOfLines: pick([0, 1, 1, 2]),
      lineBreakMode: pick(LineBreakMode.allCases)
    )
  }

  private mutating func image() -> ImageView {
    let size = Size(width: pick([10, 29, 60]), height: pick([10, 29, 120]))
    return ImageView(image: Image(ImageReference(name: "i", path: "i", format: .png, size: size)))
  }

  private mutating func text() -> String {
    let words = (0..<pick([1, 2, 3, 30])).map { _ in pick(["a", "word", "another", "extraordinarily"]) }
    return pick([
      "", words.joined(separator: " "), words.joined(separator: " "), words.joined(separator: "\n"),
    ])
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &generator)]
  }
}
