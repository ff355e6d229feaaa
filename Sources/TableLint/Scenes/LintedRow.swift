import TableLayout
import TableModel

/// A row as its source has it, and its views; a row that is hidden has none.
///
/// A class, as every rule walks over all rows, and their values are large.
final class LintedRow {
  let cell: Cell
  let indexPath: IndexPath
  let path: ElementPath
  /// Its views.
  let views: RowViews.Row?
  /// The style of its table.
  let tableStyle: TableViewStyle
  /// Whether the row shows its editing controls.
  let isEditing: Bool
  /// Whether the row is caught on its way between two states.
  let isMoving: Bool

  /// A row of a table, which is not kept: twenty thousand rows would each hold a copy.
  init(cell: Cell, indexPath: IndexPath, path: ElementPath, table: TableView, views: RowViews.Row?) {
    (self.cell, self.indexPath, self.path, self.views) = (cell, indexPath, path, views)
    tableStyle = table.style
    isEditing = cell.isEditing ?? table.isEditing
    isMoving = (cell.transition ?? table.transition) != nil
  }

  /// The number by which people call the row in its section, from 1.
  var number: Int { indexPath.row + 1 }
  /// The title, where there is any.
  var title: String? { LintedRow.text(of: cell.contentConfiguration?.text ?? cell.textLabel) }
  /// The second text, where there is any that the style shows.
  var detail: String? {
    if let configuration = cell.contentConfiguration {
      return LintedRow.text(of: configuration.secondaryText)
    }
    return cell.style == .default ? nil : LintedRow.text(of: cell.detailTextLabel)
  }
  /// The row as messages call it: its title, or its number.
  var name: String { title.map { "“\($0.shortened)”" } ?? "row \(number)" }

  /// The part of the document that a property of the row is.
  func path(_ key: String) -> ElementPath { path.appending(.key(key)) }

  /// Whether the cell is one of the style's, without views of its own.
  var isStandard: Bool { cell.contentView?.subviews.isEmpty ?? true }

  /// The views of the author's own in the row and at its edges, with the parts of the document that they are.
  var ownViews: [(view: View, path: ElementPath)] {
    LintedRow.views(cell.contentView?.subviews ?? [], in: path("contentView"))
      + [(cell.accessoryView, "accessoryView"), (cell.editingAccessoryView, "editingAccessoryView")]
      .flatMap { view, key in view.map { LintedRow.views($0, at: path(key)) } ?? [] }
      + cell.accessories.enumerated().flatMap { number, accessory -> [(view: View, path: ElementPath)] in
        guard case .customView(let view) = accessory.kind else { return [] }
        return LintedRow.views(
          view, at: path("accessories").appending(.item(number), .key("customView")))
      }
  }

  /// The controls among them.
  var controls: [(control: Control, path: ElementPath)] {
    ownViews.compactMap { entry in
      guard case .control(let control) = entry.view.content else { return nil }
      return (control, entry.path)
    }
  }

  /// All labels of the row.
  var labels: [(label: Label, path: ElementPath)] {
    let configuration = cell.contentConfiguration
    return [
      (cell.textLabel, path("textLabel")), (cell.detailTextLabel, path("detailTextLabel")),
      (configuration?.shownText, path("contentConfiguration").appending(.key("text"))),
      (configuration?.shownSecondaryText, path("contentConfiguration").appending(.key("secondaryText"))),
    ].compactMap { label, path in label.map { ($0, path) } }
      + ownViews.compactMap { entry in
        guard case .label(let label) = entry.view.content else { return nil }
        return (label, entry.path)
      }
  }

  private static func views(_ views: [View], in path: ElementPath) -> [(view: View, path: ElementPath)] {
    views.enumerated().flatMap { number, view in
      LintedRow.views(view, at: path.appending(.key("subviews"), .item(number)))
    }
  }

  private static func views(_ view: View, at path: ElementPath) -> [(view: View, path: ElementPath)] {
    [(view, path)] + views(view.subviews, in: path)
  }

  private static func text(of label: Label?) -> String? {
    guard let label else { return nil }
    let text = label.attributedText.isEmpty ? label.text : label.attributedText.map(\.text).joined()
    return text.isEmpty ? nil : text
  }
}

/// The views of a table's rows.
struct RowViews {
  /// The views of one row, by their numbers among all of the screen: there are as many rows as a file may have.
  struct Row {
    private enum Part: Int, CaseIterable {
      case content
      case title
      case detail
      case image
      case accessory
      case confirmation
      case reorderControl

      init?(_ node: SceneNode) {
        switch node.role {
        case .textLabel: self = .title
        case .detailTextLabel: self = .detail
        case .imageView: self = .image
        case .accessoryView: self = .accessory
        case .deleteConfirmation: self = .confirmation
        case .reorderControl: self = .reorderControl
        default:
          guard node.viewClass.isContentView else { return nil }
          self = .content
        }
      }
    }

    private let all: [LintedView]
    private let cellNumber: Int
    /// The number of each part's view; -1 for none.
    private var numbers = SIMD8<Int32>(repeating: -1)

    /// The views of a row whose cell is one of a screen's views.
    fileprivate init(_ cell: LintedView, among views: ScreenViews) {
      (all, cellNumber) = (views.all, cell.index)
      for view in views.views(in: cell) where view.parent == cell.index || view.parent == number(of: .content)
      {
        if let part = Part(view.node) { self[part] = view }
      }
    }

    private func number(of part: Part) -> Int { Int(numbers[part.rawValue]) }

    private subscript(part: Part) -> LintedView? {
      get {
        let number = number(of: part)
        return all.indices.contains(number) ? all[number] : nil
      }
      set { numbers[part.rawValue] = newValue.flatMap { Int32(exactly: $0.index) } ?? -1 }
    }

    /// The cell itself.
    var cell: LintedView { all[cellNumber] }
    /// The content view.
    var content: LintedView? { self[.content] }
    /// The label of the title.
    var title: LintedView? { self[.title] }
    /// The label of the second text.
    var detail: LintedView? { self[.detail] }
    /// The picture.
    var image: LintedView? { self[.image] }
    /// What stands at the right edge.
    var accessory: LintedView? { self[.accessory] }
    /// The button that a row to be deleted shows.
    var confirmation: LintedView? { self[.confirmation] }
    /// The grip of a row that can be moved.
    var reorderControl: LintedView? { self[.reorderControl] }
  }

  private var rows: [IndexPath: Row] = [:]

  init(of table: LintedView?, among views: ScreenViews) {
    guard let table else { return }
    var index = table.index + 1
    while index < table.end, views.all.indices.contains(index) {
      let view = views.all[index]
      if view.node.viewClass.isRow, let indexPath = view.node.indexPath {
        rows[indexPath] = Row(view, among: views)
      }
      index = max(index + 1, view.end)
    }
  }

  subscript(_ indexPath: IndexPath) -> Row? { rows[indexPath] }
}
