import TableLayout
import TableModel

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
